import type { LogSet } from "../../protocol/workoutLog.ts";
import { isSaying } from "./draft.ts";
import type { EntryMark } from "./neighbours.ts";

/** Behind these a bare figure is what was added to the body's own weight. */
const ADDS =
  /^(?:weighted|with|w|plus|added|extra|adding|at|vest|belt|plate|plates|dumbbell|db|kettlebell|kb|chain|chains|holding|load|weight|mit|avec|con|com|lest|leste|lestees?|lastre|zavorra|lastro|gewicht|zusatz|poids|peso)$/;

/**
 * "40 push-ups, number 1 cheering": a bare figure behind the repetitions and behind a word that nothing is added with, which was taken
 * for a load. In: the marks of an exercise and the sets that they were made to. Out: such figures, as they are to be asked about.
 */
export function strayLoads(marks: readonly EntryMark[], sets: readonly LogSet[]): string[] {
  if (!sets.some(({ load, unit }) => load === "added" && unit === null)) return [];
  const counted = marks.findIndex(({ kind }) => /^(?:counts|product|numbers)$/.test(kind));
  return marks.flatMap((mark, at) => {
    const [value, ...others] = mark.kind === "numbers" && mark.after === null ? mark.values : [];
    const before = marks[at - 1];
    const isStray = value !== undefined && others.length === 0 && counted >= 0 && at > counted + 1;
    if (!isStray || before?.kind !== "word" || ADDS.test(before.fold) || isSaying(before)) return [];
    return sets.some(({ weight, load }) => load === "added" && weight === value) ? [String(value)] : [];
  });
}
