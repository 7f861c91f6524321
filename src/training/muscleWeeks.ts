import type { MuscleProgress } from "../protocol/progress.ts";
import type { LogEntry } from "../protocol/workoutLog.ts";
import { addDays, calendarWeek } from "./calendarWeek.ts";
import { fractionalSets } from "./fractionalSets.ts";
import { muscleVolume } from "./muscleVolume.ts";
import { firstDayOf, type WeekSums } from "./trainingWeeks.ts";
import { weeklyBand } from "./weeklyGuide.ts";

/**
 * Fractional sets and volume by muscle, week by week, from log entries in any order; entries of other weeks are left out.
 * Volume is rounded to two decimals.
 */
export function muscleWeeks(entries: Iterable<LogEntry>, sums: WeekSums): MuscleProgress["weeks"] {
  const first = firstDayOf(sums);
  const byWeek = new Map<string, LogEntry[]>();
  for (let week = 0; week < sums.weeks; week++) byWeek.set(addDays(first, 7 * week), []);
  for (const entry of entries) byWeek.get(calendarWeek(entry.date).from)?.push(entry);
  return [...byWeek].map(([from, logged]) => {
    const sets = logged.flatMap((entry) => {
      const exercise = sums.exerciseOf(entry.exercise.id);
      const bodyWeight = sums.bodyWeightOn(entry.date);
      return entry.sets.map((set) => ({ set, exercise, bodyWeight }));
    });
    const volumes = muscleVolume(sets, sums.unit);
    return {
      ...calendarWeek(from),
      muscles: fractionalSets(sets).map((counted) => ({
        ...counted,
        volume: Math.round((volumes.get(counted.muscle) ?? 0) * 100) / 100,
        band: weeklyBand(counted.sets),
      })),
    };
  });
}
