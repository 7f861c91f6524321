import { type ChangeCorrection, type Correction, change } from "../../language/corrections/correction.ts";
import type { Change } from "../../language/corrections/correctionValues.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
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
  if (said.includes("durationS") && entry.sets.some(({ reps }) => reps !== null)) return null;
  const lacked = said.every((field) => entry.sets.every((stored) => stored[field] === null));
  if (said.length > 0 && only.sets.length === 1 && lacked) return "add";
  return isCountable(only.sets) ? null : "change";
}

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
  /^\W*(?:(?:and|oh|also|but|ah|wait|und|et|y|e|aber) )*(?:the|my|those|die|meine|les|mes|las|mis|le|i|gli|as|os|meus) \p{L}|\p{L} (?:had|hatten?|avaient|tenian?|avevano|tinham) \d/iu;
/** A single figure, with a name before or after it. */
const ONE_FIGURE = /^[^\d?]*\d+(?:[.,]\d+)?[^\d?]*$/;

/** "92.5 kg on all three": of every set of the last entry. */
export const OF_ALL_SETS =
  /,? (?:on|for|in|with|across) (?:all|each|every)(?: (?:of (?:them|those|it)|sets?|one|two|three|four|five|six|\d))*(?=[\s.!]*$)/i;

/** "2 plates" as a change of the weight; `null` where more or something else is said. */
export function loadOf(text: string, context: ReadingContext): Correction | null {
  const [set] = readLog(text, context).entries[0]?.sets ?? [];
  if (!/\bplates?\b/i.test(text) || set === undefined || set.weight === null || isCountable([set])) return null;
  const { weight, unit } = set;
  const value = { what: "field" as const, field: "weight" as const, value: weight, unit, instead: null };
  return change({ parts: [{ sets: "all", changes: [value] }] });
}
