import type { Equipment } from "../../protocol/vocabulary.ts";
import type { Area } from "./areaWords.ts";
import type { ExerciseWish } from "./sessionWishes.ts";

/** A way to move on, as it is called, and the exercises that do it: outdoors, and on its machine. */
const MODES: readonly { words: string; usual: string; machine: Equipment; onMachine: string }[] = [
  {
    words:
      "run|runs|running|jog|jogging|lauf|laufen|laufeinheit|lauftraining|joggen|course(?: a pied)?|footing|carrera|correr|corsa|corrida|sprints?|fartlek",
    usual: "outdoor run",
    machine: "treadmill",
    onMachine: "treadmill run",
  },
  {
    words: "walk|walks|walking|hike|hiking|spaziergang|gehen|marche|caminata|caminar|camminata|caminhada",
    usual: "walking",
    machine: "treadmill",
    onMachine: "treadmill walk",
  },
  {
    words:
      "ride|rides|riding|cycle|cycling|bike|biking|spin|spinning|rad|radfahren|radtraining|velo|bici|bicicletta|bicicleta",
    usual: "stationary bike",
    machine: "bike",
    onMachine: "stationary bike",
  },
  {
    words: "row|rowing|erg|ergo|rudern|rameur|remo|canottaggio|vogatore",
    usual: "rowing machine",
    machine: "rower",
    onMachine: "rowing machine",
  },
];

const KIND =
  "(?:intervals?|tempo|easy|long|recovery|hill|steady(?: state)?|speed|track|threshold|progression|fartlek|zone 2|z2|slow|gentle|relaxed|hard|lockerer?|leichter?)";
const SESSION =
  "(?:workout|session|training|intervals?|sprints?|practice|drills?|repeats|einheit|seance|fractionne|sesion|intervalos|sessione|ripetute|sessao|treino)";
const LENGTH = "\\d{1,3} ?(?:min\\w*|m|k|km|kms|miles?|mi|hours?|h)";
/** Behind these it was done, is to come, or is what something else is for. */
const NOT_NOW =
  "(?<!\\b(?:no|not|without|skip|after|before|for|from|since|did|had|have|got|my|race|instead of|than|tomorrow|yesterday|hate|ran|last|next|with|of|and|plus|then|nach|vor|apres|avant|despues de|antes de|dopo|prima di) (?:(?:a|an|the|my|todays|tomorrows|long|short|easy) ?){0,3})";

const shapesOf = (words: string): RegExp =>
  new RegExp(
    `${NOT_NOW}\\b(?:${KIND} (?:${words})|(?:${words})(?: \\w+)? ${SESSION}|${LENGTH} (?:${KIND} )?(?:${words})|(?:${words}) (?:for )?${LENGTH}|want to (?:go for an? )?(?:${words})|go for an? (?:${KIND} )?(?:${words}))\\b(?! (?:press|raises?|machine|curls?|squats?|into|onto|through|tomorrow|yesterday))`,
  );
const SHAPES = MODES.map(({ words }) => shapesOf(words));
const IS_OF = MODES.map(
  ({ words }) =>
    new RegExp(`^(?:(?:outdoor|indoor|easy|long|tempo|hill) )?(?:${words})(?: (?:intervals?|sprints?|run|machine))?$`),
);
const A_DISTANCE = /^(?:\d{1,3} ?k(?:m)?|(?:half )?marathon|parkrun)$/;
/** "5k training", "couch to 5k session". */
const RACE_TRAINING =
  /\b(?:(?:couch to )?(?:5|10|15|20) ?k|(?:half )?marathon|parkrun) (?:training|session|workout|prep)\b(?! (?:plan|program\w*))/;

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
    const isNamed = SHAPES[place]?.test(plain) || (place === 0 && RACE_TRAINING.test(plain));
    if (!isNamed) continue;
    const isAlone =
      given.include.every(({ phrase }) => IS_OF[place]?.test(phrase) || A_DISTANCE.test(phrase)) &&
      things.every((thing) => thing === machine);
    return isAlone ? (things.length > 0 ? onMachine : usual) : null;
  }
  return null;
}
