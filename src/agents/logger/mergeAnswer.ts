import { ONE_REP } from "../../language/answers/pendingAnswer.ts";
import { spokenAmounts } from "../../language/answers/spokenAmounts.ts";
import { type ChangeCorrection, change, type SetChanges } from "../../language/corrections/correction.ts";
import { type Change, readValues } from "../../language/corrections/correctionValues.ts";
import { correctSets } from "../../language/corrections/correctSets.ts";
import { readFurtherSet } from "../../language/corrections/furtherSet.ts";
import { applyCorrection, readPlainCorrection } from "../../language/corrections/logCorrection.ts";
import { partsOf, setsNamed } from "../../language/corrections/setSelectors.ts";
import { foldText } from "../../language/foldText.ts";
import { LogSet } from "../../protocol/workoutLog.ts";
import { inBells } from "./inBells.ts";
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

/** More than this is no count of reps, where a weight like it is known. */
const FAR = 1.5;
const PUTS_RIGHT = /\b(?:sorry|oops|wait|actually|it was|was|not|mean|meant|war|waren|era|eran|erano|pardon|scusa)\b/;

/** "Sorry, it was 145" at 140 kg, where reps are asked for: the figure that is put right is the one it is like. */
function isOfWeight(change: Change, sets: readonly LogSet[], words: string): boolean {
  const weights = sets.flatMap(({ weight }) => (weight === null || weight <= 0 ? [] : [weight]));
  if (change.what !== "figure" || weights.length === 0) return false;
  const { value, instead } = change;
  if (instead !== null) return weights.includes(instead);
  if (!Number.isInteger(value)) return true;
  const isNear = weights.every((weight) => Math.max(value / weight, weight / value) < FAR);
  // "Flies were 14s" of sets with 12 in each hand.
  if (change.likely === "weight") return isNear;
  return PUTS_RIGHT.test(words) && isNear;
}

/** A number without a word is what was asked for. */
function asAsked(change: Change, asked: AskedNumber): Change {
  const scale = asked === "minutes" ? 60 : 1;
  if (change.what === "list" && change.field === null && asked !== "sets")
    return { ...change, field: FIELDS[asked], values: change.values.map((value) => value * scale) };
  if (change.what !== "figure") return change;
  if (asked === "sets") return { what: "setCount", value: change.value };
  const value = change.value * scale;
  return { what: "field", field: FIELDS[asked], value, unit: null, instead: change.instead };
}

