import { type ChangeCorrection, type Correction, change } from "../../language/corrections/correction.ts";
import { placesOf } from "../../language/corrections/setSelectors.ts";
import { apart } from "../../language/corrections/setsApart.ts";
import { readDates } from "../../language/dates/dates.ts";
import { foldText } from "../../language/foldText.ts";
import { metresOf } from "../../language/numbers/metres.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { findExercise } from "./findExercise.ts";
import { isNamed, namedAmong } from "./isNamed.ts";
import { MARKED } from "./logOrCorrection.ts";
import type { LoggerParts } from "./logParts.ts";
import type { LogExtraction, PendingCorrection } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";
import { LOOKED_UP, logsOf, MOST_AT_ONCE, namedHere, toldHere } from "./storedEntries.ts";
import { UNDECIDED } from "./undecided.ts";

/*
 * Which stored entries a correction means: by their name, by their place among those that were told, or by the figures that they hold.
 */

/** The entries of a correction as far as its words name them: those told before that it is brought back to, else those of its own that a name fits. */
export async function entriesNamedBy(
  parts: LoggerParts,
  said: PendingCorrection,
  extraction: LogExtraction,
  scope: WorkScope,
): Promise<PendingCorrection> {
  const pending = namesOne(parts, await broughtBack(parts, said, extraction, scope));
  const { correction } = pending;
  const target = correction.kind === "repeat" ? null : correction.target;
  const instead = correction.kind === "change" ? (correction.exercise?.instead ?? null) : null;
  const name = target ?? instead;
  if (name === null || pending.chosen) return pending;
  const named = await logsNamed(parts, pending, name, scope);
  // "not back squat, front squat" says what it is not; that the wrong name fits no entry does not matter.
  return named.length === 0 && target === null ? pending : { ...pending, logs: named };
}

