import type { LogSet } from "../../protocol/workoutLog.ts";
import type { NotationContext } from "./parsedLog.ts";
import { parseWorkoutLog } from "./workoutNotation.ts";

const NO_STANCE = () => ({ stance: "unsaid" as const, signals: [] });

/**
 * The sets in a bare answer, whatever else it says: "8 reps", "3x8", "5 sets of 5 at 60". Sets of several exercises
 * come one after the other. `readings` has two or more elements when the numbers can be read in several ways.
 */
export function readSets(
  text: string,
  context: NotationContext,
): { sets: LogSet[]; readings: { label: string; sets: LogSet[] }[] } {
  const { entries } = parseWorkoutLog(text, context, NO_STANCE);
  const [first] = entries;
  return { sets: entries.flatMap(({ sets }) => sets), readings: entries.length === 1 ? (first?.readings ?? []) : [] };
}
