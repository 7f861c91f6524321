import type { LogSet } from "../../protocol/workoutLog.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { Stretch } from "./otherTimes.ts";

export type SaidSum = Stretch & { reps: number };

/** "= 18 reps", "= 128": what the sets before it come to. Behind "amrap" it is what that set was. */
const SUM =
  /(?<=\d[^\n=]{0,60}[\s\d)]\s*)(?<!\b(?:amrap|amraps|max)\b[^\n=]{0,30})= ?(\d{1,4})(?![.,\d])(?: (?:total )?(?:reps?|repetitions?|wdh|rip|total)(?: (?:total|in total|overall))?\b|(?=[ \t]*(?:[,.;)!]|\n|$)))(?! ?(?:kgs?|lbs?|kilos?|pounds|m|km|min|x|\d|%))/gi;

/** "42 reps in total", "total 42 reps": said of several sets, or of counts that stand before it. */
const SEVERAL =
  "(?<=\\b\\d{1,2} ?(?:sets?|s[aä]tzen?|s[ée]ries?|serie)\\b[^\\n;]{0,60}|\\d(?: ?[,/+-] ?| )\\d{1,3}(?: ?[,/+-] ?| )\\d[^\\n;]{0,40}|\\d ?[x×] ?\\d[^\\n;]{0,40})";
const ALL =
  "(?:in total|total|overall|altogether|all in all|insgesamt|gesamt|en total|au total|in totale|totali|no total|ao todo)";
const REPS = "(?:reps?|repetitions?|wdh|wiederholungen|r[ée]p[ée]titions?|repeticiones|ripetizioni|repeti[çc][õo]es)";
const TOTAL = compiled(
  `${SEVERAL}[\\s,;(–-]*(?:for |so |and |makes? |that is |that['’]s |= ?)*(?:an? )?(?:${ALL}(?: of)?:? (\\d{1,4}) ${REPS}\\b|\\b(\\d{1,4}) ${REPS} ${ALL}\\b|\\b(\\d{1,4}) ${ALL}(?: ${REPS})?(?=\\W*(?:$|[,.;)\\n])))`,
  "gi",
);

/** More sums than this nobody tells. */
const MOST_SUMS = 40;

/** Where a text says how many repetitions its sets come to: behind an equals sign, or in so many words. Linear. */
export function saidSums(text: string): SaidSum[] {
  const patterns = [...(text.includes("=") ? [SUM] : []), ...(SAYS_TOTAL.test(text) ? [TOTAL] : [])];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].slice(0, MOST_SUMS).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      reps: Number(match.slice(1).find((figure) => figure !== undefined)),
    })),
  );
}
const SAYS_TOTAL = entered(compiled(`\\b${ALL}\\b`, "i"));

/** Whether sets come to as many repetitions, or to such a way; what was done on each side may be counted once or twice. */
export function comesTo(amount: number, sets: readonly LogSet[]): boolean {
  const sum = (of: (set: LogSet) => number | null, twice = false) =>
    sets.reduce((all, set) => all + (of(set) ?? 0) * (twice && set.side === "each" ? 2 : 1), 0);
  const reps = (set: LogSet) => set.reps;
  return [sum(reps), sum(reps, true), sum(({ distance }) => distance)].includes(amount);
}

/** "4 + 4 x 16 sets = 128 reps": sums that the sets of the entry that starts there do not come to. */
export const missedSums = (
  start: number,
  sets: readonly LogSet[],
  read: { sums: readonly SaidSum[]; drafts: readonly { start: number }[] },
): string[] =>
  read.sums
    .filter(
      ({ start: at, reps }) =>
        read.drafts.findLast((draft) => draft.start < at)?.start === start && !comesTo(reps, sets),
    )
    .map(({ reps }) => `= ${reps}`);
