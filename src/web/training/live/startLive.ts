import type { Workout, WorkoutItem } from "../../../protocol/cards.ts";
import { Exercise } from "../../../protocol/exercise.ts";
import { LogEntry } from "../../../protocol/workoutLog.ts";
import { get } from "../../api/api.ts";
import { pageOf } from "../../api/page.ts";
import { bothSides } from "../../format/bothSides.ts";
import type { LiveExercise, LiveSet, LiveWorkout } from "./liveWorkout.ts";

type Planned = Pick<WorkoutItem, "exerciseId" | "sets" | "restS"> & Partial<WorkoutItem>;

export type Plan = {
  title: string;
  workoutId: string | null;
  blocks: readonly { block: LiveExercise["block"]; items: readonly Planned[] }[];
};

/** A saved workout as a plan. */
export const planOf = ({ id, title, blocks }: Workout): Plan => ({ title, workoutId: id, blocks });

/** A plan as a checklist, filled in from the plan and, where it says nothing, from the last time. */
export async function startLive(plan: Plan, unit: "kg" | "lb"): Promise<LiveWorkout> {
  const lines = plan.blocks.flatMap(({ block, items }) =>
    bothSides(items.map((item) => ({ ...item, name: item.name ?? "" }))).map((item) => ({ block, item })),
  );
  const exercises = await Promise.all(lines.map(({ block, item }) => liveExercise(block, item, unit)));
  return {
    v: 1,
    runId: crypto.randomUUID(),
    title: plan.title,
    workoutId: plan.workoutId,
    startedAt: new Date().toISOString(),
    exercises,
    rest: null,
  };
}

/** One exercise of the checklist. Without its record or its history it can be done all the same. */
export async function liveExercise(
  block: LiveExercise["block"],
  item: Planned,
  ownUnit: "kg" | "lb",
): Promise<LiveExercise> {
  const { exerciseId } = item;
  const [exercise, last] = await Promise.all([
    get(`/api/exercises/${encodeURIComponent(exerciseId)}`, Exercise).catch(() => null),
    get("/api/logs", pageOf(LogEntry), { exerciseId, limit: 1 })
      .then(({ items }) => items[0] ?? null)
      .catch(() => null),
  ]);
  const working = last?.sets.filter(({ type }) => type !== "warmup") ?? [];
  const lastSet = working[0];
  const measurement = exercise?.measurement ?? "weight_reps";
  const isTimed = item.durationS !== undefined || (item.reps === undefined && measurement.includes("duration"));
  const planned: LiveSet = {
    reps: isTimed ? null : (item.reps ?? null),
    durationS: isTimed ? (item.durationS ?? null) : null,
    weight: item.weight ?? null,
    rpe: null,
    doneAt: null,
  };
  return {
    key: crypto.randomUUID(),
    exerciseId,
    name: exercise?.name ?? item.name ?? "Exercise",
    block,
    superset: item.superset ?? null,
    restS: item.restS,
    side: item.side ?? null,
    unit: item.weight === undefined ? (lastSet?.unit ?? ownUnit) : (item.unit ?? ownUnit),
    load: lastSet?.load ?? LOADS[exercise?.load_type ?? ""] ?? "total",
    perHand: lastSet?.perHand ?? exercise?.load_type === "implement_pair",
    hasWeight: item.weight !== undefined || /weight|assisted/.test(measurement) || (lastSet?.weight ?? null) !== null,
    isTimed,
    lastTime: last && { date: last.date, sets: working.length > 0 ? working : last.sets },
    sets: Array.from({ length: item.sets }, (_, index) => {
      const before = working[Math.min(index, working.length - 1)];
      return {
        ...planned,
        reps: planned.reps ?? (isTimed ? null : (before?.reps ?? null)),
        durationS: planned.durationS ?? (isTimed ? (before?.durationS ?? null) : null),
        weight: planned.weight ?? before?.weight ?? null,
      };
    }),
    note: "",
  };
}

const LOADS: Readonly<Record<string, LiveExercise["load"]>> = { bodyweight_plus: "added", assisted: "assisted" };
