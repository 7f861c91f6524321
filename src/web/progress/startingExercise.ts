import type { LoggedExercise } from "../../protocol/progress.ts";

/** What is shown before anything was chosen: the exercise of most days, estimates first; the later one of two alike. */
export function startingExercise(exercises: readonly LoggedExercise[]): LoggedExercise | undefined {
  const weight = ({ measure, sessions }: LoggedExercise) => sessions + (measure === "e1rm" ? 1_000_000 : 0);
  return exercises.reduce<LoggedExercise | undefined>(
    (best, one) => (best === undefined || weight(one) > weight(best) ? one : best),
    undefined,
  );
}
