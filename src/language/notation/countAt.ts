import { type Count, isNumber, isSign } from "./marks.ts";
import type { Token } from "./tokenize.ts";

type Tokens = readonly Token[];

/** Whether the "+" of "5+" stands here: at least so many. */
const isOpenEnd = (tokens: Tokens, at: number): boolean =>
  isSign(tokens[at], "+") && tokens[at]?.gap === false && !(isNumber(tokens[at + 1]) && tokens[at + 1]?.gap === false);

/** How many tokens after a number say how its set ended: the "F" of "8F", the "+" of "5+". */
export const endingAt = (tokens: Tokens, at: number): number =>
  (tokens[at]?.gap === false && /^(?:f|fail|failed)$/.test(tokens[at]?.fold ?? "")) || isOpenEnd(tokens, at) ? 1 : 0;

/** The repetitions that a number at a place says, and how their set ended. */
export const countAt = (tokens: Tokens, at: number): Count => {
  const reps = tokens[at]?.value ?? 0;
  if (isOpenEnd(tokens, at + 1)) return { reps, amrap: true };
  return endingAt(tokens, at + 1) === 1 ? { reps, failed: true } : { reps };
};
