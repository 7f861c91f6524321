import type { LogSet } from "../../protocol/workoutLog.ts";

/** Workouts that have the names of people, without those that the catalogue has by themselves. */
const NAMED =
  /^(?:grace|helen|annie|karen|diane|isabel|jackie|nancy|elizabeth|kelly|amanda|angie|barbara|chelsea|dt|linda|mary|eva|nicole|lynne|nate|randy|josh|chad|filthy (?:fifty|50))(?=$|[ ,])(?: (?:rx|rx'?d|scaled|benchmark|wod))*/i;

/**
 * "Grace in 4:12", "Karen 8:31 rx": a workout by the name of a person, told by its time alone. In: what an entry is called, and its
 * sets. Out: the words that the catalogue knows such a workout by; the name as it is where it may be a person's.
 */
export function benchmarkName(phrase: string | null, sets: readonly LogSet[]): string | null {
  const name = NAMED.exec(phrase ?? "")?.[0];
  const [only, ...others] = sets;
  const isTimed = others.length === 0 && only !== undefined && only.durationS !== null && only.reps === null;
  if (name === undefined || !isTimed || only.distance !== null || (only.durationS ?? 0) < SHORTEST) return phrase;
  return `${name} wod`;
}
/** Nobody does one in less, in seconds. */
const SHORTEST = 60;

/** "Course 5 km": a run in French, where "of course" and a course of golf have no way and no time. In and out as `benchmarkName`. */
export const runName = (phrase: string | null, sets: readonly LogSet[]): string | null =>
  /^(?:une? |la |petite |ma )*course$/i.test(phrase ?? "") &&
  sets.some(({ distance, durationS }) => (distance ?? durationS) !== null)
    ? "course à pied"
    : phrase;
