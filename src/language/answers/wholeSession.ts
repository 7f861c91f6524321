import type { NotationContext } from "../notation/parsedLog.ts";
import { parseWorkoutLog } from "../notation/workoutNotation.ts";

/** Asked when somebody says that they trained, and nothing of what they did. */
export const WHAT_WAS_DONE =
  "I found no sets in that, so nothing is stored yet. Which exercise was it, and how many sets and reps? For example: bench press 3x10 at 80 kg.";

const ANY_CONTEXT: NotationContext = { sentAt: "2026-01-01T12:00:00Z", timezone: "UTC", unit: "kg", notation: null };
const LONGEST = 1_000;

/** Whether a message tells sets of a named exercise, which are what that question asks for. Pure; 1,000 characters are read. */
export const tellsSession = (text: string): boolean =>
  parseWorkoutLog(text.slice(0, LONGEST), ANY_CONTEXT).entries.some(
    ({ phrase, sets, stance }) => phrase !== null && sets.length > 0 && (stance === "done" || stance === "unsaid"),
  );
