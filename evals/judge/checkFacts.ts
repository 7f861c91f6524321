import { z } from "zod";
import { cutText } from "../../src/models/contextWindow.ts";
import { fenced } from "../../src/models/fence.ts";
import { readPrompt } from "../../src/models/prompts.ts";
import { isFound, type Pattern, patternText } from "../rows/pattern.ts";
import { statesFact } from "../rows/statesFact.ts";
import { type AskedQuestion, MOST_ANSWER } from "./comparePair.ts";
import type { Judge } from "./judge.ts";

/** What an answer does with one statement. `flipped`: otherwise when the statements stood in another order. */
export const CheckedStatement = z.object({
  statement: z.string(),
  /** A fact that belongs in the answer, or what must not be said. */
  kind: z.enum(["fact", "mustNot"]),
  verdict: z.enum(["stated", "contradicted", "missing", "flipped"]),
  /** What the suite's own patterns find. */
  isFound: z.boolean(),
});
export type CheckedStatement = z.infer<typeof CheckedStatement>;

/** `null`: there is no verdict, and `why` says so. */
export type CheckedFacts = { statements: CheckedStatement[] | null; why: string[] };

type Statement = { kind: CheckedStatement["kind"]; pattern: Pattern };

const Verdict = z.enum(["stated", "contradicted", "missing"]);
const Said = z.strictObject({ verdicts: z.array(z.strictObject({ number: z.int(), verdict: Verdict })) });

export const factsPrompt = readPrompt<{ statements: number }>(new URL("./prompts/facts@1.md", import.meta.url));

/**
 * Asks what one answer does with each fact that belongs in it and with what must not be said; with several, once more in
 * the opposite order. Statements on which the two differ are decided neither way.
 */
export async function checkFacts(judge: Judge, question: AskedQuestion, answer: string): Promise<CheckedFacts> {
  const statements: Statement[] = [
    ...question.facts.map((pattern) => ({ kind: "fact" as const, pattern })),
    ...question.mustNot.map((pattern) => ({ kind: "mustNot" as const, pattern })),
  ];
  const orders = statements.length > 1 ? [statements, statements.toReversed()] : [statements];
  const told = await Promise.all(orders.map((order) => verdictsOn(judge, question.text, answer, order)));
  const why = [...new Set(told.flatMap((said) => ("problem" in said ? [said.problem] : [])))];
  if (why.length > 0) return { statements: null, why };
  return {
    statements: statements.map(({ kind, pattern }, at) => {
      const verdicts = told.flatMap((said, turn) => {
        const place = turn === 0 ? at : statements.length - 1 - at;
        return "value" in said ? [said.value[place]] : [];
      });
      const [verdict] = verdicts;
      const isSame = verdict !== undefined && verdicts.every((each) => each === verdict);
      return {
        statement: patternText(pattern),
        kind,
        verdict: isSame ? verdict : "flipped",
        isFound: kind === "fact" ? statesFact(pattern, answer) : isFound(pattern, answer),
      };
    }),
    why: [],
  };
}

/** One verdict a statement, in their order. A number that is missing, given twice or unknown is no verdict at all. */
async function verdictsOn(judge: Judge, question: string, answer: string, statements: readonly Statement[]) {
  const list = statements.map(({ pattern }, at) => `${at + 1}. ${patternText(pattern)}`).join("\n");
  const said = await judge.ask(
    factsPrompt.render({ statements: statements.length }),
    { name: "verdicts", value: Said },
    [fenced("question", question), fenced("statements", list), fenced("answer", cutText(answer, MOST_ANSWER))].join(
      "\n",
    ),
  );
  if ("problem" in said) return said;
  const { verdicts } = said.value;
  const byNumber = new Map(verdicts.map(({ number, verdict }) => [number, verdict]));
  const value = statements.flatMap((_, at) => byNumber.get(at + 1) ?? []);
  return value.length === statements.length && verdicts.length === statements.length
    ? { value }
    : { problem: "The judge did not give one verdict a statement." };
}
