import { foldText } from "../../language/foldText.ts";
import { namedHealth } from "../../language/health/namedHealth.ts";
import { withoutDeniedConditions } from "../../language/session/deniedConditions.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { StressFlag } from "../../protocol/vocabulary.ts";
import type { NamedExercises } from "./namedExercises.ts";

export type HeartCare = "heartCondition" | "highPressure";

const HEART_FAILED =
  /\b(?:heart attacks?|open heart|(?:mini ?|had a |had an |after a |since my )strokes?|infar\p{L}+|herzinfarkt|crise cardiaque|cardiac arrest|heart failure|(?:heart|cardiac) (?:bypass|rehab)|(?:triple|double|quadruple) bypass)\b/iu;
const PRESSURE = /\b(?:tension (?:arterielle|alta)|presion alta|pressione alta|pressao alta)\b/;
/** "My dad had a heart attack": said beside what one wants for oneself. */
const OF_ANOTHER =
  /\b(?:my|his|her) (?:dad|father|mum|mom|mother|wife|husband|brother|sister|friend|boss|uncle|aunt|grandad|grandpa)\b/;

/** Whether a heart or a blood pressure is to be spared, and which. In: words of the writer, of a request or of what is known. */
export function heartOf(texts: readonly string[]): HeartCare | null {
  const all = texts
    .map((text) => withoutDeniedConditions(foldText(text)))
    .filter((text) => !OF_ANOTHER.test(text))
    .map((text) => ({ text, cares: namedHealth(text).map(({ care }) => care) }));
  if (all.some(({ text, cares }) => cares.includes("heartCondition") || HEART_FAILED.test(text)))
    return "heartCondition";
  return all.some(({ text, cares }) => cares.includes("highPressure") || PRESSURE.test(text)) ? "highPressure" : null;
}

/** What drives the pulse or the pressure up at one blow. Practice of coaches and clinicians, to be reviewed by one. */
const ALL_AT_ONCE: ReadonlySet<Exercise["movement_pattern"]> = new Set(["jump", "throw", "olympic"]);
const HELD_STILL = /\b(?:hold|plank|sit|hang|lever|planche|thruster|sled)\b/i;
const isTooSharp = ({ movement_pattern, mechanic, fatigue_cost, name }: Exercise): boolean =>
  ALL_AT_ONCE.has(movement_pattern) || (mechanic === "cardio" && fatigue_cost === "high") || HELD_STILL.test(name);

/** What such a session leaves out: kinds of stress, and the exercises that were not asked for by name. */
export const tooSharpFor = (
  care: HeartCare | null,
  wishes: readonly { phrase: string }[],
  named: NamedExercises,
  all: readonly Exercise[],
): { flags: StressFlag[]; exercises: Exercise[] } =>
  care === null
    ? { flags: [], exercises: [] }
    : {
        flags: ["breath_hold_heavy", "inverted", ...(care === "heartCondition" ? (["impact"] as const) : [])],
        exercises: all.filter(
          (exercise) => isTooSharp(exercise) && !wishes.some(({ phrase }) => named.isNamedSo(exercise, phrase)),
        ),
      };
