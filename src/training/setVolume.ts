import type { LogSet } from "../protocol/workoutLog.ts";
import { setLoad } from "./setLoad.ts";
import { type CountedExercise, isWorkingSet } from "./workingSet.ts";

export type SetVolume = {
  /** Reps times what was loaded, in the unit asked for, unrounded. */
  lifted: number;
  /** Reps times the part of the body's own weight that was moved; 0 where it is not known. */
  body: number;
  /** `false` when the set has reps and some or all of its load is not known. */
  isWhole: boolean;
};

/**
 * Load times reps of one logged set. In: the set, its exercise, the unit of the answer, and the person's weight in that
 * unit (`null` when not known). A weight that was said without a unit is taken in the unit of the answer.
 *
 * Warm-ups and sets of time or distance have no volume. Two dumbbells ("per hand") count twice, reps of each side twice.
 * Weight that was `added` counts on top of the body's part; an `assisted` set counts the body's part less the help, never
 * below 0. The body's part is body weight times the share that the exercise moves (push-up about 0.64, pull-up 1; the
 * catalogue's `bodyweight_fraction`); where share or weight is not known, it is left out and the set is not whole, because
 * a guess would make trends out of nothing.
 */
export function setVolume(
  set: LogSet,
  exercise: CountedExercise,
  unit: "kg" | "lb",
  bodyWeight: number | null,
): SetVolume {
  if (!isWorkingSet(set)) return { lifted: 0, body: 0, isWhole: true };
  if (set.reps === null) return { lifted: 0, body: 0, isWhole: set.durationS !== null || set.distance !== null };
  const reps = set.reps * (set.side === "each" ? 2 : 1);
  const { lifted, body, isWhole } = setLoad(set, exercise, unit, bodyWeight);
  return { lifted: reps * lifted, body: reps * body, isWhole };
}
