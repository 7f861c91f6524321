import { LogSet } from "../../protocol/workoutLog.ts";
import { readDates } from "../dates/dates.ts";
import type { NotationContext } from "../notation/parsedLog.ts";
import { parseWorkoutLog } from "../notation/workoutNotation.ts";
import type { Correction, SetChanges } from "./correction.ts";
import {
  type CorrectedSets,
  type CorrectionProblem,
  correctSets,
  isProblem,
  noSuchSet,
  problem,
  tellsKind,
} from "./correctSets.ts";
import { placesOf, settled } from "./setSelectors.ts";
import { merged } from "./setsInNotation.ts";

/** The part of an entry that a correction can change. */
export type CorrectedEntry = { sets: readonly LogSet[]; date: string };

/** What becomes of the entry. The exercise stays words here: which one is meant is the matcher's to say. */
export type LogPatch = {
  sets?: LogSet[];
  date?: string;
  performedAt?: string;
  note?: string;
  exercise?: { phrase: string; instead: string | null };
};

export type Applied = { patch: LogPatch } | { remove: true } | CorrectionProblem;

/** What a further set has of the one before: how hard it was, and what kind of set, are its own. */
const afterSet = (last: LogSet): LogSet => ({ ...last, rpe: null, rir: null, toFailure: false, type: "normal" });

function addedSets(
  sets: readonly LogSet[],
  added: { count: number; text: string },
  context: NotationContext,
): CorrectedSets {
  const [text = "", ...more] = added.text.split("; ");
  if (more.length > 0) {
    const one = addedSets(sets, { ...added, text }, context);
    return isProblem(one) ? one : addedSets(one.sets, { ...added, text: more.join("; ") }, context);
  }
  const bare = /^with (\d+(?:\.\d+)?)$/.exec(added.text)?.[1];
  if (bare !== undefined) return addedSets(sets, { ...added, text: withBare(Number(bare), sets.at(-1)) }, context);
  const said = added.text === "" ? [] : (parseWorkoutLog(`1 set ${added.text}`, context).entries[0]?.sets ?? []);
  const [first] = said;
  const last = sets.at(-1);
  if (added.text !== "" && !first) return problem(`I could not read "${added.text}".`);
  const one = first ? merged(last && afterSet(last), first) : last;
  if (!one || (one.reps ?? one.durationS) === null) return problem("How many reps was the extra set?");
  return { sets: [...sets, ...Array.from({ length: added.count }, () => one)] };
}

/** What "with 50" of more sets says: a load where it is nearer to that of the last set than to how often it was lifted. */
function withBare(value: number, last: LogSet | undefined): string {
  const far = (held: number | null | undefined) => (held ? Math.abs(Math.log(value / held)) : Number.MAX_VALUE);
  const isLoad = last?.weight != null && (!Number.isInteger(value) || far(last.weight) < far(last.reps));
  return isLoad ? `at ${value}` : last?.durationS != null ? `${value} seconds` : `${value} reps`;
}

/** "All of them were 130": whatever each of them had weighed. "All of them were 10 reps" leaves what they weighed. */
function correctEvery(sets: readonly LogSet[], parts: readonly SetChanges[], context: NotationContext): CorrectedSets {
  const [first] = sets;
  const weighs = ({ changes }: SetChanges) =>
    changes.some((found) => found.what === "figure" || (found.what === "field" && found.field === "weight"));
  if (!first || sets.some(({ weight }) => weight === null) || !parts.some(weighs))
    return correctSets(sets, parts, context);
  const corrected = correctSets(
    sets.map((set) => ({ ...set, weight: first.weight })),
    parts,
    context,
  );
  if (isProblem(corrected) || corrected.sets.some(({ weight }) => weight !== first.weight)) return corrected;
  return { sets: corrected.sets.map((set, place) => ({ ...set, weight: sets[place]?.weight ?? set.weight })) };
}

/** "Second set 7" of an entry with one set: the set after the last, as that was but for what is said of it. */
function withNext(sets: readonly LogSet[], parts: readonly SetChanges[]): readonly LogSet[] {
  const [only, ...others] = parts;
  const last = sets.at(-1);
  if (!only || !last || others.length > 0 || only.sets === "all" || only.sets.from !== only.sets.to) return sets;
  if (only.sets.from !== sets.length + 1 || tellsKind(only.changes)) return sets;
  return [...sets, afterSet(last)];
}

/**
 * What a correction makes of an entry. In: the entry's sets and day, a correction of kind `change`, and what its words
 * are read against. Out: the parts that change, `remove` when no set is left, or a `problem` to put to the person. A
 * day that is still to come is refused. Pure.
 */
export function applyCorrection(
  entry: CorrectedEntry,
  correction: Extract<Correction, { kind: "change" }>,
  context: NotationContext,
): Applied {
  const patch: LogPatch = {};
  let sets: readonly LogSet[] = entry.sets;
  if (correction.parts.length > 0) {
    const told = withNext(sets, correction.parts);
    const corrected = (correction.every ? correctEvery : correctSets)(told, correction.parts, context);
    if (isProblem(corrected)) return corrected;
    sets = corrected.sets;
  }
  // Who takes one away and puts another right counts them as they were.
  if (correction.removed !== null) {
    const chosen = [correction.removed].flat().flatMap((choice) => settled(choice, entry.sets) ?? [null]);
    const places = chosen.map((choice) => choice && placesOf(choice, entry.sets.length));
    if (places.includes(null)) return noSuchSet(entry.sets.length);
    sets = sets.filter((_, place) => !places.some((some) => some?.includes(place)));
    if (sets.length === 0) return { remove: true };
  }
  if (correction.added !== null) {
    const extended = addedSets(sets, correction.added, context);
    if (isProblem(extended)) return extended;
    sets = extended.sets;
  }
  if (sets !== entry.sets) {
    const checked = LogSet.array().min(1).max(100).safeParse(sets);
    if (!checked.success) return problem("That does not look right. What was it?");
    patch.sets = checked.data;
  }
  if (correction.when !== null) {
    const [found] = readDates(correction.when, context);
    const today = readDates("today", context)[0]?.date;
    if (!found || (found.date === null && found.performedAt === null))
      return problem(`Which day do you mean by "${correction.when}"?`);
    if (found.date !== null && today != null && found.date > today)
      return problem(`${found.date} is still to come. Which day was it?`);
    if (found.date !== null) patch.date = found.date;
    if (found.performedAt !== null) patch.performedAt = found.performedAt;
  }
  if (correction.note !== null) patch.note = correction.note;
  if (correction.exercise !== null) patch.exercise = correction.exercise;
  return Object.keys(patch).length === 0 ? problem("What should be different?") : { patch };
}
