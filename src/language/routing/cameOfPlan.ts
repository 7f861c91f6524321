import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import type { Stance } from "../notation/parsedLog.ts";
import { readStance } from "./stance.ts";

export const NOT_YET_DONE: ReadonlySet<Stance> = new Set(["planned", "hypothetical", "other_person"]);
const IN_SETS = /\d ?[x×*] ?\d/;

/** What was done of a plan: its own words, under the name that only the plan tells. */
export function cameOf(plan: string, done: string): string {
  const namesIn = (words: string) =>
    (foldText(words).match(/\p{L}{3,}/gu) ?? []).filter((word) => isMovementWord(word));
  const [name] = namesIn(plan);
  return name === undefined || namesIn(done).length > 0 ? done : `${name}: ${done}`;
}

/**
 * Whether figures are what came of something that was in doubt, and no more of it: "done! 8k in 47 min" to "gonna run 8k tomorrow", "did 135x3" to
 * "squat, training max 150". In: what was in doubt, what is said now, both folded.
 */
export const isCameOf = (doubted: string, said: string): boolean =>
  (IN_SETS.test(said) && !IN_SETS.test(doubted) && /\d/.test(doubted)) ||
  (/\d/.test(said) && NOT_YET_DONE.has(readStance(doubted).stance));
