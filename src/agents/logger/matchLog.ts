import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { readDates } from "../../language/dates/dates.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { Work, WorkScope } from "../agent.ts";
import { type FoundExercise, findExercise } from "./findExercise.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import type { LogExtraction, LogMatch, NamedExercise, PendingCorrection } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";
import { metresOf } from "./metres.ts";
import { byPace, isCovering, isRun } from "./runOrWalk.ts";
import { settleStrays } from "./settleStrays.ts";

const LOOKED_UP = 30;
/** "The bench was …": something that is known already. */
const TOLD_OF = /^\W*(?:\p{L}+\W+){0,2}(?:the|my|that) \p{L}/iu;

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
    for (const entry of open) {
      const key = lookUpKey(entry);
      const found = (key === null ? undefined : known.get(key)) ?? (await matchEntry(parts, entry, recent, scope));
      if (key !== null) known.set(key, found);
      const matched = found === null ? entry : named(entry, found);
      if (found?.isWhole) whole.add(matched);
      if (found?.isUnknown && found.exercise === null) remarks.push(`I know no exercise by "${entry.phrase}".`);
      entries.push(matched);
    }
    return {
      ...extraction,
      remarks,
      entries: settleStrays(entries, whole),
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
function lookUpKey({ exercise, phrase, candidates, within, sets, refused }: DraftEntry): string | null {
  if (exercise !== null || phrase === null || candidates.length > 0) return null;
  return JSON.stringify([phrase, within, isLoaded(sets), isCovering(sets), isTimed(sets), refused]);
}

const named = (entry: DraftEntry, { exercise, candidates, movement }: FoundExercise): DraftEntry => ({
  ...entry,
  exercise,
  candidates,
  movement,
});

/** All of it is a time or a distance. */
const isTimed = (sets: readonly LogSet[]): boolean =>
  sets.length > 0 &&
  sets.every(({ distance, durationS, reps, weight }) => (distance ?? durationS) !== null && (reps ?? weight) === null);

/** "Barre class", "Kettlebell-Kurs": a lesson that the catalogue does not know by its name. */
const CLASS = /(?:^|[^\p{L}])(?:class(?:es)?|lesson|kurs|cours|clase|lezione|aula)(?![\p{L}])|kurs$/iu;
/** "Row", told in time or distance. */
const ROWED = /^rows?(?: machine)?$/i;
/** Several of these are done with dumbbells, none of them mostly. */
const MANY_BY_HAND = /^(?:press(?:es)?|raises?|lunges?|extensions?)$/i;
const NO_LOAD =
  /\b(?:no|without|zero|sans|ohne|sin|senza|sem) (?:added )?(?:weights?|gewichte?|poids|peso|pesi)\b|\bbody ?weight\b|\bbw\b|\bunweighted\b/i;
const ANY_CLASS = { phrase: "group fitness class", within: null, loaded: null, timed: true, recentIds: [] };

/**
 * Which exercise an entry's words mean; `null` when nothing is to be looked up. A distance without reps or weight is
 * cardio: "rowed 2000 m" is the machine, not the lift.
 */
async function matchEntry(
  parts: LoggerParts,
  entry: DraftEntry,
  recent: readonly NamedExercise[],
  scope: WorkScope,
): Promise<FoundExercise | null> {
  const isRunOnly = isRun(entry);
  const phrase = isRunOnly ? "run" : entry.phrase;
  if (entry.exercise !== null || phrase === null || entry.candidates.length > 0) return null;
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
  if (found.exercise !== null) return (await moreNearly(parts, entry, found, scope)) ?? found;
  if (isTimed(entry.sets) && CLASS.test(phrase))
    return findExercise(parts, { ...ANY_CLASS, refused: entry.refused }, scope);
  const gait = byPace(found.candidates, entry);
  if (gait !== null) return { ...found, exercise: gait, candidates: [] };
  const told = (await withoutLoad(parts, entry, phrase, scope)) ?? (await inEachHand(parts, entry, phrase, scope));
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

/** "Squats, no weight": of several that are meant alike, the one that is done with the body alone. */
async function withoutLoad(
  parts: LoggerParts,
  { sets, source, refused }: DraftEntry,
  phrase: string,
  scope: WorkScope,
): Promise<FoundExercise | null> {
  if (sets.length === 0 || isLoaded(sets) || !NO_LOAD.test(source)) return null;
  const wanted = { phrase: `bodyweight ${phrase}`, within: null, loaded: false, timed: false, recentIds: [], refused };
  const found = await findExercise(parts, wanted, scope);
  const load = found.exercise && parts.catalog.byId(found.exercise.id)?.load_type;
  return load === "bodyweight" || load === "bodyweight_plus" ? found : null;
}

/** "Rows 3x10 with the 30s": of several that are meant alike, the one with dumbbells; a bare "press" stays open. */
async function inEachHand(
  parts: LoggerParts,
  { sets, refused }: DraftEntry,
  phrase: string,
  scope: WorkScope,
): Promise<FoundExercise | null> {
  if (sets.length === 0 || !sets.every(({ perHand }) => perHand) || MANY_BY_HAND.test(phrase)) return null;
  const wanted = { phrase: `dumbbell ${phrase}`, within: null, loaded: true, timed: false, recentIds: [], refused };
  const found = await findExercise(parts, wanted, scope);
  return found.exercise === null ? null : found;
}

/** How an exercise was done, wherever it is said: another exercise than the bare one where the catalogue has it. */
const HOW =
  /\b(?:(?:single|one)[- ](?:leg|arm)(?:ged)?|(?:on|from) (?:my |the )?knees|kneeling|(?:close|wide|neutral|reverse|narrow)[- ]grip|underhand|supinated|seated|incline|decline)\b/gi;
const KNEES = /^(?:on|from) (?:my |the )?knees$/i;
/** On a road: told by a verb and a distance, or by where it went. */
const RIDDEN = /\b(?:rode|cycled|biked|pedall?ed|geradelt|radgefahren)\b/i;
const OUTSIDE =
  /\b(?:outside|outdoors?|on the road|club|trails?|commut\w+|to work|mtb|gravel|draussen|dehors|fuera)\b/i;
const INDOORS =
  /\b(?:stationary|exercise bike|spin\w*|gym|indoors?|turbo|zwift|peloton|assault|echo|air ?bike|erg\w*|recumbent|machine|trainer|level|resistance|watts?)\b/i;

const TREADMILL = /\b(?:treadmill|laufband|tapis|cinta (?:de correr|corredora)|esteira)\b/i;
const SNOW =
  /\b(?:snow\w*|slopes?|pistes?|alp(?:s|en|es|i)|resort|downhill|mountains?|cross[- ]country|nordic|skied|loipe|neige|nieve|neve)\b/i;
/** What a bar weighs without plates: so little, unless said otherwise, is a dumbbell. */
const [BAR_KG, BAR_LB] = [20, 45];
const CALORIES = /\d ?(?:cals?|calories|kcals?)\b/i;
/** Farther than this nobody goes on the machine. */
const LONGEST_ERG_M = 10_000;
/** Seconds for 500 m. */
const ERG_PACE = { fastest: 75, slowest: 240 };

/** "ski 1000 m 4:31": metres at the pace of the machine, or calories, are told of no snow. */
function isOnErg({ sets, source }: DraftEntry): boolean {
  if (SNOW.test(source)) return false;
  if (CALORIES.test(source)) return true;
  const isRowed = (set: LogSet) => {
    const metres = set.distance === null ? (set.reps ?? 0) : metresOf(set);
    const pace = set.durationS === null ? null : set.durationS / (metres / 500);
    const inPace = pace !== null && pace >= ERG_PACE.fastest && pace <= ERG_PACE.slowest;
    return metres > 0 && metres <= LONGEST_ERG_M && (inPace || (pace === null && set.distanceUnit === "m"));
  };
  return sets.length > 0 && sets.every(isRowed);
}

/** The exercise that is meant more nearly than its name says: how it was done, or that a ride went over roads. */
async function moreNearly(
  parts: LoggerParts,
  entry: DraftEntry,
  { exercise }: FoundExercise,
  scope: WorkScope,
): Promise<FoundExercise | null> {
  const phrase = entry.phrase ?? "";
  const wanted = {
    within: null,
    loaded: isLoaded(entry.sets),
    timed: isTimed(entry.sets),
    recentIds: [],
    refused: entry.refused,
  };
  if (exercise?.name === "Stationary Bike" && isCovering(entry.sets) && !INDOORS.test(entry.source)) {
    if (!RIDDEN.test(entry.source) && !OUTSIDE.test(entry.source)) return null;
    return await findExercise(parts, { ...wanted, phrase: "outdoor bike ride" }, scope);
  }
  // "Rowing machine 3x10 40 kg" is pulled, not rowed.
  if (exercise?.name === "Rowing Machine" && wanted.loaded)
    return await findExercise(parts, { ...wanted, phrase: "machine row" }, scope);
  if (exercise?.name === "Skiing" && isOnErg(entry))
    return await findExercise(parts, { ...wanted, phrase: "ski erg" }, scope);
  if (exercise?.name === "Outdoor Run" && TREADMILL.test(entry.source))
    return await findExercise(parts, { ...wanted, phrase: "treadmill run" }, scope);
  // "Dips on the assist machine, -18 kg" are lightened, whatever the machine is called besides.
  const isLightened = entry.sets.length > 0 && entry.sets.every(({ load }) => load === "assisted");
  const record = exercise === null ? null : parts.catalog.byId(exercise.id);
  if (isLightened && record?.load_type !== "assisted") {
    const assisted = await findExercise(parts, { ...wanted, phrase: `assisted ${phrase}` }, scope);
    if (assisted.exercise !== null && assisted.isWhole) return assisted;
  }
  // "split squats, holding 18s" are none with the body alone.
  if (exercise?.name.startsWith("Bodyweight ") && wanted.loaded === true) {
    const isLight = entry.sets.every(({ weight, unit }) => (weight ?? 0) <= (unit === "lb" ? BAR_LB : BAR_KG));
    const gear = isLight || entry.sets.some(({ perHand }) => perHand) ? "dumbbell" : "barbell";
    const loaded = await findExercise(parts, { ...wanted, phrase: `${gear} ${phrase}` }, scope);
    return loaded.exercise === null ? null : loaded;
  }
  const how = [...`${entry.source} ${entry.note ?? ""}`.matchAll(HOW)]
    .map(([said]) => said)
    .find((said) => !phrase.toLowerCase().includes(said.toLowerCase()));
  if (how === undefined || entry.phrase === null) return null;
  const fuller = await findExercise(parts, { ...wanted, phrase: `${KNEES.test(how) ? "knee" : how} ${phrase}` }, scope);
  return fuller.exercise !== null && fuller.isWhole ? fuller : null;
}

/** Whether all words of `target` are words of the exercise's name, its aliases included. */
function isNamed({ catalog }: LoggerParts, exercise: NamedExercise, target: string): boolean {
  const wanted = phraseTokens(target);
  const record = catalog.byId(exercise.id);
  const names = [exercise.name, ...(record?.aliases.map(({ text }) => text) ?? [])];
  return wanted.length > 0 && names.some((name) => wanted.every((word) => phraseTokens(name).includes(word)));
}

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
  if (correction.kind !== "change" || correction.target === null || chosen) return pending;
  const { target, when } = correction;
  const day = when === null ? null : (readDates(when, context)[0]?.date ?? null);
  const said = day !== null && correction.parts.length > 0 ? day : null;
  const here = await logsNamed(parts, pending, target, scope);
  if (here.length > 0 && (said === null || here.some(({ date }) => date === said))) {
    return said === null ? pending : { ...pending, correction: { ...correction, when: null } };
  }
  const isWhole = entries.some(({ sets }) => isCountable(sets));
  if (isWhole && !correction.sure && !TOLD_OF.test(pending.text)) return pending;
  const answer = await scope.call(parts.getLogs, { limit: LOOKED_UP });
  const wanted = said ?? context.today;
  const logs = (answer.ok ? answer.result.items : []).filter(({ date }) => date === wanted).reverse();
  const named = await logsNamed(parts, { ...pending, logs }, target, scope);
  if (named.length === 0 || (named.length === logs.length && logs.length > 1)) return pending;
  return {
    ...pending,
    correction: { ...correction, when: said === null ? when : null },
    logs: named.slice(-1),
    fromLastTurn: false,
    chosen: true,
    unmarked: pending.unmarked || (isWhole && !correction.sure),
  };
}

/** "That was 62.5 on bench" after a bench and a row: what sounds like another exercise says which entry is meant. */
function namesOne(parts: LoggerParts, pending: PendingCorrection): PendingCorrection {
  const { correction, logs } = pending;
  if (correction.kind !== "change" || correction.target !== null || correction.parts.length === 0) return pending;
  const { phrase = "", instead = null } = correction.exercise ?? {};
  const named = instead === null ? logs.filter(({ exercise }) => isNamed(parts, exercise, phrase)) : [];
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
  const byName = logs.filter(({ exercise }) => isNamed(parts, exercise, name));
  if (byName.length > 0) return byName;
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
