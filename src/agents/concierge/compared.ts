import type { Period } from "../../language/coaching/historyQuestion.ts";
import { metresOf } from "../../language/numbers/metres.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { CoachPorts } from "../coach/coachPorts.ts";
import { dayText } from "../logger/dayText.ts";
import { isNamed } from "../logger/isNamed.ts";
import { entriesInWords, entryText } from "../logger/renderLogs.ts";
import { durationText, setsText } from "../logger/setsText.ts";
import { type Read, span } from "./readBack.ts";
import { bestEntry, SAME_WAY } from "./records.ts";
import { noneOf, round } from "./sums.ts";

/** What the newest entry of a lift has on an earlier one: of the days that are named, or the last of another day. */
export async function changed(
  period: Period | null,
  { named, today }: { named: string | null; today: string },
  told: readonly LogEntry[],
  { catalog }: CoachPorts,
  read: Read,
): Promise<string | null> {
  const own = named === null ? told[0] : undefined;
  if (named === null && own === undefined) return null;
  const { items } = await read(own === undefined ? {} : { exerciseId: own.exercise.id });
  const logs = items.filter(({ exercise }) => named === null || isNamed(catalog, exercise, named));
  const newest = own ?? logs[0];
  if (newest === undefined) return noneOf(null, today);
  const then = logs.find(
    ({ id, date, exercise }) =>
      id !== newest.id &&
      exercise.id === newest.exercise.id &&
      date < newest.date &&
      (period === null || (date >= period.from && date <= period.to)),
  );
  if (then === undefined)
    return `Stored: ${entryText(newest, today)}. I find no entry of that${period === null ? " before it" : ` ${span(period, today)}`} to compare it with.`;
  return `Then: ${entryText(then, today)}.\nNow: ${entryText(newest, today)}.${difference(then, newest)}`;
}

/** In words, with a line break before; "" where nothing can be said. */
function difference(then: LogEntry, now: LogEntry): string {
  const said = howMuchMore(then, now);
  return said === null ? "" : `\n${said}`;
}

const heaviestOf = ({ sets }: LogEntry): LogSet | null =>
  sets.reduce<LogSet | null>(
    (best, set) =>
      set.weight !== null &&
      (best?.weight == null ||
        set.weight > best.weight ||
        (set.weight === best.weight && (set.reps ?? 0) > (best.reps ?? 0)))
        ? set
        : best,
    null,
  );
const mostReps = ({ sets }: LogEntry): number => Math.max(0, ...sets.map(({ reps }) => reps ?? 0));

/** By how much the heaviest set is heavier, where both have one in one unit, else the way faster or longer; `null` where neither. */
export function howMuchMore(then: LogEntry, now: LogEntry): string | null {
  const [before, after] = [heaviestOf(then), heaviestOf(now)];
  if (before?.weight == null || after?.weight == null)
    return before?.weight == null && after?.weight == null ? furtherOrFaster(then, now) : null;
  if (
    before.load !== after.load ||
    before.perHand !== after.perHand ||
    (before.unit ?? after.unit) !== (after.unit ?? before.unit)
  )
    return null;
  const unit = after.unit ?? before.unit;
  const more = round(after.weight - before.weight);
  if (more !== 0) {
    const isMore = more > 0 !== (after.load === "assisted");
    const amount = `${Math.abs(more)}${unit === null ? "" : ` ${unit}`}`;
    if (after.load === "assisted") return `That is ${amount} ${isMore ? "less" : "more"} help.`;
    return `The heaviest set is ${amount} ${isMore ? "heavier" : "lighter"}.`;
  }
  const reps = (after.reps ?? 0) - (before.reps ?? 0);
  if (reps === 0 || before.reps === null || after.reps === null) return "The heaviest set is the same.";
  return `The heaviest set has the same weight and ${repsText(reps)}.`;
}

const repsText = (more: number): string => {
  const count = Math.abs(more);
  return `${count} ${count === 1 ? "rep" : "reps"} ${more > 0 ? "more" : "fewer"}`;
};

function furtherOrFaster(then: LogEntry, now: LogEntry): string | null {
  const metres = [then, now].map(({ sets }) => sets.reduce((sum, set) => sum + metresOf(set), 0));
  const seconds = [then, now].map(({ sets }) => sets.reduce((sum, { durationS }) => sum + (durationS ?? 0), 0));
  const [way = 0, newWay = 0] = metres;
  const [time = 0, newTime = 0] = seconds;
  if (way > 0 && newWay > 0) {
    if (Math.abs(newWay - way) > way * SAME_WAY || time === 0 || newTime === 0) return null;
    if (newTime === time) return "The time is the same.";
    return `That is ${durationText(Math.abs(newTime - time))} ${newTime < time ? "faster" : "slower"} over the same distance.`;
  }
  const [least, most] = [mostReps(then), mostReps(now)];
  if (least > 0 && most > 0)
    return most === least ? "The best set is the same." : `The best set has ${repsText(most - least)}.`;
  if (way > 0 || newWay > 0 || time === 0 || newTime === 0) return null;
  return newTime === time
    ? "The time is the same."
    : `That is ${durationText(Math.abs(newTime - time))} ${newTime > time ? "longer" : "shorter"}.`;
}

const MOST_LIFTS = 6;

/**
 * How it has been going: of every exercise with entries of two days, the first day's best entry and the newest one's. Figures
 * as they are stored, and no more. In: entries of any exercises, newest first. `null` where there are none.
 */
export function course(logs: readonly LogEntry[], isOfLift: boolean, today: string): string | null {
  const [newest] = logs;
  if (newest === undefined) return null;
  const lifts = [...new Set(logs.map(({ exercise }) => exercise.id))].flatMap((id) => {
    const own = logs.filter(({ exercise }) => exercise.id === id);
    const days = [...new Set(own.map(({ date }) => date))];
    const bestOfDay = (day: string | undefined) => bestEntry(own.filter(({ date }) => date === day));
    const [then, now] = [bestOfDay(days.at(-1)), bestOfDay(days[0])];
    return days.length < 2 || then === null || now === null ? [] : [{ then, now, says: howMuchMore(then, now) }];
  });
  const [only, ...others] = lifts;
  if (only === undefined) {
    const shown = isOfLift ? [newest] : logs.slice(0, MOST_LIFTS);
    return `${entriesInWords("Stored", shown, today)}\nI need entries of an exercise from two days to tell how it goes.`;
  }
  if (others.length === 0)
    return `First: ${entryText(only.then, today)}.\nNewest: ${entryText(only.now, today)}.${only.says === null ? "" : `\n${only.says}`}`;
  const lines = lifts.slice(0, MOST_LIFTS).map(({ then, now, says }) => {
    const { name } = now.exercise;
    const figures = `${setsText(then.sets, null)} (${dayText(then.date, today)}), now ${setsText(now.sets, null)} (${dayText(now.date, today)}).`;
    return `- ${name}: ${figures}${says === null ? "" : ` ${says}`}`;
  });
  const rest = lifts.length - lines.length;
  return [
    "The first and the newest of what is stored:",
    ...lines,
    ...(rest > 0 ? [`${rest} more: ask for one by its name.`] : []),
  ].join("\n");
}
