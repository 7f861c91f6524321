import type { DayStreak } from "../protocol/stats.ts";
import { addDays } from "./calendarWeek.ts";

/**
 * Days in a row with training. In: days (`YYYY-MM-DD`) in any order, more than once or not, and today. A streak goes on
 * while today is not over: without training today it is counted up to yesterday. Days after today are left out.
 */
export function dayStreak(trained: Iterable<string>, today: string): DayStreak {
  const days = [...new Set(trained)].filter((day) => day <= today).sort();
  let longest = 0;
  let run = 0;
  let before: string | null = null;
  for (const day of days) {
    run = before !== null && addDays(before, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const isAlive = before === today || before === addDays(today, -1);
  return { days: isAlive ? run : 0, longest, lastDay: before };
}
