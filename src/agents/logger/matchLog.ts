import type { Assignment } from "../../protocol/understanding.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { Work, WorkScope } from "../agent.ts";
import { amongOthers, qualifiedBy } from "./amongOthers.ts";
import { entriesNamedBy } from "./entriesMeant.ts";
import { type FoundExercise, findExercise } from "./findExercise.ts";
import { inLikelyReading } from "./likelyReading.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import type { LogExtraction, LogMatch, NamedExercise, PendingCorrection } from "./logUnderstanding.ts";
import { matchEntry } from "./matchEntry.ts";
import { asScored } from "./scored.ts";
import { settleStrays } from "./settleStrays.ts";
import { LOOKED_UP } from "./storedEntries.ts";
import { isSaidUnloaded } from "./toldLoad.ts";
import { isCovering, isLoaded, isTimed } from "./toldSets.ts";

/** Names the exercises of an extraction, as far as that is sure, and finds the entries that a correction is about. */
export const matchLog =
  (parts: LoggerParts): Work<{ assignment: Assignment; extraction: LogExtraction }, LogMatch> =>
  async ({ assignment, extraction }, scope) => {
    const pending = extraction.correction;
    const isOpen = extraction.entries.some(({ exercise }) => exercise === null);
    const recent = isOpen || pending !== null ? await recentExercises(parts, scope) : [];
    const correction =
      pending && (await exerciseMeant(parts, await entriesNamedBy(parts, pending, extraction, scope), recent, scope));
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
      const usual = recent.filter((one) => isLikelyFor(entry, one));
      const key = lookUpKey(entry, recent.length - usual.length);
      const found =
        (key === null ? undefined : known.get(key)) ?? (await matchEntry(parts, entry, usual, scope, assignment.text));
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

/** An exercise that was logged lately, with the heaviest that was lifted in it then; `null` where no load is known. */
type Recent = NamedExercise & { heaviest: LogSet | null };

async function recentExercises({ getLogs }: LoggerParts, scope: WorkScope): Promise<Recent[]> {
  const answer = await scope.call(getLogs, { limit: LOOKED_UP });
  const logs: LogEntry[] = answer.ok ? answer.result.items : [];
  const recent = new Map<string, Recent>();
  for (const { exercise, sets } of logs)
    for (const set of [null, ...sets]) {
      const { heaviest = null } = recent.get(exercise.id) ?? {};
      const isHeavier = (set?.weight ?? 0) > (heaviest?.weight ?? 0);
      recent.set(exercise.id, { ...exercise, heaviest: isHeavier ? set : heaviest });
    }
  return [...recent.values()];
}

/** So many times what was lifted before is hardly the same exercise: "rows at 95 lbs" after dumbbell rows at 40. */
const FARTHEST = 2;

function isLikelyFor({ sets }: DraftEntry, { heaviest }: Recent): boolean {
  const heavy = Math.max(0, ...sets.map(({ weight }) => weight ?? 0));
  const unit = sets.find(({ weight }) => weight !== null)?.unit ?? null;
  if (heaviest?.weight == null || heavy === 0 || unit !== heaviest.unit) return true;
  return heavy <= FARTHEST * heaviest.weight;
}

/** What decides which exercise an entry's words mean; `null` when nothing is looked up for it. */
function lookUpKey(entry: DraftEntry, unlikely: number): string | null {
  const { exercise, phrase, candidates, within, sets, refused } = entry;
  if (exercise !== null || phrase === null || candidates.length > 0) return null;
  const loads = sets.map(({ load, perHand }) => [load, perHand]);
  const told = [isLoaded(sets), isCovering(sets), isTimed(sets), isSaidUnloaded(entry)];
  return JSON.stringify([phrase, within, told, loads, refused, unlikely]);
}

const named = (entry: DraftEntry, { exercise, candidates, movement, isRemark }: FoundExercise): DraftEntry => ({
  ...entry,
  ...(isRemark ? { phrase: null, note: [entry.phrase, entry.note].filter(Boolean).join("; ") || null } : {}),
  exercise,
  candidates,
  movement,
});

/** The exercise that a correction or a repetition says instead of the entry's own. */
async function exerciseMeant(
  parts: LoggerParts,
  pending: PendingCorrection,
  recent: readonly NamedExercise[],
  scope: WorkScope,
): Promise<PendingCorrection> {
  const { correction, logs } = pending;
  const wanted =
    correction.kind === "change"
      ? correction.exercise?.phrase
      : correction.kind === "repeat"
        ? correction.exercise
        : null;
  const newest = logs.at(-1);
  if (wanted === "" && pending.exercise === null && newest !== undefined)
    return { ...pending, candidates: await othersLike(parts, newest, recent, scope) };
  if (wanted == null || wanted === "" || pending.exercise !== null) return pending;
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
  return { ...pending, exercise, candidates };
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
