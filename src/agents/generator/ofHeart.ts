import type { HeartCare } from "../../language/health/heartCare.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import type { StressFlag } from "../../protocol/vocabulary.ts";
import type { NamedExercises } from "./namedExercises.ts";

/** What drives the pulse or the pressure up at one blow. Practice of coaches and clinicians, to be reviewed by one. */
const ALL_AT_ONCE: ReadonlySet<Exercise["movement_pattern"]> = new Set(["jump", "throw", "olympic"]);
/** A wall sit is held; who sits up or down moves. A dip hangs the body on a breastbone that may have been opened. */
const HELD_STILL =
  /\b(?:hold|plank|sit(?!-(?:up|to))|hang|lever|planche|thruster|sled|stir the pot|rollout|fallout|dips?)\b/i;
/** The head goes below the heart, between the hands on the floor. */
const HEAD_DOWN = /\b(?:inchworm|bear crawl)\b/i;
/** The belly is pressed, or the arms alone carry a body whose weight has moved. */
const HARD_WITH_CHILD =
  /\b(?:dips?|crunch|sit-up|v-up|stir the pot|rollout|fallout|mountain climbers?|burpee|muscle-up|toes-to-bar|leg raise|hollow|crawl|l-sit|hanging|lever)\b/i;
const isTooSharp = ({ movement_pattern, mechanic, fatigue_cost, name }: Exercise): boolean =>
  ALL_AT_ONCE.has(movement_pattern) ||
  (mechanic === "cardio" && fatigue_cost === "high") ||
  HELD_STILL.test(name) ||
  HEAD_DOWN.test(name);
const isTooHardWithChild = ({ name }: Exercise): boolean => HARD_WITH_CHILD.test(name) || HEAD_DOWN.test(name);

/**
 * What a session for a heart, a blood pressure or somebody with child leaves out: kinds of stress, and the exercises that were not asked
 * for by name. What else pregnancy rules out is read with the request.
 */
export function tooSharpFor(
  { care, isWithChild }: { care: HeartCare | null; isWithChild: boolean },
  wishes: readonly { phrase: string }[],
  named: NamedExercises,
  all: readonly Exercise[],
): { flags: StressFlag[]; exercises: Exercise[] } {
  const isOut = (exercise: Exercise) =>
    (care !== null && isTooSharp(exercise)) || (isWithChild && isTooHardWithChild(exercise));
  const ofHeart: readonly StressFlag[] = care === null ? [] : ["breath_hold_heavy", "inverted"];
  return {
    flags: [...ofHeart, ...(care === "heartCondition" ? (["impact"] as const) : [])],
    exercises:
      care === null && !isWithChild
        ? []
        : all.filter((exercise) => isOut(exercise) && !wishes.some(({ phrase }) => named.isNamedSo(exercise, phrase))),
  };
}
