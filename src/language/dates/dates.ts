import { alignedFold } from "../notation/alignedFold.ts";
import { compiled } from "../patterns/compiled.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { isSlipOf } from "../spelling.ts";
import { type FoundTime, readTimes } from "./clockTimes.ts";
import { type Clock, DATE_RULES, type DateRule, LAST_WEEK_RULE } from "./dateRules.ts";
import { RELATIVE, SHORT_WEEKDAYS, VAGUE, WEEKDAYS } from "./dateWords.ts";
import { DAY_HEADINGS } from "./dayHeadings.ts";
import { dateText, dayAt, momentText } from "./localDay.ts";

/** A day, or a time of day, in a text. */
export type FoundDate = {
  /** Where its words are: from `start` to before `end`. */
  start: number;
  end: number;
  /** `YYYY-MM-DD` in the person's zone; `null` when no single day was said ("last week"). */
  date: string | null;
  /** ISO with the zone's offset, when a time of day was said. */
  performedAt: string | null;
  /** Some earlier time was said, but no day. */
  vague: boolean;
};

export type DateContext = {
  /** ISO with offset: what "today" is counted from. */
  sentAt: string;
  /** IANA zone. */
  timezone: string;
  /** People who train in pounds write the month first. */
  unit: "kg" | "lb";
  /** Whether "on Monday" is the last one (default) or the next. */
  bias?: "past" | "future";
};

