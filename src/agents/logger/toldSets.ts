import type { LogSet } from "../../protocol/workoutLog.ts";

/** What is known of the sets: a weight says that the loaded lift is meant; without sets nothing is known. */
export function isLoaded(sets: readonly LogSet[]): boolean | null {
  return sets.length === 0 ? null : sets.some(({ weight, load }) => (weight ?? 0) > 0 && load === "total");
}

/** All of it is a time or a distance. */
export const isTimed = (sets: readonly LogSet[]): boolean =>
  sets.length > 0 &&
  sets.every(({ distance, durationS, reps, weight }) => (distance ?? durationS) !== null && (reps ?? weight) === null);

/** All of it is a distance, without reps or a load. */
export const isCovering = (sets: readonly LogSet[]): boolean =>
  sets.length > 0 && sets.every(({ distance, reps, weight }) => distance !== null && reps === null && weight === null);
