import type { Correction } from "../../language/corrections/correction.ts";
import { readDates } from "../../language/dates/dates.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { DraftEntry } from "./logDraft.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import { isCountable } from "./mergeAnswer.ts";

/**
 * "And 82.5 3x8 today" after a bench of yesterday: sets of the same exercise that are told with another day are an entry of that day. `null` where
 * the message tells no further sets, no other day, or an exercise of its own.
 */
export function onOtherDay(
  text: string,
  said: Correction | null,
  [entry, ...others]: readonly LogEntry[],
  context: ReadingContext,
): DraftEntry[] | null {
  if (said?.kind !== "change" || said.added === null || said.target !== null) return null;
  if (entry === undefined || others.length > 0) return null;
  const date = readDates(text, context)[0]?.date ?? null;
  if (date === null || date === entry.date) return null;
  const [only, ...more] = readLog(text, context).entries;
  if (only === undefined || more.length > 0 || only.phrase !== null || !isCountable(only.sets)) return null;
  return [{ ...only, exercise: entry.exercise }];
}
