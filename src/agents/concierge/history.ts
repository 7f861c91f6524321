import { fullHistoryQuestion } from "../../language/coaching/furtherPeriod.ts";
import {
  asksHowLongAgo,
  type HistoryQuestion,
  type Period,
  readHistoryQuestion,
  wayNamed,
} from "../../language/coaching/historyQuestion.ts";
import { lastNamed, namedExercises } from "../../language/coaching/namedExercises.ts";
import { dateText, dayAt } from "../../language/dates/localDay.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import { AREA_MUSCLES, type Area } from "../../language/session/areaWords.ts";
import { readAreas } from "../../language/session/bodyAreas.ts";
import { sessionText } from "../../language/session/sessionText.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { GetLogsTool } from "../../tools/getLogs.ts";
import { addDays, calendarWeek } from "../../training/calendarWeek.ts";
import type { WorkScope } from "../agent.ts";
import type { CoachPorts } from "../coach/coachPorts.ts";
import { dayText } from "../logger/dayText.ts";
import { entriesInWords, entryText } from "../logger/renderLogs.ts";
import { logsOf } from "../logger/storedEntries.ts";
import { bests, estimate, fastest, longest } from "./bests.ts";
import { changed, course } from "./compared.ts";
import { ago, streak } from "./daysSince.ts";
import { goalDistance } from "./goalDistance.ts";
import { MOST_OF_DAY, ofLift, type Read, readBack, span } from "./readBack.ts";
import { readLogs } from "./readLogs.ts";
import { areComparable, bestEntry, heavy, recordAnswer } from "./records.ts";
import { ANY_WAY, counted, covered, noneOf, ofWays, sumsOf, totals } from "./sums.ts";
import { whatThereIs } from "./whatThereIs.ts";

/** Of a lift that is spoken of as going well or badly, so many of the newest entries are read back. */
const MOST_SHOWN = 5;
const SHORT = 60;
const POINTS_BACK = /\b(?:it|that|them|those|these|this)\b/;

type Asked = {
  question: HistoryQuestion;
  today: string;
  named: string | null;
  isThat: boolean;
  /** Only sets of exercises that train one of these first. */
  areas: Area[];
};

/** What is asked, and of which lift; `null` where the log does not answer it, or it is about a muscle or several lifts. */
function askedIn(
  { text: said, sentAt, timezone, lastQuestions = [] }: Assignment,
  { catalog }: CoachPorts,
): Asked | null {
  // "And yesterday?": what is asked of that day was said before.
  const text = fullHistoryQuestion(said, lastQuestions) ?? said;
  const question = readHistoryQuestion(text, { sentAt, timezone, unit: "kg" });
  if (question === null) return null;
  const today = dateText(dayAt(Date.parse(sentAt), timezone));
  if (question.kind === "goal" || question.kind === "streak")
    return { question, today, named: null, isThat: false, areas: [] };
  if (question.kind === "count" && ofWays(question.of)) {
    const held = question.of === "time" && wayNamed(text) === null ? namedExercises(text, catalog) : [];
    return { question, today, named: held.length === 1 ? (held[0]?.phrase ?? null) : null, isThat: false, areas: [] };
  }
  // Lifters pull a deadlift.
  const mentions = namedExercises(text.replace(/\b(did|have) i pull(ed)?\b/i, "$1 i deadlift"), catalog);
  if (mentions.length > 1) return null;
  const isThat = mentions.length === 0 && POINTS_BACK.test(foldText(text));
  const [own = null] = mentions;
  // A lift that is not known is not the one that was asked about before.
  const isWay = OF_WAYS.has(question.kind) && wayNamed(text) !== null;
  const isStored = question.kind === "stored";
  // "Have I ever trained twice a day": of no exercise.
  if (isStored && question.isOfAnyTime && own === null) return null;
  const areas = own === null ? readAreas(sessionText(text).tokens).wanted : [];
  if (
    own === null &&
    question.kind !== "newest" &&
    !isWay &&
    !isStored &&
    areas.length === 0 &&
    (foldText(text).match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word))
  )
    return null;
  const before = own === null && !isWay && !isOfAll(question, text) ? lastNamed(lastQuestions, catalog) : null;
  const named = (own ?? before)?.phrase ?? null;
  const isOfArea =
    question.kind === "newest" ||
    question.kind === "last" ||
    question.kind === "list" ||
    (question.kind === "count" && question.of !== "days" && (question.period !== null || question.ofThat));
  if (areas.length > 0 && !isOfArea) return null;
  return { question, today, named, isThat: isThat && areas.length === 0, areas };
}

