import type { LogSet } from "../../protocol/workoutLog.ts";
import { type CorrectedSets, problem } from "./correctionProblem.ts";
import { apart } from "./setsApart.ts";

/** "100 reps", "in sets of 20": as many sets as that makes; of several sets it is what each of them was. */
export function inPieces(sets: readonly LogSet[], reps: number): CorrectedSets {
  const [only, ...others] = sets;
  const count = (only?.reps ?? 0) / reps;
  const isParted = only !== undefined && others.length === 0 && Number.isInteger(count) && count > 1 && count <= 100;
  return {
    sets: isParted ? Array.from({ length: count }, () => ({ ...only, reps })) : sets.map((set) => ({ ...set, reps })),
  };
}

/** "64 lengths" of 1500 m: of the pool in which about as many make what was told. */
export function inLengths(sets: readonly LogSet[], count: number): CorrectedSets {
  const [only, ...others] = sets;
  const way = only?.distance ?? null;
  const isAlike = (length: number) => way !== null && way % length === 0 && apart(way / length, count) < A_FEW_MORE;
  const [length, ...more] = [25, 50].filter(isAlike);
  if (only === undefined || others.length > 0 || way === null || length === undefined || more.length > 0)
    return problem("How far was that altogether?");
  return { sets: [{ ...only, distance: length * count }] };
}
const A_FEW_MORE = 1.35;
