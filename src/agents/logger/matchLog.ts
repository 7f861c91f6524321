import { readDates } from "../../language/dates/dates.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { Work, WorkScope } from "../agent.ts";
import { amongOthers, qualifiedBy } from "./amongOthers.ts";
import { type FoundExercise, findExercise } from "./findExercise.ts";
import { isNamed } from "./isNamed.ts";
import { inLikelyReading } from "./likelyReading.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import type { LogExtraction, LogMatch, NamedExercise, PendingCorrection } from "./logUnderstanding.ts";
import { matchEntry } from "./matchEntry.ts";
import { isCountable } from "./mergeAnswer.ts";
import { asScored } from "./scored.ts";
import { settleStrays } from "./settleStrays.ts";
import { LOOKED_UP } from "./storedEntries.ts";
import { isSaidUnloaded } from "./toldLoad.ts";
import { isCovering, isLoaded, isTimed } from "./toldSets.ts";

/** "The bench was …": something that is known already. */
/** "It was 4 reps for squat": the lift stands behind, and is not what it was instead. */
const AFTERWARDS = /\d[^,.;]{0,20} (?:for|on|in|at|with) (?:the |my )?\p{L}+[\p{L} -]*\W*$/iu;
/** "Bench was 4x5": how often, and no load that a new log would have. */
const WAS_SO =
  /^\W*(?:(?:no|sorry|oh|ah|wait|actually|and)\W+)*\p{L}[\p{L} -]{1,30}? (?:was|were|war(?:en)?|[ée]tai(?:t|ent)|fue(?:ron)?|era(?:no|n)?|foi|foram) (?:only |just |actually |nur |solo )?\d{1,2} ?[x×] ?\d{1,3}\W*$/iu;
const TOLD_OF = /^\W*(?:\p{L}+\W+){0,2}(?:the|my|that) \p{L}/iu;

/** Names the exercises of an extraction, as far as that is sure, and finds the entries that a correction is about. */
export const matchLog =
  (parts: LoggerParts): Work<{ assignment: Assignment; extraction: LogExtraction }, LogMatch> =>
  async ({ assignment, extraction }, scope) => {
    const pending = extraction.correction;
    const isOpen = extraction.entries.some(({ exercise }) => exercise === null);
    const recent = isOpen || pending !== null ? await recentExercises(parts, scope) : [];
    const correction =
      pending && (await matchCorrection(parts, await broughtBack(parts, pending, extraction, scope), recent, scope));
    // Words that could be either are a new log when no stored entry is meant.
    const isNewLog = correction !== null && correction.logs.length === 0 && extraction.entries.length > 0;
    const open = correction === null || isNewLog ? extraction.entries : [];
    const entries: DraftEntry[] = [];
    const remarks = [...extraction.remarks];
    // A diary names the same exercises again and again; each is looked up once.
    const known = new Map<string, FoundExercise | null>();
    const whole = new Set<DraftEntry>();
    for (const said of open) {
      const entry = qualifiedBy(said, entries.at(-1));
      const key = lookUpKey(entry);
      const found =
        (key === null ? undefined : known.get(key)) ?? (await matchEntry(parts, entry, recent, scope, assignment.text));
      if (key !== null) known.set(key, found);
      const matched = inLikelyReading(
        asScored(found === null ? entry : named(entry, found), parts.catalog),
        parts.catalog,
      );
      if (found?.isWhole) whole.add(matched);
      if (found?.isUnknown && found.exercise === null) remarks.push(`I know no exercise by "${entry.phrase}".`);
      entries.push(matched);
    }
    return {
      ...extraction,
      remarks,
      entries: settleStrays(await amongOthers(parts, entries, scope), whole),
      correction: isNewLog ? null : correction,
      recent,
    };
  };

async function recentExercises({ getLogs }: LoggerParts, scope: WorkScope): Promise<NamedExercise[]> {
  const answer = await scope.call(getLogs, { limit: LOOKED_UP });
  const logs: LogEntry[] = answer.ok ? answer.result.items : [];
  return [...new Map(logs.map(({ exercise }) => [exercise.id, exercise])).values()];
}

/** What decides which exercise an entry's words mean; `null` when nothing is looked up for it. */
function lookUpKey(entry: DraftEntry): string | null {
  const { exercise, phrase, candidates, within, sets, refused } = entry;
  if (exercise !== null || phrase === null || candidates.length > 0) return null;
  const loads = sets.map(({ load, perHand }) => [load, perHand]);
  const told = [isLoaded(sets), isCovering(sets), isTimed(sets), isSaidUnloaded(entry)];
  return JSON.stringify([phrase, within, told, loads, refused]);
}

