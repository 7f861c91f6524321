import type { Exercise } from "../protocol/exercise.ts";
import type { LogSet } from "../protocol/workoutLog.ts";

/** What counting has to know of an exercise; `null` for one that the catalogue no longer has. */
export type CountedExercise = Pick<
  Exercise,
  "mechanic" | "primary_muscles" | "secondary_muscles" | "bodyweight_fraction" | "e1rm_group"
> | null;

/** Whether a set was work: warm-up sets and failed attempts at a first rep count nowhere (coaching practice). */
export function isWorkingSet(set: Pick<LogSet, "type" | "reps">): boolean {
  return set.type !== "warmup" && set.reps !== 0;
}

/** Whether sets of it are strength work: neither stretches nor cardio are counted in sets. */
export function isStrength(exercise: CountedExercise): boolean {
  return exercise === null || exercise.mechanic === "compound" || exercise.mechanic === "isolation";
}
