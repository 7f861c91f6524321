import { takeWhen } from "../../language/corrections/correctionPhrases.ts";
import { foldText } from "../../language/foldText.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { ReadingContext } from "./logReading.ts";
import { isCountable, type Merged, mergeNumber } from "./mergeAnswer.ts";
import type { Resumed } from "./resumeLog.ts";
import { SaidFigures } from "./saidFigures.ts";

/** Small counts stand for much: "the first two", "second one". */
const LEAST_FIGURE = 3;
const LONGEST_QUOTE = 60;
/** How long a break or the whole of it was. */
const TIMES = /\b\d+ ?-?(?:hrs?|hours?|mins?|minutes?|bpm|k?cals?|calories)\b/gi;

/** "115, not 110". */
const INSTEAD_OF =
  /(?<!\p{L})(?:not|instead of|rather than|nicht|statt|anstatt|pas|au lieu de|en vez de|no|non|invece di|n[aã]o|em vez de) \d[\d.,]*/giu;

/**
 * The asked entry with an answer's words in doubt, where a figure of them is in none of its sets and in no day: it may have put
 * something else right. In: what became of the draft, and the answer as typed.
 */
export function withUnplaced(result: Resumed, words: string): Resumed {
  const [entry, ...others] = result.entries;
  if (!entry || result.remarks.length > 0 || !isCountable(entry.sets)) return result;
  if (entry.readings.length > 0 || entry.unread.length > 0) return result;
  const held = new Set(
    entry.sets.flatMap(({ reps, weight, durationS, distance, rpe, rir }) => [
      ...[reps, weight, durationS, distance, rpe, rir],
      ...(durationS === null ? [] : [durationS / 60, Math.floor(durationS / 60), durationS % 60, durationS / 3_600]),
    ]),
  );
  held.add(entry.sets.length);
  const said = new SaidFigures(takeWhen(foldText(words)).text.replace(TIMES, " ").replace(INSTEAD_OF, " ")).values;
  if (said.every((value) => value < LEAST_FIGURE || held.has(value))) return result;
  return { ...result, entries: [{ ...entry, unread: [words.slice(0, LONGEST_QUOTE)] }, ...others] };
}

const LONE_FIGURE = /^[^\d]{0,16}\d{2,3}(?:[.,]\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds?)?[^\d]{0,12}$/i;

/** "180" to "I found no place for 1800" of sets that lack a load: that is it. `null` for anything else. */
export function asUnplacedLoad(entry: DraftEntry, words: string, context: ReadingContext): Merged | null {
  const [figure = "", ...others] = entry.unread;
  const isLacking = entry.sets.length > 0 && entry.sets.every(({ reps, weight }) => reps !== null && weight === null);
  if (!isLacking || others.length > 0 || !/^\d+$/.test(figure) || !LONE_FIGURE.test(words)) return null;
  const note = entry.note === figure ? null : entry.note;
  return mergeNumber({ ...entry, note, unread: [] }, words, "weight", context);
}
