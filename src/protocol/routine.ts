import { z } from "zod";
import { storableText } from "./storableText.ts";

/** One line of a routine's day as a client sends it: reps or seconds, one of them. `restS` is the rest after each set. */
export const NewRoutineItem = z
  .object({
    exerciseId: z.string().min(1).max(100),
    sets: z.int().min(1).max(50),
    reps: z.int().min(1).max(1_000).optional(),
    durationS: z.int().min(1).max(36_000).optional(),
    restS: z.int().min(0).max(1_800),
  })
  .refine(({ reps, durationS }) => (reps === undefined) !== (durationS === undefined), {
    path: ["reps"],
    message: "an item has reps or durationS, one of them",
  });

const Name = storableText(z.string().trim().min(1).max(120));

/** A routine as a client sends it. Days may be fewer than the days of a week: they are then trained in turn. */
export const NewRoutine = z.object({
  name: Name,
  daysPerWeek: z.int().min(1).max(7),
  days: z
    .array(z.object({ name: Name, items: z.array(NewRoutineItem).min(1).max(50) }))
    .min(1)
    .max(14),
});
export type NewRoutine = z.infer<typeof NewRoutine>;

/** The same with the catalogue's names. */
export const RoutineContent = NewRoutine.extend({
  name: z.string(),
  days: z.array(z.object({ name: z.string(), items: z.array(NewRoutineItem.safeExtend({ name: z.string() })) })),
});
export type RoutineContent = z.infer<typeof RoutineContent>;

/** A stored routine. */
export const Routine = RoutineContent.extend({
  id: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
});
export type Routine = z.infer<typeof Routine>;
