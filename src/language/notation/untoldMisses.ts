import type { LogSet } from "../../protocol/workoutLog.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** "200 (miss)", "145 fail,", "122.5 no lift": an attempt that did not go up, right behind its load. */
const MISSED =
  /\d[\d.,]{0,5} ?(?:kgs?|lbs?|#)? ?[x×]? ?(?:\((?:miss(?:ed)?|fail(?:ed)?|no[- ]?lift|no[- ]?rep)\)|(?:miss(?:ed)?|fail(?:ed)?|no[- ]?lift)(?=[ \t]*(?:[,;\n]|$)))/gi;
/** "a ladder up to 7 reps, back down to 1": sets that nobody wrote down one by one. */
const LADDER = entered(
  /\b(?:ladders?\b[^\n]{0,40}?\b(?:up|down) to \d|\d{1,2} ladders? (?:of )?\d|(?:ladders?|pyramids?)\b[^\n\d]{0,30}\d{1,2} ?(?:-|–|to|through|thru|bis|a|à) ?\d{1,2}(?![\d:]| ?[-–,] ?\d)|(?<![\d:.])\d{1,2} ?(?:-|–|to|through|thru) ?\d{1,2} (?:ladders?|pyramids?)|\d{1,2} (?:all the way |then )?(?:down|up|runter|hoch) (?:to|auf|bis) \d{1,2}\b(?! ?(?:kg|lb|min|s\b)))[^\n.;]{0,40}/i,
);
/** "J'ai raté la dernière", "letzte Wdh nicht geschafft": which of them fell, and nothing less was told. */
const LAST_FELL = entered(
  /(?<!\p{L})(?:(?:rat[eé]|loup[eé]|manqu[eé]) (?:la|le|les \d) derni[eè]re?s?|letzte[rsn]? (?:\p{L}+\.? )?nicht (?:mehr )?geschafft|fall[eé] (?:en )?(?:la|el) [uú]ltim[oa]|(?:mancat[oa]|fallit[oa]|sbagliat[oa]) l['’ ]?ultim[oa]|(?:falhei|errei|perdi) (?:n?a|o) [uú]ltim[oa])(?!\p{L})/iu,
);
const LONGEST_QUOTE = 40;
const SERIES = entered(
  /(?<![\p{L}-])(singles|doubles|triples)(?![\p{L}-])(?! (?:match|tennis|court|unders?|partner))/iu,
);
const SERIES_REPS = new Map([
  ["singles", 1],
  ["doubles", 2],
  ["triples", 3],
]);

/** Where the last set has as many repetitions as the one before, or stands alone, none of them shows a miss. */
const isEven = (sets: readonly LogSet[]): boolean => {
  const [before, last] = sets.slice(-2);
  return last === undefined || before?.reps === last.reps;
};

/**
 * Attempts that are told as missed where no set holds one, and ladders that are told by their ends, and series ("doubles") that no set is of. In: the words of an exercise, up to the next one. Out: the
 * attempts as written. Linear.
 */
export function untoldMisses(said: string, sets: readonly LogSet[]): string[] {
  const told = sets.filter(({ toFailure, reps }) => toFailure || reps === 0).length;
  const misses = said.match(MISSED) ?? [];
  const ladder = LADDER.exec(said);
  if (ladder !== null) return [ladder[0].slice(0, LONGEST_QUOTE)];
  // "Bench 3x8 ❌": left out, or missed.
  if (told === 0 && /[❌✗✘🚫]/u.test(said)) return ["❌"];
  const fell = told === 0 && isEven(sets) ? LAST_FELL.exec(said) : null;
  if (fell !== null) return [fell[0].slice(0, LONGEST_QUOTE)];
  // "Doubles 130 x 4": as many repetitions as no set has.
  const series = SERIES.exec(said)?.[1]?.toLowerCase() ?? "";
  const reps = SERIES_REPS.get(series);
  const counted = sets.filter((set) => set.reps !== null);
  if (reps !== undefined && counted.length > 0 && !counted.some((set) => set.reps === reps)) return [series];
  return misses.length > told ? misses.map((miss) => miss.trim().slice(0, LONGEST_QUOTE)) : [];
}
