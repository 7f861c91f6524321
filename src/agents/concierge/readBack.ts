import type { HistoryQuestion, Period } from "../../language/coaching/historyQuestion.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { CoachPorts } from "../coach/coachPorts.ts";
import { dayText } from "../logger/dayText.ts";
import { isNamed } from "../logger/isNamed.ts";
import { entriesInWords } from "../logger/renderLogs.ts";
import type { LogFilter, ReadLogs } from "./readLogs.ts";

export const MOST_OF_DAY = 20;

export type Read = (filter: LogFilter) => Promise<ReadLogs>;

/** The entries of a lift: of the exercise that is called so, before one that an alias names ("pull-ups" and what hangs from their bar). */
export function ofLift(logs: readonly LogEntry[], lift: string, catalog: CoachPorts["catalog"]): LogEntry[] {
  const named = logs.filter(({ exercise }) => isNamed(catalog, exercise, lift));
  const called = named.filter(({ exercise }) => isNamed({ byId: () => null }, exercise, lift));
  return called.length > 0 ? called : named;
}

/** What is written down: of the days or the exercise that are named, else of today, else of the newest day. */
export async function readBack(
  { period, target, asksWhether }: HistoryQuestion & { kind: "stored" },
  { today, named }: { today: string; named: string | null },
  { catalog }: CoachPorts,
  read: Read,
): Promise<string> {
  const { items } = await read(period ?? {});
  const lift = named ?? target;
  const opening = asksWhether ? "Yes, this is stored" : "Stored";
  if (lift !== null) {
    const logs = ofLift(items, lift, catalog);
    const ofDay = logs.filter(({ date }) => date === logs[0]?.date);
    const when = period === null ? "" : ` ${span(period, today)}`;
    return logs.length === 0
      ? `${asksWhether ? "No, nothing" : "Nothing"} is stored for "${lift}"${when}.`
      : entriesInWords(opening, ofDay, today);
  }
  if (period !== null)
    return items.length === 0
      ? `Nothing is stored ${span(period, today)}.`
      : entriesInWords(opening, items.slice(0, MOST_OF_DAY), today);
  const [newest] = items;
  if (newest === undefined) return "Nothing is stored yet.";
  const logs = items.filter(({ date }) => date === newest.date).slice(0, MOST_OF_DAY);
  return newest.date === today
    ? entriesInWords(opening, logs, today)
    : `Nothing is stored for today. ${entriesInWords("The newest day", logs, today)}`;
}

/** "this week", "today", "yesterday, Friday …", "from Monday … to …". */
export const span = ({ from, to, says }: Period, today: string): string =>
  says !== undefined
    ? says
    : from === to
      ? from === today || dayText(from, today).startsWith("yesterday")
        ? dayText(from, today)
        : `on ${dayText(from, today)}`
      : `from ${dayText(from, today)} to ${dayText(to, today)}`;
