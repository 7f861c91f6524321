import type { Catalog } from "../../catalog/catalog.ts";
import type { WorkoutContent } from "../../protocol/cards.ts";
import type { Exercise } from "../../protocol/exercise.ts";
import { missingThings, obstacleTo, obstacleToNamed } from "./eligibility.ts";
import { withBenchLaidFlat } from "./planEquipment.ts";
import type { SessionPlan } from "./sessionPlan.ts";

/** An exercise of a built session that breaks what was asked for; `id` is `null` where it is the whole session. */
export type SessionFault = { id: string | null; problem: string };

/** What was asked for by name may need a thing that was not listed; the reply says which. */
function isLent(exercise: Exercise, plan: SessionPlan): boolean {
  const said = plan.notes.flatMap((note) =>
    note.code === "assumedEquipment" && note.name === exercise.name ? note.things : [],
  );
  const limits = { ...plan, equipment: withBenchLaidFlat(plan.equipment) };
  return missingThings(exercise, limits).every((thing) => said.includes(thing));
}

/**
 * Holds a session as it will be shown against the plan, by itself: nothing of how it came about counts. Every exercise must
 * be known, spare what is to be spared, need only what is there and not be ruled out; the main part must leave alone what is
 * to be left alone; and it takes no longer than asked. Out: what is wrong, nothing for a sound session.
 */
export function sessionFaults(
  plan: SessionPlan,
  { blocks, estimatedMinutes }: Pick<WorkoutContent, "blocks" | "estimatedMinutes">,
  catalog: Pick<Catalog, "byId">,
): SessionFault[] {
  const faults: SessionFault[] = [];
  if (estimatedMinutes > plan.minutes) faults.push({ id: null, problem: `it takes ${estimatedMinutes} minutes` });
  const named = new Set([...plan.include.map(({ id }) => id), ...plan.fixed]);
  for (const { block, items } of blocks) {
    for (const id of new Set(items.map(({ exerciseId }) => exerciseId))) {
      const exercise = catalog.byId(id);
      if (exercise === null) {
        faults.push({ id, problem: "an exercise is not in the catalogue" });
        continue;
      }
      const obstacle = (named.has(id) ? obstacleToNamed : obstacleTo)(exercise, plan);
      if (obstacle !== null && !(obstacle.kind === "equipment" && isLent(exercise, plan)))
        faults.push({ id, problem: `${exercise.name} breaks a limit (${obstacle.kind})` });
      const isTired = exercise.primary_muscles.some((muscle) => plan.avoidedMuscles.includes(muscle));
      if (block === "main" && isTired && !named.has(id))
        faults.push({ id, problem: `${exercise.name} trains what is to be left alone` });
    }
  }
  return faults;
}
