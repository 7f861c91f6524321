import { fullHistoryQuestion } from "../../language/coaching/furtherPeriod.ts";
import {
  type Counted,
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
import { convertWeight } from "../../training/convertWeight.ts";
import { setVolume } from "../../training/setVolume.ts";
import type { WorkScope } from "../agent.ts";
import type { CoachPorts } from "../coach/coachPorts.ts";
import { dayText } from "../logger/dayText.ts";
import { isNamed } from "../logger/isNamed.ts";
import { metresOf } from "../logger/metres.ts";
import { entriesInWords, entryText } from "../logger/renderLogs.ts";
import { durationText } from "../logger/setsText.ts";
import { logsOf } from "../logger/storedEntries.ts";
import { MOST_OF_DAY, ofLift, type Read, readBack, span } from "./readBack.ts";
import { readLogs } from "./readLogs.ts";
import { areComparable, recordAnswer } from "./records.ts";

/** Of a lift that is spoken of as going well or badly, so many of the newest entries are read back. */
const MOST_SHOWN = 5;
const POINTS_BACK = /\b(?:it|that|them|those|these|this)\b/;
const NO_TRENDS = "I cannot work out trends yet.";

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
  const isWay = question.kind === "list" && wayNamed(text) !== null;
  const isStored = question.kind === "stored";
  if (
    own === null &&
    !isWay &&
    !isStored &&
    (foldText(text).match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word))
  )
    return null;
  const isOfAll = question.kind === "count" || question.kind === "list" || question.kind === "stored";
  const before = own === null && !isOfAll ? lastNamed(lastQuestions, catalog) : null;
  const named = (own ?? before)?.phrase ?? null;
  const areas = own === null ? readAreas(sessionText(text).tokens).wanted : [];
  const isOfArea = question.kind === "count" && question.of !== "days" && (question.period !== null || question.ofThat);
  if (areas.length > 0 && !isOfArea) return null;
  return { question, today, named, isThat: isThat && areas.length === 0, areas };
}

/**
 * A question about the person's own log, answered with what is stored: the last time of a lift, the heaviest, how many sets
 * there were today or this week. `null` where nothing of the kind is asked, or it cannot be told.
 */
export async function answerHistory(
  assignment: Assignment,
  ports: CoachPorts,
  scope: WorkScope,
): Promise<string | null> {
  const { getLogs } = ports.tools;
  const asked = getLogs === undefined ? null : askedIn(assignment, ports);
  if (asked === null || getLogs === undefined) return null;
  const { question, today, named, isThat, areas } = asked;
  const read: Read = (filter) => readLogs(getLogs, filter, scope);
  const ids = assignment.lastLogIds;
  const told = ids.length === 0 ? [] : await logsOf({ getLogs }, scope, { ids });
  if (question.kind === "change") return changed(question.period, asked, told, ports, read);
  if (question.kind === "record") return heldAgainstAll(told, today, read);
  if (question.kind === "stored") return readBack(question, asked, ports, read);
  // "How many sets for chest was that": of the session, which is that of today.
  const isOfSession = areas.length > 0 && question.kind === "count" && question.ofThat;
  const period = isOfSession ? { from: today, to: today } : "period" in question ? question.period : null;
  const ofThat = period === null && named === null && (isThat || ("ofThat" in question && question.ofThat));
  if (ofThat && told.length === 0) return null;
  const ofPeriod = ofThat ? { items: [], isAll: true } : await read(period ?? {});
  // What was just told may be of another day.
  const isOfLast = question.kind === "total" && ofPeriod.items.length === 0 && told.length > 0;
  const found = ofThat || isOfLast ? told : ofPeriod.items;
  const way = question.kind === "list" && named === null ? wayNamed(assignment.text) : null;
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
  const isOfDay = question.kind !== "course" && period !== null;
  const isAnyLift = question.kind === "list" || question.kind === "with_load";
  if (named === null && !ofThat && !isOfDay && !isAnyLift) return null;
  if (logs.length === 0)
    return question.kind === "course"
      ? null
      : named === null && way === null && !ofThat && period !== null && period.from === period.to
        ? `Nothing is stored for ${dayText(period.from, today)}.`
        : noneOf(period, today);
  // Older ones may be more.
  const seen = ofPeriod.isAll ? null : `among the newest ${found.length} entries`;
  switch (question.kind) {
    case "last":
      return entriesInWords(
        "Stored",
        period === null ? logs.slice(0, 1) : logs.slice(0, named === null ? MOST_OF_DAY : MOST_SHOWN),
        today,
      );
    case "list":
      return entriesInWords(
        logs.length > MOST_OF_DAY ? `The newest ${MOST_OF_DAY}` : "Stored",
        logs.slice(0, MOST_OF_DAY),
        today,
      );
    case "heaviest":
      return heaviest(logs, today, seen, question.reps);
    case "with_load":
      return withLoad(logs, question, today, seen);
    case "total":
      return totals(logs, isOfLast ? null : period, today, ports.catalog);
    case "course":
      return `${NO_TRENDS} ${entriesInWords("The newest entries", logs.slice(0, MOST_SHOWN), today)}`;
  }
}

