import type { Muscle } from "../protocol/vocabulary.ts";
import type { LogSet } from "../protocol/workoutLog.ts";
import { muscleShares } from "./muscleShares.ts";
import { setVolume } from "./setVolume.ts";
import type { CountedExercise } from "./workingSet.ts";

/**
 * Load times reps by muscle, in the fractions in which sets are counted (`muscleShares`), in the unit asked for, unrounded.
 * `bodyWeight` is in that unit too, `null` when not known; what is not known of a load is left out, as in `setVolume`.
 */
export function muscleVolume(
  logged: Iterable<{ set: LogSet; exercise: CountedExercise; bodyWeight: number | null }>,
  unit: "kg" | "lb",
): Map<Muscle, number> {
  const volumes = new Map<Muscle, number>();
  for (const { set, exercise, bodyWeight } of logged) {
    const { lifted, body } = setVolume(set, exercise, unit, bodyWeight);
    for (const { muscle, share } of muscleShares(set, exercise))
      volumes.set(muscle, (volumes.get(muscle) ?? 0) + share * (lifted + body));
  }
  return volumes;
}
