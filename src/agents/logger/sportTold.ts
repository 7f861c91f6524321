import { metresOf } from "../../language/numbers/metres.ts";
import { compiled } from "../../language/patterns/compiled.ts";
import type { WorkScope } from "../agent.ts";
import { type FoundExercise, findExercise } from "./findExercise.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import { isCovering, isTimed } from "./toldSets.ts";

/** Metres: nobody carries, lunges or pushes anything so far in one go. */
const FAR = 300;
/** So far nobody goes whose exercise is counted, whatever its name says: "23 km DL". */
const FARTHEST = 1_000;

const w = (words: string) => `(?<![\\p{L}\\d])(?:${words})(?![\\p{L}])`;
/** What each sport is told by besides its name: gear, strokes, places, what its machines show. */
const SPORTS = {
  swim: compiled(
    `${w("swims?|swam|swum|swimming|swim|pool|lengths?|lcm|scm|scy|yds?|yrds|yards|yardage|freestyle|freistil|backstroke|breaststroke|butterfly|paddles|fins|pull ?buoy|buoy|kickboard|kicked|masters|(?:ein|aus)?schwimmen|geschwommen|bahnen|kraul\\p{L}*|natation|nag\\p{L}+|crawl|brasse|plaquettes|piscine|nataci[óo]n|nad(?:ar|ei|o|[ée])|estilo libre|largos|aletas|piscina|nuoto|nuotat\\p{L}*|vasche|stile libero|sl|nata[çc][ãa]o|palas|open water")}|\\d ?(?:m|y)? ?(?:medium |easy |hard )?${w("free|kick|pull|im|fly|drill|choice|breast|back")}`,
    "iu",
  ),
  row: compiled(
    `${w("erg|ergo|ergometer|rower|row|rows|rowed|rowing|rud(?:ern|ergerät|ermaschine)|gerudert|rameur|vogatore|remo|remoerg[óo]metro|spm|s/m|sr|drag|otw|c2|concept ?2|stroke rate|rate:? ?[><~]? ?(?:1[6-9]|2\\d|3\\d)|paddle|strapless|2k test|schlag(?:zahl)?")}|/ ?500|${w("r ?(?:1[6-9]|2\\d|3\\d)")}|\\d ?${w("split")}`,
    "iu",
  ),
  ride: compiled(
    `${w("bike|bikes|biked|biking|bicycle|cycl\\p{L}+|rode|ride|rides|riding|trainer|turbo|zwift|peloton|spin|spun|watts?|cad(?:ence|encia|enza|ência)?[ :]*\\d\\d(?!\\d)|np|ftp|mtb|btt|vtt|gravel|rad|fahrrad|rennrad|geradelt|rolle|vélo|velo|roulé|bici\\p{L}*|rodillo|cyclette|pedal\\p{L}*|sweet spot|criterium|peleton|ciclabile|ciclov[íi]a|radweg|piste cyclable|bike path")}|\\d{2,3} ?w(?![\\p{L}/]| \\d)`,
    "iu",
  ),
  run: compiled(
    `${w("runs?|ran(?! (?:out|over|late|short|low|into)\\b)|running|jog|jogs|jogged|jogging|track|strides?|accelerations?|fartlek|fahrtspiel|miler|couch to 5k|c25k|hill (?:repeats|reps|sprints)|parkrun|intervall\\p{L}*läufe|half marathon|marathon|laufen|lauf|läufe|gelaufen|lief|dauerlauf|dl|tdl|ga1|ga2|trab\\p{L}*|einlaufen|auslaufen|tempolauf|trailrun|footing|couru|courir|course|sortie longue|fractionné\\p{L}*|vma|trot|rodaje|tirada|trote|correr|corrí|corrido|corriendo|cuestas|running|cinta|corsa|corso|corricchia\\p{L}*|corr\\p{L}+|ripetute|allunghi|lungo|rodagem|tiros|corrida|corri|esteira|longão")}`,
    "iu",
  ),
} as const;
type Sport = keyof typeof SPORTS;
/** Told of runs where nothing tells of another sport. */
const LIKELY_RUN = compiled(
  `${w("easy|tempo|recovery|repeats?|intervals?|intervall\\p{L}*|pace|ritmo|allure|passo|quality|long|speed ?work|w/?u|c/?d|locker|ruhig\\p{L}*|vuelta a la calma|trail|puls|fc|hr|hf|récup|rec|tp|trabpause|retour au calme|auslaufen|calentamiento|séries?|series|tranquil\\p{L}*|suaves?|leve|solto|progressivo|garmin")}|/ ?(?:km|mi|mile)(?!\\p{L})|min(?:ute)?s? (?:per|a) (?:km|mile)`,
  "iu",
);
/** What else a way is covered by; how one rested between runs is none of it. */
const ELSEWISE = compiled(
  w(
    "(?:walk(?:ed|s|ing)?|hik\\p{L}+|trek\\p{L}*|ruck\\p{L}*)(?! (?:rest|back|recover\\p{L}*|between|in between))|wander\\p{L}*|gewandert|rando\\p{L}*|march[ée]\\p{L}*|camin\\p{L}+|cammin\\p{L}+|passeggia\\p{L}*|spazier\\p{L}*|ski\\p{L}*|skat\\p{L}+|kayak\\p{L}*|cano\\p{L}+|elliptical|cross ?trainer|stairs?|stairmaster|carr(?:y|ied)|sled|prowler|lunges?",
  ),
  "iu",
);
/** Of 500 or 100 metres, and no kilometre that anybody runs. */
const SHORT_PACE =
  /(?:pace|split)[ ~:]*(?:1[:.][2-5]\d|2[:.][0-4]\d)|(?<![\d:])(?:1[:.][2-5]\d|2[:.][0-4]\d)(?:\.\d)? ?(?:pace|split)/i;
