import type { LogSet } from "../../protocol/workoutLog.ts";
import type { Formatter } from "../format/formatter.ts";
import { setsText } from "../training/logs/setsText.ts";

/** One set with its effort: "8 at 75 kg, RPE 8", "20 reps", "45 s". */
export function setText(set: LogSet, format: Formatter): string {
  const { reps, weight, durationS, distance, rpe, rir, toFailure } = set;
  const isBare = reps !== null && weight === null && durationS === null && distance === null;
  return [
    `${setsText([set], format)}${isBare ? (reps === 1 ? " rep" : " reps") : ""}`,
    ...(rpe === null ? [] : [`RPE ${rpe}`]),
    ...(rir === null ? [] : [`${rir} in reserve`]),
    ...(toFailure ? ["to failure"] : []),
  ].join(", ");
}
