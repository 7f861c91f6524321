import { alignedFold } from "./alignedFold.ts";
import { type FoundTime, readTimes } from "./clockTimes.ts";
import { MONTHS, RELATIVE, SHORT_WEEKDAYS, VAGUE, WEEKDAYS } from "./dateWords.ts";
import { dateText, dayAt, dayOf, isDay, momentText, partsOf, weekdayOf } from "./localDay.ts";
import { readNumberWords } from "./numbers.ts";
import { isSlipOf } from "./spelling.ts";

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
type Clock = { today: number; future: boolean; monthFirst: boolean };
type Rule = { pattern: RegExp; read: (match: RegExpMatchArray, clock: Clock, folded: string) => number | null };

const names = (words: ReadonlyMap<string, number>) =>
  [...words.keys()].sort((one, other) => other.length - one.length).join("|");
const global = (source: string) => new RegExp(source, "g");

const BEFORE_DAY =
  "(?:(?:on|from|since|last|this past|past|this|am|vom|den|letzten|letzte|letzter|le|el|il|lo|na|no) )";
const AFTER_DAY =
  "(?:'?s\\b)?(?: (?:dernier|derniere|passe|pasado|pasada|scorso|scorsa|passado|passada|morning|afternoon|evening|night|abend|matin|soir))?";
const WEEKDAY = names(WEEKDAYS);
const SHORT = names(SHORT_WEEKDAYS);
const MONTH = names(MONTHS);
const COUNT = "(\\d{1,3}|(?:[a-z]{1,14}[ -]){0,3}?[a-z]{1,14})";
const DAYS =
  "(days?|weeks?|months?|tage?n?|wochen?|monaten?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?|giorn[oi]|settiman[ae]|mes[ei])";
const NOT_A_COUNT =
  "(?! ?(?:[x*]|reps?\\b|sets?\\b|kgs?\\b|lbs?\\b|kilos?\\b|min|sec|s\\b|k\\b|m\\b|/|rounds?\\b|[.,]?\\d))";

/** The latest such day that is not still to come, or the earliest that is not over. */
function withYear(day: number, month: number, clock: Clock): number | null {
  const { year } = partsOf(clock.today);
  const years = clock.future ? [year, year + 1, year + 4] : [year, year - 1, year - 2, year - 3, year - 4];
  for (const candidate of years) {
    if (!isDay(candidate, month, day)) continue;
    const found = dayOf(candidate, month, day);
    if (clock.future ? found >= clock.today : found <= clock.today) return found;
  }
  return null;
}

function calendarDay(year: string | undefined, month: number, day: number, clock: Clock): number | null {
  if (month < 1 || month > 12 || day < 1 || day > 31) return null;
  if (year === undefined) return withYear(day, month, clock);
  const whole = year.length === 2 ? 2000 + Number(year) : Number(year);
  return isDay(whole, month, day) ? dayOf(whole, month, day) : null;
}

/** "12/3": the order of the person's country, unless only the other one is recent. */
function slashed(one: number, two: number, year: string | undefined, clock: Clock): number | null {
  const dayFirst = calendarDay(year, two, one, clock);
  const monthFirst = calendarDay(year, one, two, clock);
  const [usual, other] = clock.monthFirst ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  if (usual === null || other === null) return usual ?? other;
  const away = (day: number) => Math.abs(clock.today - day);
  return away(usual) > 60 && away(other) <= 31 ? other : usual;
}

function weekday(word: string, prefix: string, suffix: string, clock: Clock, said: boolean): number {
  const wanted = WEEKDAYS.get(word) ?? SHORT_WEEKDAYS.get(word) ?? 0;
  const back = (weekdayOf(clock.today) - wanted + 7) % 7;
  const past = /last|past|letzte|dernier|pasad|scors|passad/.test(prefix + suffix);
  if (clock.future && !past) return clock.today + ((7 - back) % 7 || 7);
  return clock.today - (back === 0 && (said || past) ? 7 : back);
}

function ago(count: string, unit: string, clock: Clock): number | null {
  const words = count.trim().split(/[ -]/);
  const articles = new Set(["a", "an", "one", "ein", "einer", "einem", "un", "une", "una", "uno", "um", "uma"]);
  const read = /^\d+$/.test(count)
    ? { value: Number(count), length: words.length }
    : readNumberWords([...words, unit], 0);
  const value =
    words.length === 1 && articles.has(words[0] ?? "") ? 1 : read?.length === words.length ? read.value : null;
  if (value === null) return null;
  const length = /^(?:w|sem|set)/.test(unit) ? 7 : /^m/.test(unit) ? 30 : 1;
  return clock.today - value * length;
}

