import { z } from "zod";
import { Pace } from "./pace.ts";
import { Routine, RoutineContent } from "./routine.ts";
import { MUSCLES } from "./vocabulary.ts";
import { LogEntry } from "./workoutLog.ts";

/** One line of a workout: reps or seconds, never both. `restS` is the rest after each set. */
export const WorkoutItem = z.object({
  exerciseId: z.string(),
  name: z.string(),
  sets: z.int().min(1).max(50),
  reps: z.int().min(1).max(1_000).optional(),
  durationS: z.int().min(1).max(36_000).optional(),
  restS: z.int().min(0).max(1_800),
  side: z.enum(["left", "right", "each"]).optional(),
  weight: z.number().min(0).optional(),
  unit: z.enum(["kg", "lb"]).optional(),
  rpe: z.number().min(1).max(10).optional(),
  /** Items that share a letter are done in turn, resting after the last. */
  superset: z.string().optional(),
});
export type WorkoutItem = z.infer<typeof WorkoutItem>;

export const WorkoutBlock = z.object({
  block: z.enum(["warmup", "main", "cooldown"]),
  items: z.array(WorkoutItem),
});
export type WorkoutBlock = z.infer<typeof WorkoutBlock>;

/** What was asked of a workout and cannot be read off its lines: a change keeps to it. */
export const AskedOfWorkout = z.object({
  /** The main exercises that were asked for by name. */
  exerciseIds: z.array(z.string()).max(20).optional(),
  /** Sets and repetitions of single exercises. */
  doses: z
    .array(
      z.object({ exerciseId: z.string(), sets: z.int().min(1).max(50), reps: z.int().min(1).max(1_000).nullable() }),
    )
    .max(30)
    .optional(),
  /** Sets and repetitions of everything. */
  scheme: z.object({ sets: z.int().min(1).max(12), reps: z.int().min(1).max(50) }).optional(),
  sets: z.int().min(1).max(12).optional(),
  restS: z.int().min(10).max(600).optional(),
  goal: z.enum(["strength", "hypertrophy", "endurance", "power", "fat_loss", "general"]).optional(),
  level: z.enum(["beginner", "intermediate", "advanced"]).optional(),
  intensity: z.enum(["easy", "hard"]).optional(),
  mechanic: z.enum(["compound", "isolation"]).optional(),
  pace: Pace.optional(),
  /** What is to be left alone. */
  avoidedMuscles: z.array(z.enum(MUSCLES)).optional(),
  /** Injured muscles, which do not even help. */
  strained: z.array(z.enum(MUSCLES)).optional(),
});
export type AskedOfWorkout = z.infer<typeof AskedOfWorkout>;

export const WorkoutContent = z.object({
  title: z.string().min(1).max(120),
  estimatedMinutes: z.number().min(1).max(600),
  blocks: z.array(WorkoutBlock).min(1),
  /** What the person ruled out of it: names in their words, with what is like them; things, positions and kinds of stress as we call them. A change brings none of it in. Absent when nothing was. */
  leftOut: z.array(z.string().min(1).max(80)).max(30).optional(),
  asked: AskedOfWorkout.optional(),
});
export type WorkoutContent = z.infer<typeof WorkoutContent>;

/** Any part of a stored workout. */
export const WorkoutPatch = WorkoutContent.partial();
export type WorkoutPatch = z.infer<typeof WorkoutPatch>;

/** A workout put under an id of the client's: `createdAt` is kept when one that was deleted is put back. */
export const PutWorkout = WorkoutContent.extend({ createdAt: z.iso.datetime({ offset: true }).optional() });
export type PutWorkout = z.infer<typeof PutWorkout>;

/** A stored workout. */
export const Workout = WorkoutContent.extend({ id: z.string(), createdAt: z.iso.datetime({ offset: true }) });
export type Workout = z.infer<typeof Workout>;

export const WorkoutCard = WorkoutContent.extend({ type: z.literal("workout"), id: z.string().optional() });
export const LogCard = z.object({ type: z.literal("log"), entries: z.array(LogEntry) });
export const RoutineCard = RoutineContent.extend({ type: z.literal("routine"), id: Routine.shape.id.optional() });
export const OptionsCard = z.object({
  type: z.literal("options"),
  title: z.string(),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
});

/** What a reply shows beside its words. */
export const Card = z.discriminatedUnion("type", [WorkoutCard, LogCard, RoutineCard, OptionsCard]);
export type Card = z.infer<typeof Card>;