type Found = { start: number; end: number; day: number | null; later?: boolean };
/** All phrases at once; the number of the group that matched says which. Only French elides before one: "la séance d'hier". */
const RELATIVE_RULE = compiled(
  `(?<![a-z'-])(?:d')?(?:${RELATIVE.map(([phrase]) => `(${phrase})`).join("|")})(?![a-z-])`,
  "g",
);
const GERMAN_CLAUSE = /\b(?:ich|und|mit|habe|war|die|der|das|nicht|wiederholungen)\b/;
/** The headings of a diary first: they take the day of the month with the weekday. */
const ALL_RULES = [...DAY_HEADINGS, ...DATE_RULES];
const VAGUE_RULE = compiled(`\\b(?:${VAGUE})\\b`, "g");
const DAY_BEFORE =
  /\b(?:(?:on )?the day (?:before|after)(?: that)?|(?:am|den) tag (?:davor|zuvor|danach)|la veille|le jour (?:d'avant|suivant)|el dia (?:anterior|antes|siguiente|despues)|il giorno (?:prima|dopo)|no dia (?:anterior|antes|seguinte))\b(?! (?:yesterday|tomorrow|my|the|an?|our|i (?:was|had|left|fly|go)|it|was|were|that|christmas|easter|race|meet|of|de|du|del|della|do|da|di)\b)/g;
const INDEX = new PatternIndex([
  ...[LAST_WEEK_RULE, ...ALL_RULES].flatMap(({ hint, pattern }) => [hint, pattern]),
  RELATIVE_RULE,
  VAGUE_RULE,
  DAY_BEFORE,
]);
const GLUE = /^(?:,? ?(?:at|around|um|a|in the morning|in the evening|abends|morgens)?,? ?)$/;
const EVENING = /evening|night|tonight|afternoon|abend|soir|tarde|noche|sera|noite|pomeriggio|nachmittag/;

function addSlips(folded: string, add: (found: Found) => void, today: number): void {
  for (const match of matchesIn(folded, /(?<![a-z])(y[a-z]{6,10}|tom[a-z]{4,7})(?:'?s)?(?![a-z])/g)) {
    const word = match[1] ?? "";
    const days = isSlipOf(word, "yesterday") ? -1 : isSlipOf(word, "tomorrow") ? 1 : null;
    if (days !== null) add({ start: match.index, end: match.index + match[0].length, day: today + days });
  }
}

function readDays(folded: string, clock: Clock): Found[] {
  const mayFind = INDEX.read(folded);
  const mayHold = ({ hint, pattern }: Omit<DateRule, "read">) => mayFind(hint) && mayFind(pattern) && hint.test(folded);
  const found: Found[] = [];
  const taken = new Uint8Array(folded.length);
  const add = (one: Found) => {
    for (let at = one.start; at < one.end; at += 1) if (taken[at] === 1) return;
    taken.fill(1, one.start, one.end);
    found.push(one);
  };
  const ofLastWeek = mayHold(LAST_WEEK_RULE) ? matchesIn(folded, LAST_WEEK_RULE.pattern) : [];
  for (const match of ofLastWeek)
    add({ start: match.index, end: match.index + match[0].length, day: LAST_WEEK_RULE.read(match, clock) });
  for (const match of mayFind(VAGUE_RULE) ? matchesIn(folded, VAGUE_RULE) : [])
    add({ start: match.index, end: match.index + match[0].length, day: null });
  for (const match of mayFind(RELATIVE_RULE) ? matchesIn(folded, RELATIVE_RULE) : []) {
    if (match[0].startsWith("hier") && GERMAN_CLAUSE.test(folded)) continue;
    const days = RELATIVE[match.slice(1).findIndex((group) => group !== undefined)]?.[1] ?? 0;
    add({ start: match.index, end: match.index + match[0].length, day: clock.today + days });
  }
  addSlips(folded, add, clock.today);
  for (const rule of ALL_RULES) {
    if (!mayHold(rule)) continue;
    for (const match of matchesIn(folded, rule.pattern)) {
      const day = rule.read(match, clock);
      const lead = /^[\n\-*• ]*/.exec(match[0])?.[0].length ?? 0;
      const tail = /\s*$/.exec(match[0])?.[0].length ?? 0;
      if (day === null) continue;
      add({
        start: match.index + lead,
        end: match.index + match[0].length - tail,
        day: day === "open" ? null : day,
      });
    }
  }
  found.sort((one, other) => one.start - other.start);
  if (mayFind(DAY_BEFORE)) addDaysBefore(folded, found, add);
  return asOneWeek(
    found.sort((one, other) => one.start - other.start),
    folded,
    clock.today,
  );
}

/** "Yesterday squats, the day before bench": counted from the day that was said last. */
function addDaysBefore(folded: string, found: readonly Found[], add: (one: Found) => void): void {
  for (const match of matchesIn(folded, DAY_BEFORE)) {
    const before = found.findLast(({ start }) => start < match.index);
    if (before === undefined || before.day === null) continue;
    const days = /after|danach|apres|despues|dopo|depois|suivant|siguiente|seguinte/.test(match[0]) ? 1 : -1;
    add({ start: match.index, end: match.index + match[0].length, day: before.day + days });
  }
}

const NAMES_WEEKDAY = compiled(`(?<![a-z])(?:${[...WEEKDAYS.keys(), ...SHORT_WEEKDAYS.keys()].join("|")})(?![a-z])`);
/** "Mon … wed … fri …", sent on a Monday: the week that the others are of began with the Monday before. */
function asOneWeek(found: Found[], folded: string, today: number): Found[] {
  const [first, ...others] = found;
  if (!first || others.length === 0 || first.day !== today) return found;
  const isNamed = found.every(({ start, end }) => NAMES_WEEKDAY.test(folded.slice(start, end)));
  const days = others.map(({ day }) => day ?? today);
  const isPast = days.every((day, at) => day < today && day > (days[at - 1] ?? today - 7));
  return isNamed && isPast ? [{ ...first, day: today - 7 }, ...others] : found;
}

/** Joins "yesterday" and "at 6 pm" when nothing but glue is between them. */
function together(folded: string, days: Found[], times: FoundTime[], context: DateContext, today: number): FoundDate[] {
  const used = new Set<FoundTime>();
  const joined: FoundDate[] = days.map((found) => {
    const beside = times.find((time) => {
      if (used.has(time)) return false;
      const between =
        time.start >= found.end ? folded.slice(found.end, time.start) : folded.slice(time.end, found.start);
      return between.length <= 24 && (GLUE.test(between) || between.trim() === "");
    });
    const date = found.day === null ? null : dateText(found.day);
    if (beside === undefined || found.day === null) {
      return { start: found.start, end: found.end, date, performedAt: null, vague: found.day === null };
    }
    used.add(beside);
    const start = Math.min(found.start, beside.start);
    const end = Math.max(found.end, beside.end);
    const late = !beside.known && beside.minutes < 720 && EVENING.test(folded.slice(start, end)) ? 720 : 0;
    return {
      start,
      end,
      date,
      performedAt: momentText(found.day, beside.minutes + late, context.timezone),
      vague: false,
    };
  });
  for (const time of times) {
    if (used.has(time) || !time.known) continue;
    const performedAt = momentText(today, time.minutes, context.timezone);
    const over =
      Date.parse(performedAt) <= Date.parse(context.sentAt) || context.bias === "future" || joined.length > 0;
    const day = over ? today : today - 1;
    joined.push({
      start: time.start,
      end: time.end,
      date: dateText(day),
      performedAt: momentText(day, time.minutes, context.timezone),
      vague: false,
    });
  }
  return joined.sort((one, other) => one.start - other.start);
}

const ANY_HINT = /\d[/.:-]\d|\d ?(?:uhr|[ap]\.?m\b|h)|[a-z]{3}|@|(?:^|[\n,;])[a-z]{2} /;

/**
 * The days and times of day said in a text, in order, without overlaps, resolved in the person's zone against the
 * moment of sending. Words (six languages), weekdays, "3 days ago", "12 March", "21/11", "19.11.", ISO. Without a year
 * or with a bare weekday the past is meant, unless `bias` says otherwise. Counts, weights and durations are left alone:
 * "12/10/8", "5x5", "in 25:30". An unreadable `sentAt` gives nothing; an unknown zone is read as UTC.
 */
export function readDates(text: string, context: DateContext): FoundDate[] {
  const sent = Date.parse(context.sentAt);
  const folded = alignedFold(text);
  if (Number.isNaN(sent) || Math.abs(sent) > 2e14 || !ANY_HINT.test(folded)) return [];
  const today = dayAt(sent, context.timezone);
  const clock = { today, future: context.bias === "future", monthFirst: context.unit === "lb" };
  return together(folded, readDays(folded, clock), readTimes(folded), context, today);
}
