import type { LogSet } from "../../protocol/workoutLog.ts";
import type { Stretch } from "./otherTimes.ts";

export type SaidSum = Stretch & { reps: number };

/** "= 18 reps", "= 128": what the sets before it come to. Behind "amrap" it is what that set was. */
const SUM =
  /(?<=\d[^\n=]{0,60}[\s\d)]\s*)(?<!\b(?:amrap|amraps|max)\b[^\n=]{0,30})= ?(\d{1,4})(?![.,\d])(?: (?:total )?(?:reps?|repetitions?|wdh|rip|total)(?: (?:total|in total|overall))?\b|(?=[ \t]*(?:[,.;)!]|\n|$)))(?! ?(?:kgs?|lbs?|kilos?|pounds|m|km|min|x|\d|%))/gi;

/** More sums than this nobody tells. */
const MOST_SUMS = 40;

/** Where a text says behind an equals sign how many repetitions its sets come to. Linear. */
export function saidSums(text: string): SaidSum[] {
  if (!text.includes("=")) return [];
  return [...text.matchAll(SUM)].slice(0, MOST_SUMS).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    reps: Number(match[1]),
  }));
}

/** Whether sets come to as many repetitions; what was done on each side may be counted once or twice. */
export function comesTo(reps: number, sets: readonly LogSet[]): boolean {
  const sum = (twice: boolean) =>
    sets.reduce((all, set) => all + (set.reps ?? 0) * (twice && set.side === "each" ? 2 : 1), 0);
  return sum(false) === reps || sum(true) === reps;
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
