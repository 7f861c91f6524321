import { type ChangeCorrection, type Correction, change } from "../../language/corrections/correction.ts";
import type { Change } from "../../language/corrections/correctionValues.ts";
import { readDates } from "../../language/dates/dates.ts";
import { blanked } from "../../language/notation/otherTimes.ts";
import { type LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { DraftEntry } from "./logDraft.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import { isCountable } from "./mergeAnswer.ts";

/**
 * Bare figures right after one stored entry ("80 kg", "in 25 min", "only 2 sets"): they `add` what it lacked, or would
 * `change` what it holds. `null` when they could be sets of their own, or name an exercise.
 */
export function aboutLast(text: string, last: readonly LogEntry[], context: ReadingContext): "add" | "change" | null {
  const [entry] = last;
  if (last.length !== 1 || !entry) return null;
  const { entries } = readLog(text, context);
  const [only] = entries;
  const [set] = only?.sets ?? [];
  if (entries.length !== 1 || !only || only.phrase !== null || !set) return null;
  const fields = ["reps", "weight", "durationS", "distance"] as const;
  const said = fields.filter((field) => set[field] !== null);
  // "30 min" after sets with repetitions is how long something else took.
  if ((said.includes("durationS") || said.includes("distance")) && entry.sets.some(({ reps }) => reps !== null))
    return null;
  // "28" after "1000 m in 25 min": a bare figure is one of those.
  const isGo = entry.sets.every(({ reps, weight }) => (reps ?? weight) === null);
  if (isGo && said.every((field) => field === "reps" || field === "weight") && set.unit === null) return "change";
  const lacked = said.every((field) => entry.sets.every((stored) => stored[field] === null));
  if (said.length > 0 && only.sets.length === 1 && lacked) return "add";
  return isCountable(only.sets) ? null : "change";
}

/** A message that adds to what was just said, in six languages. */
export const GOES_ON =
  /^\W*(?:(?:oh|ah|ok|okay|yes|yeah|wait|lol|btw|uh|um|hm+)\W+)*(?:(?:i )?(?:(?:almost|nearly|totally|completely) )?forgot|(?:can you |please |pls )?add (?!(?:a|the) (?:note|rpe|weight))|i also|and|also|plus|then|oh and|as well as|followed by|und|auch|ausserdem|außerdem|dazu|danach|dann|et|aussi|puis|ensuite|y|e|ed|tambi[eé]n|adem[aá]s|luego|despu[eé]s|anche|inoltre|poi|dopo|tamb[eé]m|depois)(?![\p{L}'’])(?!\W+(?:now|today|heute|maintenant|ahora|hoy|ora|oggi|agora|hoje)\b)/iu;

/** "3k on Thursday too": done besides, and not instead. */
export const BESIDES =
  /^(?!\W*(?:it|that|this|es|das|c['’]|eso|quello|isso) ?(?:was|is|war|ist|[eé]tait|era|foi|fue)(?!\p{L})).*(?<!\p{L})(?:too|as well|also|another|aussi|egalement|également|auch|noch|tambi[eé]n|adem[aá]s|otr[oa]|anche|altr[oa]|tamb[eé]m|outr[oa])(?!\p{L})/isu;

/**
 * "And 1600", "plus another 20 min" after a swim or a ride: one more go of the same, in the measure that is nearest to a stored one, on
 * its own day where one is said. `null` where more or something else is told, and after sets of repetitions.
 */
export function furtherGo(text: string, last: readonly LogEntry[], context: ReadingContext): DraftEntry[] | null {
  const [entry] = last;
  const [stored] = entry?.sets ?? [];
  if (last.length !== 1 || !entry || !stored || !(GOES_ON.test(text) || BESIDES.test(text))) return null;
  if (entry.sets.some(({ reps, weight }) => (reps ?? weight) !== null)) return null;
  const { entries } = readLog(text, context);
  const [only] = entries;
  const [set] = only?.sets ?? [];
  if (entries.length !== 1 || !only || only.phrase !== null || only.sets.length !== 1 || !set || set.unit !== null)
    return null;
  const { distance, durationS } = stored;
  if ((set.durationS ?? set.distance) !== null) {
    // "And another for 45 s" of a hold is a set of it.
    if (distance === null && set.durationS !== null && set.durationS < LONGEST_HOLD && (durationS ?? 0) < LONGEST_HOLD)
      return null;
    // What it lacked is put to it.
    const isLacking = (set.durationS !== null && durationS === null) || (set.distance !== null && distance === null);
    return isLacking || (set.reps ?? set.weight) !== null ? null : [{ ...only, exercise: entry.exercise }];
  }
  const figures = blanked(text, readDates(text, context)).match(/\d+(?:[.,]\d+)?/g) ?? [];
  const bare = Number(figures[0]?.replace(",", "."));
  if (figures.length !== 1 || !(bare > 0)) return null;
  const far = (held: number) => Math.max(bare / held, held / bare);
  const ways = distance ? [{ far: far(distance), of: { distance: bare, distanceUnit: stored.distanceUnit } }] : [];
  const scale = durationS !== null && durationS >= 180 ? 60 : 1;
  const times = durationS ? [{ far: far(durationS / scale), of: { durationS: bare * scale } }] : [];
  const [nearest] = [...ways, ...times].sort((one, other) => one.far - other.far);
  if (nearest === undefined || nearest.far > FARTHEST) return null;
  const sets = [LogSet.parse(nearest.of)];
  return [{ ...only, exercise: entry.exercise, sets, readings: [], unread: [] }];
}
/** Seconds. */
const LONGEST_HOLD = 300;
/** A go so many times another is told with its unit. */
const FARTHEST = 4;

/**
 * "The face pulls 4 sets", "dips had 10 kg": one figure of an exercise that is spoken of as known, as a change of its entry,
 * with what it would be as a log. `null` for whole sets, and where nothing says that it is known.
 */
export function ofNamed(
  text: string,
  context: ReadingContext,
): { correction: ChangeCorrection; entries: DraftEntry[] } | null {
  if (!AS_KNOWN.test(text) || !ONE_FIGURE.test(text)) return null;
  const { entries } = readLog(text, context);
  const [only] = entries;
  const [set] = only?.sets ?? [];
  if (entries.length !== 1 || !only || only.phrase === null || !set || isCountable(only.sets)) return null;
  if (only.readings.length > 0 || only.unread.length > 0) return null;
  const { weight, unit, load } = set;
  if (load === "assisted" || (weight === null && only.sets.length < 2)) return null;
  const found: Change =
    weight === null
      ? { what: "setCount", value: only.sets.length }
      : { what: "field", field: "weight", value: weight, unit, instead: null };
  const parts = [{ sets: "all" as const, changes: [found] }];
  return { correction: change({ parts, target: only.phrase, sure: false }), entries };
}

const AS_KNOWN =
  /^\W*(?:(?:and|oh|also|but|ah|wait|und|et|y|e|aber) )*(?:the|my|those|die|meine|les|mes|las|mis|le|i|gli|as|os|meus) \p{L}|\p{L} (?:had|only|just|nur|solo|seulement|hatten?|avaient|tenian?|avevano|tinham) \d/iu;
/** A single figure, with a name before or after it. */
const ONE_FIGURE = /^[^\d?]*\d+(?:[.,]\d+)?[^\d?]*$/;

/** "92.5 kg on all three": of every set of the last entry. */
export const OF_ALL_SETS =
  /,? (?:on|for|in|with|across) (?:all|each|every)(?: (?:of (?:them|those|it)|sets?|one|two|three|four|five|six|\d))*(?=[\s.!]*$)/i;

/** "The last one was 2 plates": what is on the bar, and no figure of repetitions. */
export function inPlates(text: string, said: Correction, context: ReadingContext): Correction {
  const [words = ""] = PLATES.exec(text) ?? [];
  const [value] = said.kind === "change" && words !== "" ? loadsIn(words, context) : [];
  if (said.kind !== "change" || value === undefined) return said;
  const parts = said.parts.map(({ sets, changes }) => ({
    sets,
    changes: changes.map((found) => (isBareLoad(found) ? value : found)),
  }));
  return { ...said, parts };
}

const isBareLoad = (found: Change): boolean =>
  (found.what === "figure" || (found.what === "field" && found.field === "weight" && found.unit === null)) &&
  found.instead === null;
const PLATES = /\b(?:\d|one|two|three|four|five) ?plates?(?: (?:a|per|each) side)?\b/i;

/** "2 plates" as a change of the weight; `null` where more or something else is said. */
export function loadOf(text: string, context: ReadingContext): Correction | null {
  const changes = loadsIn(text, context);
  return changes.length === 0 ? null : change({ parts: [{ sets: "all", changes }] });
}

function loadsIn(text: string, context: ReadingContext): Change[] {
  const [set] = readLog(text, context).entries[0]?.sets ?? [];
  if (!/\bplates?\b/i.test(text) || set === undefined || set.weight === null || isCountable([set])) return [];
  const { weight, unit } = set;
  return [{ what: "field", field: "weight", value: weight, unit, instead: null }];
}
