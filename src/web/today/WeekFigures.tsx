import { Link } from "wouter";
import type { Stats, TrainingWeek } from "../../protocol/stats.ts";
import type { Formatter } from "../format/formatter.ts";
import { Figure, logsOf } from "./Figure.tsx";

const DAY_MS = 86_400_000;
const QUIET = "rounded underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current";

const daysBefore = (day: string, days: number) => new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/** Streak, sessions and volume of this week, beside last week's. */
export function WeekFigures({ stats, format }: { stats: Stats; format: Formatter }) {
  const { streak, weeks } = stats;
  const [last, now] = [weeks.at(-2), weeks.at(-1)];
  if (!now || streak.lastDay === null) return null;
  const streakFrom = daysBefore(streak.lastDay, Math.max(streak.days, 1) - 1);
  const weight = (amount: number) => `${format.whole(amount)} ${stats.unit}`;
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3">
      <Figure label="Day streak" value={count(streak.days, "day")} href={logsOf(streakFrom, streak.lastDay)}>
        {streak.days === 0 ? `Last trained ${format.day(streak.lastDay)}` : streakText(stats)}
      </Figure>
      <Figure label="Sessions this week" value={String(now.sessions)} href={logsOf(now.from, now.to)}>
        {last && (
          <Link href={logsOf(last.from, last.to)} className={QUIET}>
            {last.sessions} last week
          </Link>
        )}
      </Figure>
      <Figure isWide label="Volume this week" value={weight(now.volume.total)} href={logsOf(now.from, now.to)}>
        {last && (
          <Link href={logsOf(last.from, last.to)} className={QUIET}>
            {weight(last.volume.total)} last week
          </Link>
        )}
        {now.volume.uncountedSets > 0 && <span className="block">{missingText(now)}</span>}
      </Figure>
    </dl>
  );
}

const count = (amount: number, what: string) => `${amount} ${amount === 1 ? what : `${what}s`}`;

const streakText = ({ streak, today }: Stats) =>
  streak.lastDay === today ? "Trained today" : "Until yesterday; train today and it goes on";

const missingText = ({ volume: { uncountedSets } }: TrainingWeek) =>
  `Without ${count(uncountedSets, "set")} whose load is not wholly known`;