const OF_ALL: ReadonlySet<HistoryQuestion["kind"]> = new Set([
  "count",
  "list",
  "stored",
  "bests",
  "newest",
  "weeks",
  "spans",
  "total",
]);
/** Which may be of runs, rides or swims. */
const OF_WAYS: ReadonlySet<HistoryQuestion["kind"]> = new Set([
  "list",
  "fastest",
  "longest",
  "course",
  "last",
  "newest",
  "count",
]);
const DEED = /\b(?:lift|use|used|weight|heavy)\b/;

/** Whether no lift that was spoken of before is meant: "what did I do yesterday", "am I improving". */
function isOfAll(question: HistoryQuestion, text: string): boolean {
  if (OF_ALL.has(question.kind)) return true;
  const folded = foldText(text).replace(/\bthis (?:week|month|year)\b/g, " ");
  if (question.kind === "course" || question.kind === "fastest") return !POINTS_BACK.test(folded);
  return (
    (question.kind === "last" || question.kind === "heaviest") &&
    question.period !== null &&
    !POINTS_BACK.test(folded) &&
    !DEED.test(folded)
  );
}

/**
 * A question about the person's own log, answered with what is stored: the last time of a lift, the heaviest, how many sets
 * there were today or this week; else with what there is of what is named. `null` where the log has nothing to say of it.
 */
export async function answerHistory(
  assignment: Assignment,
  ports: CoachPorts,
  scope: WorkScope,
): Promise<string | null> {
  const { getLogs } = ports.tools;
  if (getLogs === undefined) return null;
  const read: Read = (filter) => readLogs(getLogs, filter, scope);
  const asked = askedIn(assignment, ports);
  const answer = asked === null ? null : await answerAsked(asked, assignment, ports, scope, getLogs, read);
  return answer ?? whatThereIs(assignment, ports, read);
}

