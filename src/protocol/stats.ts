import { z } from "zod";
import { MUSCLES } from "./vocabulary.ts";

const CalendarDate = z.iso.date();
const Amount = z.number().min(0);

/** Working sets of one muscle, counted in fractions: each set of a primary muscle is 1, of a secondary one 0.5. */
export const MuscleSets = z.object({
  muscle: z.enum(MUSCLES),
  /** `direct` + `indirect`. */
  sets: Amount,
  /** From exercises that train it as a primary muscle. */
  direct: Amount,
  /** From exercises that train it as a secondary muscle, at a half each. */
  indirect: Amount,
});
export type MuscleSets = z.infer<typeof MuscleSets>;

/** Load times reps of working sets, in the unit of the answer. */
export const Volume = z.object({
  /** `lifted` + `body`. */
  total: Amount,
  /** What was on the bar, the stack or the belt. */
  lifted: Amount,
  /** The person's own weight where it was moved, less what a machine or a band took off; 0 where it is not known. */
  body: Amount,
  /** Working sets with reps of which some or all of the load is not known, and therefore missing above. */
  uncountedSets: z.int().min(0),
});
export type Volume = z.infer<typeof Volume>;

/** One calendar week, Monday to Sunday. */
export const TrainingWeek = z.object({
  /** ISO 8601: `2026-W47`. */
  week: z.string().regex(/^\d{4}-W\d\d$/),
  from: CalendarDate,
  to: CalendarDate,
  /** Days on which something was logged. */
  sessions: z.int().min(0),
  /** Working sets of strength exercises. */
  sets: z.int().min(0),
  volume: Volume,
  /** Most first; muscles without a set are left out. */
  setsByMuscle: z.array(MuscleSets),
});
export type TrainingWeek = z.infer<typeof TrainingWeek>;

/** Days in a row on which something was logged. */
export const DayStreak = z.object({
  /** Up to today, or up to yesterday as long as today is not over. */
  days: z.int().min(0),
  longest: z.int().min(0),
  /** The last day with a log; `null` without any. */
  lastDay: CalendarDate.nullable(),
});
export type DayStreak = z.infer<typeof DayStreak>;

/** What a person has trained, computed from their stored log entries and nothing else. */
export const Stats = z.object({
  unit: z.enum(["kg", "lb"]),
  timezone: z.string(),
  /** The day it is in `timezone`. */
  today: CalendarDate,
  streak: DayStreak,
  /** Oldest first, without gaps; the last is the week of `to`. */
  weeks: z.array(TrainingWeek),
  /** Over all weeks of the answer. */
  setsByMuscle: z.array(MuscleSets),
});
export type Stats = z.infer<typeof Stats>;
