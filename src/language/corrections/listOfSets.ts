import type { LogSet } from "../../protocol/workoutLog.ts";
import { type CorrectedSets, distinct, isProblem, largest, problem } from "./correctionProblem.ts";
import type { Change } from "./correctionValues.ts";

type List = Extract<Change, { what: "list" }>;

/** A figure for each of the sets that are named, "the last two only 5 and 4": the others stay. */
export function listThere(sets: readonly LogSet[], places: readonly number[], change: List): CorrectedSets {
  const listed = places.flatMap((place) => sets[place] ?? []);
  const result = listChange(listed, change);
  if (isProblem(result) || result.sets.length !== listed.length)
    return isProblem(result) ? result : problem("Which sets do you mean?");
  return { sets: sets.map((set, place) => result.sets[places.indexOf(place)] ?? set) };
}

export function listChange(sets: readonly LogSet[], change: List): CorrectedSets {
  const { values, unit } = change;
  const reps = largest(sets.map((set) => set.reps));
  const field =
    change.field ??
    (values.every((value) => Number.isInteger(value) && value <= Math.max(12, reps * 2)) ? "reps" : "weight");
  const last = sets.at(-1);
  if (!last || values.length > 100) return problem("I do not find sets to change.");
  if (field === "rpe" && values.length !== sets.length)
    return problem(`That is ${values.length} efforts for ${sets.length} sets. Which set do you mean?`);
  if (field === "weight" && values.length !== sets.length && distinct(sets.map((set) => set.reps)).length > 1) {
    return problem(`That is ${values.length} weights for ${sets.length} different sets. What did you do in each set?`);
  }
  return {
    sets: values.map((value, place) => {
      const set = sets[place] ?? last;
      return field === "weight" ? { ...set, weight: value, unit: unit ?? set.unit } : { ...set, [field]: value };
    }),
  };
}
