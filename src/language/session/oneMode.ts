import type { Pace } from "../../protocol/pace.ts";
import type { Equipment } from "../../protocol/vocabulary.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { Area } from "./areaWords.ts";
import { readPace, readRepeats } from "./sessionPace.ts";
import type { ExerciseWish } from "./sessionWishes.ts";

/** A way to move on, as it is called, the exercises that do it, outdoors and on its machine, and about how many seconds a metre takes. */
const MODES: readonly { words: string; usual: string; machine: Equipment; onMachine: string; perMetreS: number }[] = [
  {
    words:
      "run|runs|running|jog|jogs|jogging|lauf|laufen|laufeinheit|lauftraining|joggen|course(?: a pied)?|footing|carrera|correr|corsa|corrida|sprints?|fartlek",
    usual: "outdoor run",
    machine: "treadmill",
    onMachine: "treadmill run",
    perMetreS: 0.33,
  },
  {
    words: "walk|walks|walking|hike|hiking|spaziergang|gehen|marche|caminata|caminar|camminata|caminhada",
    usual: "walking",
    machine: "treadmill",
    onMachine: "treadmill walk",
    perMetreS: 0.65,
  },
  {
    words:
      "ride|rides|riding|cycle|cycling|bike|biking|spin|spinning|rad|radfahren|radtraining|velo|bici|bicicletta|bicicleta",
    usual: "stationary bike",
    machine: "bike",
    onMachine: "stationary bike",
    perMetreS: 0.12,
  },
  {
    words: "row|rowing|erg|ergo|rudern|rameur|remo|canottaggio|vogatore",
    usual: "rowing machine",
    machine: "rower",
    onMachine: "rowing machine",
    perMetreS: 0.26,
  },
];

const KIND =
  "(?:intervals?|tempo|easy|long|recovery|hill|steady(?: state)?|speed|track|threshold|progression|fartlek|zone 2|z2|slow|gentle|relaxed|hard|short|quick|chilled|aerobic|base|locker(?:e[rns]?)?|leichte[rns]?|ruhige[rns]?|lange[rns]?|langsame[rns]?)";
const SESSION =
  "(?:workout|session|training|intervals?|sprints?|practice|drills?|repeats|einheit|seance|fractionne|sesion|intervalos|sessione|ripetute|sessao|treino)";
const LENGTH = "\\d{1,3} ?(?:min\\w*|m|k|km|kms|miles?|mi|hours?|h)";
/** Behind these it was done, is to come, or is what something else is for. */
const NOT_NOW =
  "(?<!\\b(?:no|not|without|skip|after|before|for|from|since|did|had|have|got|my|race|instead of|than|tomorrow|yesterday|hate|ran|last|next|with|of|and|plus|then|nach|vor|apres|avant|despues de|antes de|dopo|prima di) (?:(?:a|an|the|my|todays|tomorrows|long|short|easy) ?){0,3})";

const shapesOf = (words: string): RegExp =>
  compiled(
    `${NOT_NOW}\\b(?:${KIND} (?:${LENGTH} )?(?:${KIND} )?(?:${words})|(?:${words})(?: \\w+)? ${SESSION}|${LENGTH} (?:${KIND} )?(?:${words})|(?:${words}) (?:for )?${LENGTH}|want to (?:go for an? )?(?:${words})|go for an? (?:${KIND} )?(?:${words}))\\b(?! (?:press|raises?|machine|curls?|squats?|into|onto|through|tomorrow|yesterday))`,
  );
