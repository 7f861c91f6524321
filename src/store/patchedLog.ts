import type { LogEntry } from "../protocol/workoutLog.ts";
import type { ResolvedLogPatch } from "./store.ts";

const DAY_MS = 86_400_000;

/**
 * A log entry with a patch applied; `undefined` changes nothing. Day and moment stay together: a new day alone moves
 * the moment by as many days, a new moment alone sets the day that it names in its own offset.
 */
export function patchedLog(entry: LogEntry, patch: ResolvedLogPatch): LogEntry {
  const date = patch.date ?? patch.performedAt?.slice(0, 10) ?? entry.date;
  const performedAt = patch.performedAt ?? (patch.date === undefined ? entry.performedAt : movedTo(entry, patch.date));
  return {
    id: entry.id,
    exercise: patch.exercise ?? entry.exercise,
    date,
    performedAt,
    sets: patch.sets ?? entry.sets,
    note: patch.note === undefined ? entry.note : patch.note,
  };
}

/** The written day moves, time of day and offset stay as written. */
function movedTo(entry: LogEntry, date: string): string {
  const days = Math.round((Date.parse(date) - Date.parse(entry.date)) / DAY_MS);
  const written = Date.parse(entry.performedAt.slice(0, 10));
  const moved = new Date(written + days * DAY_MS).toISOString().slice(0, 10);
  return moved + entry.performedAt.slice(10);
}
