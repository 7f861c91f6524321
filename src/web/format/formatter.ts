import { formatDuration } from "./formatDuration.ts";
import { convertWeight, type WeightUnit } from "./weight.ts";

export type FormatterOptions = {
  unit: WeightUnit;
  /** IANA name. */
  timezone: string;
  /** BCP 47 tag. */
  locale: string;
  /** Milliseconds since 1970; decides what "today" is. */
  now?: () => number;
};

export type Formatter = ReturnType<typeof createFormatter>;

const DAY_MS = 86_400_000;
/** A calendar day has no zone: it is read and written in the same one. */
const dayMs = (date: string) => Date.parse(`${date}T00:00:00Z`);

/**
 * Figures and dates as this person reads them. Dates are `YYYY-MM-DD`, moments ISO 8601 with offset, durations seconds.
 * Weights are given in the unit they were spoken in and told in the person's.
 */
export function createFormatter({ unit, timezone, locale, now = Date.now }: FormatterOptions) {
  const dates = (options: Intl.DateTimeFormatOptions, timeZone = "UTC") =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  /** Plates of 1.25 kg are bought in pairs; what was said is told whole. */
  const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const wholes = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const short = dates({ weekday: "short", day: "numeric", month: "short" });
  const withYear = dates({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
  const long = dates({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
  const weekdays = dates({ weekday: "long" });
  const months = dates({ month: "long", year: "numeric" });
  /** "9:05 AM", but "09:05". */
  const isHalfDay = dates({ hour: "numeric" }).resolvedOptions().hour12 === true;
  const times = dates({ hour: isHalfDay ? "numeric" : "2-digit", minute: "2-digit" }, timezone);
  const days = new Intl.DateTimeFormat("en-CA", { timeZone: timezone, dateStyle: "short" });

  /** The day that a moment falls on here. */
  const dateOf = (moment: string | number): string => days.format(new Date(moment));
  const today = (): string => dateOf(now());
  const date = (day: string): string => (day.slice(0, 4) === today().slice(0, 4) ? short : withYear).format(dayMs(day));
  const weightIn = (value: number, from: WeightUnit | null): number => convertWeight(value, from ?? unit, unit);

  return {
    unit,
    timezone,
    locale,
    /** At most one decimal: "1,234.5". */
    number: (value: number): string => numbers.format(value),
    whole: (value: number): string => wholes.format(value),
    /** The figure in the person's unit, not rounded; one without a unit is taken for theirs. */
    weightIn,
    /** "82.5 kg". */
    weight: (value: number, from: WeightUnit | null = unit): string =>
      `${numbers.format(weightIn(value, from))} ${unit}`,
    /** As it was said: "95 lb". */
    spokenWeight: (value: number, spoken: WeightUnit | null): string =>
      spoken === null ? exact.format(value) : `${exact.format(value)} ${spoken}`,
    duration: formatDuration,
    today,
    dateOf,
    /** "Sat, 21 Nov"; with the year when it is another. */
    date,
    /** "today", "yesterday", else the date. */
    day: (day: string): string => {
      const away = Math.round((dayMs(day) - dayMs(today())) / DAY_MS);
      return Math.abs(away) <= 1 ? relative.format(away, "day") : date(day);
    },
    /** "Saturday, 21 November 2026". */
    longDate: (day: string): string => long.format(dayMs(day)),
    weekday: (day: string): string => weekdays.format(dayMs(day)),
    month: (day: string): string => months.format(dayMs(day)),
    /** "18:05", of a moment. */
    time: (moment: string): string => times.format(new Date(moment)),
    /** The hour of the day here, 0 to 23. */
    hour: (): number =>
      Number(new Intl.DateTimeFormat("en-GB", { timeZone: timezone, hour: "2-digit" }).format(new Date(now()))),
  };
}
