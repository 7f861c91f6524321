import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonIn } from "../../src/models/openai/jsonIn.ts";
import { CallSieve, type TextualCall } from "../../src/models/openai/textualCalls.ts";
import { ThoughtFilter } from "../../src/models/openai/thoughts.ts";

const NAMES = ["web_search", "get_facts", "get"];

function sifted(pieces: readonly string[]): { calls: TextualCall[]; said: string; isBroken: boolean } {
  const sieve = new CallSieve(NAMES);
  const said = pieces.map((piece) => sieve.push(piece)).join("") + sieve.end();
  return { calls: sieve.calls, said, isBroken: sieve.isBroken };
}

const search = { name: "web_search", input: { query: "squats {deep}" } };
const written = '{"query": "squats {deep}"}';

/** What a model writes, the calls in it, and what is left to be said. */
const WRITTEN: [string, TextualCall[], string][] = [
  [`[TOOL_CALL]{"name": "web_search", "arguments": ${written}}`, [search], ""],
  [`Let me look. [tool_call] {"name": "web_search", "parameters": ${written}}`, [search], "Let me look. "],
  [`<tool_call>\n{"name": "web_search", "arguments": ${written}}\n</tool_call>`, [search], ""],
  [
    `[TOOL_CALLS][{"name": "get", "arguments": {}}, {"name": "web_search", "arguments": ${written}}]`,
    [{ name: "get", input: {} }, search],
    "",
  ],
  [`[Web_Search]${written}`, [search], ""],
  [`[Web Search] ${written} ok`, [search], " ok"],
  [`{"name": "web_search", "arguments": ${written}}`, [search], ""],
  [`{"type": "function", "function": {"name": "web_search", "arguments": ${JSON.stringify(written)}}}`, [search], ""],
  [`\`\`\`json\n{"name": "web_search", "arguments": ${written}}\n\`\`\``, [search], ""],
  [`web_search${written}`, [search], ""],
  [`web_search({"query": "squats {deep}"}) and get_facts{}`, [search, { name: "get_facts", input: {} }], " and "],
  // None of these is a call.
  ["Sleep well [n3], and eat [1] {well}.", [], "Sleep well [n3], and eat [1] {well}."],
  ['{"name": "delete_all", "arguments": {}}', [], '{"name": "delete_all", "arguments": {}}'],
  ['{"name": "web_search"}', [], '{"name": "web_search"}'],
  ["I would get_facts, or forget{}.", [], "I would get_facts, or forget{}."],
  ['[Delete_All]{"x": 1}', [], '[Delete_All]{"x": 1}'],
  ["```ts\nlet x = {};\n```", [], "```ts\nlet x = {};\n```"],
  ["get_facts{not json}", [], "get_facts{not json}"],
  ["He said [", [], "He said ["],
];

test.each(WRITTEN)("[N3] the calls in %j are found, and the rest is said", (text, calls, said) => {
  expect(sifted([text])).toEqual({ calls, said, isBroken: false });
});

test("[N3] a marker that nothing readable follows, or a name that was not given, is neither said to be a call nor passed over", () => {
  for (const text of ["[TOOL_CALL]", "[TOOL_CALL]{oops", '[TOOL_CALL]{"name": "delete_all", "arguments": {}}'])
    expect(sifted([text])).toMatchObject({ calls: [], isBroken: true });
});

test("[N3] however a text is cut into pieces, the same calls are found and the same is said", () => {
  const texts = fc.array(fc.constantFrom(...WRITTEN.map(([text]) => text), " ", "\n", "so [", "{", "ge"), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(texts, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }), (parts, sizes) => {
      const text = parts.join(" ");
      expect(sifted(cut(text, sizes))).toEqual(sifted([text]));
    }),
    { numRuns: 300 },
  );
});

test("[N3] what is no call at all comes through as it was, whatever it is", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "grapheme", maxLength: 12 }), { maxLength: 8 }), (pieces) => {
      expect(sifted(pieces).said).toBe(pieces.join(""));
    }),
  );
});

test.each([
  ["<think>knees, hm</think>Squat.", "Squat."],
  ["<THINKING>a < b </thinking>Squat <b>deep</b>.", "Squat <b>deep</b>."],
  ["Squat. <think>was that right", "Squat. "],
  ["2 < 3 <", "2 < 3 <"],
])("[N3] of %j only what is said is left, however it is cut", (text, said) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }), (sizes) => {
      const filter = new ThoughtFilter();
      expect(
        cut(text, sizes)
          .map((piece) => filter.push(piece))
          .join("") + filter.end(),
      ).toBe(said);
    }),
  );
});

test("[N3] a thought that was opened in the prompt is dropped at its end, and held back where that is known", () => {
  const first = new ThoughtFilter();
  first.push("knees, hm ");
  expect([first.push("so</think>Squat."), first.closedUnopened]).toEqual(["Squat.", true]);

  const known = new ThoughtFilter({ opensInside: true });
  expect([known.push("knees, hm "), known.push("so</think>Squat."), known.end()]).toEqual(["", "Squat.", ""]);

  const unthinking = new ThoughtFilter({ opensInside: true });
  expect([unthinking.push("Squat."), unthinking.end()]).toEqual(["", "Squat."]);
});

test("[N3] a text of nothing but brackets does not cost its square", () => {
  for (const text of ["{".repeat(60_000), "[".repeat(60_000), '{"a":'.repeat(12_000)]) {
    const pieces = cut(text, [7]);
    expect(sifted(pieces).said).toBe(text);
    expect(jsonIn(text)).toEqual([]);
  }
});

/** The text in pieces of these sizes, over and over. */
function cut(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = [];
  for (let at = 0, turn = 0; at < text.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
}
