import type { Exercise } from "../protocol/exercise.ts";
import { PATTERN_GROUPS } from "../protocol/vocabulary.ts";

type Lift = Pick<Exercise, "movement_pattern" | "load_type" | "mechanic" | "measurement" | "name">;

/**
 * The heaviest weight in kilograms that is believed of one set. Somewhat under the best lifts ever done raw
 * (bench about 355, squat about 490 without and 520 with wraps, deadlift about 500), far above what people log. Machines for the legs
 * take more. Hung on: weighted chin-ups and dips stand at about 110 and 160.
 */
export function heaviestKg(exercise: Lift | null, perHand: boolean): number {
  if (exercise === null) return perHand ? 110 : 500;
  const { load_type, mechanic, measurement, movement_pattern, name } = exercise;
  const group = PATTERN_GROUPS[movement_pattern];
  if (mechanic === "cardio" || mechanic === "mobility") return LADEN;
  if (load_type === "bodyweight_plus" || load_type === "assisted")
    return movement_pattern === "vertical_pull" ? 120 : 160;
  if (load_type === "bodyweight" || load_type === "none") return measurement === "duration" ? 150 : 120;
  if (group === "carry" || /\bsled\b|\byoke\b/i.test(name)) return perHand ? 250 : 500;
  if (/\b(?:stones?|keg|sandbag|log)\b/i.test(name)) return 300;
  if (perHand || load_type === "implement_pair" || load_type === "implement_single") return 110;
  if (group === "squat") return 700;
  if (group === "hinge") return 500;
  return mechanic === "isolation" ? 250 : 320;
}
/** A pack, a vest or a sled's harness. */
const LADEN = 60;

/** Seconds: nobody holds still so long (a plank has been held for hours, by a handful of people). */
const LONGEST_HOLD = 600;
const LONGEST_STRETCH = 1_800;
/** A round of golf, a day on skis or at the rocks. */
const LONGEST_SPORT = 10 * 3_600;
const LONGEST_WORK = 2 * 3_600;

/** Seconds in one go that are believed of an exercise that is told in time alone. */
export function longestSeconds({ mechanic, measurement }: Lift): number {
  if (mechanic === "cardio") return LONGEST_SPORT;
  if (measurement !== "duration") return LONGEST_WORK;
  return mechanic === "mobility" ? LONGEST_STRETCH : LONGEST_HOLD;
}

/** Cardio that is counted: turns of a rope, jumps, steps in place. */
const COUNTED = /\b(?:rope|ropes|jacks?|march|burpees?|press)\b/i;

/** Whether an exercise has no repetitions at all: a match, a class, a day on skis. */
export const isUncounted = ({ mechanic, name }: Pick<Lift, "mechanic" | "name">): boolean =>
  mechanic === "cardio" && !COUNTED.test(name);

const MOST_REPS = 200;
/** Skipping and the like are counted in hundreds. */
const MOST_TURNS = 5_000;
/** Getting down and up again is no skipping. */
const MOST_BURPEES = 1_000;
export function mostReps(exercise: Lift | null): number {
  if (exercise?.mechanic !== "cardio") return MOST_REPS;
  return /\bburpee\b/i.test(exercise.name) ? MOST_BURPEES : MOST_TURNS;
}

/** Metres: loads are carried, and sleds pushed, no farther in one go. */
export const FARTHEST_CARRY = 3_000;
