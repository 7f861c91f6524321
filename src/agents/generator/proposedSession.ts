import type { Catalog } from "../../catalog/catalog.ts";
import type { WorkoutContent } from "../../protocol/cards.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { HARDEST, isWelcome, musclesOf } from "./candidateSearch.ts";
import { obstacleTo } from "./eligibility.ts";
import { areaInWords, listed, obstacleInWords } from "./planWords.ts";
import type { SessionPlan } from "./sessionPlan.ts";

/** A session that fills less of the minutes is sent back. */
const LEAST_FILLED = 0.6;

const isIncluded = ({ id }: Exercise, plan: SessionPlan) => plan.include.some((one) => one.id === id);

/** Why an exercise may not be in the main part, in words for the model; `null` when it may. */
export function objectionTo(exercise: Exercise, plan: SessionPlan): string | null {
  if (exercise.status === "deprecated") return `${exercise.name} is no longer in the catalogue`;
  // What the person named has been settled when the plan was made.
  if (isIncluded(exercise, plan)) return null;
  const obstacle = obstacleTo(exercise, plan);
  if (obstacle !== null) return `${exercise.name} ${obstacleInWords(obstacle)}`;
  if (exercise.difficulty > HARDEST[plan.level]) return `${exercise.name} is too difficult`;
  if (!isWelcome(exercise, plan)) return `${exercise.name} trains what is to be left alone`;
  return plan.mechanic !== null && exercise.mechanic !== plan.mechanic
    ? `${exercise.name} is not of the kind that was asked for`
    : null;
}

/** What is wrong with a choice of exercises as a whole; `null` when nothing is. */
export function objectionToChoice(main: readonly Exercise[], plan: SessionPlan): string | null {
  if (plan.count !== null && main.length > plan.count.max) return `At most ${plan.count.max} exercises were asked for.`;
  if (plan.count !== null && main.length < plan.count.min)
    return `At least ${plan.count.min} exercises were asked for.`;
  const wanted = musclesOf([...plan.areas, ...plan.emphasis]);
  if (!plan.areasSaid || wanted.size === 0) return null;
  const fitting = main.filter(({ primary_muscles: muscles }) => muscles.some((muscle) => wanted.has(muscle)));
  return fitting.length * 2 < main.length
    ? `Only ${fitting.length} of ${main.length} exercises train ${listed(plan.areas.map(areaInWords))}, which was asked for.`
    : null;
}

/** What is wrong with a session that was built, by the same rules as without a model; `null` when nothing is. */
export function objectionToSession(content: WorkoutContent, plan: SessionPlan, catalog: Catalog): string | null {
  const items = content.blocks.flatMap((block) => block.items);
  const exercises = items.flatMap(({ exerciseId }) => catalog.byId(exerciseId) ?? []);
  if (exercises.length < items.length) return "There is an exercise in it that does not exist.";
  const broken = exercises.find((exercise) => !isIncluded(exercise, plan) && obstacleTo(exercise, plan) !== null);
  if (broken !== undefined) return `${broken.name} breaks a limit.`;
  if (content.estimatedMinutes > plan.minutes) return `It takes longer than ${plan.minutes} minutes.`;
  return content.estimatedMinutes < plan.minutes * LEAST_FILLED
    ? `It fills only ${content.estimatedMinutes} of ${plan.minutes} minutes: choose more exercises.`
    : null;
}