const named = (entry: DraftEntry, { exercise, candidates, movement, isRemark }: FoundExercise): DraftEntry => ({
  ...entry,
  ...(isRemark ? { phrase: null, note: [entry.phrase, entry.note].filter(Boolean).join("; ") || null } : {}),
  exercise,
  candidates,
  movement,
});

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
  if (target === "" || (isOnlyRenamed && (correction.parts.length === 0 || !AFTERWARDS.test(pending.text))))
    return pending;
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
  const isMeant = ({ id, date }: LogEntry) => date === wanted || (said === null && pending.here.includes(id));
  const logs = (answer.ok ? answer.result.items : []).filter(isMeant).reverse();
  const named = await logsNamed(parts, { ...pending, logs }, target, scope);
  if (named.length === 0 || (named.length === logs.length && logs.length > 1)) return pending;
  const renamed = isOnlyRenamed ? { exercise: null, target } : {};
  return {
    ...pending,
    correction: { ...correction, ...renamed, when: said === null ? when : null },
    logs: named.slice(-1),
    fromLastTurn: false,
    chosen: true,
    unmarked: pending.unmarked || (isWhole && !correction.sure),
  };
}

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
  if (named.length === 0 || named.length === logs.length) return pending;
  return { ...pending, correction: { ...correction, exercise: null, target: phrase } };
}

async function matchCorrection(
  parts: LoggerParts,
  said: PendingCorrection,
  recent: readonly NamedExercise[],
  scope: WorkScope,
): Promise<PendingCorrection> {
  const pending = namesOne(parts, said);
  const { correction } = pending;
  const target = correction.kind === "repeat" ? null : correction.target;
  const instead = correction.kind === "change" ? (correction.exercise?.instead ?? null) : null;
  const name = target ?? instead;
  const named = name === null || pending.chosen ? pending.logs : await logsNamed(parts, pending, name, scope);
  // "not back squat, front squat" says what it is not; that the wrong name fits no entry does not matter.
  const logs = named.length === 0 && target === null ? pending.logs : named;
  const wanted =
    correction.kind === "change"
      ? correction.exercise?.phrase
      : correction.kind === "repeat"
        ? correction.exercise
        : null;
  const newest = logs.at(-1);
  if (wanted === "" && pending.exercise === null && newest !== undefined)
    return { ...pending, logs, candidates: await othersLike(parts, newest, recent, scope) };
  if (wanted == null || wanted === "" || pending.exercise !== null) return { ...pending, logs };
  const { exercise, candidates } = await findExercise(
    parts,
    {
      phrase: wanted,
      within: newest?.exercise.name ?? null,
      loaded: newest ? isLoaded(newest.sets) : null,
      timed: newest !== undefined && isTimed(newest.sets),
      recentIds: recent.map(({ id }) => id),
      refused: [],
    },
    scope,
  );
  return { ...pending, logs, exercise, candidates };
}

/** What an exercise may have been taken for: others of its movement. */
async function othersLike(
  parts: LoggerParts,
  { exercise, sets }: LogEntry,
  recent: readonly NamedExercise[],
  scope: WorkScope,
): Promise<NamedExercise[]> {
  const wanted = {
    within: null,
    loaded: isLoaded(sets),
    timed: isTimed(sets),
    recentIds: recent.map(({ id }) => id),
    refused: [exercise.id],
  };
  const { movement } = await findExercise(parts, { ...wanted, phrase: exercise.name }, scope);
  if (movement === null) return [];
  const found = await findExercise(parts, { ...wanted, recentIds: [], phrase: movement }, scope);
  return found.exercise === null ? found.candidates : [found.exercise];
}

async function logsNamed(
  parts: LoggerParts,
  { logs, correction }: PendingCorrection,
  name: string,
  scope: WorkScope,
): Promise<LogEntry[]> {
  const byName = logs.filter(({ exercise }) => isNamed(parts.catalog, exercise, name));
  // A plank is also called a "push-up hold"; where there are push-ups, they are meant.
  const called = byName.filter(({ exercise }) => isNamed({ byId: () => null }, exercise, name));
  if (byName.length > 0) return called.length > 0 ? called : byName;
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
