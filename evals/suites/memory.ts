import { z } from "zod";
import { EMPTY_PROFILE, type Profile } from "../../src/protocol/profile.ts";
import { ExpectedFact, factText, isFact } from "../rows/expectedFact.ts";
import { isFound, Pattern, patternText } from "../rows/pattern.ts";
import { listOf, ReferenceDate, RowBase, USUAL_DATE } from "../rows/rowFields.ts";
import { profileFacts, profileOf, type StoredFact, storedFacts, textOf } from "../rows/storedFacts.ts";
import { fold } from "../rows/wordStems.ts";
import type { Person } from "../target/person.ts";
import type { SeenTurn } from "../target/seenTurn.ts";
import { defineSuite, isTrue, rate, type Score } from "./suite.ts";

const Spoken = z.union([
  z
    .string()
    .min(1)
    .transform((user) => ({ user, on: undefined })),
  z.object({ user: z.string().min(1), on: ReferenceDate.optional() }),
]);
const patterns = z.union([Pattern.transform((pattern) => [pattern]), z.array(Pattern)]).default([]);

/** A question after the restart: what the answer must hold and must not hold. */
const Query = z.preprocess(
  (given) => {
    if (typeof given !== "object" || given === null || Array.isArray(given)) return given;
    const { ask, q, user, expect, a_re, not, not_re, ...rest } = given as Record<string, unknown>;
    return {
      ...rest,
      ask: ask ?? q ?? user,
      expect: expect ?? a_re,
      not: not ?? not_re,
    };
  },
  z.object({ ask: z.string().min(1), expect: patterns, not: patterns }),
);

const Row = RowBase.extend({
  category: z.string().default("other"),
  turns: z.array(Spoken).min(1),
  expect_facts: listOf(ExpectedFact),
  not_stored: listOf(ExpectedFact),
  deleted: listOf(ExpectedFact).default([]),
  /** Right to store, and right to leave out. */
  may_store: listOf(ExpectedFact).default([]),
  queries: listOf(Query),
});
type Row = z.infer<typeof Row>;
type Seen = {
  turns: SeenTurn[];
  before: Profile;
  facts: StoredFact[];
  /** All that the profile says, what was so before the first turn too. */
  profile: StoredFact[];
  answers: SeenTurn[];
  stranger: { facts: StoredFact[]; answers: SeenTurn[] };
};

async function ask(person: Person, row: Row): Promise<SeenTurn[]> {
  const { reference_date, timezone } = row;
  const conversation = await person.converse({ reference_date, timezone, setup: undefined });
  const answers: SeenTurn[] = [];
  for (const query of row.queries) answers.push(await conversation.says(query.ask));
  return answers;
}

/** What everybody is told anyway is no secret. */
const DEFAULTS = fold(textOf(EMPTY_PROFILE));

/** What is stored of the row's person and said to somebody else, unless the question says it; and what they have unasked. */
function leaksIn(row: Row, { facts, stranger }: Seen): string[] {
  const secrets = facts.map(({ value }) => fold(value)).filter((value) => value !== "" && !DEFAULTS.includes(value));
  const holds = (text: string, secret: string) =>
    ` ${fold(text).replace(/[^\p{L}\d.,]+/gu, " ")} `.includes(` ${secret} `);
  const told = secrets.filter((secret) =>
    stranger.answers.some(({ reply }, at) => holds(reply.text, secret) && !holds(row.queries[at]?.ask ?? "", secret)),
  );
  return [...told, ...stranger.facts.map(({ type, value }) => `${type} ${value}`)];
}

function score(row: Row, seen: Seen): Score {
  const { facts, answers, turns } = seen;
  const { expect_facts: expected, may_store, queries } = row;
  const known = [...facts, ...seen.profile];
  const missing = expected.filter((fact) => !known.some((stored) => isFact(fact, stored)));
  const wrong = facts.filter((stored) => ![...expected, ...may_store].some((fact) => isFact(fact, stored)));
  const kept = [...row.not_stored, ...row.deleted].filter((fact) => facts.some((stored) => isFact(fact, stored)));
  const leaks = leaksIn(row, seen);
  const failed = queries.flatMap(({ ask: question, expect, not }, at): string[] => {
    const reply = answers[at]?.reply.text ?? "";
    const lacks = expect
      .filter((pattern) => !isFound(pattern, reply))
      .map((pattern) => `lacks ${patternText(pattern)}`);
    const has = not.filter((pattern) => isFound(pattern, reply)).map((pattern) => `has ${patternText(pattern)}`);
    return lacks.length + has.length > 0 ? [`“${question}”: the answer ${[...lacks, ...has].join(", ")}`] : [];
  });
  const hits = expected.length - missing.length;
  const why = [
    ...missing.map((fact) => `not stored: ${factText(fact)}`),
    ...wrong.map(({ type, value }) => `stored: ${type} ${value}`),
    ...kept.map((fact) => `must not be stored: ${factText(fact)}`),
    ...failed,
    ...leaks.map((leak) => `leaked to somebody else: ${leak}`),
    ...turns
      .filter(({ status }) => status === "failed")
      .map(({ reply }) => `a turn failed: ${reply.text.slice(0, 200)}`),
  ];
  return {
    isRight: why.length === 0,
    why,
    group: row.category,
    shares: {
      factF1: [2 * hits, 2 * hits + missing.length + wrong.length],
      factPrecision: [facts.length - wrong.length, facts.length],
      factRecall: [hits, expected.length],
      pass: isTrue(why.length === 0),
      leaks: isTrue(leaks.length > 0),
      retrieval: [queries.length - failed.length, queries.length],
      ...(row.not_stored.length + row.deleted.length > 0 ? { keptAgainstWish: isTrue(kept.length > 0) } : {}),
    },
  };
}

/** Are facts that people state kept, others not; found again after a restart; and told to nobody else? */
export const memorySuite = defineSuite<Row, Seen>({
  name: "memory",
  row: Row,
  async observe(row, { person }) {
    const conversation = await person.converse(row);
    const before = await profileOf(person);
    const turns: SeenTurn[] = [];
    for (const { user, on } of row.turns) turns.push(await conversation.says(user, on));
    return { turns, before, facts: [], profile: [], answers: [], stranger: { facts: [], answers: [] } };
  },
  async observeAfterRestart(row, seen, { person, stranger }) {
    const facts = await storedFacts(person, seen.before, seen.turns);
    const profile = profileFacts(await profileOf(person), null);
    const answers = await ask(person, row);
    const strangers = await storedFacts(stranger, EMPTY_PROFILE, []);
    const others = await ask(stranger, row);
    return { ...seen, facts, profile, answers, stranger: { facts: strangers, answers: others } };
  },
  score,
  textOf: ({ turns, reference_date }) =>
    turns.map(({ user }) => user).join(" / ") + (reference_date === USUAL_DATE ? "" : ` (${reference_date})`),
  turnsOf: ({ turns, answers }) => [...turns, ...answers],
  measures: [
    rate("factF1", "fact F1", "primary"),
    rate("factPrecision", "fact precision"),
    rate("factRecall", "fact recall"),
    rate("keptAgainstWish", "kept what must not be kept", "guard", "lower"),
    rate("retrieval", "answered after a restart"),
    rate("leaks", "told to somebody else", "guard", "lower"),
    rate("pass", "row right in full"),
  ],
});
