import type { HeartCare } from "../../language/health/heartCare.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { StressFlag } from "../../protocol/vocabulary.ts";
import type { NamedExercises } from "./namedExercises.ts";

/** What drives the pulse or the pressure up at one blow. Practice of coaches and clinicians, to be reviewed by one. */
const ALL_AT_ONCE: ReadonlySet<Exercise["movement_pattern"]> = new Set(["jump", "throw", "olympic"]);
/** A wall sit is held; who sits up or down moves. */
const HELD_STILL = /\b(?:hold|plank|sit(?!-(?:up|to))|hang|lever|planche|thruster|sled)\b/i;
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
