import { metresOf } from "../../language/numbers/metres.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { NamedExercise } from "./logUnderstanding.ts";
import { isCovering } from "./toldSets.ts";

type Told = Pick<DraftEntry, "phrase" | "sets" | "source" | "note">;

/**
 * Metres a second. People change from a walk to a run at about 2.06 (preferred transition speed; Hreljac, Med Sci Sports
 * Exerc 25:1158, 1993); outside a quarter of a metre around it there is no doubt.
 */
const CHANGES_GAIT = 2.06;
const IN_DOUBT = 0.25;

const SPEED = /(\d+(?:[.,]\d+)?) ?(?:(km ?\/ ?h|kmh|kph)|(mph|mi ?\/ ?h))(?![\p{L}\d])/iu;
const [KMH, MPH] = [1 / 3.6, 0.447];
/** "Incline 12 speed 3": what the treadmill shows, in either unit. */
const SHOWN = /\bspeed:? (?:of |at |on )?(\d{1,2}(?:[.,]\d)?)(?![\d:]| ?(?:min|km|mi|m|k)\b)/i;

/** Metres a second: of each set, or as the speed is written ("treadmill 40 min, 5.8 mph"). */
function speedsOf({ sets, source, note }: Told): number[] {
  const [, figure, metric] = SPEED.exec(source) ?? SPEED.exec(note ?? "") ?? [];
  if (figure !== undefined) return [Number(figure.replace(",", ".")) * (metric === undefined ? MPH : KMH)];
  const shown = SHOWN.exec(source)?.[1];
  if (shown !== undefined && !isCovering(sets)) return [KMH, MPH].map((unit) => Number(shown.replace(",", ".")) * unit);
  return isCovering(sets)
    ? sets.map((set) => (set.durationS ? metresOf(set) / set.durationS : CHANGES_GAIT))
    : [CHANGES_GAIT];
}

/** The run or the walk of two that are offered, as fast as the sets were; `null` where that does not tell. */
export function byPace(candidates: readonly NamedExercise[], told: Told): NamedExercise | null {
  const gaits = [/\brun|\bjog/i, /\bwalk/i].map((gait) => candidates.filter(({ name }) => gait.test(name)));
  const [[run] = [], [walk] = []] = gaits;
  if (candidates.length !== 2 || !run || !walk || run.id === walk.id) return null;
  const speeds = speedsOf(told);
  if (speeds.every((speed) => speed > CHANGES_GAIT + IN_DOUBT)) return run;
  return speeds.every((speed) => speed < CHANGES_GAIT - IN_DOUBT) ? walk : null;
}

const SHORTEST_RUN = 3_000;
/** Seconds a kilometre. */
const FASTEST = 170;
const SLOWEST = 600;
/** A track, jogged rests, or minutes a kilometre: nothing but a run is told with these. */
const ON_FOOT =
  /\btrack\b|\bjog(?:s|ged|ging)?\b|\/ ?(?:km|mile|mi)\b|\bmin(?:utes?)? (?:a|per) (?:km|kilomet\w+|mile)\b/i;
const ELSEWHERE =
  /\b(?:bike|bik(?:ed|ing)|cycl\w+|rode|ride|row\w*|erg|ski\w*|swam|swim\w*|walk\w*|hik\w+|rad\w*|geradelt|schwimm\w*|geschwommen|ruder\w*|v[ée]lo|nag\w+|bici\w*|nad\w+|nuot\w+|pedal\w*)\b/i;
/** "6x800 intervals": said of the distances, not of what covered them. */
const NO_SPORT = /^(?:intervals?|repeats?|reps|track(?: (?:work|session|intervals?|repeats?))?)$/i;

const PACE = /@ ?(\d{1,2}):(\d\d)/;
/** "5 miles @ 9:15": so long for each of its units. */
function isPaced(note: string | null, set: LogSet | undefined): boolean {
  const [, minutes, seconds] = PACE.exec(note ?? "") ?? [];
  if (minutes === undefined || !set?.distance || set.durationS !== null || !/^(?:km|mi)$/.test(set.distanceUnit ?? ""))
    return false;
  const pace =
    (Number(minutes) * 60 + Number(seconds)) / (metresOf({ distance: 1, distanceUnit: set.distanceUnit }) / 1_000);
  return metresOf(set) >= SHORTEST_RUN && pace >= FASTEST && pace <= SLOWEST;
}

/**
 * "5k in 27:30" without a name is a run: nothing else is told by such a distance and pace alone; nor are shorter ones
 * that were covered on a track.
 */
export function isRun({ phrase, sets, source, note }: Told): boolean {
  if ((phrase !== null && !NO_SPORT.test(phrase)) || !isCovering(sets)) return false;
  if (ON_FOOT.test(source) && !ELSEWHERE.test(source)) return true;
  const [only] = sets;
  if (isPaced(note, only) && !ELSEWHERE.test(source)) return true;
  if (phrase !== null || sets.length !== 1 || !only?.durationS) return false;
  const metres = metresOf(only);
  const pace = only.durationS / (metres / 1_000);
  return metres >= SHORTEST_RUN && pace >= FASTEST && pace <= SLOWEST;
}
