import { periodIn } from "../../language/coaching/askedPeriod.ts";
import { wayNamed } from "../../language/coaching/historyQuestion.ts";
import { namedExercises } from "../../language/coaching/namedExercises.ts";
import { asksLoadIn } from "../../language/coaching/paceOfLast.ts";
import { dateText, dayAt } from "../../language/dates/localDay.ts";
import { foldText } from "../../language/foldText.ts";
import { entered } from "../../language/patterns/enteredPattern.ts";
import { AREA_MUSCLES } from "../../language/session/areaWords.ts";
import { readAreas } from "../../language/session/bodyAreas.ts";
import { sessionText } from "../../language/session/sessionText.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import { convertWeight } from "../../training/convertWeight.ts";
import type { CoachPorts } from "../coach/coachPorts.ts";
import { entriesInWords, entryText } from "../logger/renderLogs.ts";
import { answerAppHelp } from "./appHelp.ts";
import { ofLift, type Read, span } from "./readBack.ts";
import { areComparable, bestEntry, heavy } from "./records.ts";
import { noneOf, round, sumsOf } from "./sums.ts";

/** Entries of a lift that are read out before only the most and the newest are. */
const MOST_LISTED = 3;
const MOST_LIFTS = 3;
/** What is in no entry of training. */
const OF_NO_LOG = entered(
  /\b(?:weigh\w*|body ?weight|calories?|kcals?|macros|protein|carbs|sleep|slept|steps?|waist|body ?fat|bf|heart rate|hrv|injur\w*|pain\w*|water)\b/,
);
/** Asked for is more than is told. */
const WORKED_OUT = entered(
  /\b(?:graph|chart|plot|trend\w*|averages?|avg|per|compare\w*|rates?|stall\w*|plateau\w*|balance|weekly|monthly|report|analys\w*|verglich\w*|durchschnitt\w*|entwickel\w*|moyenne|evolution|promedio|evolucion|media|evolucao|andamento)\b/,
);

/**
 * Where what is asked of the log cannot be worked out: what is stored of the lifts, the way or the part of the body that are named, or of the
 * days, said as what it is. `null` where none of these is named.
 */
export async function whatThereIs(
  { text, sentAt, timezone }: Assignment,
  { catalog }: CoachPorts,
  read: Read,
): Promise<string | null> {
  const folded = foldText(text);
  if (OF_NO_LOG.test(folded) || answerAppHelp(text) !== null) return null;
  const period = periodIn(folded, { sentAt, timezone, unit: "kg" });
  const today = dateText(dayAt(Date.parse(sentAt), timezone));
  const lifts = [...new Set(namedExercises(text, catalog).map(({ phrase }) => phrase))];
  const way = lifts.length === 0 ? wayNamed(text) : null;
  const areas = lifts.length === 0 && way === null ? readAreas(sessionText(text).tokens).wanted : [];
  if (lifts.length > MOST_LIFTS || (lifts.length === 0 && way === null && areas.length === 0 && period === null))
    return null;
  const { items } = await read(period ?? {});
  const more = WORKED_OUT.test(folded) ? "\nMore than that I cannot work out yet." : "";
  const opening = `From your log${period === null ? "" : ` ${span(period, today)}`}`;
  if (lifts.length > 0 || way !== null) {
    const found =
      way === null
        ? lifts.map((lift) => ofLift(items, lift, catalog))
        : [items.filter(({ exercise }) => way.test(exercise.name))];
    const said = found.flatMap((logs) => ofOne(logs, today));
    const inUnit = found.length === 1 && found[0] ? inOtherUnit(text, found[0]) : "";
    return said.length === 0
      ? noneOf(period, today)
      : `${opening}:\n${said.map((line) => `- ${line}.`).join("\n")}${inUnit}${more}`;
  }
  const muscles = new Set<string>(areas.flatMap((area) => AREA_MUSCLES[area]));
  const logs = items.filter(
    ({ exercise }) =>
      areas.length === 0 || catalog.byId(exercise.id)?.primary_muscles.some((muscle) => muscles.has(muscle)) === true,
  );
  if (logs.length === 0) return noneOf(period, today);
  const of = areas.length === 0 ? "" : ` for what trains ${areas.join(" and ").replaceAll("_", " ")} first`;
  return period === null
    ? entriesInWords(`${opening}${of}, the newest`, logs.slice(0, MOST_LISTED), today)
    : `${opening}${of}: ${sumsOf(logs, catalog)}, on ${daysOf(logs)}.${more}`;
}

function daysOf(logs: readonly LogEntry[]): string {
  const days = new Set(logs.map(({ date }) => date)).size;
  return days === 1 ? "1 day" : `${days} days`;
}

/** All entries of a lift where they are few, else the most and the newest. */
function ofOne(logs: readonly LogEntry[], today: string): string[] {
  const [newest] = logs;
  if (newest === undefined) return [];
  if (logs.length <= MOST_LISTED) return logs.map((entry) => entryText(entry, today));
  const best = bestEntry(logs);
  const rest = `${logs.length} entries in all`;
  return [
    ...(best === null || best.id === newest.id ? [] : [`The most: ${entryText(best, today)}`]),
    `The newest: ${entryText(newest, today)} (${rest})`,
  ];
}

/** "In lbs": the heaviest in the unit that is asked for; "" where none is, or it is in that unit. */
function inOtherUnit(text: string, logs: readonly LogEntry[]): string {
  const to = asksLoadIn(text);
  if (to !== "kg" && to !== "lb") return "";
  const weighed = logs.flatMap(({ sets }) => sets.filter((set) => heavy(set) !== null));
  const [first] = weighed;
  if (first === undefined || !areComparable(logs)) return "";
  const { weight, unit } = weighed.reduce(
    (one, other) => ((heavy(other) ?? 0) > (heavy(one) ?? 0) ? other : one),
    first,
  );
  const from = unit ?? (to === "kg" ? "lb" : "kg");
  return weight === null || from === to
    ? ""
    : `\nThe heaviest, ${weight} ${from}, is ${round(Math.round(convertWeight(weight, from, to) * 10) / 10)} ${to}.`;
}
