import { LogSet } from "../../protocol/workoutLog.ts";
import type { NotationContext } from "../notation/parsedLog.ts";
import { parseWorkoutLog } from "../notation/workoutNotation.ts";
import { type CorrectedSets, problem } from "./correctionProblem.ts";
import type { Change, SetField } from "./correctionValues.ts";
import type { SetChoice } from "./setSelectors.ts";

/** The sets with those at some places edited. */
export function withEach(sets: readonly LogSet[], places: readonly number[], edit: (set: LogSet) => LogSet): LogSet[] {
  const chosen = new Set(places);
  return sets.map((set, place) => (chosen.has(place) ? edit(set) : set));
}

/** Old values where the new words say nothing: "3x8" keeps the weight. */
export function merged(old: LogSet | undefined, said: LogSet): LogSet {
  const plain = LogSet.parse({});
  const news = Object.fromEntries(Object.entries(said).filter(([key, value]) => value !== plain[key as keyof LogSet]));
  return { ...(old ?? plain), ...news, unit: said.unit ?? old?.unit ?? null };
}

/** Figures in the way of a log: of all sets, or of the one that is named, while the others stay. */
export function notationChange(
  sets: readonly LogSet[],
  choice: SetChoice,
  places: readonly number[],
  text: string,
  context: NotationContext,
): CorrectedSets {
  const [entry] = parseWorkoutLog(text, context).entries;
  if (!entry || entry.sets.length === 0) return problem(`I could not read "${text}".`);
  if (entry.readings.length > 1) {
    return problem(
      `How do you mean "${text}"?`,
      entry.readings.map(({ label }) => ({
        label,
        parts: [{ sets: "all", changes: [{ what: "notation", text: label }] }],
      })),
    );
  }
  const [said, ...others] = entry.sets;
  if (choice !== "all" && said && others.length === 0)
    return { sets: withEach(sets, places, (set) => merged(set, said)) };
  return { sets: entry.sets.map((said, place) => merged(sets[place] ?? sets.at(-1), said)) };
}

/** "Set 2 60 9": of two bare figures of one set the first is what was lifted, where it is no number of repetitions. */
export function asLoadAndReps(choice: SetChoice, changes: readonly Change[]): readonly Change[] {
  const [load, reps, ...others] = changes;
  if (choice === "all" || choice.from !== choice.to || others.length > 0) return changes;
  if (load?.what !== "figure" || reps?.what !== "figure" || load.instead !== null || reps.instead !== null)
    return changes;
  const isLoad = load.value >= LEAST_LOAD && load.value > reps.value && Number.isInteger(reps.value);
  const field = (name: SetField, value: number): Change => ({
    what: "field",
    field: name,
    value,
    unit: null,
    instead: null,
  });
  return isLoad ? [field("weight", load.value), field("reps", reps.value)] : changes;
}
/** A smaller figure beside repetitions may be some of them. */
const LEAST_LOAD = 20;
