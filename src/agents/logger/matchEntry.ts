import type { WorkScope } from "../agent.ts";
import { type FoundExercise, findExercise } from "./findExercise.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import type { NamedExercise } from "./logUnderstanding.ts";
import { nearerExercise } from "./nearerExercise.ts";
import { byPace, isRun } from "./runOrWalk.ts";
import { sportTold } from "./sportTold.ts";
import { byToldLoad } from "./toldLoad.ts";
import { isCovering, isLoaded, isTimed } from "./toldSets.ts";

/** "Barre class", "Kettlebell-Kurs": a lesson that the catalogue does not know by its name. */
const CLASS = /(?:^|[^\p{L}])(?:class(?:es)?|lesson|kurs|cours|clase|lezione|aula)(?![\p{L}])|kurs$/iu;
/** "Row", told in time or distance. */
const ROWED = /^rows?(?: machine)?$/i;
const ANY_CLASS = { phrase: "group fitness class", within: null, loaded: null, timed: true, recentIds: [] };

/** What nobody has on a bike that stands still. */
const OUTDOORS =
  /\belevation|\bclimb|\bascent|\bvert\b|\bgravel|\broad\b|\btrail|\bmtb\b|\bmountain bik|\bheadwind|\bwind(?:y)?\b|\bcommut|\bto (?:work|the office|school)\b|h[öo]henmeter|\bhm\b|d[ée]nivel|desnivel|dislivello|\bd\+|\bhills?\b|\bpuncture/iu;
const INDOORS = /indoor|stationary|spin|peloton|zwift|trainer|erg|assault|air ?bike|machine|gym|statica|heim|turbo/i;

/** "Long ride 82 km, 640 m elevation": outside, where only the kind of bike was taken for granted. */
async function riddenOutside(
  parts: LoggerParts,
  { exercise }: FoundExercise,
  entry: DraftEntry,
  scope: WorkScope,
): Promise<FoundExercise | null> {
  if (exercise === null || !/stationary bike/i.test(exercise.name) || INDOORS.test(entry.source)) return null;
  const asked = {
    phrase: "outdoor bike ride",
    within: null,
    loaded: null,
    timed: true,
    recentIds: [],
    refused: entry.refused,
  };
  const outside = await findExercise(parts, asked, scope);
  return outside.exercise === null ? null : outside;
}

/**
 * Which exercise an entry's words mean; `null` when nothing is to be looked up. A distance without reps or weight is
 * cardio: "rowed 2000 m" is the machine, not the lift; where its words name none, the sport is what the message tells.
 */
export async function matchEntry(
  parts: LoggerParts,
  entry: DraftEntry,
  recent: readonly NamedExercise[],
  scope: WorkScope,
  message: string,
): Promise<FoundExercise | null> {
  if (entry.exercise !== null || entry.candidates.length > 0) return null;
  // "17 miles in 1:30, 82 watts": what tells another sport comes before the pace of a run.
  const apart = isRun(entry) ? await sportTold(parts, entry, null, message, scope) : null;
  if (apart !== null && apart.exercise !== null) return apart;
  const found = await matchWords(parts, entry, recent, scope);
  return (await sportTold(parts, entry, found, message, scope)) ?? found;
}

async function matchWords(
  parts: LoggerParts,
  entry: DraftEntry,
  recent: readonly NamedExercise[],
  scope: WorkScope,
): Promise<FoundExercise | null> {
  const isRunOnly = isRun(entry);
  const phrase = isRunOnly ? "run" : entry.phrase;
  if (phrase === null) return null;
  const found = await findExercise(
    parts,
    {
      phrase,
      within: entry.within,
      loaded: isLoaded(entry.sets),
      timed: isTimed(entry.sets),
      recentIds: recent.map(({ id }) => id),
      refused: entry.refused,
    },
    scope,
  );
  if (found.exercise !== null && OUTDOORS.test(`${entry.source} ${entry.note ?? ""}`)) {
    const outside = await riddenOutside(parts, found, entry, scope);
    if (outside !== null) return outside;
  }
  if (found.exercise !== null) return (await nearerExercise(parts, entry, found, scope)) ?? found;
  if (isTimed(entry.sets) && CLASS.test(phrase))
    return findExercise(parts, { ...ANY_CLASS, refused: entry.refused }, scope);
  const gait = byPace(found.candidates, entry);
  if (gait !== null) return { ...found, exercise: gait, candidates: [] };
  const told = await byToldLoad(parts, entry, phrase, scope);
  if (told !== null) return told;
  if (!isCovering(entry.sets) && !(isTimed(entry.sets) && ROWED.test(phrase))) return found;
  const machine = await findExercise(
    parts,
    {
      phrase: `${ROWED.test(phrase) ? "rowing" : phrase} machine`,
      within: null,
      loaded: null,
      timed: true,
      recentIds: [],
      refused: entry.refused,
    },
    scope,
  );
  const isActivity = machine.exercise && parts.catalog.byId(machine.exercise.id)?.measurement === "distance_duration";
  return isActivity ? machine : found;
}
