/** Days are counted as whole numbers since 1 January 1970, so that sums with them are plain sums. */
const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter for the zone; UTC for a zone that does not exist. */
function formatFor(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const options = {
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  } as const;
  let made: Intl.DateTimeFormat;
  try {
    made = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: timezone });
  } catch {
    made = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });
  }
  if (formats.size < 200) formats.set(timezone, made);
  return made;
}

/** The wall clock in a zone, as the milliseconds that UTC would have for it. */
function wallClock(instant: number, timezone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatFor(timezone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** A few moments are asked for in turn: that of a message, and any other by which words are read that say no day. */
const MOST_KEPT = 8;
const kept: { instant: number; timezone: string; day: number }[] = [];

/** The day it is in `timezone` at an instant (milliseconds). One message asks for the same moments many times. */
export function dayAt(instant: number, timezone: string): number {
  const known = kept.find((one) => one.instant === instant && one.timezone === timezone);
  if (known) return known.day;
  const day = Math.floor(wallClock(instant, timezone) / DAY_MS);
  if (kept.length >= MOST_KEPT) kept.shift();
  kept.push({ instant, timezone, day });
  return day;
}

/** Minutes since midnight in `timezone` at an instant (milliseconds). */
export const minuteOfDayAt = (instant: number, timezone: string): number =>
  Math.floor((wallClock(instant, timezone) % DAY_MS) / 60_000);

export const dayOf = (year: number, month: number, day: number): number =>
  Math.floor(Date.UTC(year, month - 1, day) / DAY_MS);
/** Sunday is 0. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
export const partsOf = (day: number) => {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
};

/** Whether there is such a day in the calendar. */
export function isDay(year: number, month: number, day: number): boolean {
  const made = new Date(Date.UTC(year, month - 1, day));
  return made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
}

/** `YYYY-MM-DD`. */
export const dateText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** ISO with the offset that the zone has then. `minutes` after midnight. */
export function momentText(day: number, minutes: number, timezone: string): string {
  const wanted = day * DAY_MS + minutes * 60_000;
  let offset = wallClock(wanted, timezone) - wanted;
  offset = wallClock(wanted - offset, timezone) - (wanted - offset);
  const sign = offset < 0 ? "-" : "+";
  const ahead = Math.abs(Math.round(offset / 60_000));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${new Date(wanted).toISOString().slice(0, 19)}${sign}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}
