import {
  DAY_ASIDE,
  LATER,
  LONGEST_AFTER_CHANGE,
  mayBeOfChange,
  NAMED_FIGURE,
  OF_THEM_ALL,
  onlyPlaces,
  SET_TOO,
  TIME_TOO,
} from "../../language/corrections/afterChange.ts";
import { type ChangeCorrection, type Correction, change, deletion } from "../../language/corrections/correction.ts";
import type { Change } from "../../language/corrections/correctionValues.ts";
import { readCorrection } from "../../language/corrections/logCorrection.ts";
import { placesOf } from "../../language/corrections/setSelectors.ts";
import { wasRight } from "../../language/corrections/wasRight.ts";
import { withoutExcuse } from "../../language/corrections/withoutExcuse.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import { ORDINALS, placeOf } from "../../language/numbers/ordinals.ts";
import { LogEntry, type LogSet } from "../../protocol/workoutLog.ts";
import type { LastChange } from "../../tools/lastChanges.ts";
import type { WorkScope } from "../agent.ts";
import { isNamed } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { UNCHANGED } from "./remarkOn.ts";
import { hasGrown } from "./setBySet.ts";
import { lastDone, namedHere, writtenHere } from "./storedEntries.ts";
import { nothing, UNDECIDED } from "./undecided.ts";

/**
 * What is said of the change before it: "no, 7" is of the sets that were put right, "actually all of them" gives it to every set, "no, the day before" moves the
 * day once more, "and 26:10" is a second thing put right. In: the message, and the entries of the last log. Out: the correction of the only one;
 * `null` where the last turn changed no one entry, or something else is said.
 */
export async function ofLastChange(
  parts: LoggerParts,
  said: string,
  last: readonly LogEntry[],
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const plain = withoutExcuse(foldText(said));
  const text = plain === foldText(said) ? said : plain;
  const right = last.length === 0 ? null : wasRight(text);
  if (right !== null) return await asBefore(parts, text, right, last, context, scope);
  const named = last.length === 0 || text.length > LONGEST_AFTER_CHANGE ? null : NAMED_FIGURE.exec(foldText(text));
  if (named?.[1]?.split(/[ -]/).some(isMovementWord)) return await ofNamedFigure(parts, text, named, context, scope);
  const too = last.length === 1 && text.length <= LONGEST_AFTER_CHANGE ? SAME_FOR.exec(foldText(text))?.[1] : undefined;
  const alike = too === undefined ? null : await changedAlike(parts, text, too, context, scope);
  if (alike !== null) return alike;
  const folded = last.length === 1 && mayBeOfChange(text) ? foldText(text) : "";
  if (folded === "") return null;
  const { changes, here } = await writtenHere(parts, scope);
  const correction = changedOnce(text, folded, changes, context);
  const isOfAll = correction === null && OF_THEM_ALL.test(folded) && changes[0]?.effect.op === "update";
  if (isOfAll) return { ...nothing(context), remarks: [UNCHANGED] };
  if (correction === null) return null;
  return {
    ...nothing(context),
    correction: { ...UNDECIDED, text, correction, logs: [...last], fromLastTurn: true, here },
  };
}

/** While one after another is put right, a figure beside the name of a stored lift is another one, where it is near what is stored. */
async function ofNamedFigure(
  parts: LoggerParts,
  text: string,
  [, name = "", figure = "", plural, unit = ""]: RegExpExecArray,
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const { named: told, changes, here } = await namedHere(parts, name, scope);
  const isCorrecting = changes.length > 0 && changes.every(({ effect }) => effect.op === "update");
  if (!isCorrecting || hasGrown(changes)) return null;
  const [only, ...others] = told;
  const value = Number(figure.replace(",", "."));
  const isNear = (held: number | null) => held !== null && held > 0 && Math.max(held / value, value / held) <= NEAR;
  const isCount = COUNTS_SETS.test(unit);
  const fits = isCount
    ? isNear(only?.sets.length ?? null)
    : COUNTS_REPS.test(unit)
      ? only?.sets.some(({ reps }) => isNear(reps))
      : only?.sets.some(({ weight, reps }) => isNear(weight) || (plural !== undefined && isNear(reps)));
  if (only === undefined || others.length > 0 || !fits) return null;
  // "Pull ups 7s": so many, or bells of so much, and no seconds.
  const plain = change({
    parts: [{ sets: "all", changes: [{ what: "figure", value, instead: null, likely: "weight" }] }],
  });
  const said = plural === undefined ? readCorrection(`it was ${text.slice(text.search(/\d/))}`) : plain;
  if (said?.kind !== "change" || said.parts.length === 0) return null;
  return {
    ...nothing(context),
    correction: { ...UNDECIDED, text, correction: said, logs: [only], fromLastTurn: true, chosen: true, here },
  };
}
const NEAR = 1.5;

