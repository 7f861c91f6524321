import { entered } from "../patterns/enteredPattern.ts";

/** "I can't use: barbell, machines": none of the list. */
const NOT_LISTED = entered(
  /\b(can not use|do not have|not available|missing|no|without|avoid|exclude) ?: ?([^.;!?\n]+)/g,
);

/** A list of what is not to be used put as one refusal, "a or b or c". In and out: folded text. */
export const withNotListed = (folded: string): string =>
  !folded.includes(":")
    ? folded
    : folded.replace(NOT_LISTED, (_said, lead: string, list: string) => `${lead} ${list.replace(/ ?,/g, " or")}`);
