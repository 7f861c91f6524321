import { z } from "zod";
import { LogSet } from "../../../protocol/workoutLog.ts";

/** One set of the checklist: what is planned until it is ticked, then what was done. */
const LiveSet = z.object({
  reps: z.number().nullable(),
  durationS: z.number().nullable(),
  weight: z.number().nullable(),
  rpe: z.number().nullable(),
  /** When it was ticked, ISO 8601; `null` before. */
  doneAt: z.string().nullable(),
});
export type LiveSet = z.infer<typeof LiveSet>;

const LiveExercise = z.object({
  key: z.string(),
  exerciseId: z.string(),
  name: z.string(),
  block: z.enum(["warmup", "main", "cooldown"]),
  /** Exercises that share a letter are done in turn, resting after the last. */
  superset: z.string().nullable(),
  restS: z.number(),
  side: LogSet.shape.side.unwrap(),
  /** What weights of this exercise are said of. */
  unit: z.enum(["kg", "lb"]),
  load: LogSet.shape.load.unwrap(),
  perHand: z.boolean(),
  /** A weight can be written down. */
  hasWeight: z.boolean(),
  /** Held or done for a time, not counted. */
  isTimed: z.boolean(),
  lastTime: z.object({ date: z.string(), sets: z.array(LogSet) }).nullable(),
  sets: z.array(LiveSet),
  note: z.string(),
});
export type LiveExercise = z.infer<typeof LiveExercise>;

/** A workout that is being done. One a browser, until it is finished or thrown away. */
export const LiveWorkout = z.object({
  v: z.literal(1),
  /** Names the logs that it becomes, so that finishing twice stores once. */
  runId: z.string(),
  title: z.string(),
  /** The saved workout that it was started from, if it was. */
  workoutId: z.string().nullable(),
  startedAt: z.string(),
  exercises: z.array(LiveExercise),
  /** The rest that runs, or is over and not yet put away; `endsAt` in ms since 1970. */
  rest: z.object({ endsAt: z.number(), totalS: z.number() }).nullable(),
});
export type LiveWorkout = z.infer<typeof LiveWorkout>;

/**
 * A set with something else in it. A weight goes on to the sets after it that are still to be done, as long as they stand at
 * the weight that it had: who loads the bar differently sets all that follow, and a planned pyramid stays one.
 */
export function withSet(exercise: LiveExercise, round: number, patch: Partial<LiveSet>): LiveExercise {
  const before = exercise.sets[round];
  const { weight } = patch;
  let goesOn = weight !== undefined && !Number.isNaN(weight);
  const sets = exercise.sets.map((set, at) => {
    if (at === round) return { ...set, ...patch };
    if (at < round || weight === undefined) return set;
    goesOn &&= set.doneAt === null && set.weight === before?.weight;
    return goesOn ? { ...set, weight } : set;
  });
  return { ...exercise, sets };
}

/** A set that is done at this moment, ISO 8601. What nothing was planned for is taken over by the sets after it. */
export function withTick(exercise: LiveExercise, round: number, doneAt: string): LiveExercise {
  const done = exercise.sets[round];
  const sets = exercise.sets.map((set, at) => {
    if (at === round) return { ...set, doneAt };
    if (at < round || !done || set.doneAt !== null) return set;
    return { ...set, reps: set.reps ?? done.reps, durationS: set.durationS ?? done.durationS };
  });
  return { ...exercise, sets };
}

/** Sets that are ticked, and all of them. */
export function setsOf({ exercises }: LiveWorkout): { done: number; all: number } {
  const sets = exercises.flatMap((exercise) => exercise.sets);
  return { done: sets.filter(({ doneAt }) => doneAt !== null).length, all: sets.length };
}

/**
 * The rest after a set, in seconds: none as long as a later exercise of the same superset has not done the same round, and
 * none after the very last set.
 */
export function restAfter(live: LiveWorkout, exerciseKey: string, round: number): number {
  const at = live.exercises.findIndex(({ key }) => key === exerciseKey);
  const exercise = live.exercises[at];
  if (!exercise) return 0;
  const { done, all } = setsOf(live);
  if (done === all) return 0;
  const later = live.exercises
    .slice(at + 1)
    .filter(({ superset, block }) => superset !== null && superset === exercise.superset && block === exercise.block);
  return later.some(({ sets }) => sets[round]?.doneAt === null) ? 0 : exercise.restS;
}
