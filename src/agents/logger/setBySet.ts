import { type Correction, change } from "../../language/corrections/correction.ts";
import { readFurtherSet } from "../../language/corrections/furtherSet.ts";
import { LogEntry } from "../../protocol/workoutLog.ts";
import type { LastChange } from "../../tools/lastChanges.ts";
import type { ReadingContext } from "./logReading.ts";

/** Longer after the last set nobody still goes on with it. */
const LONGEST_PAUSE_MS = 3 * 3_600_000;
/** A load so many times another is of another exercise. */
const FARTHEST = 3;

/** Whether the last thing that was done in the conversation was to put a further set to an entry. */
export function hasGrown(changes: readonly LastChange[]): boolean {
  const [change] = changes;
  const after = LogEntry.safeParse(change?.effect.data);
  if (changes.length !== 1 || change?.effect.op !== "update" || !change.before || !after.success) return false;
  return after.data.sets.length > change.before.sets.length;
}

const isOfMoment = (entry: LogEntry, { today, sentAt }: ReadingContext) =>
  entry.date === today && Math.abs(Date.parse(sentAt) - Date.parse(entry.performedAt)) < LONGEST_PAUSE_MS;

/**
 * Figures that stand alone between two sets ("100x3", "8") as one more set of the entry that was just made: sure where the
 * person goes on set by set, to be asked about where a bare number could be something else. `null` where they are no set
 * of it.
 */
export function furtherSetOf(
  text: string,
  last: readonly LogEntry[],
  changes: readonly LastChange[],
  context: ReadingContext,
): { correction: Correction; unmarked: boolean } | null {
  const further = readFurtherSet(text);
  const newest = last.at(-1);
  if (further === null || last.length !== 1 || !newest || !isOfMoment(newest, context)) return null;
  if (newest.sets.some(({ reps }) => reps === null)) return null;
  const correction = change({ added: { count: 1, text: further.set } });
  const isGoingOn = hasGrown(changes);
  if (further.bare) return { correction, unmarked: !isGoingOn };
  if (!isGoingOn && newest.sets.length > 1) return null;
  return isLikely(further.set, newest) ? { correction, unmarked: false } : null;
}

/** Whether the load is one for the exercise, as far as the last set tells. */
function isLikely(set: string, { sets }: LogEntry): boolean {
  const before = sets.at(-1)?.weight ?? null;
  const load = Number(/(?:at|missed) (\d+(?:\.\d+)?)/.exec(set)?.[1]);
  if (before === null || before <= 0) return false;
  return Math.max(load / before, before / load) <= FARTHEST;
}
