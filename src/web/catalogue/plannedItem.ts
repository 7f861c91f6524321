import type { WorkoutContent, WorkoutItem } from "../../protocol/cards.ts";
import type { Exercise } from "../../protocol/exercise.ts";

/** A rep takes about this long; what matters for the length of a session is the rest. */
const SECONDS_A_REP = 4;
const [USUAL_SETS, USUAL_REPS, USUAL_SECONDS, USUAL_REST_S] = [3, 10, 30, 90] as const;

/** A line of a workout with the catalogue's usual dose: the lower end of its range. */
export function plannedItem(exercise: Exercise): WorkoutItem {
  const { defaults } = exercise;
  const isTimed = /duration/.test(exercise.measurement);
  return {
    exerciseId: exercise.id,
    name: exercise.name,
    sets: USUAL_SETS,
    ...(isTimed
      ? { durationS: defaults?.duration_s?.[0] ?? USUAL_SECONDS }
      : { reps: defaults?.rep_range?.[0] ?? USUAL_REPS }),
    restS: defaults?.rest_s ?? USUAL_REST_S,
    ...(exercise.side_rule?.program_both_sides ? { side: "each" as const } : {}),
  };
}

/** Seconds that a line of a workout takes, rests included. */
const secondsOf = ({ sets, reps = 0, durationS = 0, restS, side }: WorkoutItem): number =>
  sets * ((reps * SECONDS_A_REP + durationS) * (side === "each" ? 2 : 1) + restS);

/** A workout with one more line at the end of its main part, and as much longer. */
export function withItem(content: WorkoutContent, item: WorkoutItem): WorkoutContent {
  const hasMain = content.blocks.some(({ block }) => block === "main");
  const blocks = hasMain ? content.blocks : [...content.blocks, { block: "main" as const, items: [] }];
  const last = blocks.findLastIndex(({ block }) => block === "main");
  return {
    title: content.title,
    estimatedMinutes: Math.min(600, Math.max(1, Math.round(content.estimatedMinutes + secondsOf(item) / 60))),
    blocks: blocks.map((block, place) => (place === last ? { ...block, items: [...block.items, item] } : block)),
  };
}

/** A workout of this one line. */
export const workoutOf = (title: string, item: WorkoutItem): WorkoutContent => ({
  title,
  estimatedMinutes: Math.max(1, Math.round(secondsOf(item) / 60)),
  blocks: [{ block: "main", items: [item] }],
});