const SHAPES = MODES.map(({ words }) => entered(shapesOf(words)));
/** "Easy run tomorrow, half an hour": the first thing that is said, so the day is when it is to be. */
const LED = MODES.map(({ words }) =>
  entered(
    compiled(
      `^(?:(?:hi|hey|hello|ok|so|please|pls|can|could|you|u|i|we|have|get|do|give|make|build|plan|set|want|need|like|would|d|me|for|a|an|the|some|just|another|nice|good|my) ){0,8}(?:${KIND} )(?:${LENGTH} )?(?:${KIND} )?(?:${words})\\b`,
    ),
  ),
);
/** Ways of running that are called by one word, or whose second word is not theirs alone. */
const RUN_ITSELF = entered(
  /\b(?:tempo ?(?:lauf|laufe|dauerlauf)|dauerlauf|intervall ?lauf\w*|fartlek|hill (?:sprints|repeats|reps)|track (?:session|workout|work)|speed ?work|sortie longue|course lente|rodaje|tirada larga|series de carrera|corsa (?:lenta|lunga|facile)|lungo lento|ripetute|corrida (?:leve|longa)|couch to 5k (?:session|workout|run))\b/,
);
const IS_OF = MODES.map(({ words }) =>
  compiled(`^(?:(?:outdoor|indoor|${KIND}|${words}|${SESSION}|sprint|machine|treadmill|laufband|on|the)(?: |$)){1,6}$`),
);
const A_DISTANCE = /^(?:\d{1,3} ?k(?:m)?|(?:half )?marathon|parkrun)$/;
/** "5k training", "couch to 5k session". */
const RACE_TRAINING = entered(
  /\b(?:(?:couch to )?(?:5|10|15|20) ?k|(?:half )?marathon|parkrun) (?:training|session|workout|prep)\b(?! (?:plan|program\w*))/,
);

/**
 * The exercise of a session that is of one way to move on and nothing else: "30 min run with intervals", "rowing session"; `null` for any
 * other. In: plain text of `sessionText`, and what was read from it. Running is outdoors unless a treadmill is named.
 */
export function readOneMode(
  plain: string,
  given: { include: readonly ExerciseWish[]; areas: readonly Area[]; equipment: readonly Equipment[] | null },
): string | null {
  if (given.areas.some((area) => area !== "cardio")) return null;
  const things = given.equipment?.filter((thing) => thing !== "none") ?? [];
  for (const [place, { usual, machine, onMachine }] of MODES.entries()) {
    const isNamed =
      SHAPES[place]?.test(plain) ||
      LED[place]?.test(plain) ||
      (place === 0 && (RACE_TRAINING.test(plain) || RUN_ITSELF.test(plain)));
    if (!isNamed) continue;
    const isAlone =
      given.include.every(({ phrase }) => IS_OF[place]?.test(phrase) || A_DISTANCE.test(phrase)) &&
      things.every((thing) => thing === machine);
    return isAlone ? (things.length > 0 ? onMachine : usual) : null;
  }
  return unnamedMode(plain, given.include, things);
}

/** "4x800 session", "intervals on the treadmill", "threshold session on the rower": hard efforts in metres are run, and those on one machine are done on it, where nothing else is named. */
function unnamedMode(plain: string, include: readonly ExerciseWish[], things: readonly Equipment[]): string | null {
  const [thing] = things;
  const place = thing === undefined ? 0 : MODES.findIndex(({ machine }) => machine === thing);
  if (place < 0 || things.length > 1 || !include.every(({ phrase }) => IS_OF[place]?.test(phrase))) return null;
  if (place === 0 && OTHERWISE.test(plain)) return null;
  if (thing !== undefined) return isHard(readPace(plain, 0)) ? (MODES[place]?.onMachine ?? null) : null;
  const repeats = readRepeats(plain);
  return repeats !== null && "metres" in repeats ? (MODES[place]?.usual ?? null) : null;
}
const isHard = ({ kind }: Pace): boolean => kind === "tempo" || kind === "intervals" || kind === "sprints";
const OTHERWISE = entered(
  /\b(?:walk\w*|incline|hik\w+|gehen|march\w*|camin\w+|cammin\w+|swim\w*|row\w*|rad\w*|bik\w+|cycl\w+|ski\w*|skip\w*)\b/,
);

/** About how many seconds a metre takes with the exercise that `readOneMode` gave. */
export const secondsPerMetre = (exercise: string): number =>
  MODES.find(({ usual, onMachine }) => exercise === usual || exercise === onMachine)?.perMetreS ?? 0;
