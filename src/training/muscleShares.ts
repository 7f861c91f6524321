import type { Muscle } from "../protocol/vocabulary.ts";
import type { LogSet } from "../protocol/workoutLog.ts";
import { type CountedExercise, isStrength, isWorkingSet } from "./workingSet.ts";

export type MuscleShare = { muscle: Muscle; kind: "direct" | "indirect"; share: number };

const PRIMARY = 1;
const SECONDARY = 0.5;

/**
 * What part of a logged set each muscle is given: 1 for a primary muscle, 0.5 for a secondary one (Pelland et al., Sports
 * Med 2025, doi 10.1007/s40279-025-02344-w: of the ways of counting, this one told growth best). Nothing for warm-ups,
 * stretches, cardio and exercises that the catalogue no longer has.
 */
export function muscleShares(set: LogSet, exercise: CountedExercise): MuscleShare[] {
  if (exercise === null || !isStrength(exercise) || !isWorkingSet(set)) return [];
  return [
    ...exercise.primary_muscles.map((muscle) => ({ muscle, kind: "direct" as const, share: PRIMARY })),
    ...exercise.secondary_muscles.map((muscle) => ({ muscle, kind: "indirect" as const, share: SECONDARY })),
  ];
}
