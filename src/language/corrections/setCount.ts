import type { LogSet } from "../../protocol/workoutLog.ts";
import { type CorrectedSets, distinct, isProblem, problem } from "./correctionProblem.ts";

/** So many sets instead of those that are there: fewer, or more like the last where all are alike. Warm-ups stay, and count only where they are counted in. */
export function setCount(sets: readonly LogSet[], count: number): CorrectedSets {
  if (!Number.isInteger(count) || count < 1 || count > 100) return problem(`I cannot make that ${count} sets.`);
  const warmups = sets.filter(({ type }) => type === "warmup");
  // Who counts sets counts those that were work.
  if (warmups.length > 0 && warmups.length < sets.length && count !== sets.length) {
    const work = setCount(
      sets.filter(({ type }) => type !== "warmup"),
      count,
    );
    return isProblem(work) ? work : { sets: [...warmups, ...work.sets] };
  }
  if (count <= sets.length) return { sets: sets.slice(0, count) };
  const last = sets.at(-1);
  const even =
    distinct(sets.map(({ reps }) => reps)).length <= 1 && distinct(sets.map(({ weight }) => weight)).length <= 1;
  if (!last || !even)
    return problem(
      `The ${sets.length} sets differ, so I do not know what the others were. What did you do in each set?`,
    );
  return { sets: Array.from({ length: count }, (_, place) => sets[place] ?? last) };
}
