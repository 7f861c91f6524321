import { z } from "zod";
import { isFound, Pattern, patternText } from "../rows/pattern.ts";
import { listOf, RowBase } from "../rows/rowFields.ts";
import { statesFact } from "../rows/statesFact.ts";
import type { SeenTurn } from "../target/seenTurn.ts";
import { defineSuite, isTrue, rate, type Score } from "./suite.ts";

export const CoachRow = RowBase.extend({
  text: z.string().min(1),
  reference_facts: listOf(Pattern).refine((facts) => facts.length > 0, "must hold at least one fact"),
  must_not: listOf(Pattern),
  category: z.string().nullish(),
});
type Row = z.infer<typeof CoachRow>;
type Seen = { turn: SeenTurn };

/** A reply that has this share of the facts answers the question. */
const ENOUGH = 0.5;

function score(row: Row, { turn }: Seen): Score {
  const missing = row.reference_facts.filter((fact) => !statesFact(fact, turn.reply.text));
  const wrong = row.must_not.filter((pattern) => isFound(pattern, turn.reply.text));
  const count = row.reference_facts.length;
  const isCoached = turn.routes.some(({ route }) => route === "COACH");
  const isCovered = (count - missing.length) / count >= ENOUGH;
  const isRight = turn.status !== "failed" && isCovered && wrong.length === 0;
  return {
    isRight,
    why: [
      ...(turn.status === "failed" ? [`the turn failed: ${turn.reply.text.slice(0, 200)}`] : []),
      ...(isCovered ? [] : missing.map((fact) => `lacks ${patternText(fact)}`)),
      ...wrong.map((pattern) => `says ${patternText(pattern)}`),
    ],
    group: row.category ?? null,
    shares: {
      coverage: [count - missing.length, count],
      coached: isTrue(isCoached),
      pass: isTrue(isRight),
      ...(row.must_not.length > 0 ? { mustNot: isTrue(wrong.length > 0) } : {}),
    },
  };
}

/** Does an answer hold the facts that the question is about, and nothing that is wrong? */
export const coachSuite = defineSuite<Row, Seen>({
  name: "coach",
  row: CoachRow,
  async observe(row, { person }) {
    const conversation = await person.converse(row);
    return { turn: await conversation.says(row.text) };
  },
  score,
  textOf: ({ text }) => text,
  turnsOf: ({ turn }) => [turn],
  measures: [
    rate("coverage", "facts stated", "primary"),
    rate("pass", "half of the facts, nothing wrong"),
    rate("coached", "sent to the coach"),
    rate("mustNot", "says what is wrong", "guard", "lower"),
  ],
});