async function answerAsked(
  { question, today, named, isThat, areas }: Asked,
  assignment: Assignment,
  ports: CoachPorts,
  scope: WorkScope,
  getLogs: GetLogsTool,
  read: Read,
): Promise<string | null> {
  const ids = assignment.lastLogIds;
  const told = ids.length === 0 ? [] : await logsOf({ getLogs }, scope, { ids });
  if (question.kind === "change") return changed(question.period, { named, today }, told, ports, read);
  if (question.kind === "goal") return goalDistance(assignment, today, ports, scope, read);
  if (question.kind === "record") return heldAgainstAll(told, today, read);
  if (question.kind === "stored") return readBack(question, { named, today }, ports, read);
  if (question.kind === "streak") return streak(await read({}), today);
  if (question.kind === "weeks") return sumsBySpan(lastWeeks(today), today, named, ports.catalog, read);
  if (question.kind === "spans") return sumsBySpan(question.spans, today, named, ports.catalog, read);
  // "How many sets for chest was that": of the session, which is that of today.
  const isOfSession = areas.length > 0 && question.kind === "count" && question.ofThat;
  const period = isOfSession ? { from: today, to: today } : "period" in question ? question.period : null;
  // "Is that right?" after a deletion: of what is left.
  const isOfLeft = question.kind === "last" && question.ofThat === true && told.length === 0;
  const ofThat =
    !isOfLeft && period === null && named === null && (isThat || ("ofThat" in question && question.ofThat === true));
  if (ofThat && told.length === 0) return null;
  const ofPeriod = ofThat ? { items: [], isAll: true } : await read(period ?? {});
  // What was just told may be of another day.
  const isOfLast = question.kind === "total" && ofPeriod.items.length === 0 && told.length > 0;
  const found = ofThat || isOfLast ? told : ofPeriod.items;
  const way = named === null && OF_WAYS.has(question.kind) ? wayNamed(assignment.text) : null;
  const muscles = new Set<string>(areas.flatMap((area) => AREA_MUSCLES[area]));
  const trains = (id: string) =>
    areas.length === 0 || ports.catalog.byId(id)?.primary_muscles.some((muscle) => muscles.has(muscle)) === true;
  const trained = found.filter(({ exercise }) => trains(exercise.id));
  const meant =
    named === null
      ? trained.filter(({ exercise }) => way === null || way.test(exercise.name))
      : ofLift(trained, named, ports.catalog);
  const logs = question.kind === "last" ? withoutPassed(meant, question.before, today) : meant;
  if (question.kind === "count") {
    // More than were read cannot be counted.
    if (!ofPeriod.isAll || (named === null && ofThat && question.of === "days")) return null;
    const { of } = question;
    return ofWays(of)
      ? covered(of, logs, named === null ? wayNamed(assignment.text) : ANY_WAY, period, today)
      : counted(of, logs, period, named, today, areas);
  }
  const isNewest = question.kind === "newest" || (question.kind === "heaviest" && named === null && period === null);
  if (named === null && !ofThat && period === null && question.kind === "total") return null;
  // A story with a question at its end wants more than that nothing is stored.
  if (logs.length === 0 && question.kind === "course" && assignment.text.length > SHORT) return null;
  if (logs.length === 0)
    return found.length === 0 && period === null && named === null
      ? "Nothing is stored yet."
      : named === null &&
          way === null &&
          !ofThat &&
          areas.length === 0 &&
          period?.says === undefined &&
          period !== null &&
          period.from === period.to
        ? `Nothing is stored for ${dayText(period.from, today)}.`
        : noneOf(period, today);
  // Older ones may be more.
  const seen = ofPeriod.isAll ? null : `among the newest ${found.length} entries`;
  const among = (said: string | null) => (said === null || seen === null ? said : `${said}\nI looked ${seen}.`);
  const howLongAgo = (shown: readonly LogEntry[]) =>
    asksHowLongAgo(foldText(assignment.text)) ? ago(shown, today) : "";
  switch (question.kind) {
    case "bests":
      return among(bests(logs, today));
    case "fastest":
      return among(fastest(logs, question.metres, today));
    case "longest":
      return among(longest(logs, today));
    case "estimate":
      return named === null ? null : (estimate(logs, today, ports.catalog) ?? heaviest(logs, today, seen, 1));
    case "newest":
      return `${entriesInWords("Stored", named === null ? newestDay(logs) : logs.slice(0, 1), today)}${howLongAgo(logs)}`;
    case "last": {
      const shown =
        period === null && named === null && !ofThat
          ? newestDay(logs)
          : period === null
            ? logs.slice(0, ofThat ? MOST_SHOWN : 1)
            : logs.slice(0, named === null ? MOST_OF_DAY : MOST_SHOWN);
      return `${entriesInWords("Stored", shown, today)}${howLongAgo(shown)}`;
    }
    case "list":
      return entriesInWords(
        logs.length > MOST_OF_DAY ? `The newest ${MOST_OF_DAY}` : "Stored",
        logs.slice(0, MOST_OF_DAY),
        today,
      );
    case "heaviest":
      return heaviest(isNewest ? justTold(told, logs) : logs, today, seen, question.reps);
    case "with_load":
      return withLoad(logs, question, today, seen);
    case "total":
      return totals(logs, isOfLast ? null : period, today, ports.catalog);
    case "course":
      return among(course(logs, named !== null || way !== null, today));
  }
}

/** All entries of the newest day that there is. */
const newestDay = (logs: readonly LogEntry[]): LogEntry[] =>
  logs.filter(({ date }) => date === logs[0]?.date).slice(0, MOST_OF_DAY);