/** "It was 4 reps for squat": the lift stands behind, and is not what it was instead. */
const AFTERWARDS =
  /\d[^,.;]{0,20} (?:for|on|in|at|with|pour|f[uü]r|beim?|para|pra|per|sur) (?:the |my |die |das |le |la |les |l['’]|el |il |o |a )?\p{L}+[\p{L} -]*\W*$/iu;
/** "Bench was 4x5", "run was 14:01 too": how often or how long, and no load that a new log would have. */
const WAS_SO =
  /^\W*(?:(?:no|sorry|oh|ah|wait|actually|and)\W+)*\p{L}[\p{L} -]{1,30}? (?:was|were|war(?:en)?|[ée]tai(?:t|ent)|fue(?:ron)?|era(?:no|n)?|foi|foram) (?:only |just |actually |nur |solo )?(?:\d{1,2} ?[x×] ?\d{1,3}|\d{1,2}:\d\d(?::\d\d)?|\d{1,3}(?:[.,]\d{1,2})? ?(?:kms?|k|mi|miles?|mins?|minutes?|minuten|h|hrs?|hours?)(?: ?\d{1,2}(?: ?min\w*)?)?)(?: (?:too|as well|also|actually|btw|sorry|tho(?:ugh)?))*\W*$/iu;
/** "The bench was …": something that is known already. */
const TOLD_OF = /^\W*(?:\p{L}+\W+){0,2}(?:the|my|that) \p{L}/iu;

/**
 * An entry that is named, and is not of the last turn: another one of today ("the bench was 82.5" after a squat), or the
 * one of the day that is said ("Thursday's bench was 85"). A whole set may as well be a new log: it is asked about.
 */
async function broughtBack(
  parts: LoggerParts,
  pending: PendingCorrection,
  { entries, context }: LogExtraction,
  scope: WorkScope,
): Promise<PendingCorrection> {
  const { correction, chosen } = pending;
  if (correction.kind !== "change" || correction.of != null || chosen) return pending;
  // "Swap the face pulls for reverse flies": the face pulls, though the raises were spoken of last.
  const target = correction.target ?? correction.exercise?.instead ?? correction.exercise?.phrase ?? "";
  const isRenamed = correction.exercise !== null && correction.exercise.instead === null;
  const isOnlyRenamed = isRenamed && correction.target === null;
  // "It was 4 sets of bench" after the dips, where a bench was told here: the dips are not called so.
  const isBehind = AFTERWARDS.test(pending.text);
  const isEntry = isBehind || !MARKED.test(pending.text);
  if (target === "" || (isOnlyRenamed && (correction.parts.length === 0 || !isEntry))) return pending;
  const { when } = correction;
  const day = when === null ? null : (readDates(when, context)[0]?.date ?? null);
  const said = day !== null && correction.parts.length > 0 ? day : null;
  const here = await logsNamed(parts, pending, target, scope);
  const older = said === null ? await whollyNamed(parts, pending, target, scope) : null;
  if (older !== null) return { ...pending, logs: [older], fromLastTurn: pending.logs.includes(older), chosen: true };
  if (here.length > 0 && (said === null || here.some(({ date }) => date === said))) {
    return said === null ? pending : { ...pending, correction: { ...correction, when: null } };
  }
  const isWhole = entries.some(({ sets }) => isCountable(sets));
  if (isWhole && !correction.sure && !TOLD_OF.test(pending.text) && !WAS_SO.test(pending.text)) return pending;
  const answer = await scope.call(parts.getLogs, { limit: LOOKED_UP });
  const wanted = said ?? context.today;
  const isMeant = ({ id, date }: LogEntry) =>
    (date === wanted && (!isOnlyRenamed || isBehind)) || (said === null && pending.here.includes(id));
  const logs = (answer.ok ? answer.result.items : []).filter(isMeant).reverse();
  const named = await logsNamed(parts, { ...pending, logs }, target, scope);
  if (named.length === 0 || (named.length === logs.length && logs.length > 1)) return pending;
  const renamed = isOnlyRenamed ? { exercise: null, target } : {};
  return {
    ...pending,
    correction: { ...correction, ...renamed, when: said === null ? when : null },
    logs: isOnlyRenamed ? named : named.slice(-1),
    fromLastTurn: isOnlyRenamed && named.length > 1,
    chosen: !isOnlyRenamed || named.length === 1,
    unmarked: pending.unmarked || (isWhole && !correction.sure && !isNearly(correction, named)),
  };
}

/** "Run was 14:01" of the one run in 14:10: hardly another one. */
function isNearly({ parts }: ChangeCorrection, [only, ...others]: readonly LogEntry[]): boolean {
  const changes = parts.flatMap((part) => part.changes);
  const set = only?.sets.length === 1 && others.length === 0 ? only.sets[0] : undefined;
  return (
    set !== undefined &&
    changes.length > 0 &&
    changes.every((found) => {
      const held = found.what === "field" ? set[found.field] : null;
      return found.what === "field" && held !== null && apart(found.value, held) <= A_LITTLE;
    })
  );
}
const A_LITTLE = 1.25;

/** "The bench was 55" after a bench press and an incline one: the one that is called so, though another came last. */
async function whollyNamed(
  parts: LoggerParts,
  { logs, here, text }: PendingCorrection,
  target: string,
  scope: WorkScope,
): Promise<LogEntry | null> {
  if (/\b(?:both|all|each|every|beide|alle|tous|toutes|ambos|ambas|todos|todas|tutti|tutte|entramb[ie])\b/i.test(text))
    return null;
  const isNear = logs.some(({ exercise }) => isNamed(parts.catalog, exercise, target));
  if (!isNear || here.length < 2) return null;
  const asked = { phrase: target, within: null, loaded: null, timed: false, recentIds: [], refused: [] };
  const { exercise: meant } = await findExercise(parts, asked, scope);
  const isMeant = ({ exercise }: LogEntry) => exercise.id === meant?.id;
  if (meant === null) return null;
  const ofLast = logs.filter(isMeant);
  if (ofLast.length > 0) return logs.length > 1 && ofLast.length === 1 ? (ofLast[0] ?? null) : null;
  const answer = await scope.call(parts.getLogs, { ids: here.slice(0, LOOKED_UP) });
  const called = (answer.ok ? answer.result.items : []).filter(isMeant);
  return called.length === 1 ? (called[0] ?? null) : null;
}

/** "That was 62.5 on bench" after a bench and a row: what sounds like another exercise says which entry is meant. */
function namesOne(parts: LoggerParts, pending: PendingCorrection): PendingCorrection {
  const { correction, logs } = pending;
  if (correction.kind !== "change" || correction.target !== null || correction.parts.length === 0) return pending;
  const { phrase = "", instead = null } = correction.exercise ?? {};
  const named = instead === null ? logs.filter(({ exercise }) => isNamed(parts.catalog, exercise, phrase)) : [];
  // "C'était 4x8 pour le développé": the only one, by a part of its name.
  const isOnly = named.length === 1 && AFTERWARDS.test(pending.text);
  if (named.length === 0 || (named.length === logs.length && !isOnly)) return pending;
  return { ...pending, correction: { ...correction, exercise: null, target: phrase } };
}

async function logsNamed(
  parts: LoggerParts,
  { logs, correction }: PendingCorrection,
  name: string,
  scope: WorkScope,
): Promise<LogEntry[]> {
  const named = namedAmong(parts.catalog, logs, name);
  if (named.length > 0) return named;
  const recentIds = logs.map(({ exercise }) => exercise.id).reverse();
  const found = await findExercise(
    parts,
    { phrase: name, within: null, loaded: null, timed: false, recentIds, refused: [] },
    scope,
  );
  // Words that name no exercise at all ("my mate says it was 85") do not choose between entries.
  const isNoName = found.exercise === null && found.candidates.length === 0;
  if (isNoName && correction.kind === "change" && correction.sure) return logs;
  const ids = new Set([...(found.exercise ? [found.exercise] : found.candidates)].map(({ id }) => id));
  return logs.filter(({ exercise }) => ids.has(exercise.id));
}

/**
 * "It was 4 sets of bench" after the dips, where a bench was told before them: what was told by that name is put right, and the dips are not called
 * so. In: a correction and the entries that it would be of. Out: the correction of the other entry; `null` where nothing else was told by that name in
 * this conversation, or several entries were, or the words take a name back ("no, it was bench 3x8").
 */
export async function ofOtherEntry(
  parts: LoggerParts,
  correction: Correction,
  text: string,
  of: readonly LogEntry[],
  scope: WorkScope,
): Promise<PendingCorrection | null> {
  if (correction.kind !== "change" || of.length === 0 || MARKED.test(text)) return null;
  const { exercise, target, parts: changes, added, removed } = correction;
  const name = exercise?.instead === null ? exercise.phrase : exercise === null ? target : null;
  if (name === null || name === "" || (changes.length === 0 && (added ?? removed) === null)) return null;
  if (of.some((entry) => isNamed(parts.catalog, entry.exercise, name))) return null;
  const { named, here } = await namedHere(parts, name, scope);
  const [only, ...others] = named;
  if (only === undefined || others.length > 0) return null;
  const meant = { ...correction, exercise: null, target: name };
  return { ...UNDECIDED, text, correction: meant, logs: [only], fromLastTurn: true, chosen: true, here };
}

type HeldBefore = {
  fields: readonly ("reps" | "weight" | "durationS" | "distance")[];
  value: number;
  unit: string | null;
};

/** What a correction says was there before: "85 not 80", or the way of "2k was 7:48". */
function heldBefore({ parts }: ChangeCorrection): HeldBefore | null {
  const changes = parts.flatMap((part) => part.changes);
  const against = changes.flatMap((found): HeldBefore[] => {
    if (!("instead" in found) || found.instead === null) return [];
    const unit = found.what === "field" ? found.unit : null;
    if (found.what === "figure") return [{ fields: ["reps", "weight", "distance"], value: found.instead, unit }];
    const { field } = found;
    return field === "rpe" || field === "rir" ? [] : [{ fields: [field], value: found.instead, unit }];
  });
  const way = changes.find((found) => found.what === "field" && found.field === "distance");
  const isTimed = changes.some((found) => found.what === "field" && found.field === "durationS");
  if (against.length === 0 && isTimed && way?.what === "field")
    return { fields: ["distance"], value: way.value, unit: way.unit };
  return against.length === 1 ? (against[0] ?? null) : null;
}

const holds = ({ sets }: LogEntry, { fields, value, unit }: HeldBefore): boolean =>
  sets.some((set) =>
    fields.some((field) =>
      field === "distance"
        ? set.distance !== null &&
          Math.abs(metresOf(set) - metresOf({ distance: value, distanceUnit: wayUnit(unit) ?? set.distanceUnit })) < 1
        : set[field] === value,
    ),
  );
const wayUnit = (unit: string | null): LogEntry["sets"][number]["distanceUnit"] =>
  unit === "m" || unit === "km" || unit === "mi" || unit === "yd" || unit === "ft" ? unit : null;

/**
 * "2k was 7:48" after the bike, "85 not 80" where the last entry has no 80: what it says was there stands in another that was told here. In: a correction
 * that names nothing, and the entries of the last log. Out: the correction of that one; `null` where the last holds it, or not just one of the others does.
 */
export async function ofHeldElsewhere(
  parts: LoggerParts,
  correction: Correction,
  text: string,
  last: readonly LogEntry[],
  scope: WorkScope,
): Promise<PendingCorrection | null> {
  if (correction.kind !== "change" || last.length === 0 || correction.target !== null || correction.exercise !== null)
    return null;
  const held = (correction.added ?? correction.removed ?? correction.place) === null ? heldBefore(correction) : null;
  if (held === null || last.some((entry) => holds(entry, held))) return null;
  const { told, here } = await toldHere(parts, scope);
  const [only, ...others] = told.filter((entry) => holds(entry, held));
  if (only === undefined || others.length > 0) return null;
  return { ...UNDECIDED, text, correction, logs: [only], fromLastTurn: true, chosen: true, here };
}

/**
 * The entry of several that a place chooses: "first one only two sets", "second was 92.5" of what was told one by one, "the second one was 4 sets" of
 * what was told at once. In: the correction, the entries of the last message, the ids of those that were told in one go with it. Out: the correction,
 * as a change of one set where that is meant, and the entry; `null` where no place chooses one.
 */
export async function entriesPlaced(
  parts: LoggerParts,
  correction: Correction,
  text: string,
  last: readonly LogEntry[],
  lately: readonly string[],
  scope: WorkScope,
): Promise<{ correction: Correction; logs: LogEntry[] | null }> {
  const isOneByOne = last.length === 1 && lately.length > 1;
  // "Skip the last, never did it" of one entry alone is about its last set.
  const isOfSet = correction.kind === "delete" && correction.place === -1 && last.length === 1 && !isOneByOne;
  if (isOfSet && (last[0]?.sets.length ?? 0) > 1)
    return { correction: change({ removed: { from: -1, to: -1 } }), logs: null };
  // "Both RPE 8" of two that were told one by one.
  if (correction.kind === "change" && correction.every && isOneByOne && BOTH.test(foldText(text)))
    return { correction, logs: await logsOf(parts, scope, { ids: lately.slice(-2) }) };
  if (correction.kind !== "change" || !mayBePlaced(correction) || (last.length < 2 && !isOneByOne))
    return { correction, logs: null };
  const told = isOneByOne ? await logsOf(parts, scope, { ids: lately.slice(-MOST_AT_ONCE) }) : last;
  const placed = isOneByOne ? ofOneByOne(correction, text, told, last) : ofSeveral(correction, text);
  const chosen = placed.place === null ? [] : (placesOf({ from: placed.place, to: placed.place }, told.length) ?? []);
  const logs = chosen.flatMap((at) => told[at] ?? []);
  return { correction: placed, logs: logs.length > 0 ? logs : null };
}

const BOTH = /\b(?:both|beide[nr]?|(?:les|des) deux|ambos|ambas|entramb[ie]|os dois|as duas|los dos|las dos)\b/;

const mayBePlaced = ({ place, exercise, parts }: ChangeCorrection): boolean =>
  place !== null || exercise !== null || (parts.length === 1 && parts[0]?.sets !== "all");

/** The place that a part names as one of the sets, as one of the entries. */
const asEntry = (said: ChangeCorrection, place: number): ChangeCorrection => ({
  ...said,
  place,
  parts: said.parts.map((part) => ({ ...part, sets: "all" })),
});
const placeIn = ({ parts: [only, ...others] }: ChangeCorrection): number | null =>
  only === undefined || others.length > 0 || only.sets === "all" || only.sets.from !== only.sets.to
    ? null
    : only.sets.from;

function ofSeveral(said: ChangeCorrection, text: string): ChangeCorrection {
  const place = said.place === null ? placeIn(said) : null;
  if (place === null || place < 0) return said;
  const countsSets = said.parts.some(({ changes }) => changes.some(({ what }) => what === "setCount"));
  return countsSets || THE_NTH_ONE.test(text) ? asEntry(said, place) : said;
}
const THE_NTH_ONE = /\b(?:first|second|third|fourth|fifth|middle|1st|2nd|3rd|[45]th) (?:one|exercise|lift)\b/i;

/** Of a whole entry where sets are counted, another name is said, or the load is that entry's and not one of the last. */
function ofOneByOne(
  said: ChangeCorrection,
  text: string,
  told: readonly LogEntry[],
  [entry]: readonly LogEntry[],
): ChangeCorrection {
  if (said.exercise !== null && said.exercise.instead === null && said.parts.length === 0) {
    const [, first, second, third] = (said.place === null && NAMED_BY_PLACE.exec(foldText(text))) || [];
    const place = first ? 1 : second ? 2 : third ? 3 : null;
    return place !== null && place <= told.length ? { ...said, place } : said;
  }
  const from = placeIn(said);
  const [only] = said.parts;
  if (from === null || only === undefined || entry === undefined || /\bset\b/i.test(text)) return said;
  const [place] = placesOf(only.sets, told.length) ?? [];
  const other = place === undefined ? undefined : told[place];
  const [at = -1] = placesOf(only.sets, entry.sets.length) ?? [];
  if (other === undefined || other.id === entry.id) return said;
  const weight = only.changes.flatMap((found) =>
    found.what === "figure" || (found.what === "field" && found.field === "weight") ? [found.value] : [],
  )[0];
  const apart = (of: LogEntry | undefined, set: number) => {
    const held = of?.sets[set]?.weight ?? 0;
    return weight === undefined || held === 0 ? Number.POSITIVE_INFINITY : Math.abs(Math.log(weight / held));
  };
  // Nobody does four sets of five as one of them.
  const isCount = only.changes.some(
    (found) => found.what === "setCount" || (found.what === "notation" && /^\d+ ?[x×]/.test(found.text)),
  );
  const isItsLoad = apart(other, 0) < ABOUT_THE_SAME && apart(entry, at) > ABOUT_THE_SAME;
  return isCount || isItsLoad ? asEntry(said, from) : said;
}
const NAMED_BY_PLACE =
  /^\W*(?:(?:oh|ah|no|ok|and|but|actually|sorry|wait)[ ,]+)*(?:the |der |die |das |la |le |el |il |a |o )*(?:(first|1st|erste|premiere?|primer[ao]?|prim[ao]|primeir[ao])|(second|2nd|zweite|deuxieme|segund[ao]|second[ao])|(third|3rd|dritte|troisieme|tercer[ao]?|terz[ao]|terceir[ao]))(?: (?:one|exercise|lift|entry|ubung|exercice|ejercicio|esercizio|exercicio))? (?:was|were|is|should|war|ist|etait|fue|era|foi)(?!\p{L})/u;
const ABOUT_THE_SAME = Math.log(1.12);
