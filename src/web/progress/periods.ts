import { useSearchParams } from "wouter";

export const PERIODS = [
  { id: "4w", label: "4 weeks", weeks: 4 },
  { id: "12w", label: "12 weeks", weeks: 12 },
  { id: "1y", label: "1 year", weeks: 52 },
  { id: "all", label: "All", weeks: null },
] as const;

export type Period = (typeof PERIODS)[number];

const USUAL = PERIODS[1];
/** As far back as weeks are told. */
const MOST_WEEKS = 104;
const FEWEST_WEEKS = 4;
const DAY_MS = 86_400_000;

/** The period that the address names, and a way to another. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [params, setParams] = useSearchParams();
  const period = PERIODS.find(({ id }) => id === params.get("period")) ?? USUAL;
  const choose = ({ id }: Period) =>
    setParams(
      (now) => {
        now.set("period", id);
        return now;
      },
      { replace: true },
    );
  return [period, choose];
}

const daysLater = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const mondayOf = (day: string) => daysLater(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The Monday that a period begins with; `null` for all time. */
export const firstDayOf = ({ weeks }: Period, today: string): string | null =>
  weeks === null ? null : daysLater(mondayOf(today), -7 * (weeks - 1));

/** How many calendar weeks are shown of a period: not those before the first log, but four at least. */
export function weeksOf({ weeks }: Period, today: string, firstLog: string | undefined): number {
  if (firstLog === undefined || firstLog > today) return FEWEST_WEEKS;
  const since = (Date.parse(mondayOf(today)) - Date.parse(mondayOf(firstLog))) / (7 * DAY_MS) + 1;
  return Math.max(FEWEST_WEEKS, Math.min(since, weeks ?? MOST_WEEKS));
}
