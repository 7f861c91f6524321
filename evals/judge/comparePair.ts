import { z } from "zod";
import { cutText } from "../../src/models/contextWindow.ts";
import { fenced } from "../../src/models/fence.ts";
import { readPrompt } from "../../src/models/prompts.ts";
import { type Pattern, patternText } from "../rows/pattern.ts";
import type { Judge } from "./judge.ts";

/** What was asked, with what an answer to it is measured by. */
export type AskedQuestion = { text: string; facts: readonly Pattern[]; mustNot: readonly Pattern[] };

/** How two answers compare. `none`: there is no verdict. */
export const Winner = z.enum(["one", "other", "equal", "none"]);
export type Winner = z.infer<typeof Winner>;

export const PairVerdict = z.object({
  winner: Winner,
  /** The two orders did not give the same verdict: that is a tie. */
  isFlipped: z.boolean(),
  /** The place that won in both orders, whichever answer stood there. */
  lean: z.enum(["first", "second"]).nullable(),
  /** The judge's reasons, or why there is no verdict. */
  why: z.array(z.string()),
});
export type PairVerdict = z.infer<typeof PairVerdict>;

/** The reason comes first, so that the verdict follows from it. */
const Said = z.strictObject({ reason: z.string(), verdict: z.enum(["first", "second", "equal"]) });

export const pairPrompt = readPrompt(new URL("./prompts/pair@1.md", import.meta.url));

const FIRST_IS_ONE = { first: "one", second: "other", equal: "equal" } as const;
const FIRST_IS_OTHER = { first: "other", second: "one", equal: "equal" } as const;
/** In characters, of an answer; longer ones are cut for the judge. */
export const MOST_ANSWER = 6_000;
const MOST_REASON = 300;

/** Asks for both orders of two answers. A verdict that is not the same in both is a tie; one that is missing is no verdict. */
export async function comparePair(
  judge: Judge,
  question: AskedQuestion,
  { one, other }: { one: string; other: string },
): Promise<PairVerdict> {
  const ask = (first: string, second: string) =>
    judge.ask(
      pairPrompt.render({}),
      { name: "verdict", value: Said },
      [
        questionBlocks(question),
        fenced("first answer", cutText(first, MOST_ANSWER)),
        fenced("second answer", cutText(second, MOST_ANSWER)),
      ].join("\n"),
    );
  const [straight, swapped] = await Promise.all([ask(one, other), ask(other, one)]);
  const problems = [straight, swapped].flatMap((said) => ("problem" in said ? [said.problem] : []));
  if ("problem" in straight || "problem" in swapped)
    return { winner: "none", isFlipped: false, lean: null, why: [...new Set(problems)] };
  const verdicts = [FIRST_IS_ONE[straight.value.verdict], FIRST_IS_OTHER[swapped.value.verdict]] as const;
  const isFlipped = verdicts[0] !== verdicts[1];
  const place = straight.value.verdict;
  return {
    winner: isFlipped ? "equal" : verdicts[0],
    isFlipped,
    lean: place !== "equal" && place === swapped.value.verdict ? place : null,
    why: [straight, swapped].map(({ value }) => value.reason.slice(0, MOST_REASON)),
  };
}

/** The question and its measures, each in a block of its own. */
function questionBlocks({ text, facts, mustNot }: AskedQuestion): string {
  const list = (patterns: readonly Pattern[]) =>
    patterns.length === 0 ? "(nothing)" : patterns.map((pattern) => `- ${patternText(pattern)}`).join("\n");
  return [
    fenced("question", text),
    fenced("what a right answer states", list(facts)),
    fenced("what no answer may say", list(mustNot)),
  ].join("\n");
}