/** In order: what is found earlier in the list wins the words that it covers. */
const RULES: readonly Rule[] = [
  {
    pattern:
      /(?:\b(?:on|am|vom|le|el|il|em) )?\b((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?:t[\d:.+z-]{2,30})?(?!\d)/g,
    read: (match, clock) => calendarDay(match[1], Number(match[3]), Number(match[4]), clock),
  },
  {
    pattern: /(?:\b(?:on|am|vom|le|el|il|em) )?\b(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d\d)(?!\d)/g,
    read: (match, clock) =>
      match[2] === "."
        ? calendarDay(match[4], Number(match[3]), Number(match[1]), clock)
        : slashed(Number(match[1]), Number(match[3]), match[4], clock),
  },
  {
    pattern: /(?:(?:^|\n)[-*• ]{0,4}|\b(?:am|vom|on|den|le|del) )(\d{1,2})\.(\d{1,2})\.(\d\d(?!\d))?(?!\d)/g,
    read: (match, clock) => calendarDay(match[3], Number(match[2]), Number(match[1]), clock),
  },
  {
    pattern:
      /\b(?:on|from|for|date:?|am|vom|le|du|el|del|il|em|dia) (\d{1,2})\/(\d{1,2})(?:\/(\d\d))?(?![\d/]| ?(?:x|reps?|sets?|kg|lb))/g,
    read: (match, clock) => slashed(Number(match[1]), Number(match[2]), match[3], clock),
  },
  {
    pattern: /(?:^|\n)[-*• ]{0,4}(\d{1,2})\/(\d{1,2})(?:\/(\d\d))?(?![\d/]| ?(?:x|reps?|sets?|kg|lb|@|at ))/g,
    read: (match, clock) => {
      const day = slashed(Number(match[1]), Number(match[2]), match[3], clock);
      return day === null || clock.today - day > (match[3] === undefined ? 60 : 1_500) ? null : day;
    },
  },
  {
    pattern: /(?<![\d/x@:,-] ?)\b(\d{1,2})\/(\d{1,2})(?= *(?:$|\n))/g,
    read: (match, clock) => {
      if (Number(match[1]) <= 12 && Number(match[2]) <= 12) return null;
      const day = slashed(Number(match[1]), Number(match[2]), undefined, clock);
      return day === null || clock.today - day > 60 ? null : day;
    },
  },
  {
    pattern: global(
      `(?:\\b(?:on|from|am|le|el|il|em) )?(?:the )?\\b(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?: (?:of|de|di))? (${MONTH})\\b\\.?(?:,? ((?:19|20)\\d\\d)\\b)?(?! (?:be|have|not|try|go|need|on)\\b)`,
    ),
    read: (match, clock) => calendarDay(match[3], MONTHS.get(match[2] ?? "") ?? 0, Number(match[1]), clock),
  },
  {
    pattern: global(
      `(?:\\b(?:on|from) )?\\b(${MONTH})\\b\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b${NOT_A_COUNT}(?:,? ((?:19|20)\\d\\d)\\b)?`,
    ),
    read: (match, clock) => calendarDay(match[3], MONTHS.get(match[1] ?? "") ?? 0, Number(match[2]), clock),
  },
  {
    pattern: /\b(?:on|from) the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:set|one|rep|round|exercise|time|week|try|attempt))/g,
    read: (match, clock) => {
      const { year, month } = partsOf(clock.today);
      for (let back = 0; back < 3; back += 1) {
        const first = new Date(Date.UTC(year, month - 1 - back, 1));
        const day = calendarDay(String(first.getUTCFullYear()), first.getUTCMonth() + 1, Number(match[1]), clock);
        if (day !== null && day <= clock.today) return day;
      }
      return null;
    },
  },
  {
    pattern: global(`\\b${COUNT} ${DAYS} (?:ago|back|fa|atras)\\b(?: today)?`),
    read: (match, clock) => ago(match[1] ?? "", match[2] ?? "", clock),
  },
  {
    pattern: global(`\\b(?:vor|il y a|hace|ha) ${COUNT} ${DAYS}\\b`),
    read: (match, clock) => ago(match[1] ?? "", match[2] ?? "", clock),
  },
  {
    pattern: global(
      `\\b(?:next|nachsten|prochain) (${WEEKDAY}|${SHORT})\\b|\\b(${WEEKDAY}) (?:prochain|que viene|prossimo)\\b`,
    ),
    read: (match, clock) => weekday(match[1] ?? match[2] ?? "", "", "", { ...clock, future: true }, true),
  },
  {
    pattern: global(`\\b(${BEFORE_DAY}?)(${WEEKDAY})\\b(${AFTER_DAY})`),
    read: (match, clock) => weekday(match[2] ?? "", match[1] ?? "", match[3] ?? "", clock, (match[1] ?? "") !== ""),
  },
  {
    pattern: global(`\\b(${BEFORE_DAY})(${SHORT})\\b(${AFTER_DAY})(?! (?:down|there))`),
    read: (match, clock) => weekday(match[2] ?? "", match[1] ?? "", match[3] ?? "", clock, true),
  },
  {
    pattern: global(
      `(?:^|\\n)[-*• ]{0,4}(${SHORT})\\b\\.?(${AFTER_DAY})(?! (?:down|there|on|in|at|for|out|with|exposure|salutations?|around|is|was)\\b)`,
    ),
    read: (match, clock) => weekday(match[1] ?? "", "", match[2] ?? "", clock, false),
  },
  {
    pattern: global(`(?<=[\\s,(])(${SHORT})\\.?(?=\\)?[ .!]*(?:$|\\n))`),
    read: (match, clock) => weekday(match[1] ?? "", "", "", clock, false),
  },
];

