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
