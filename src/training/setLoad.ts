import type { LogSet } from "../protocol/workoutLog.ts";
import { convertWeight } from "./convertWeight.ts";
import type { CountedExercise } from "./workingSet.ts";

export type SetLoad = {
  /** On the bar, the stack or the belt, both hands together, in the unit asked for, unrounded. */
  lifted: number;
  /** The part of the body's own weight that was moved, less help; 0 where it is not known. */
  body: number;
  /** `false` when some or all of the load is not known. */
  isWhole: boolean;
};

/**
 * What one rep of a logged set moved. In: the set, its exercise, the unit of the answer, and the person's weight in that
 * unit (`null` when not known). A weight that was said without a unit is taken in the unit of the answer. Two dumbbells
 * ("per hand") count twice. The body's part is body weight times the catalogue's `bodyweight_fraction`; weight that was
 * `added` comes on top of it, help is taken off it, never below 0.
 */
export function setLoad(
  set: Pick<LogSet, "weight" | "unit" | "load" | "perHand">,
  exercise: CountedExercise,
  unit: "kg" | "lb",
  bodyWeight: number | null,
): SetLoad {
  const weight = convertWeight((set.weight ?? 0) * (set.perHand ? 2 : 1), set.unit ?? unit, unit);
  const share = exercise?.bodyweight_fraction ?? null;
  const moved = share === null || bodyWeight === null ? null : share * bodyWeight;
  if (set.load === "assisted") {
    const body = moved === null ? 0 : Math.max(0, moved - weight);
    return { lifted: 0, body, isWhole: moved !== null && set.weight !== null };
  }
  if (set.load === "total" && weight > 0) return { lifted: weight, body: 0, isWhole: true };
  return { lifted: weight, body: moved ?? 0, isWhole: moved !== null };
}
