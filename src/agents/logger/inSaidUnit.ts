import type { LogSet } from "../../protocol/workoutLog.ts";
import type { DraftEntry } from "./logDraft.ts";

const UNIT = /(?<!\p{L})(kgs?|kilos?|lbs?|pounds?)(?!\p{L})/iu;
/** "5 sets of 3, lbs": in every reading of the numbers. */
export function inSaidUnit(entry: DraftEntry, words: string): DraftEntry {
  const said = UNIT.exec(words)?.[1];
  if (said === undefined) return entry;
  const unit = /^k/i.test(said) ? "kg" : "lb";
  const inUnit = (sets: readonly LogSet[]) =>
    sets.map((set) => (set.weight !== null && set.unit === null ? { ...set, unit } : set)) as LogSet[];
  const readings = entry.readings.map((one) => ({ ...one, sets: inUnit(one.sets) }));
  return { ...entry, sets: inUnit(entry.sets), readings };
}
