import { LogSet, type NewLogEntry } from "../../../protocol/workoutLog.ts";
import { putLog } from "../../api/useLogs.ts";
import type { LiveExercise, LiveSet, LiveWorkout } from "./liveWorkout.ts";

/** A set as it is stored, or `null` when its figures are none that can be. */
export function doneSet(set: LiveSet, exercise: LiveExercise): LogSet | null {
  if (set.reps === null && set.durationS === null) return null;
  const { weight, reps, durationS, rpe } = set;
  const read = LogSet.safeParse({
    reps,
    durationS,
    rpe,
    weight,
    side: exercise.side,
    type: exercise.block === "warmup" ? "warmup" : "normal",
    ...(weight === null ? {} : { unit: exercise.unit, load: exercise.load, perHand: exercise.perHand }),
  });
  return read.data ?? null;
}

/** What a workout becomes: an entry an exercise, of its ticked sets, each under an id that is the same every time. */
export function entriesOf(live: LiveWorkout, dateOf: (moment: string) => string): { id: string; entry: NewLogEntry }[] {
  return live.exercises.flatMap((exercise, index) => {
    const done = exercise.sets.filter(({ doneAt }) => doneAt !== null);
    const sets = done.flatMap((set) => doneSet(set, exercise) ?? []);
    const performedAt = done.at(-1)?.doneAt;
    if (!performedAt || sets.length === 0) return [];
    const entry: NewLogEntry = {
      exercise: { id: exercise.exerciseId },
      date: dateOf(live.startedAt),
      performedAt,
      sets,
      note: exercise.note.trim() || null,
    };
    return [{ id: `run-${live.runId}-${index}`, entry }];
  });
}

/** Stores what was done. Sent again after a failure, it stores nothing twice. Returns how many exercises were stored. */
export async function finishLive(live: LiveWorkout, dateOf: (moment: string) => string): Promise<number> {
  const entries = entriesOf(live, dateOf);
  await Promise.all(entries.map(({ id, entry }) => putLog(id, entry)));
  return entries.length;
}
