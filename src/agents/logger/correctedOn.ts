import type { ChangeCorrection } from "../../language/corrections/correction.ts";
import { readDates } from "../../language/dates/dates.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import type { LoggerParts } from "./logParts.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";
import { LOOKED_UP, logsOf, writtenHere } from "./storedEntries.ts";
import { nothing, UNDECIDED } from "./undecided.ts";

/** A correction of the entries of a day that it names; `null` where that day has none and it tells sets of its own. */
export async function correctedOn(
  parts: LoggerParts,
  { text, correction, day }: { text: string; correction: ChangeCorrection; day: string },
  last: readonly LogEntry[],
  here: string[] | null,
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const date = readDates(day, context)[0]?.date ?? null;
  const logs = date === null ? [] : (await logsOf(parts, scope, { from: date, to: date, limit: LOOKED_UP })).reverse();
  const read = readLog(text, context).entries.filter(({ sets }) => sets.length > 0);
  const told = read.filter(({ phrase }) => phrase !== null);
  // "Today was 72.5 for 3x5" after a question about the bench: there is nothing of that day to put right.
  if (logs.length === 0 && read.some(({ sets }) => isCountable(sets))) return null;
  return {
    ...nothing(context),
    entries: correction.target === null || correction.sure ? [] : told,
    correction: {
      ...UNDECIDED,
      text,
      correction,
      logs,
      fromLastTurn: logs.length > 0 && logs.every(({ id }) => last.some((entry) => entry.id === id)),
      here: here ?? (await writtenHere(parts, scope)).here,
    },
  };
}
