import type { LogSet } from "../protocol/workoutLog.ts";
import { type E1rm, estimateE1rm } from "./e1rm.ts";
import { setLoad } from "./setLoad.ts";
import { type CountedExercise, isWorkingSet } from "./workingSet.ts";

export type SetE1rm = E1rm & {
  /** What one rep moved, both hands together, in the unit asked for. */
  load: number;
  /** Reps done plus reps in reserve. */
  repsToFailure: number;
};

/** Their reps were done in pieces with pauses in between, which tells too much of a set without. */
const IN_PIECES: ReadonlySet<LogSet["type"]> = new Set(["rest_pause", "myo", "cluster"]);

/**
 * Estimated one-rep max (Epley) of one logged set, unrounded, in the unit asked for; `bodyWeight` is in it too. Reps in
 * reserve are those that were said, as RIR or as RPE (10 − RPE); where neither was, the set counts as taken to failure,
 * which estimates too little rather than too much. `null` for warm-ups, sets without reps or in pieces, a load that is not
 * wholly known, exercises that the catalogue gives no `e1rm_group` (isolation, most machines: practice, because the figure
 * means little there) unless they move the body, and for all that `estimateE1rm` refuses.
 */
export function setE1rm(
  set: LogSet,
  exercise: CountedExercise,
  unit: "kg" | "lb",
  bodyWeight: number | null,
): SetE1rm | null {
  const isEstimable = exercise?.e1rm_group != null || exercise?.bodyweight_fraction != null;
  if (!isEstimable || !isWorkingSet(set) || set.reps === null || IN_PIECES.has(set.type)) return null;
  const { lifted, body, isWhole } = setLoad(set, exercise, unit, bodyWeight);
  if (!isWhole) return null;
  const reserve = set.toFailure ? 0 : (set.rir ?? (set.rpe === null ? 0 : 10 - set.rpe));
  const repsToFailure = set.reps + reserve;
  const estimate = estimateE1rm(lifted + body, repsToFailure);
  return estimate && { ...estimate, load: lifted + body, repsToFailure };
}