const SAME_FOR =
  /^\W*(?:(?:and|oh|also|und|et|y|e)[ ,]+)*(?:the )?(?:same|likewise|ditto|das ?selbe|das gleiche|pareil|lo mismo|lo stesso|o mesmo)(?: thing| weight| change)? (?:for|with|on|in|bei(?:m)?|fur|pour|para|con|per|com) (?:the |my |die |den |das |les |las |los |le |gli |i |as |os )?(\p{L}[\p{L} -]{2,30}?)(?: (?:too|as well|please|pls))?\W*$/u;

/** "Same for dips" right after a load, or a number of repetitions, was put right: the dips that were told here get it, too. */
async function changedAlike(
  parts: LoggerParts,
  text: string,
  name: string,
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const { named, changes, here } = await namedHere(parts, name, scope);
  const [done, ...more] = changes;
  const { data: after } = LogEntry.safeParse(done?.effect.data);
  const [only, ...others] = named;
  if (done?.effect.op !== "update" || !done.before || !after || more.length + others.length > 0 || !only) return null;
  const [was, is] = [done.before.sets[0], after.sets[0]];
  const changed = was && is && done.before.sets.length === after.sets.length ? differences(was, is) : [];
  if (only.id === after.id || changed.length === 0 || placesChanged(done.before.sets, after.sets).length === 0)
    return null;
  const correction = change({ parts: [{ sets: "all", changes: changed }] });
  return {
    ...nothing(context),
    correction: { ...UNDECIDED, text, correction, logs: [only], fromLastTurn: true, chosen: true, here },
  };
}
const COUNTS_SETS = /^(?:sets?|satze|series?)$/;
const COUNTS_REPS = /^(?:reps?|wdh)$/;

/** The last change is taken back where it was of the lift that is named, or gave it up for another. */
async function asBefore(
  parts: LoggerParts,
  text: string,
  name: string,
  last: readonly LogEntry[],
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const undone = await lastDone(parts, scope, [...last], "undo");
  const [done, ...others] = undone.changes;
  const { data: after } = LogEntry.safeParse(done?.effect.data);
  const of = [done?.before?.exercise, after?.exercise].filter((one) => one !== undefined);
  const isOfIt = done?.effect.op === "update" && of.some((one) => isNamed(parts.catalog, one, name));
  if (!isOfIt || others.length > 0) return { ...nothing(context), remarks: [UNCHANGED] };
  const correction = deletion("undo", { restores: true });
  return { ...nothing(context), correction: { ...UNDECIDED, text, correction, ...undone } };
}

function changedOnce(
  text: string,
  folded: string,
  changes: readonly LastChange[],
  { today }: ReadingContext,
): Correction | null {
  const [done] = changes;
  const { data: after } = LogEntry.safeParse(done?.effect.data);
  const before = done?.before;
  if (changes.length !== 1 || done === undefined || !after) return null;
  if (DAY_ASIDE.test(folded)) {
    const hasDay = before ? after.date !== before.date : done.effect.op === "create" && after.date < today;
    return hasDay ? aside(after.date, LATER.test(folded) ? 1 : -1) : null;
  }
  if (done.effect.op !== "update" || !before) return null;
  const time = TIME_TOO.exec(folded)?.[1];
  if (time !== undefined) return after.sets.length === 1 && !done.reverts ? readCorrection(`it took ${time}`) : null;
  const only = onlyPlaces(text);
  if (only !== null) {
    const meant = placesOf(only, after.sets.length);
    return (
      meant &&
      onlyAt(
        meant.map((place) => place + 1),
        before.sets,
        after.sets,
      )
    );
  }
  const places = placesChanged(before.sets, after.sets);
  const [from] = places;
  if (from === undefined) return null;
  if (places.length === after.sets.length) return putRightAgain(text, before.sets, after.sets);
  const was = before.sets[from - 1];
  const is = after.sets[from - 1];
  const changed = was && is ? differences(was, is) : [];
  if (changed.length === 0) return null;
  const too = SET_TOO.exec(folded);
  if (too !== null) {
    const place = placeBeside(
      too.slice(1).filter((one) => one !== undefined),
      from,
      after.sets.length,
    );
    const isOther = place > 0 && place <= after.sets.length && !places.includes(place);
    return isOther ? change({ parts: [{ sets: { from: place, to: place }, changes: changed }] }) : null;
  }
  if (OF_THEM_ALL.test(folded))
    return change({ parts: [{ sets: "all", changes: changed.map((one) => forEach(one, after.sets.length)) }] });
  const said = readCorrection(text);
  return said?.kind === "change" && changed.length === 1 ? ofSets(said, places, changed[0]) : null;
}

