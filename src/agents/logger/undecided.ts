import { dayAt } from "../../language/dates/localDay.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { ReadingContext } from "./logReading.ts";
import type { LogExtraction, PendingCorrection } from "./logUnderstanding.ts";

/** A message in which nothing was found. */
export const nothing = (context: ReadingContext): LogExtraction => ({
  context,
  entries: [],
  aside: [],
  correction: null,
  replaced: [],
  learned: null,
  remarks: [],
  leftover: [],
});

/** A correction of which nothing is settled. */
export const UNDECIDED = {
  chosen: false,
  exercise: null,
  candidates: [],
  confirmed: false,
  unmarked: false,
  changes: [],
  here: [],
  further: false,
} satisfies Partial<PendingCorrection>;

/** Whether what was told last was told today, whatever day it is of. */
export const isToldToday = ({ lastLoggedAt, sentAt, timezone }: Assignment): boolean =>
  lastLoggedAt !== undefined && dayAt(Date.parse(lastLoggedAt), timezone) === dayAt(Date.parse(sentAt), timezone);
