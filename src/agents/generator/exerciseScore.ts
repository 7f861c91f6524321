import { ASSUMED } from "../../catalog/searchExercises.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { type Equipment, type Muscle, PATTERN_GROUPS } from "../../protocol/vocabulary.ts";
import type { SessionPlan } from "./sessionPlan.ts";
import { nudge } from "./variety.ts";

/** With so many things there nobody has named each of them. */
const WHOLE_GYM = 12;

const PLACES_TO_BE: readonly Equipment[] = ["none", ...ASSUMED];

/** Whether an exercise takes nothing that is not everywhere. */
export const isBare = ({ equipment_required }: Exercise): boolean =>
  equipment_required.every((thing) => PLACES_TO_BE.includes(thing));

/** What a light session leaves aside as far as it can: what tires the whole body. */
const TIRING = { low: 0, medium: 1, high: 4 } as const;

const isNamedAfter = (thing: Equipment, { slug }: Exercise) => thing.replaceAll("_", "-").includes(slug);

/** What people have many words for, they do often: a point and a half at most between the usual and the obscure. */
export const familiarity = ({ aliases }: Exercise) =>
  0.5 * Math.log2(1 + Math.min(31, aliases.filter(({ locale }) => locale.startsWith("en")).length));

/**
 * How well an exercise suits the plan by itself, before what else is in the session. Higher is better; only the order
 * means something. Wishes only: what must hold has been checked before. `wanted` are the muscles asked for.
 */
export function exerciseScore(exercise: Exercise, plan: SessionPlan, wanted: ReadonlySet<Muscle>): number {
  const group = PATTERN_GROUPS[exercise.movement_pattern];
  let score = 0;

  const primary = exercise.primary_muscles.filter((muscle) => wanted.has(muscle)).length;
  score += Math.min(2, primary) - 1.2 * (exercise.primary_muscles.length - primary);
  if (wanted.has(exercise.primary_muscles[0] ?? "cardio_system")) score += 1;

  if (exercise.suitability.main) score += exercise.mechanic === "compound" ? 1.5 : 0.5;
  if (plan.mechanic !== null && exercise.mechanic !== plan.mechanic) score -= 6;

  const level = exercise.difficulty;
  if (plan.level === "beginner") score -= 1.2 * (level - 1);
  else if (plan.level === "intermediate")
    score -= 0.5 * Math.abs(level - 2.5) + (level > 3 && plan.goal !== "power" ? 1 : 0);
  else score += 0.4 * (level - 2);

  const isLoaded = exercise.measurement === "weight_reps" || exercise.measurement === "weighted_bodyweight_reps";
  if (plan.goal === "strength" && exercise.mechanic === "compound") score += isLoaded ? 1.5 : -1;
  if (plan.goal === "hypertrophy" && isLoaded) score += 1;
  if (group === "power")
    score += plan.goal === "power" ? 2.5 : wanted.has("cardio_system") || plan.goal === "fat_loss" ? 0.5 : -2;
  if (plan.goal === "fat_loss" && exercise.mechanic === "compound") score += 0.7;
  if (plan.intensity === "easy") score -= TIRING[exercise.fatigue_cost ?? "medium"] + 0.7 * Math.max(0, level - 2);

  const things = exercise.equipment_required.filter((thing) => thing !== "none");
  if (plan.equipment === null) {
    // A whole gym is there: bodyweight is the second choice for what can be loaded.
    const isRound = plan.structure === "circuit" || plan.structure === "emom";
    // Trunk work needs nothing, and nothing was said to be there.
    if (things.length > 0 && group === "core" && plan.minutes <= 20) score -= 4;
    if (things.length === 0 && !isRound && plan.goal !== "endurance" && group !== "core")
      score -= group === "pull" ? 4 : 1.5;
  } else {
    const named = things.filter((thing) => plan.equipment?.includes(thing)).length;
    score += Math.min(1.5, named) - 3.5 * (things.length - named);
    // Who names things to train with wants to train with them.
    const gear = plan.equipment.some((thing) => !PLACES_TO_BE.includes(thing));
    // A pull-up bar is for pull-ups before all else.
    if (plan.equipment.length < WHOLE_GYM && things.some((thing) => isNamedAfter(thing, exercise))) score += 1.5;
    if (gear && named === 0 && group !== "core" && group !== "mobility")
      score -= group === "pull" && plan.equipment.length >= WHOLE_GYM ? 4 : 1.5;
    // A machine for the heart that somebody names is what they want to be on.
    if (exercise.mechanic === "cardio" && named > 0 && plan.equipment.length < WHOLE_GYM) score += 2.5;
  }
  // On a chair is for who stays seated or has named one.
  const isChairNamed = plan.equipment?.includes("chair") === true && plan.equipment.length < WHOLE_GYM;
  if (things.includes("chair") && !isChairNamed) score -= 5;
  if (plan.structure === "circuit" || plan.structure === "emom") {
    if (things.includes("barbell") || things.some((thing) => thing.includes("machine"))) score -= 2;
    if (exercise.laterality === "unilateral") score -= 1.5;
    // A stroll is no station of a hard round.
    if (exercise.mechanic === "cardio" && exercise.fatigue_cost === "low" && plan.intensity !== "easy") score -= 1;
    // Nobody goes out for a run between two stations.
    if (exercise.measurement === "distance_duration" && things.length === 0) score -= 5;
  }
  if (exercise.laterality === "unilateral" && plan.minutes <= 25) score -= 1.5;

  if (plan.minutes <= 15 && things.some((thing) => thing === "barbell" || thing === "rack" || thing === "trap_bar"))
    score -= 2;

  for (const { joint, severity } of plan.limitations) {
    score -= (exercise.joint_stress[joint] ?? 3) * (severity === "mild" ? 2.5 : 0.8);
  }
  score -= 1.5 * exercise.secondary_muscles.filter((muscle) => plan.avoidedMuscles.includes(muscle)).length;
  if (plan.purpose !== null) {
    // To loosen or ready something, moving it counts, not training it; what moves it along counts as well.
    if (plan.purpose === "warm_up" && group === "mobility") score += 4;
    score += Math.min(2, exercise.secondary_muscles.filter((muscle) => wanted.has(muscle)).length);
  }
  // Help with a lift is for those who need it.
  if (plan.level !== "beginner" && things.includes("machine_assisted_pullup")) score -= 1;
  score += familiarity(exercise);
  if (plan.stale.includes(exercise.id)) score -= 5;
  if (exercise.status === "draft") score -= 0.1;
  return score + 1.6 * nudge(plan.seed, exercise.id);
}
