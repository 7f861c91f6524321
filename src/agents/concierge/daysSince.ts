import type { LogEntry } from "../../protocol/workoutLog.ts";
import { dayStreak } from "../../training/dayStreak.ts";
import { dayText } from "../logger/dayText.ts";
import type { ReadLogs } from "./readLogs.ts";

const DAY_MS = 86_400_000;
const many = (days: number): string => `${days} ${days === 1 ? "day" : "days"}`;

/** Days in a row with entries; the longest of them only where all entries were read. */
export function streak({ items, isAll }: ReadLogs, today: string): string {
  const { days, longest, lastDay } = dayStreak(
    items.map(({ date }) => date),
    today,
  );
  if (lastDay === null) return "Nothing is stored yet.";
  const most = isAll && longest > days ? ` The most that is stored in a row: ${many(longest)}.` : "";
  if (days === 0) return `No days in a row just now: the newest entry is of ${dayText(lastDay, today)}.${most}`;
  const upTo = lastDay === today ? "today" : "yesterday";
  return `${days === 1 ? "1 day" : `${days} days in a row`} with entries, up to ${upTo}.${most}`;
}

/** How long ago the newest of entries was, with a line break before; "" for today's. */
export function ago([newest]: readonly LogEntry[], today: string): string {
  const days = newest === undefined ? 0 : Math.round((Date.parse(today) - Date.parse(newest.date)) / DAY_MS);
  return days > 0 ? `\nThat is ${many(days)} ago.` : "";
}
