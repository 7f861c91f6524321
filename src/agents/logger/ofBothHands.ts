import { type Correction, change } from "../../language/corrections/correction.ts";
import type { Change } from "../../language/corrections/correctionValues.ts";
import { foldText } from "../../language/foldText.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { LoggerParts } from "./logParts.ts";

/** "30 each", "32 kg apiece", "je 16 kg". */
const OF_EACH =
  /\d ?(?:kgs?|kilos?|lbs?|pounds?)? (?:each|ea|apiece|je|jeweils)(?: one)?[\s.!]*$|(?<!\p{L})(?:je|jeweils) \d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|kilos?)?[\s.!]*$/u;
const A_SIDE = /\d ?(?:kgs?|kilos?|lbs?|pounds?)? (?:a|per|each|on each) side\b/i;
const BAR = { kg: 20, lb: 45 } as const;

const loadIn = (changes: readonly Change[]) =>
  changes.find(
    (found) =>
      (found.what === "figure" || (found.what === "field" && found.field === "weight")) && found.instead === null,
  );

/** Whether so much on each side and the bar are what is stored. */
const isWhole = (load: number, { weight, unit }: LogSet): boolean => weight === 2 * load + BAR[unit ?? "kg"];

/**
 * What is put right "each" or "per side" of an entry, by what it is done with: of two dumbbells it is the load of one, and of a bar it is what
 * hangs on each side, which is no weight of the whole and is kept in a note, as in a log.
 */
export function ofBothHands(
  text: string,
  correction: Correction,
  last: readonly LogEntry[],
  catalog: LoggerParts["catalog"],
): Correction {
  const [entry, ...others] = last;
  if (correction.kind !== "change" || entry === undefined || others.length > 0 || correction.exercise !== null)
    return correction;
  const loadType = catalog.byId(entry.exercise.id)?.load_type;
  const [part, ...more] = correction.parts;
  // "Each" of one bar says nothing of its load.
  if (loadType === "plates_per_side" && /^\W*(?:\p{L}+\W+){0,3}each\W*$/iu.test(text)) return change({});
  const load = part && loadIn(part.changes);
  if (part === undefined || more.length > 0 || load === undefined || !("value" in load)) return correction;
  if (loadType === "implement_pair" && OF_EACH.test(foldText(text).trim())) {
    const changes: Change[] = [...part.changes, { what: "perHand", perHand: true }];
    return { ...correction, parts: [{ ...part, changes }] };
  }
  const isOfSides = part.changes.some((found) => found.what === "side" && found.side === "each");
  // "20 a side" of 15 repetitions at 45 kg may be either.
  const isOther = entry.sets.every(
    ({ reps, weight }) => weight !== null && reps !== Number(load.value) && weight !== load.value,
  );
  if (isOfSides && isOther && loadType !== "plates_per_side" && load.what === "figure" && A_SIDE.test(text))
    return change({});
  if (loadType !== "plates_per_side" || !isOfSides || part.changes.length > 2 || part.sets !== "all") return correction;
  const value = Number(load.value);
  // "Each side 8" of eight repetitions is no load.
  if (load.what === "figure" && entry.sets.some(({ reps }) => (reps ?? 0) >= value)) return correction;
  const unit = load.what === "field" && typeof load.unit === "string" ? ` ${load.unit}` : "";
  const note = `${value}${unit} per side`;
  const unloaded: Change[] = [{ what: "bodyweight" }];
  const parts = entry.sets.every((set) => isWhole(value, set)) ? [] : [{ sets: part.sets, changes: unloaded }];
  return { ...correction, parts, note };
}