const NAMES: Readonly<Record<Sport, string>> = {
  run: "run",
  row: "rowing machine",
  swim: "swimming",
  ride: "outdoor bike ride",
};
const INDOORS = /\b(?:trainer|turbo|zwift|peloton|rodillo|rolle|cyclette|stationary|gym bike|home trainer|rulli)\b/i;
const OPTIONS: readonly Sport[] = ["run", "row", "swim", "ride"];

const WATTS = /\d+ ?w(?:atts?)?(?!\p{L})/giu;

/** The one sport that words tell; `null` where they tell none, or several. */
function sportIn(text: string): Sport | null {
  const told = OPTIONS.filter((sport) => SPORTS[sport].test(text));
  // "Easy jog back" between repeats on the erg: what is rowed, swum or ridden is told by more than its pauses.
  const others = told.length > 1 ? told.filter((sport) => sport !== "run") : told;
  const [only, ...more] = others;
  return only === undefined || more.length > 0 ? null : only;
}

/** Whether sets are ways that one goes, as far as nothing is carried or counted. */
const isWay = ({ sets }: Pick<DraftEntry, "sets">): boolean =>
  isTimed(sets) && sets.some((set) => metresOf(set) >= FAR || /^(?:km|mi)$/.test(set.distanceUnit ?? ""));

/** Ways that are swum, rowed or run again and again: "10x100 m". */
const isRepeated = ({ sets }: DraftEntry): boolean =>
  isCovering(sets) && sets.length > 2 && sets.reduce((sum, set) => sum + metresOf(set), 0) >= FAR;

function isCovered(parts: LoggerParts, { id }: { id: string }): boolean {
  const exercise = parts.catalog.byId(id);
  return /distance/.test(exercise?.measurement ?? "") || ELSEWISE.test(exercise?.name ?? "");
}

/** Names something that covers a way, of which there are several. */
const NAMED = compiled(
  `${ELSEWISE.source}|${w("treadmill|laufband|tapis|cinta|esteira|bike|bicycle|row|rows|rower|machine|erg|run|swim|sprints?|jog")}`,
  "iu",
);

/** Whether what was found for its words can be what covered a way. */
function fits(parts: LoggerParts, entry: DraftEntry, { exercise, candidates, isWhole }: FoundExercise): boolean {
  // "7 miles, some of it hilly": what is only like a name tells less than the way.
  if (exercise === null) return NAMED.test(entry.phrase ?? "") && candidates.some((one) => isCovered(parts, one));
  if (isCovered(parts, exercise)) return true;
  return isWhole && entry.sets.every((set) => metresOf(set) < FARTHEST);
}

/** "Couch to 5k w4d2 done, 32 mins": a plan of runs. */
const RUN_PLAN = /(?<!\p{L})(?:couch to 5k|c25k|none to run)(?!\p{L})/iu;

async function asSport(
  parts: LoggerParts,
  sport: Sport,
  entry: DraftEntry,
  text: string,
  scope: WorkScope,
): Promise<FoundExercise> {
  const phrase = sport === "ride" && INDOORS.test(text) ? "stationary bike" : NAMES[sport];
  const wanted = { phrase, within: null, loaded: null, timed: true, recentIds: [], refused: entry.refused };
  return await findExercise(parts, wanted, scope);
}

/** Whether a message is likelier of a run than of anything else. */
const isLikelyRun = (own: string, message: string): boolean =>
  LIKELY_RUN.test(`${own} ${message}`) &&
  !SHORT_PACE.test(message) &&
  !ELSEWISE.test(message) &&
  !OPTIONS.some((one) => one !== "run" && SPORTS[one].test(message));

/**
 * A way that was covered, where its words name nothing that covers one ("10 miles, legs flat", "23 km DL"): the sport that the
 * message tells, else the choice of four. In: the entry, what was found for its words, and the message. Out: what it is, its words
 * then a remark; `null` where they stand, or it is no way. A time without a way is of a sport only where its own words tell it.
 */
export async function sportTold(
  parts: LoggerParts,
  entry: DraftEntry,
  found: FoundExercise | null,
  message: string,
  scope: WorkScope,
): Promise<FoundExercise | null> {
  const way = isWay(entry) || isRepeated(entry);
  if (!way && !(isTimed(entry.sets) && (found === null || (found.exercise === null && found.candidates.length === 0))))
    return null;
  if (found !== null && fits(parts, entry, found)) return null;
  // The watts of a short way, or of a time alone, are those of a rower as well.
  const isLong = entry.sets.some((set) => /^(?:km|mi)$/.test(set.distanceUnit ?? ""));
  const heard = (said: string) => (isLong ? said : said.replace(WATTS, " "));
  const own = heard(`${entry.source} ${entry.note ?? ""} ${entry.phrase ?? ""}`);
  const sport =
    (way || !RUN_PLAN.test(message) ? null : "run") ??
    sportIn(own) ??
    (way ? sportIn(heard(message)) : null) ??
    (way && isLikelyRun(own, message) ? "run" : null);
  if (sport !== null) return { ...(await asSport(parts, sport, entry, `${own} ${message}`, scope)), isRemark: true };
  if (!way) return null;
  const all = await Promise.all(OPTIONS.map((one) => asSport(parts, one, entry, "", scope)));
  const candidates = all.flatMap(({ exercise }) => exercise ?? []);
  return { exercise: null, candidates, movement: null, isWhole: false, isRemark: true };
}
