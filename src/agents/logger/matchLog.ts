import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { Work, WorkScope } from "../agent.ts";
import { findExercise } from "./findExercise.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import type { LogExtraction, LogMatch, NamedExercise, PendingCorrection } from "./logUnderstanding.ts";

const LOOKED_UP = 30;

/** What is known of the sets: a weight says that the loaded lift is meant; without sets nothing is known. */
function isLoaded(sets: readonly LogSet[]): boolean | null {
  return sets.length === 0 ? null : sets.some(({ weight, load }) => (weight ?? 0) > 0 && load === "total");
}

/** Names the exercises of an extraction, as far as that is sure, and finds the entries that a correction is about. */
export const matchLog =
  (parts: LoggerParts): Work<{ assignment: Assignment; extraction: LogExtraction }, LogMatch> =>
  async ({ extraction }, scope) => {
    const pending = extraction.correction;
    const isOpen = extraction.entries.some(({ exercise }) => exercise === null);
    const recent = isOpen || pending !== null ? await recentExercises(parts, scope) : [];
    const correction = pending && (await matchCorrection(parts, pending, recent, scope));
    // Words that could be either are a new log when no stored entry is meant.
    const isNewLog = correction !== null && correction.logs.length === 0 && extraction.entries.length > 0;
    const open = correction === null || isNewLog ? extraction.entries : [];
    const entries: DraftEntry[] = [];
    for (const entry of open) entries.push(await matchEntry(parts, entry, recent, scope));
    return { ...extraction, entries, correction: isNewLog ? null : correction, recent };
  };

async function recentExercises({ getLogs }: LoggerParts, scope: WorkScope): Promise<NamedExercise[]> {
  const answer = await scope.call(getLogs, { limit: LOOKED_UP });
  const logs: LogEntry[] = answer.ok ? answer.result.items : [];
  return [...new Map(logs.map(({ exercise }) => [exercise.id, exercise])).values()];
}

/** A distance without reps or weight is cardio: "rowed 2000 m" is the machine, not the lift. */
async function matchEntry(
  parts: LoggerParts,
  entry: DraftEntry,
  recent: readonly NamedExercise[],
  scope: WorkScope,
): Promise<DraftEntry> {
  if (entry.exercise !== null || entry.phrase === null || entry.candidates.length > 0) return entry;
  const found = await findExercise(
    parts,
    {
      phrase: entry.phrase,
      within: entry.within,
      loaded: isLoaded(entry.sets),
      recentIds: recent.map(({ id }) => id),
      refused: entry.refused,
    },
    scope,
  );
  const isCovered =
    entry.sets.length > 0 &&
    entry.sets.every(({ distance, reps, weight }) => distance !== null && reps === null && weight === null);
  if (!isCovered || found.exercise !== null) return { ...entry, ...found };
  const machine = await findExercise(
    parts,
    { phrase: `${entry.phrase} machine`, within: null, loaded: null, recentIds: [], refused: entry.refused },
    scope,
  );
  const isTimed = machine.exercise && parts.catalog.byId(machine.exercise.id)?.measurement === "distance_duration";
  return { ...entry, ...(isTimed ? machine : found) };
}

/** Whether all words of `target` are words of the exercise's name, its aliases included. */
function isNamed({ catalog }: LoggerParts, exercise: NamedExercise, target: string): boolean {
  const wanted = phraseTokens(target);
  const record = catalog.byId(exercise.id);
  const names = [exercise.name, ...(record?.aliases.map(({ text }) => text) ?? [])];
  return wanted.length > 0 && names.some((name) => wanted.every((word) => phraseTokens(name).includes(word)));
}

async function matchCorrection(
  parts: LoggerParts,
  pending: PendingCorrection,
  recent: readonly NamedExercise[],
  scope: WorkScope,
): Promise<PendingCorrection> {
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
  if (wanted == null || wanted === "" || pending.exercise !== null) return { ...pending, logs };
  const newest = logs.at(-1);
  const { exercise, candidates } = await findExercise(
    parts,
    {
      phrase: wanted,
      within: newest?.exercise.name ?? null,
      loaded: newest ? isLoaded(newest.sets) : null,
      recentIds: recent.map(({ id }) => id),
      refused: [],
    },
    scope,
  );
  return { ...pending, logs, exercise, candidates };
}

async function logsNamed(
  parts: LoggerParts,
  { logs, correction }: PendingCorrection,
  name: string,
  scope: WorkScope,
): Promise<LogEntry[]> {
  const byName = logs.filter(({ exercise }) => isNamed(parts, exercise, name));
  if (byName.length > 0) return byName;
  const recentIds = logs.map(({ exercise }) => exercise.id).reverse();
  const found = await findExercise(parts, { phrase: name, within: null, loaded: null, recentIds, refused: [] }, scope);
  // Words that name no exercise at all ("my mate says it was 85") do not choose between entries.
  const isNoName = found.exercise === null && found.candidates.length === 0;
  if (isNoName && correction.kind === "change" && correction.sure) return logs;
  const ids = new Set([...(found.exercise ? [found.exercise] : found.candidates)].map(({ id }) => id));
  return logs.filter(({ exercise }) => ids.has(exercise.id));
}