/** "No, 10" after one figure was changed of all sets alike: that figure once more, where it had none before. */
function putRightAgain(text: string, before: readonly LogSet[], after: readonly LogSet[]): Correction | null {
  const [was, is] = [before[0], after[0]];
  const [changed, ...others] = was && is ? differences(was, is) : [];
  if (!changed || others.length > 0 || !("value" in changed) || was?.weight != null) return null;
  const isLoad = changed.what === "load" || (changed.what === "field" && changed.field === "weight");
  const said = isLoad ? readCorrection(text) : null;
  const [part, ...more] = said?.kind === "change" ? said.parts : [];
  const [figure, ...figures] = part?.changes ?? [];
  if (part?.sets !== "all" || more.length + figures.length > 0 || figure?.what !== "figure") return null;
  return change({ parts: [{ sets: "all", changes: [{ ...changed, value: figure.value } as Change] }] });
}

/** The place, from 1, that is told by its number or from the set that was changed. */
function placeBeside([word = ""]: readonly string[], from: number, count: number): number {
  if (/^(?:last|letzte|derniere|ultim)/.test(word)) return count;
  if (/^(?:before|davor|d avant|anterior|prima)$/.test(word) && !ORDINALS.has(word)) return from - 1;
  return word === "after" ? from + 1 : placeOf(word);
}

/** The sets but those at some places, from 1, as they were before all of them were changed. */
function onlyAt(kept: readonly number[], before: readonly LogSet[], after: readonly LogSet[]): Correction | null {
  if (
    placesChanged(before, after).length !== after.length ||
    after.length < 2 ||
    kept.some((place) => place > after.length)
  )
    return null;
  const parts = after.flatMap((is, at) => {
    const was = before[at];
    if (was === undefined || kept.includes(at + 1)) return [];
    const changes: Change[] =
      was.weight === null && is.weight !== null ? [{ what: "bodyweight" }] : differences(is, was);
    return [{ sets: { from: at + 1, to: at + 1 }, changes }];
  });
  return change({ parts });
}

function aside(date: string, days: number): ChangeCorrection {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return change({ when: day.toISOString().slice(0, 10) });
}

/** The sets that are not as they were, from 1; none where sets came or went, or where others lie between them. */
function placesChanged(before: readonly LogSet[], after: readonly LogSet[]): number[] {
  if (before.length !== after.length) return [];
  const places = after.flatMap((set, at) => (JSON.stringify(set) === JSON.stringify(before[at]) ? [] : [at + 1]));
  return places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1) ? places : [];
}

/** What one set has now that it did not have before. */
function differences(was: LogSet, is: LogSet): Change[] {
  const fields = (["reps", "durationS", "distance", "rpe", "rir"] as const).flatMap((field): Change[] => {
    const value = is[field];
    return value === null || value === was[field] ? [] : [{ what: "field", field, value, unit: null, instead: null }];
  });
  if (is.weight === null || (is.weight === was.weight && is.load === was.load)) return fields;
  const { weight: value, unit } = is;
  const load: Change =
    is.load === "added" || is.load === "assisted"
      ? { what: "load", load: is.load, value, unit }
      : { what: "field", field: "weight", value, unit, instead: null };
  return [...fields, load];
}

/** The same for each of so many sets, however they differ. */
function forEach(found: Change, count: number): Change {
  if (found.what !== "field" || found.field === "rir" || found.field === "distance") return found;
  const unit = found.unit === "kg" || found.unit === "lb" ? found.unit : null;
  return { what: "list", field: found.field, values: Array.from({ length: count }, () => found.value), unit };
}

/** A figure that is taken back, as one of the sets and of the kind that were put right; of another kind it is of no set among them. */
function ofSets(said: ChangeCorrection, places: readonly number[], changed: Change | undefined): Correction | null {
  const [part, ...others] = said.parts;
  const [found] = part?.changes ?? [];
  const isPlain = said.target === null && said.exercise === null && said.when === null && part?.changes.length === 1;
  if (changed === undefined || part?.sets !== "all" || others.length > 0 || !isPlain || found === undefined)
    return null;
  const sets = { from: places[0] ?? 1, to: places.at(-1) ?? 1 };
  if (found.what === "figure" && "value" in changed) {
    return change({ parts: [{ sets, changes: [{ ...changed, value: found.value } as Change] }] });
  }
  if (found.what === "by" && changed.what === "field" && found.field === changed.field)
    return change({ parts: [{ sets, changes: [found] }] });
  const isAlike = found.what === "field" && changed.what === "field" && found.field === changed.field;
  return isAlike ? change({ parts: [{ sets, changes: [found] }] }) : null;
}
