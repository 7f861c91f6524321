import { z } from "zod";
import { Volume } from "./stats.ts";
import { MUSCLES } from "./vocabulary.ts";
import { LogSet } from "./workoutLog.ts";

const CalendarDate = z.iso.date();
const Amount = z.number().min(0);
const Named = z.object({ id: z.string(), name: z.string() });

/** What an exercise's trend is told in; `load` is the weight of the best set. */
export const Measure = z.enum(["e1rm", "load", "reps", "seconds", "metres"]);
export type Measure = z.infer<typeof Measure>;

/** One logged set and where it stands. */
export const SetSource = z.object({
  logId: z.string(),
  date: CalendarDate,
  /** Its place among the sets of the entry, from 0. */
  index: z.int().min(0),
  /** As it was spoken. */
  set: LogSet,
  /**
   * What was on the bar, the stack or the belt, in the unit of the answer; help of a machine or a band is below 0, the
   * body alone 0. `null` where it is not known.
   */
  weight: z.number().nullable(),
});
export type SetSource = z.infer<typeof SetSource>;

/** The best of a day or of all time: an amount in the measure, and the set that gave it. */
export const Best = z.object({ value: z.number(), from: SetSource });
export type Best = z.infer<typeof Best>;

/** An estimated one-rep max, in the unit of the answer, with everything it was made from. */
export const Estimate = Best.extend({
  formula: z.literal("epley"),
  /** What the formula took as the weight: with the body's part where the exercise moves it. */
  load: Amount,
  /** Reps done plus reps in reserve, where those were said (as RIR or as RPE). */
  repsToFailure: Amount,
  /** `exact` for a single, `good` up to 10 reps to failure, `rough` at 11 and 12. */
  trust: z.enum(["exact", "good", "rough"]),
});
export type Estimate = z.infer<typeof Estimate>;

/** One day with working sets of an exercise. */
export const ProgressPoint = z.object({
  date: CalendarDate,
  /** In the measure; `null` on a day whose sets do not say it. */
  best: Best.nullable(),
  /** `null` where the exercise has no estimate, or no set of the day allows one. */
  e1rm: Estimate.nullable(),
  /** The heaviest, most reps among equals; the longest or the farthest where nothing else is counted. */
  topSet: SetSource.nullable(),
  volume: Volume,
  /** Working sets. */
  sets: z.int().min(0),
  logIds: z.array(z.string()),
});
export type ProgressPoint = z.infer<typeof ProgressPoint>;

/** Of all time, whatever part of it was asked for. The first to reach a figure holds it. */
export const ProgressRecords = z.object({
  e1rm: Estimate.nullable(),
  heaviest: SetSource.nullable(),
  /** Heaviest first. A weight is left out when a heavier one was moved for as many reps. */
  mostReps: z.array(SetSource),
  /** In seconds. */
  longest: SetSource.nullable(),
  /** In metres. */
  farthest: SetSource.nullable(),
});
export type ProgressRecords = z.infer<typeof ProgressRecords>;

const Frame = z.object({
  unit: z.enum(["kg", "lb"]),
  timezone: z.string(),
  /** The day it is in `timezone`. */
  today: CalendarDate,
});

/** How an exercise's figures are to be read. Decided by all that was logged of it, so that it holds for every period. */
const Reading = z.object({
  exercise: Named,
  measure: Measure,
  /** All its weights were said per hand, and so are the figures (volume excepted); else they are those of both hands. */
  perHand: z.boolean(),
});

/** How one exercise went, day by day. */
export const ExerciseProgress = Frame.extend({
  ...Reading.shape,
  /** Oldest first. */
  points: z.array(ProgressPoint),
  records: ProgressRecords,
});
export type ExerciseProgress = z.infer<typeof ExerciseProgress>;

/** An exercise of which something was logged. */
export const LoggedExercise = Reading.extend({
  /** Days with a log. */
  sessions: z.int().min(1),
  firstDate: CalendarDate,
  lastDate: CalendarDate,
  /** In the measure, of all time. */
  best: Best.nullable(),
  bestE1rm: Estimate.nullable(),
});
export type LoggedExercise = z.infer<typeof LoggedExercise>;

/** Every exercise with a log, the one trained last first. */
export const LoggedExercises = Frame.extend({ exercises: z.array(LoggedExercise) });
export type LoggedExercises = z.infer<typeof LoggedExercises>;

export const WeeklyBand = z.enum(["maintenance", "efficient", "usual", "high"]);
export type WeeklyBand = z.infer<typeof WeeklyBand>;

/** How many sets a week are of use to a muscle. Rules of thumb, not measurements of this person. */
export const WeeklyGuide = z.object({
  kind: z.literal("heuristic"),
  /** `null` until the person has said it; then the range is that of everybody. */
  level: z.enum(["beginner", "intermediate", "advanced"]).nullable(),
  /** Fractional sets a muscle and week that suit the level; where it is open, more may. */
  range: z.object({ from: Amount, to: Amount, isOpen: z.boolean() }),
  /** For everybody. From `from` on, below the next one's. */
  bands: z.array(z.object({ band: WeeklyBand, from: Amount, says: z.string() })),
  note: z.string(),
  source: z.string(),
});
export type WeeklyGuide = z.infer<typeof WeeklyGuide>;

/** One muscle in one week. */
export const MuscleWork = z.object({
  muscle: z.enum(MUSCLES),
  /** Fractional sets: `direct` + `indirect`. */
  sets: Amount,
  direct: Amount,
  indirect: Amount,
  /** Load times reps, counted in the same fractions, in the unit of the answer. */
  volume: Amount,
  band: WeeklyBand,
});
export type MuscleWork = z.infer<typeof MuscleWork>;

/** Work by muscle, one ISO week (Monday to Sunday) after the other. */
export const MuscleProgress = Frame.extend({
  guide: WeeklyGuide,
  /** Oldest first, without gaps; muscles without a set are left out, most sets first. */
  weeks: z.array(
    z.object({
      week: z.string().regex(/^\d{4}-W\d\d$/),
      from: CalendarDate,
      to: CalendarDate,
      muscles: z.array(MuscleWork),
    }),
  ),
});
export type MuscleProgress = z.infer<typeof MuscleProgress>;