const noneOf = (period: Period | null, today: string): string =>
  `I find no entry of that${period === null ? "" : ` ${span(period, today)}`}, so I cannot tell.`;

/** The entries of a lift, newest first, without those of today, or of the newest day. */
function withoutPassed(logs: readonly LogEntry[], before: "today" | "newest" | undefined, today: string): LogEntry[] {
  const passed = before === "today" ? today : before === "newest" ? logs[0]?.date : null;
  return logs.filter(({ date }) => date !== passed);
}

/** What the newest entry of a lift has on an earlier one: of the days that are named, or the last of another day. */
async function changed(
  period: Period | null,
  { named, today }: Asked,
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

/** By how much the heaviest set is heavier, where both have one in one unit; else "". */
function difference(then: LogEntry, now: LogEntry): string {
  const heaviestOf = ({ sets }: LogEntry) =>
    sets.reduce<LogSet | null>(
      (best, set) => (set.weight !== null && (best?.weight == null || set.weight > best.weight) ? set : best),
      null,
    );
  const [before, after] = [heaviestOf(then), heaviestOf(now)];
  if (before?.weight == null || after?.weight == null) return "";
  if (before.load !== after.load || (before.unit ?? after.unit) !== (after.unit ?? before.unit)) return "";
  const unit = after.unit ?? before.unit;
  const more = round(after.weight - before.weight);
  if (more === 0) return "\nThe heaviest set is the same.";
  const amount = `${Math.abs(more)}${unit === null ? "" : ` ${unit}`}`;
  return `\nThe heaviest set is ${amount} ${more > 0 ? "heavier" : "lighter"}.`;
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
  return `I find no stored entry with ${what}${seen === null ? "" : ` ${seen}`}.`;
}

function heaviest(logs: readonly LogEntry[], today: string, seen: string | null, least = 0): string | null {
  const inKg = ({ weight, unit, load, reps }: LogSet): number =>
    weight === null || load === "assisted" || (reps ?? 0) < least
      ? Number.NEGATIVE_INFINITY
      : convertWeight(weight, unit ?? "kg", "kg");
  if (!areComparable(logs)) return null;
  const ranked = logs.map((entry) => ({ entry, most: Math.max(...entry.sets.map(inKg)) }));
  const best = ranked.reduce((one, other) => (other.most > one.most ? other : one));
  const ofReps = least > 0 ? ` with ${least} or more reps` : "";
  return Number.isFinite(best.most)
    ? entriesInWords(`The heaviest ${seen ?? "that is stored"}${ofReps}`, [best.entry], today)
    : null;
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

/** Exercises, sets and repetitions, and the volume where the load of every set is known and in the same unit. */
function totals(
  logs: readonly LogEntry[],
  period: Period | null,
  today: string,
  catalog: CoachPorts["catalog"],
): string {
  const sets = logs.flatMap((entry) => entry.sets);
  const reps = sets.reduce((sum, set) => sum + (set.reps ?? 0), 0);
  const lifts = new Set(logs.map(({ exercise }) => exercise.id)).size;
  const units = new Set(sets.filter(({ weight }) => weight !== null).map(({ unit }) => unit));
  const unit = units.values().next().value ?? null;
  const volumes = logs.flatMap((entry) =>
    entry.sets.map((set) => setVolume(set, catalog.byId(entry.exercise.id), unit ?? "kg", null)),
  );
  const moved = volumes.reduce((sum, { lifted }) => sum + lifted, 0);
  const how = sets.some(({ type }) => type === "warmup") ? "weight × reps, without warm-ups" : "weight × reps";
  const volume =
    moved > 0 && units.size === 1 && volumes.every(({ isWhole }) => isWhole)
      ? [`${round(moved)}${unit === null ? "" : ` ${unit}`} moved (${how})`]
      : [];
  const many = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
  const parts = [
    many(lifts, "exercise"),
    many(sets.length, "set"),
    ...(reps > 0 ? [many(reps, "rep")] : []),
    ...volume,
    ...waysIn(sets),
  ];
  const when = period === null ? "" : ` ${span(period, today)}`;
  return `Stored${when}: ${parts.join(", ")}.`;
}

const ANY_WAY = /./;
const ofWays = (of: Counted): of is "distance" | "time" => of === "distance" || of === "time";

/** How far it was altogether, or how long; `null` where nothing of the kind is stored. */
function covered(
  of: "distance" | "time",
  logs: readonly LogEntry[],
  way: RegExp | null,
  period: Period | null,
  today: string,
): string | null {
  const meant = logs.filter(({ exercise, sets }) =>
    way === null ? sets.some(({ distance }) => distance !== null) : way.test(exercise.name),
  );
  const sets = meant.flatMap((entry) => entry.sets);
  const when = period === null ? "" : ` ${span(period, today)}`;
  if (meant.length === 0) return `I find nothing of that${when}, so I cannot tell.`;
  const names = [...new Set(meant.map(({ exercise }) => exercise.name))].join(", ");
  const entries = meant.length === 1 ? "1 entry" : `${meant.length} entries`;
  const said = waysIn(sets);
  if (said.length === 0) return null;
  return `${names}${when}: ${(of === "time" ? said.reverse() : said).join(", ")} in all (${entries}).`;
}

const METRES_IN_MILE = 1_609.344;

/** How far all sets go, and how long they last, as far as either is stored. */
function waysIn(sets: readonly LogSet[]): string[] {
  const metres = sets.reduce((sum, set) => sum + metresOf(set), 0);
  const seconds = sets.reduce((sum, { durationS }) => sum + (durationS ?? 0), 0);
  const isMiles =
    sets.some(({ distanceUnit }) => distanceUnit === "mi") && !sets.some(({ distanceUnit }) => distanceUnit === "km");
  const far = isMiles
    ? `${round(metres / METRES_IN_MILE)} miles`
    : metres >= 1_000
      ? `${round(metres / 1_000)} km`
      : `${round(metres)} m`;
  return [...(metres > 0 ? [far] : []), ...(seconds > 0 ? [durationText(seconds)] : [])];
}

const round = (value: number): number => Math.round(value * 100) / 100;

const SINGULAR = { sets: "set", reps: "rep", exercises: "exercise", days: "day" } as const;

/** How many there are; warm-ups are sets as well. */
function counted(
  of: keyof typeof SINGULAR,
  logs: readonly LogEntry[],
  period: Period | null,
  named: string | null,
  today: string,
  areas: readonly Area[] = [],
): string {
  const many = {
    sets: logs.reduce((sum, { sets }) => sum + sets.length, 0),
    reps: logs.reduce((sum, { sets }) => sum + sets.reduce((reps, set) => reps + (set.reps ?? 0), 0), 0),
    exercises: new Set(logs.map(({ exercise }) => exercise.id)).size,
    days: new Set(logs.map(({ date }) => date)).size,
  }[of];
  const when = period === null ? "" : ` ${span(period, today)}`;
  const [only] = logs;
  const name = named === null && new Set(logs.map(({ exercise }) => exercise.id)).size > 1 ? null : only?.exercise.name;
  const what = `${many === 0 ? "no" : many} ${many === 1 ? SINGULAR[of] : of}`;
  if (of === "days") return `I have entries${name && named !== null ? ` of the ${name}` : ""} on ${what}${when}.`;
  if (areas.length > 0) {
    const names = [...new Set(logs.map(({ exercise }) => exercise.name))].join(", ");
    const trained = areas.join(" and ").replaceAll("_", " ");
    return `${many === 0 ? "No" : many} ${many === 1 ? SINGULAR[of] : of} that train ${trained} first${when}${names === "" ? "" : `: ${names}`}.`;
  }
  const lift = of === "exercises" || name === null || name === undefined ? "" : ` of the ${name}`;
  const said = `${what}${lift} ${many === 1 ? "is" : "are"} stored${when}.`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
