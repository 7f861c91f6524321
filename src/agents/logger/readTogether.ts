import type { DraftEntry } from "./logDraft.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import { isCountable } from "./mergeAnswer.ts";

/** "25 m pool" to how far forty laps were. */
export function inPool(entry: DraftEntry, words: string, context: ReadingContext): DraftEntry | null {
  if (!POOL.test(words) || !LAPS.test(entry.source)) return null;
  const [only, ...others] = readLog(`${entry.source} in a ${words}`, context).entries;
  return only && others.length === 0 && isCountable(only.sets) ? { ...entry, sets: only.sets, note: only.note } : null;
}
const POOL = /\d ?(?:m|metres?|meters?|y|yds?|yards?) (?:pool|becken|bahn|bassin|piscina|vasca)/i;
const LAPS = /\b(?:laps?|lengths?|bahnen|longueurs|largos|vasche)\b/i;

/** "90 minutes" after "played football": a length of what was named without one, as one log. */
export function lengthOf(before: string, words: string, context: ReadingContext): DraftEntry | null {
  const isLength = (entry: DraftEntry) =>
    entry.sets.length > 0 &&
    entry.sets.every(({ durationS, distance, reps }) => (durationS ?? distance) !== null && reps === null);
  const [alone] = readLog(words, context).entries;
  if (alone === undefined || alone.phrase !== null || !isLength(alone)) return null;
  const [only, ...others] = readLog(`${before} ${words}`, context).entries;
  return only !== undefined && others.length === 0 && only.phrase !== null && isLength(only) ? only : null;
}

/** "5k in 25", "5" to how far or how long: a way with its minutes; a small figure alone may be either, and is asked about. `null` for anything else. */
export function wayOrTime(entry: DraftEntry, words: string, context: ReadingContext): DraftEntry | null {
  const [, way, minutes] = WAY_IN.exec(words) ?? [];
  const setsOf = (said: string) => readLog(`run ${said}`, context).entries[0]?.sets ?? [];
  if (way !== undefined) return { ...entry, sets: setsOf(`${way} km in ${minutes} min`), missing: null };
  const figure = FEW.exec(words)?.[1];
  if (figure === undefined) return null;
  const readings = ["min", "km"].map((unit) => ({ label: `${figure} ${unit}`, sets: setsOf(`${figure} ${unit}`) }));
  return readings.every(({ sets }) => isCountable(sets)) ? { ...entry, sets: readings[0]?.sets ?? [], readings } : null;
}
const WAY_IN = /^\W*(\d{1,3}(?:[.,]\d{1,2})?) ?k(?:ms?)? (?:in|for) (?:about |around )?(\d{2,3})\W*$/i;
/** Nobody is out for so short, and some run so far. */
const FEW = /^\W*(?:(?:about|around|like|i did|did) )*([2-9]|1\d|2[01])\W*$/i;
