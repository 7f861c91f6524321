import fc from "fast-check";
import { expect, test } from "vitest";
import { FIXED_NOTES } from "../../src/agents/coach/findNotes.ts";
import { type Knowledge, readKnowledge } from "../../src/catalog/knowledge/knowledge.ts";
import { loadKnowledge } from "../../src/catalog/knowledge/loadKnowledge.ts";
import { noteText } from "../../src/catalog/knowledge/noteText.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";

const knowledge = readKnowledge();
const { all } = knowledge;
const ranks = (query: string, id: string, source: Knowledge = knowledge) =>
  source
    .search(query, 3)
    .map(({ note }) => note.id)
    .indexOf(id);

test("there are at least 55 notes, on every subject the coach speaks of", () => {
  expect(all.length).toBeGreaterThanOrEqual(55);
  expect([...new Set(all.map(({ topic }) => topic))].sort()).toEqual(
    [
      ...["aches", "anatomy", "cardio", "comparisons", "goals", "motivation", "movements"],
      ...["myths", "programming", "recovery", "safety", "special", "technique"],
    ].sort(),
  );
});

test("a note is short: 2 to 6 sentences that end, no line over 320 characters", () => {
  const wrong = all.filter(({ body }) => {
    const sentences = body.join(" ").match(/[^.!?]+[.!?]/g) ?? [];
    return sentences.length < 2 || body.length > 6 || body.some((line) => !/[.!?]$/.test(line));
  });

  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test("every note says where it comes from: a publication with its year, or coaching practice", () => {
  const sources = new Set(all.flatMap((note) => note.sources));

  expect(
    [...sources].filter((source) => source !== "coaching practice" && !/\b(?:19|20)\d\d\b|AAP and NSCA/.test(source)),
  ).toEqual([]);
});

test("no text is written twice", () => {
  const lines = all.flatMap(({ body }) => body);

  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test("every note is the first to be found by its own title", () => {
  expect(all.filter(({ id, title }) => ranks(title, id) !== 0).map(({ id }) => id)).toEqual([]);
});

test("every note is found by each of its aliases, asked as a question", () => {
  const lost = all.flatMap(({ id, aliases }) =>
    aliases.filter((alias) => ranks(`can you explain ${alias} please?`, id) < 0).map((alias) => `${id}: ${alias}`),
  );

  expect(lost).toEqual([]);
});

test("every note is among the ten found by its keywords alone", () => {
  const lost = all.filter(({ id, keywords, title }) => {
    const found = knowledge.search(`${title.split(" ")[0]} ${keywords.join(" ")}`, 10);
    return !found.some(({ note }) => note.id === id);
  });

  expect(lost.map(({ id }) => id)).toEqual([]);
});

test.each([
  ["perceived effort scale for lifting", "rpe"],
  ["gradually harder over time so that muscle adapts", "progressive-overload"],
  ["easier week every couple of months", "deload"],
  ["bar hasn't moved up in weeks, stuck", "plateau"],
  ["legs ache two days after lunges doms", "soreness"],
  ["hypertrofy", "hypertrophy-goal"],
  ["periodization", "periodisation"],
  ["protien per day", "protein"],
  ["can't be arsed, no motivation", "low-motivation"],
  ["losing fat only from my tummy, spot reduction", "spot-reduction"],
])("%j is about %s", (query, id) => {
  expect(ranks(query, id)).toBe(0);
});

test.each(["what is the capital of france", "write me a python script", "who won the cup final", "", "?!"])(
  "nothing is known about %j",
  (query) => {
    expect(knowledge.search(query, 5).filter(({ score }) => score >= 0.3)).toEqual([]);
  },
);

test("exercises that notes speak of exist, and so do the notes that the coach counts on", () => {
  const catalog = readCatalog();

  expect(all.flatMap(({ exercises }) => exercises).filter((slug) => catalog.bySlug(slug) === null)).toEqual([]);
  expect(FIXED_NOTES.filter((id) => knowledge.byId(id) === null)).toEqual([]);
  expect(knowledge.byId("no-such-note")).toBeNull();
});

test("a search takes any text, keeps its limit and its order", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 0, max: 5 }), (query, limit) => {
      const scores = knowledge.search(query, limit).map(({ score }) => score);
      expect(scores.length).toBeLessThanOrEqual(limit);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test("the likeliest notes come for any text, best first, in shares of one whole", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 0, max: 5 }), (query, limit) => {
      const shares = knowledge.likely(query, limit).map(({ share }) => share);
      expect(shares.length).toBeLessThanOrEqual(limit);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeLessThanOrEqual(1 + 1e-9);
    }),
    { numRuns: 100 },
  );
  expect(knowledge.likely("", 3)).toEqual([]);
});

// None of these names the note's subject, and none stands among the questions that the finder was fitted on.
test.each([
  ["my belly is empty when i lift at six in the morning, am i losing muscle from that", "fasted-training"],
  ["a lie down of twenty minutes in the early afternoon, will i sleep badly at night then", "naps"],
])("all words of %j together speak for a note that none of them names", (question, id) => {
  expect(knowledge.likely(question, 3).map(({ note }) => note.id)).toContain(id);
});

test("a note that cannot be used is named with what is wrong", () => {
  const good = {
    ...noteText(
      "# Good note\n\nA line that is long enough.\n\n## Found by\n\n- aliases: good note\n- keywords: good\n\n## Sources\n\n- coaching practice\n",
    ),
    id: "good",
    topic: "x",
  };

  expect(loadKnowledge([good]).all).toHaveLength(1);
  expect(() => loadKnowledge([{ ...good, sources: [] }])).toThrow(/good\.sources/);
  expect(() => loadKnowledge([good, { ...good, aliases: ["another one"] }])).toThrow(/good\.id: this id is used twice/);
  expect(() => loadKnowledge([good, { ...good, id: "other" }])).toThrow(/"good note" is also good's/);
  expect(() => loadKnowledge([{ ...good, aliases: ["how should i rest"] }])).toThrow(/only says "rest"/);
});
