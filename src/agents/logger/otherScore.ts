import { foldText } from "../../language/foldText.ts";
import { benchmarkTold } from "../../language/notation/benchmarks.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";

/** "DT 8:30" after "Helen 9:45": a workout of its own, and no other time of the one before it. */
export function tellsOtherScore(text: string, last: readonly LogEntry[]): boolean {
  const name = benchmarkTold(text);
  return name !== null && !last.some(({ exercise, note }) => foldText(`${exercise.name} ${note ?? ""}`).includes(name));
}
