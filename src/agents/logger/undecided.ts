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
