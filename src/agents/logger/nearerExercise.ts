import { metresOf } from "../../language/numbers/metres.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { type FoundExercise, findExercise } from "./findExercise.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import { isCovering, isLoaded, isTimed } from "./toldSets.ts";

/** How an exercise was done, wherever it is said: another exercise than the bare one where the catalogue has it. */
const HOW =
  /\b(?:(?:single|one)[- ](?:leg|arm)(?:ged)?|(?:on|from) (?:my |the )?knees|kneeling|(?:close|wide|neutral|reverse|narrow)[- ]grip|underhand|supinated|seated|incline|decline|oh(?= (?:tri|cable|rope|ext)))\b/gi;
const KNEES = /^(?:on|from) (?:my |the )?knees$/i;
/** On a road: told by a verb and a distance, or by where it went. */
const RIDDEN = /\b(?:rode|rides?|cycled|biked|pedall?ed|geradelt|radgefahren)\b/i;
const OUTSIDE =
  /\b(?:outside|outdoors?|on the road|club|trails?|commut\w+|to work|mtb|gravel|draussen|dehors|fuera)\b/i;
const INDOORS =
  /\b(?:stationary|exercise bike|spin\w*|gym|indoors?|turbo|zwift|peloton|assault|echo|air ?bike|erg\w*|recumbent|machine|trainer|level|resistance|watts?)\b/i;

const TREADMILL = /\b(?:treadmill|laufband|tapis|cinta (?:de correr|corredora)|esteira)\b/i;
const SNOW =
  /\b(?:snow\w*|slopes?|pistes?|alp(?:s|en|es|i)|resort|downhill|mountains?|cross[- ]country|nordic|skied|loipe|neige|nieve|neve)\b/i;
const AT_CHEST =
  /\b(?:kettlebell|kb|dumbbell|db|weight|plate)\b[^.;\n]{0,20}\b(?:held|holding|hugged|hugging)?\b[^.;\n]{0,12}\b(?:at|to|against|in front of|on) (?:my |the )?chest\b/i;
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
export async function nearerExercise(
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
  // "squats with a 10 kg kettlebell held at my chest".
  if (record?.name === "Barbell Back Squat" && AT_CHEST.test(entry.source))
    return await findExercise(parts, { ...wanted, phrase: "goblet squat" }, scope);
  // "incline with the twenty twos", "Schulterdrücken mit 16er Hanteln": a weight in each hand is no bar.
  const isInHands =
    entry.sets.length > 0 && entry.sets.every(({ perHand, weight }) => (perHand && weight !== null) || weight === null);
  const hasHands = entry.sets.some(({ perHand, weight }) => perHand && weight !== null);
  if (record?.load_type === "plates_per_side" && isInHands && hasHands) {
    const paired = await findExercise(parts, { ...wanted, phrase: `dumbbell ${phrase}` }, scope);
    if (paired.exercise !== null && paired.isWhole) return paired;
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
