import type { Exercise } from "../../protocol/exercise.ts";
import { LogSet } from "../../protocol/workoutLog.ts";
import { isHold } from "./isHold.ts";

type Counted = Pick<Exercise, "name" | "measurement" | "mechanic" | "load_type">;

/** From here on a bare number of a hold is seconds ("plank 3x60"); fewer are so many holds ("3 planks"). */
const LEAST_SECONDS = 15;
/** Of several in a row ("l-sit 15 12 10") fewer are seconds as well. */
const LEAST_IN_ROW = 5;

/** A hold that was said with a bare number: it is seconds, or the number of holds whose length is not known yet. */
function asHolds(sets: readonly LogSet[]): LogSet[] {
  const [only] = sets;
  if (sets.length === 1 && only && only.reps !== null && only.reps > 0 && only.reps < LEAST_SECONDS) {
    return Array.from({ length: only.reps }, () => LogSet.parse({ ...only, reps: null }));
  }
  const least = sets.length > 1 ? LEAST_IN_ROW : LEAST_SECONDS;
  return sets.map((set) => ({
    ...set,
    reps: null,
    durationS: set.reps !== null && set.reps >= least ? set.reps : null,
  }));
}

/**
 * Sets as the exercise counts them. Holds are counted in time (skipping and other cardio may well be counted in reps and
 * stays as it is); a weight on a lift done with the own body is added to it, or taken off where a machine helps.
 */
export function asCounted(sets: readonly LogSet[], exercise: Counted | null): LogSet[] {
  const isHeld = exercise !== null && isHold(exercise);
  const isBare = sets.length > 0 && sets.every(({ reps, durationS }) => reps !== null && durationS === null);
  const counted = isHeld && isBare ? asHolds(sets) : [...sets];
  const load =
    exercise?.load_type === "bodyweight_plus" ? "added" : exercise?.load_type === "assisted" ? "assisted" : null;
  if (load === null) return counted;
  return counted.map((set) => (set.weight !== null && set.weight > 0 && set.load === "total" ? { ...set, load } : set));
}