const RELATIVE_RULES = RELATIVE.map(([phrase, days]) => ({
  pattern: global(`(?<![a-z'-])(?:${phrase})(?![a-z-])`),
  days,
}));
const GERMAN_CLAUSE = /\b(?:ich|und|mit|habe|war|die|der|das|nicht|wiederholungen)\b/;
const VAGUE_RULE = global(`\\b(?:${VAGUE})\\b`);
const GLUE = /^(?:,? ?(?:at|around|um|a|in the morning|in the evening|abends|morgens)?,? ?)$/;
const EVENING = /evening|night|tonight|afternoon|abend|soir|tarde|noche|sera|noite|pomeriggio|nachmittag/;

function addSlips(folded: string, add: (found: Found) => void, today: number): void {
  for (const match of folded.matchAll(/(?<![a-z])(y[a-z]{6,10}|tom[a-z]{4,7})(?:'?s)?(?![a-z])/g)) {
    const word = match[1] ?? "";
    const days = isSlipOf(word, "yesterday") ? -1 : isSlipOf(word, "tomorrow") ? 1 : null;
    if (days !== null) add({ start: match.index, end: match.index + match[0].length, day: today + days });
  }
}

function readDays(folded: string, clock: Clock): Found[] {
  const found: Found[] = [];
  const taken = new Uint8Array(folded.length);
  const add = (one: Found) => {
    for (let at = one.start; at < one.end; at += 1) if (taken[at] === 1) return;
    taken.fill(1, one.start, one.end);
    found.push(one);
  };
  for (const match of folded.matchAll(VAGUE_RULE))
    add({ start: match.index, end: match.index + match[0].length, day: null });
  for (const { pattern, days } of RELATIVE_RULES) {
    for (const match of folded.matchAll(pattern)) {
      if (match[0].startsWith("hier") && GERMAN_CLAUSE.test(folded)) continue;
      add({ start: match.index, end: match.index + match[0].length, day: clock.today + days });
    }
  }
  addSlips(folded, add, clock.today);
  for (const { pattern, read } of RULES) {
    for (const match of folded.matchAll(pattern)) {
      const day = read(match, clock, folded);
      const lead = /^[\n\-*• ]*/.exec(match[0])?.[0].length ?? 0;
      const tail = /\s*$/.exec(match[0])?.[0].length ?? 0;
      if (day !== null) add({ start: match.index + lead, end: match.index + match[0].length - tail, day });
    }
  }
  return found.sort((one, other) => one.start - other.start);
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

const ANY_HINT = /\d[/.:-]\d|\d ?(?:uhr|[ap]\.?m\b|h)|[a-z]{3}|@/;

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