/** What a day, a note or changed sets make of a draft. */
function patched(entry: DraftEntry, correction: ChangeCorrection, context: ReadingContext): Merged {
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

const tellsOfEntry = ({ parts, added, removed, when, note }: ChangeCorrection): boolean =>
  parts.length > 0 || added !== null || removed !== null || when !== null || note !== null;

/** "60x9" beside "1×10 at 60", of which the exercise is asked: the next set, and no other figures for the first. */
function setAfter({ sets }: DraftEntry, words: string): ChangeCorrection | null {
  const further = readFurtherSet(words);
  const isWhole = sets.length > 0 && sets.every(({ reps, weight }) => reps !== null && weight !== null);
  const plus = isWhole ? heavierSet(sets, words) : null;
  if (plus !== null) return change({ added: { count: 1, text: plus } });
  if (further !== null && isWhole && (further.marked || !further.bare))
    return change({ added: { count: 1, text: further.set } });
  // "One more with 8": of a set that is told already.
  const more = isWhole ? readPlainCorrection(words) : null;
  if (more?.kind !== "repeat" || more.scope !== "set" || more.as !== null || more.exercise !== null) return null;
  const [reps] = more.parts.flatMap(({ changes }) => changes);
  const isBare = reps !== undefined && "value" in reps && (!("unit" in reps) || reps.unit === null);
  const text = reps === undefined ? "" : isBare ? `${reps.value} reps` : null;
  return text === null ? null : change({ added: { count: more.count, text } });
}

/** "+5 for 5" after sets with 12 kg: five of so much more. */
function heavierSet(sets: readonly LogSet[], words: string): string | null {
  const [, more, unit, reps] = PLUS_FOR.exec(words) ?? [];
  const { weight = null, load = "total" } = sets.at(-1) ?? {};
  if (more === undefined || weight === null || load !== "total") return null;
  return `${reps} at ${weight + Number(more.replace(",", "."))} ${unit ?? ""}`.trim();
}
const PLUS_FOR =
  /^\W*\+ ?(\d{1,2}(?:[.,]\d{1,2})?) ?(kgs?|kilos?|lbs?|pounds?)? ?(?:for|x|×) ?(\d{1,2})(?: ?reps?)?\W*$/i;

/**
 * "EZ bar, 30" of 3x12 whose load is not told: a bare figure that puts nothing right and is far more than the repetitions is the
 * load.
 */
function asLackingLoad({ sets }: DraftEntry, parts: readonly SetChanges[], words: string): SetChanges[] {
  const most = Math.max(0, ...sets.map(({ reps }) => reps ?? 0));
  const isLacking = sets.length > 0 && sets.every(({ reps, weight }) => reps !== null && weight === null);
  const isLoad = (change: Change) =>
    change.what === "figure" &&
    change.instead === null &&
    (change.value > most * FAR || !Number.isInteger(change.value));
  if (!isLacking || PUTS_RIGHT.test(words)) return [...parts];
  return parts.map(({ sets: of, changes }) => ({
    sets: of,
    changes: changes.map((change) => (isLoad(change) ? asAsked(change, "weight") : change)),
  }));
}

/** "10 each leg" of three sets of which nothing else is told: a bare figure is how many in each. */
function asLackingReps({ sets }: DraftEntry, parts: readonly SetChanges[]): SetChanges[] {
  const isLacking = sets.length > 0 && !sets.some(isCounted);
  const isReps = (change: Change) => change.what === "figure" && change.instead === null && change.value <= MOST_REPS;
  return parts.map(({ sets: of, changes }) => ({
    sets: of,
    changes: changes.map((change) => (isLacking && isReps(change) ? asAsked(change, "reps") : change)),
  }));
}
const MOST_REPS = 50;

const JOINS = /^\W*(?:and|with|for|und|mit|et|avec|y|con|e|com)\s+/i;

/**
 * Reads words said besides an answer ("4x8 actually", "it was 100", "yesterday") into a draft. Words that hold nothing
 * for it change nothing; words that cannot be right come back as a remark.
 */
export function mergeWords(entry: DraftEntry, said: string, context: ReadingContext): Merged {
  if (said.trim() === "") return { entry, remark: null };
  const words = inBells(said, entry.sets, /dumbbell/i.test(entry.exercise?.name ?? said));
  const correction = setAfter(entry, words) ?? readPlainCorrection(words) ?? readPlainCorrection(`actually ${words}`);
  // "And 10 reps" of three sets whose repetitions are not told.
  const isLacking = entry.sets.length > 0 && !entry.sets.some(isCounted);
  const isTold = correction?.kind === "change" && correction.added !== null && correction.parts.length === 0;
  const told = isLacking && isTold ? mergeNumber(entry, words.replace(JOINS, ""), "reps", context) : null;
  if (told !== null) return told;
  // Only another name: it holds nothing for what is known of the sets.
  const isOfSets = correction?.kind === "change" && tellsOfEntry(correction);
  if (isOfSets) {
    if (entry.sets.length > 0 || correction.when !== null) {
      const parts = asLackingLoad(entry, asLackingReps(entry, correction.parts), words);
      const merged = patched(entry, { ...correction, parts, exercise: null, target: null }, context);
      if (merged.remark === null || entry.sets.length > 0) return merged;
    }
  }
  const [read] = readLog(words, context).entries;
  if (!read || read.sets.length === 0) return { entry, remark: null };
  return { entry: { ...entry, sets: entry.sets.length === 0 ? read.sets : entry.sets }, remark: null };
}

/** What each named set was ("first two were 12, last one 9"), or one part for all of them. */
function askedParts(text: string, asked: AskedNumber, known: readonly LogSet[]): SetChanges[] {
  const named = partsOf(text).map(({ sets, text: words }) => ({ sets, changes: readValues(words).changes }));
  const isEach = named.length > 1 && named.every(({ changes }) => changes.length > 0);
  const parts: SetChanges[] = isEach
    ? named
    : (allButOne(text) ?? [{ sets: "all", changes: readValues(text).changes }]);
  return parts.map(({ sets, changes }) => ({
    sets,
    changes: changes.map((change) =>
      asked === "reps" && isOfWeight(change, known, text) ? asAsked(change, "weight") : asAsked(change, asked),
    ),
  }));
}

/** "8, last one 6": how many all were, and then one of them. */
function allButOne(text: string): SetChanges[] | null {
  const [only, ...others] = partsOf(text);
  if (only === undefined || others.length > 0 || only.sets === "all") return null;
  const [before = "", after = ""] = only.text.split(" | ");
  const parts: SetChanges[] = [
    { sets: "all", changes: readValues(before).changes },
    { sets: only.sets, changes: readValues(after).changes },
  ];
  return parts.every(({ changes }) => changes.length === 1) ? parts : null;
}

/** "Flies were 14s" of sets with 12 in each hand: other bells, and no repetitions. */
function otherBells({ sets }: DraftEntry, words: string): ChangeCorrection | null {
  const load = Number(BELLS.exec(foldText(words))?.[1]?.replace(",", "."));
  const isOther = ({ weight }: LogSet) =>
    weight !== null && weight > 0 && weight !== load && Math.max(load / weight, weight / load) < FAR;
  if (!(load > 0) || sets.length === 0 || !sets.every(isOther)) return null;
  const changes: Change[] = [{ what: "field", field: "weight", value: load, unit: null, instead: null }];
  return change({ parts: [{ sets: "all", changes }] });
}
const BELLS =
  /\b(?:were|was|had|used|with|waren|mit|etaient|eran|erano|eram) (?:the |actually |like |just )*(\d{1,3}(?:[.,]5)?) ?'?s(?![\p{L}\d])/u;

/** Sets with their loads, told whole where nothing is known of them yet: "5 Sätze mit 5 bei 100"; else `null`. */
function wholeSets(words: string, context: ReadingContext): Pick<DraftEntry, "sets" | "readings" | "unread"> | null {
  const [only, ...others] = readLog(words, context).entries;
  if (!only || others.length > 0 || only.phrase !== null || only.readings.length > 1 || only.unread.length > 0)
    return null;
  const isWhole = only.sets.length > 0 && only.sets.every(({ reps, weight }) => reps !== null && weight !== null);
  return isWhole ? { sets: only.sets, readings: only.readings, unread: [] } : null;
}

/**
 * Reads the answer to a question for a number into a draft: "8", "8, 8, 7", "eight each", "3x8", "a minute", "80 kg",
 * "first two were 12, last one 9". `null` when there is no number in it, or more than one could be meant.
 */
export function mergeNumber(
  entry: DraftEntry,
  words: string,
  asked: AskedNumber,
  context: ReadingContext,
): Merged | null {
  const whole = entry.sets.length === 0 ? wholeSets(words, context) : null;
  if (whole !== null) return { entry: { ...entry, ...whole }, remark: null };
  const bells = asked === "reps" ? otherBells(entry, words) : null;
  if (bells !== null) return patched(entry, bells, context);
  // "X1" to "how many reps?".
  const told = asked === "reps" ? words.replace(/^\s*[x×*] ?(?=\d)/i, "") : words;
  const text = asked === "reps" && ONE_REP.test(foldText(words)) ? "1" : spokenAmounts(told, asked);
  const { changes } = readValues(text);
  const parts = askedParts(text, asked, entry.sets);
  const figures = changes.filter(({ what }) => what === "figure").length;
  // "The last set was only 8": of sets that nothing is known of.
  const [one, ...more] = partsOf(text);
  if (entry.sets.length < 2 && more.length === 0 && one && one.sets !== "all" && one.sets.from !== 1) return null;
  if (changes.length === 0 || (figures > 1 && parts.length === 1)) return null;
  const read = entry.sets.length === 0 && figures === 0 ? readLog(text, context).entries[0] : undefined;
  if (read && isCountable(read.sets))
    return { entry: { ...entry, sets: read.sets, readings: read.readings, unread: read.unread }, remark: null };
  const list = parts.flatMap((part) => part.changes).find(({ what }) => what === "list");
  if (list?.what === "list" && entry.sets.length > 1 && list.values.length !== entry.sets.length) {
    return { entry, remark: `That is ${list.values.length} figures for ${entry.sets.length} sets.` };
  }
  const [lone = LogSet.parse({})] = entry.sets;
  const count = entry.sets.length > 1 ? 1 : Math.max(1, Math.min(setsNamed(parts.map(({ sets }) => sets)), 50));
  const base = entry.sets.length > 1 ? entry.sets : Array.from({ length: count }, () => lone);
  const result = correctSets(base, parts, context);
  if ("problem" in result) return { entry, remark: result.problem };
  const isKnown = (set: LogSet) => set.weight !== null || isCounted(set);
  if (entry.sets.length === 0 && result.sets.length === 1 && !result.sets.every(isKnown)) return null;
  return { entry: { ...entry, sets: withUnit(result.sets, context), readings: [], unread: [] }, remark: null };
}
