import type { LogSet } from "../../protocol/workoutLog.ts";
import type { Change } from "./correctionValues.ts";

/** "10 each leg, I mean" of sets of 10: the figure only says of what the rest is told. */
export function withoutKnownReps(sets: readonly LogSet[], changes: readonly Change[]): readonly Change[] {
  const isEach = changes.some((change) => change.what === "side" && change.side === "each");
  return isEach
    ? changes.filter((change) => change.what !== "figure" || !sets.every(({ reps }) => reps === change.value))
    : changes;
}
