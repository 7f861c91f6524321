import type { Correction, SetChanges } from "../../language/corrections/correction.ts";
import { type Change, readValues } from "../../language/corrections/correctionValues.ts";
import { correctSets } from "../../language/corrections/correctSets.ts";
import { figuredText } from "../../language/corrections/figuredText.ts";
import { applyCorrection, readCorrection } from "../../language/corrections/logCorrection.ts";
import { LogSet } from "../../protocol/workoutLog.ts";
import type { DraftEntry } from "./logDraft.ts";
import { momentOn, type ReadingContext, readLog, withUnit } from "./logReading.ts";

/** The entry after some words, and what is to be said when they could not be used. */
export type Merged = { entry: DraftEntry; remark: string | null };

const isCounted = ({ reps, durationS, distance }: LogSet) => reps !== null || durationS !== null || distance !== null;

/** Whether every set says how much was done. */
export const isCountable = (sets: readonly LogSet[]): boolean => sets.length > 0 && sets.every(isCounted);

/** What a question for a number asks for; a bare figure is of that kind. */
export type AskedNumber = "reps" | "weight" | "seconds" | "minutes" | "sets";

const FIELDS = { reps: "reps", weight: "weight", seconds: "durationS", minutes: "durationS" } as const;

/** A number without a word is what was asked for. */
function asAsked(change: Change, asked: AskedNumber): Change {
  if (change.what === "list" && change.field === null && (asked === "reps" || asked === "weight"))
    return { ...change, field: asked };
  if (change.what !== "figure") return change;
  if (asked === "sets") return { what: "setCount", value: change.value };
  const value = asked === "minutes" ? change.value * 60 : change.value;
  return { what: "field", field: FIELDS[asked], value, unit: null, instead: change.instead };
}

/** What a day, a note or changed sets make of a draft. */
function patched(
  entry: DraftEntry,
  correction: Extract<Correction, { kind: "change" }>,
  context: ReadingContext,
): Merged {
  const applied = applyCorrection(entry, correction, context);
  if ("problem" in applied) return { entry, remark: applied.problem };
  if ("remove" in applied) return { entry: { ...entry, sets: [] }, remark: null };
  const { sets, date, performedAt, note } = applied.patch;
  const day = date ?? entry.date;
  return {
    entry: {
      ...entry,
      ...(sets ? { sets: withUnit(sets, context), readings: [], unread: [] } : {}),
      ...(note === undefined ? {} : { note }),
      date: day,
      performedAt: performedAt ?? (date === undefined ? entry.performedAt : momentOn(day, context)),
    },
    remark: null,
  };
}

/**
 * Reads words said besides an answer ("4x8 actually", "it was 100", "yesterday") into a draft. Words that hold nothing
 * for it change nothing; words that cannot be right come back as a remark.
 */
export function mergeWords(entry: DraftEntry, words: string, context: ReadingContext): Merged {
  if (words.trim() === "") return { entry, remark: null };
  const correction = readCorrection(words) ?? readCorrection(`actually ${words}`);
  if (correction?.kind === "change") {
    if (entry.sets.length > 0 || correction.when !== null) {
      const merged = patched(entry, { ...correction, exercise: null, target: null }, context);
      if (merged.remark === null || entry.sets.length > 0) return merged;
    }
  }
  const [read] = readLog(words, context).entries;
  if (!read || read.sets.length === 0) return { entry, remark: null };
  return { entry: { ...entry, sets: entry.sets.length === 0 ? read.sets : entry.sets }, remark: null };
}

/**
 * Reads the answer to a question for a number into a draft: "8", "8, 8, 7", "eight each", "3x8", "a minute", "80 kg".
 * `null` when there is no number in it, or more than one could be meant.
 */
export function mergeNumber(
  entry: DraftEntry,
  words: string,
  asked: AskedNumber,
  context: ReadingContext,
): Merged | null {
  const { changes } = readValues(figuredText(words));
  const figures = changes.filter(({ what }) => what === "figure").length;
  if (changes.length === 0 || figures > 1) return null;
  const parts: SetChanges[] = [{ sets: "all", changes: changes.map((change) => asAsked(change, asked)) }];
  const read = entry.sets.length === 0 && figures === 0 ? readLog(words, context).entries[0] : undefined;
  if (read && isCountable(read.sets))
    return { entry: { ...entry, sets: read.sets, readings: read.readings, unread: read.unread }, remark: null };
  const result = correctSets(entry.sets.length === 0 ? [LogSet.parse({})] : entry.sets, parts, context);
  if ("problem" in result) return { entry, remark: result.problem };
  if (entry.sets.length === 0 && !isCountable(result.sets)) return null;
  return { entry: { ...entry, sets: withUnit(result.sets, context), readings: [], unread: [] }, remark: null };
}
