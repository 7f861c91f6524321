import type { MuscleSets, TrainingWeek } from "../protocol/stats.ts";
import type { LogEntry } from "../protocol/workoutLog.ts";
import { addDays, calendarWeek } from "./calendarWeek.ts";
import { fractionalSets } from "./fractionalSets.ts";
import { setVolume } from "./setVolume.ts";
import { type CountedExercise, isStrength, isWorkingSet } from "./workingSet.ts";

export type WeekSums = {
  unit: "kg" | "lb";
  /** A day in the last week, `YYYY-MM-DD`. */
  to: string;
  /** How many weeks, 1 or more. */
  weeks: number;
  exerciseOf: (exerciseId: string) => CountedExercise;
  /** What the person weighed on a day, in `unit`; `null` when not known. */
  bodyWeightOn: (date: string) => number | null;
};

/** The first day that `trainingWeeks` counts. */
export function firstDayOf({ to, weeks }: Pick<WeekSums, "to" | "weeks">): string {
  return addDays(calendarWeek(to).from, -7 * (weeks - 1));
}

/**
 * Sessions, sets and volume of each week, and the sets by muscle of all of them, from log entries in any order; entries of
 * other weeks are left out. A session is a day with a log. Volume is rounded to two decimals.
 */
export function trainingWeeks(
  entries: Iterable<LogEntry>,
  sums: WeekSums,
): { weeks: TrainingWeek[]; setsByMuscle: MuscleSets[] } {
  const first = firstDayOf(sums);
  const byWeek = new Map<string, LogEntry[]>();
  for (let week = 0; week < sums.weeks; week++) byWeek.set(addDays(first, 7 * week), []);
  for (const entry of entries) byWeek.get(calendarWeek(entry.date).from)?.push(entry);
  return {
    weeks: [...byWeek].map(([from, logged]) => weekOf(from, logged, sums)),
    setsByMuscle: fractionalSets([...byWeek.values()].flat().flatMap((entry) => setsOf(entry, sums))),
  };
}

function weekOf(from: string, entries: LogEntry[], sums: WeekSums): TrainingWeek {
  let [lifted, body, uncountedSets, sets] = [0, 0, 0, 0];
  for (const entry of entries) {
    const bodyWeight = sums.bodyWeightOn(entry.date);
    for (const { set, exercise } of setsOf(entry, sums)) {
      const volume = setVolume(set, exercise, sums.unit, bodyWeight);
      const isCounted = isWorkingSet(set) && isStrength(exercise);
      lifted += volume.lifted;
      body += volume.body;
      if (isCounted) sets += 1;
      if (isCounted && !volume.isWhole) uncountedSets += 1;
    }
  }
  return {
    ...calendarWeek(from),
    sessions: new Set(entries.map(({ date }) => date)).size,
    sets,
    volume: { total: rounded(lifted + body), lifted: rounded(lifted), body: rounded(body), uncountedSets },
    setsByMuscle: fractionalSets(entries.flatMap((entry) => setsOf(entry, sums))),
  };
}

function setsOf({ exercise: { id }, sets }: LogEntry, { exerciseOf }: WeekSums) {
  const exercise = exerciseOf(id);
  return sets.map((set) => ({ set, exercise }));
}

const rounded = (amount: number) => Math.round(amount * 100) / 100;
