import { z } from "zod";
import { storableText } from "./storableText.ts";

/** One set as it was said. Whatever was not said is `null`; weight keeps the unit and the figure that were spoken. */
export const LogSet = z.object({
  reps: z.int().min(0).max(10_000).nullable().default(null),
  weight: z.number().min(0).max(5_000).nullable().default(null),
  unit: z.enum(["kg", "lb"]).nullable().default(null),
  rpe: z.number().min(1).max(10).nullable().default(null),
  rir: z.number().min(0).max(20).nullable().default(null),
  durationS: z.number().min(0).max(172_800).nullable().default(null),
  distance: z.number().min(0).max(1_000_000).nullable().default(null),
  distanceUnit: z.enum(["m", "km", "mi", "yd", "ft"]).nullable().default(null),
  side: z.enum(["left", "right", "each"]).nullable().default(null),
  toFailure: z.boolean().default(false),
  type: z.enum(["normal", "warmup", "drop", "amrap", "rest_pause", "myo", "cluster"]).default("normal"),
  load: z.enum(["total", "added", "assisted"]).default("total"),
  perHand: z.boolean().default(false),
});
export type LogSet = z.infer<typeof LogSet>;

const YEARS = /^(19|20|21)\d\d-/;
const CalendarDate = z.iso.date().refine((date) => YEARS.test(date), "must be in a year from 1900 to 2199");
const Moment = z.iso
  .datetime({ offset: true })
  .refine((moment) => YEARS.test(moment), "must be in a year from 1900 to 2199");

export { Moment };

/** What one exercise's sets became once stored. `date` is in the person's time zone. */
export const LogEntry = z.object({
  id: z.string(),
  exercise: z.object({ id: z.string(), name: z.string() }),
  date: CalendarDate,
  performedAt: Moment,
  sets: z.array(LogSet).min(1).max(100),
  note: z.string().max(2_000).nullable(),
});
export type LogEntry = z.infer<typeof LogEntry>;

const Note = storableText(z.string().max(2_000));

/** A set as a client may send it: `count` says how many equal ones it stands for. */
const NewLogSet = LogSet.extend({ count: z.int().min(1).max(100).optional() });
const NewSets = z
  .array(NewLogSet)
  .min(1)
  .max(100)
  .refine((sets) => sets.reduce((sum, { count = 1 }) => sum + count, 0) <= 100, "must be at most 100 sets");

/** Each of them by itself. */
export const singleSets = (sets: readonly z.infer<typeof NewLogSet>[]): LogSet[] =>
  sets.flatMap(({ count = 1, ...set }) => Array.from({ length: count }, () => ({ ...set })));

/** By id, or by a name that is matched as in chat; where both are said, as in a stored entry, the id counts. */
const NamedExercise = z.union(
  [z.object({ id: z.string(), name: z.string().max(200).optional() }), z.object({ name: z.string().min(1).max(200) })],
  "must be {id} or {name}",
);

/** An entry as a client may send it: the exercise by id or by name, the day as date or as moment. */
export const NewLogEntry = z.object({
  exercise: NamedExercise,
  date: CalendarDate.optional(),
  performedAt: Moment.optional(),
  sets: NewSets,
  note: Note.nullable().default(null),
});
export type NewLogEntry = z.infer<typeof NewLogEntry>;

/** Any part of a stored entry. */
export const LogEntryPatch = z.object({
  exercise: NamedExercise.optional(),
  date: CalendarDate.optional(),
  performedAt: Moment.optional(),
  sets: NewSets.optional(),
  note: Note.nullable().optional(),
});
export type LogEntryPatch = z.infer<typeof LogEntryPatch>;