/** Without a lift: what was just told, else the newest day. */
const justTold = (told: readonly LogEntry[], logs: readonly LogEntry[]): readonly LogEntry[] =>
  told.length > 0 ? told : newestDay(logs);

function lastWeeks(today: string): Period[] {
  const monday = calendarWeek(today).from;
  return [
    { says: "this week", from: monday, to: today },
    { says: "last week", from: addDays(monday, -7), to: addDays(monday, -1) },
  ];
}

/** The sums of each span. */
async function sumsBySpan(
  spans: readonly Period[],
  today: string,
  named: string | null,
  catalog: CoachPorts["catalog"],
  read: Read,
): Promise<string> {
  const lines = await Promise.all(
    spans.map(async (period) => {
      const { items: all } = await read({ from: period.from, to: period.to });
      const items = named === null ? all : ofLift(all, named, catalog);
      const days = new Set(items.map(({ date }) => date)).size;
      const said = span(period, today);
      const name = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
      if (items.length === 0) return `${name}: nothing stored.`;
      const most = named === null ? null : bestEntry(items);
      const ofLiftAlone = most === null ? "" : ` The most: ${entryText(most, today)}.`;
      return `${name}: ${days} ${days === 1 ? "day" : "days"}, ${sumsOf(items, catalog)}.${ofLiftAlone}`;
    }),
  );
  return lines.join("\n");
}

/** The entries of a lift, newest first, without those of today, or of the newest day. */
function withoutPassed(logs: readonly LogEntry[], before: "today" | "newest" | undefined, today: string): LogEntry[] {
  const passed = before === "today" ? today : before === "newest" ? logs[0]?.date : null;
  return logs.filter(({ date }) => date !== passed);
}

/** The entries in which so much was lifted. */
function withLoad(
  logs: readonly LogEntry[],
  { load, isMore = false, reps = 0 }: HistoryQuestion & { kind: "with_load" },
  today: string,
  seen: string | null,
): string {
  const isMeant = ({ weight, reps: done }: LogSet) =>
    weight !== null && (isMore ? weight > load : weight === load) && (done ?? 0) >= reps;
  const found = logs.filter(({ sets }) => sets.some(isMeant));
  if (found.length > 0) return entriesInWords("Stored", found.slice(0, MOST_SHOWN), today);
  const what = `${isMore ? "more than " : ""}${load}${reps > 0 ? ` for ${reps}` : ""}`;
  const most = heaviest(logs, today, seen);
  return `I find no stored entry with ${what}${seen === null ? "" : ` ${seen}`}.${most === null ? "" : ` ${most}`}`;
}

function heaviest(logs: readonly LogEntry[], today: string, seen: string | null, least = 0): string | null {
  const inKg = (set: LogSet): number => ((set.reps ?? 0) < least ? null : heavy(set)) ?? Number.NEGATIVE_INFINITY;
  if (!areComparable(logs)) return null;
  const ranked = logs.map((entry) => ({ entry, most: Math.max(...entry.sets.map(inKg)) }));
  const best = ranked.reduce((one, other) => (other.most > one.most ? other : one));
  const ofReps = least > 0 ? ` with ${least} or more reps` : "";
  if (Number.isFinite(best.most))
    return entriesInWords(`The heaviest ${seen ?? "that is stored"}${ofReps}`, [best.entry], today);
  // Without a weight the most repetitions, the longest or the fastest.
  const isWeighed = logs.some(({ sets }) => sets.some(({ weight }) => weight !== null));
  const most = isWeighed || least > 0 ? null : bestEntry(logs);
  return most === null ? null : entriesInWords(`The most ${seen ?? "that is stored"}`, [most], today);
}

/** Whether what was just told is the most that is stored of its exercise. */
async function heldAgainstAll(told: readonly LogEntry[], today: string, read: Read): Promise<string | null> {
  const newest = told.at(-1);
  if (newest === undefined) return null;
  const { items, isAll } = await read({ exerciseId: newest.exercise.id });
  // More than were read cannot be held against.
  if (!isAll) return null;
  return recordAnswer(
    newest,
    items.filter(({ id }) => id !== newest.id),
    today,
  );
}
