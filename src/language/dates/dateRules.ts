import { readNumberWords } from "../numbers/numbers.ts";
import { compiled } from "../patterns/compiled.ts";
import { ALSO_WORDS, FEASTS, MONTHS, SHORT_WEEKDAYS, TWO_LETTER_WEEKS, WEEKDAYS } from "./dateWords.ts";
import { DAYS_OF_MONTH } from "./daysOfMonth.ts";
import { dayOf, isDay, partsOf, weekdayOf } from "./localDay.ts";

/** What days are counted from. */
export type Clock = { today: number; future: boolean; monthFirst: boolean };
/** How a day is written, and which day it then is, "open" where it may be one of two; `hint` is what a text must have in it at all. */
export type DateRule = {
  hint: RegExp;
  pattern: RegExp;
  read: (match: RegExpMatchArray, clock: Clock) => number | "open" | null;
};

const names = (words: ReadonlyMap<string, number>) =>
  [...words.keys()].sort((one, other) => other.length - one.length).join("|");
const global = (source: string) => compiled(source, "g");

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
  "(?! ?(?:x|\\*(?!\\*)|reps?\\b|sets?\\b|kgs?\\b|lbs?\\b|kilos?\\b|min|sec|s\\b|k\\b|m\\b|/|rounds?\\b|[.,]?\\d))";

const FEAST = compiled(`(?<![a-z])(?:${FEASTS.map(([words]) => `(${words})`).join("|")})(?![a-z])`, "g");
const PART_OF_DAY = "morning|afternoon|arvo|evening|eve|night|lunch(?:time)?|am|pm";
const NUMERIC = /\d[./-]\d/;
const MONTHLY = compiled(`(?:${MONTH})`);
const AGO = /\b(?:ago|back|fa|atras|vor|il y a|hace|ha)\b/;
const WEEKLY = compiled(`\\b(?:${WEEKDAY}|${SHORT})\\b`);

const TWO_LETTER_DAY = [...new Set(TWO_LETTER_WEEKS.flat())].join("|");
const TWO_LETTERS = compiled(
  `(?:^|\\n)[-*• ]{0,4}(?:${TWO_LETTER_DAY})[.: ][^]*\\n[-*• ]{0,4}(?:${TWO_LETTER_DAY})[.: ]`,
);
const LINE_HEADS = compiled(`(?<=(?:^|\\n)[-*• ]{0,4})(?:${TWO_LETTER_DAY})(?=[.: ])`, "g");
const MOST_HEADS = 14;

/** The day that two letters mean among those that head other lines; `null` where they are of no one week, or only one. */
function twoLetterDay(word: string, text: string): number | null {
  const heads = new Set((text.slice(0, LONGEST_LIST).match(LINE_HEADS) ?? []).slice(0, MOST_HEADS));
  const week =
    heads.size < 2 ? undefined : TWO_LETTER_WEEKS.find((days) => [...heads].every((head) => days.includes(head)));
  return week === undefined ? null : week.indexOf(word);
}
const LONGEST_LIST = 1_000;

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

/** Whether a short name at the start of a line runs on as a word of another language does: "mon squat à 100 kg". */
function isOtherWord(match: RegExpMatchArray): boolean {
  const signs = ALSO_WORDS.get(match[1] ?? "");
  const rest = (match.input ?? "").slice((match.index ?? 0) + match[0].length);
  return signs !== undefined && /^ [a-z]/.test(rest) && signs.test(rest.slice(0, LINE).split("\n", 1)[0] ?? "");
}
const LINE = 300;

const LAST_WEEK =
  "(?:last week|letzte woche|letzter woche|la semaine derniere|la semana pasada|la settimana scorsa|semana passada)";

/** "Saturday last week", "last week on Monday": a day of the week before this one, which begins on Monday. */
export const LAST_WEEK_RULE: Omit<DateRule, "read"> & { read: (match: RegExpMatchArray, clock: Clock) => number } = {
  hint: compiled(LAST_WEEK),
  pattern: global(
    `\\b(${WEEKDAY}|${SHORT})(?:,? (?:of|in|de|der|da|della))? ${LAST_WEEK}\\b|\\b${LAST_WEEK}(?:'s)?,?(?: on| am| le| el)? (${WEEKDAY}|${SHORT})\\b`,
  ),
  read: (match, clock): number => {
    const word = match[1] ?? match[2] ?? "";
    const wanted = WEEKDAYS.get(word) ?? SHORT_WEEKDAYS.get(word) ?? 0;
    const fromMonday = (day: number) => (day + 6) % 7;
    return clock.today - fromMonday(weekdayOf(clock.today)) - 7 + fromMonday(wanted);
  },
};

/** A day in figures at the head of a line, and what parts its figures. */
const HEADS_LINE = /^[-*• ]{0,4}(?:(?:on|am|vom|le|el|il|em) )?(\d{1,2})([./])\d{1,2}(?:\.|\/|(?= ))/;
/** Days that are told in one line are not long ago. */
const NEAR_DAYS = 60;

/** In order: what is found earlier in the list wins the words that it covers. */
export const DATE_RULES: readonly DateRule[] = [
  {
    hint: NUMERIC,
    pattern:
      /(?:\b(?:on|am|vom|le|el|il|em) )?\b((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?:t[\d:.+z-]{2,30})?(?!\d)/g,
    read: (match, clock) => calendarDay(match[1], Number(match[3]), Number(match[4]), clock),
  },
  {
    hint: NUMERIC,
    pattern: /(?:\b(?:on|am|vom|le|el|il|em) )?\b(\d{1,2})([./-])(\d{1,2})\2((?:19|20)\d\d)(?!\d)/g,
    read: (match, clock) =>
      match[2] === "."
        ? calendarDay(match[4], Number(match[3]), Number(match[1]), clock)
        : slashed(Number(match[1]), Number(match[3]), match[4], clock),
  },
  {
    hint: NUMERIC,
    pattern:
      /(?:(?:^|\n)[-*• ]{0,4}|(?<=\d ?[/;|] )|\b(?:am|vom|on|den|le|del) )(\d{1,2})\.(\d{1,2})\.(\d\d(?!\d))?(?!\d)/g,
    read: (match, clock) => calendarDay(match[3], Number(match[2]), Number(match[1]), clock),
  },
  {
    hint: NUMERIC,
    pattern:
      /\b(?:on|from|for|date:?|am|vom|le|du|el|del|il|em|dia) (\d{1,2})\/(\d{1,2})(?:\/(\d\d))?(?![\d/]| ?(?:x|reps?|sets?|kg|lb))/g,
    read: (match, clock) => slashed(Number(match[1]), Number(match[2]), match[3], clock),
  },
  {
    hint: NUMERIC,
    pattern: /(?:^|\n)[-*• ]{0,4}(\d{1,2})\/(\d{1,2})(?:\/(\d\d))?(?![\d/]| ?(?:x|reps?|sets?|kg|lb|@|at ))/g,
    read: (match, clock) => {
      const day = slashed(Number(match[1]), Number(match[2]), match[3], clock);
      return day === null || clock.today - day > (match[3] === undefined ? 60 : 1_500) ? null : day;
    },
  },
  {
    // "10/3 sq 265x3x5": before a name with its own sets a pair is no repetitions; far back or near in both orders, it is asked.
    hint: NUMERIC,
    pattern:
      /(?:^|\n)[-*• ]{0,4}(\d{1,2})\/(\d{1,2})(?=(?::| ?[|–—]| -)[^\n]{0,200}\d| (?:skipped|missed|no|skip|left out) [^\n\d]{3,60}\d| [a-z][a-z.&' -]{0,40} @?\d+(?:[.,]\d+)? ?(?:kgs?|lbs?|#)? ?(?:[x×*@] ?\d| \d{1,2} ?[x×*] ?\d))/g,
    read: (match, clock) => {
      const [one, two] = [Number(match[1]), Number(match[2])];
      const said = [calendarDay(undefined, two, one, clock), calendarDay(undefined, one, two, clock)].filter(
        (day) => day !== null,
      );
      const near = said.filter((day) => clock.today - day <= NEAR_DAYS);
      if (one === two || said.length === 0) return null;
      return near.length === 1 ? (near[0] ?? null) : "open";
    },
  },
  {
    // "20.11. bench 3x8 80, 21.11. squat 5x5 100": after a day that heads the line others are written alike.
    hint: NUMERIC,
    pattern:
      /(?<=[,;.|/–-] ?|\d (?:and |und |et |y |e )?)\b(\d{1,2})([./])(\d{1,2})(?:(?<=\.\d{1,2})\.|(?<=\/\d{1,2}))(?:(?<=\/\d{1,2})\/)?(\d\d)?(?= ?:? ?\p{L}{3})/gu,
    read: (match, clock) => {
      const line = (match.input ?? "").slice(0, match.index).split("\n").at(-1) ?? "";
      const head = HEADS_LINE.exec(line);
      if (head?.[2] !== match[2]) return null;
      const [one, two] = [Number(match[1]), Number(match[3])];
      const day = match[2] === "." ? calendarDay(match[4], two, one, clock) : slashed(one, two, match[4], clock);
      return day === null || clock.today - day > NEAR_DAYS ? null : day;
    },
  },
  {
    hint: NUMERIC,
    pattern: /(?<![\d/x@:,-] ?)\b(\d{1,2})\/(\d{1,2})(?= *(?:$|\n))/g,
    read: (match, clock) => {
      // "8 rounds 20/10" are the seconds of work and rest.
      if (
        /\b(?:tabata|rounds?|intervals?|work|emom|on|off|bp)\b[^\n]{0,24}$/.test(
          match.input?.slice(0, match.index) ?? "",
        )
      )
        return null;
      if (Number(match[1]) <= 12 && Number(match[2]) <= 12) return null;
      const day = slashed(Number(match[1]), Number(match[2]), undefined, clock);
      return day === null || clock.today - day > 60 ? null : day;
    },
  },
  {
    // "Brust/Trizeps 20.11.26", "Pull – 19.11.", "Leg day (11/20/25):": a day that ends a heading.
    hint: NUMERIC,
    pattern:
      /(?<=(?:^|\n)[^\d\n]{0,40}[ (])(?:(\d{1,2})\.(\d{1,2})\.(\d\d)?|(\d{1,2})\/(\d{1,2})\/(\d\d)(?=\)?:? *\n))(?=\)?:? *(?:$|\n))/g,
    read: (match, clock) => {
      if (match[4] === undefined) return calendarDay(match[3], Number(match[2]), Number(match[1]), clock);
      // "curls 12/10/8": repetitions make no recent day.
      const day = slashed(Number(match[4]), Number(match[5]), match[6], clock);
      return day === null || Math.abs(clock.today - day) > 400 ? null : day;
    },
  },
  {
    // "backfill 11/17: …": a day that heads its line.
    hint: NUMERIC,
    pattern: /\b(\d{1,2})\/(\d{1,2})(?:\/(\d\d))?(?= ?:)/g,
    read: (match, clock) => {
      const before = (match.input ?? "").slice(0, match.index).split("\n").at(-1) ?? "";
      if (!/^[^\d:,]{0,40}$/.test(before)) return null;
      const isPair = Number(match[1]) <= 12 && Number(match[2]) <= 12;
      if (isPair && !/\b(?:backfill|entry|log|logging|session|workout|from|date|missed|catch|forgot)\b/.test(before))
        return null;
      const day = slashed(Number(match[1]), Number(match[2]), match[3], clock);
      return day === null || clock.today - day > (match[3] === undefined ? 60 : 1_500) ? null : day;
    },
  },
  {
    // "5x5 18/11": after sets and reps a pair that can be a recent day is one.
    hint: NUMERIC,
    pattern: /(?<=\dx\d{1,2} )(\d{1,2})\/(\d{1,2})(?= *(?:$|\n))/g,
    read: (match, clock) => {
      if (Number(match[1]) <= 12 && Number(match[2]) <= 12) return null;
      const day = slashed(Number(match[1]), Number(match[2]), undefined, clock);
      return day === null || clock.today - day > 60 ? null : day;
    },
  },
  {
    hint: MONTHLY,
    pattern: global(
      `(?:\\b(?:on|from|am|le|el|il|em) )?(?:the )?\\b(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?: (?:of|de|di))? (${MONTH})\\b\\.?(?:,? ((?:19|20)\\d\\d)\\b)?(?! (?:be|have|not|try|go|need|on)\\b)`,
    ),
    read: (match, clock) => calendarDay(match[3], MONTHS.get(match[2] ?? "") ?? 0, Number(match[1]), clock),
  },
  {
    hint: MONTHLY,
    pattern: global(
      `(?:\\b(?:on|from) )?\\b(${MONTH})\\b\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? ((?:19|20)\\d\\d)\\b${NOT_A_COUNT}|${NOT_A_COUNT})`,
    ),
    read: (match, clock) => calendarDay(match[3], MONTHS.get(match[1] ?? "") ?? 0, Number(match[2]), clock),
  },
  ...DAYS_OF_MONTH,
  {
    hint: AGO,
    pattern: global(`\\b${COUNT} ${DAYS} (?:ago|back|fa|atras)\\b(?: today)?`),
    read: (match, clock) => ago(match[1] ?? "", match[2] ?? "", clock),
  },
  {
    hint: AGO,
    pattern: global(`\\b(?:vor|il y a|hace|ha) ${COUNT} ${DAYS}\\b`),
    read: (match, clock) => ago(match[1] ?? "", match[2] ?? "", clock),
  },
  {
    hint: WEEKLY,
    pattern: global(
      `\\b(?:next|nachsten|prochain) (${WEEKDAY}|${SHORT})\\b|\\b(${WEEKDAY}) (?:prochain|que viene|prossimo)\\b`,
    ),
    read: (match, clock) => weekday(match[1] ?? match[2] ?? "", "", "", { ...clock, future: true }, true),
  },
  {
    hint: WEEKLY,
    pattern: global(`\\b(${BEFORE_DAY}?)(${WEEKDAY})\\b(${AFTER_DAY})`),
    read: (match, clock) => weekday(match[2] ?? "", match[1] ?? "", match[3] ?? "", clock, (match[1] ?? "") !== ""),
  },
  {
    hint: WEEKLY,
    pattern: global(`\\b(${BEFORE_DAY})(${SHORT})\\b(${AFTER_DAY})(?! (?:down|there))`),
    read: (match, clock) => weekday(match[2] ?? "", match[1] ?? "", match[3] ?? "", clock, true),
  },
  {
    hint: WEEKLY,
    pattern: global(
      `(?:^|\\n)[-*• ]{0,4}(${SHORT})\\b\\.?(${AFTER_DAY})(?! (?:down|there|on|in|at|for|out|with|exposure|salutations?|around|is|was)\\b)`,
    ),
    read: (match, clock) => (isOtherWord(match) ? null : weekday(match[1] ?? "", "", match[2] ?? "", clock, false)),
  },
  {
    hint: WEEKLY,
    pattern: global(`(?<=[\\s,(])(${SHORT})\\.?(?=\\)?[ .!]*(?:$|\\n))`),
    read: (match, clock) => weekday(match[1] ?? "", "", "", clock, false),
  },
  {
    // "wed evening", "…. thu: bench 3x5".
    hint: WEEKLY,
    pattern: global(`\\b(${SHORT})\\b\\.?(?: (?:${PART_OF_DAY})\\b|(?<=[.;,!?] \\w{3,5}):)`),
    read: (match, clock) => weekday(match[1] ?? "", "", "", clock, false),
  },
  {
    hint: /\b(?:eve|nye|day|christmas|xmas|halloween|valentine|silvester|neujahr|noch\w+|ano n|reveillon|capodanno|sylvestre|heiligabend)/,
    pattern: FEAST,
    read: (match, clock) => {
      const [, month = 0, day = 0] = FEASTS[match.slice(1).findIndex((words) => words !== undefined)] ?? [];
      return withYear(day, month, clock);
    },
  },
  {
    // "47. KW / Do", "KW 47, Mi": the day of a German calendar week that is just over or goes on.
    hint: /\bkw\b/,
    pattern: /\b(?:kw ?\d{1,2}|\d{1,2}\. ?kw) ?[/,–-]? ?(mo|di|mi|do|fr|sa|so)\b/g,
    read: (match, clock) =>
      clock.today - ((weekdayOf(clock.today) - (TWO_LETTER_WEEKS[1]?.indexOf(match[1] ?? "") ?? 0) + 7) % 7),
  },
  {
    // "Mo  3x10 rows", "Di – ", "Fr leg press 3x12": days in two letters, where several lines begin with one.
    hint: TWO_LETTERS,
    pattern: global(`(?:^|\\n)[-*• ]{0,4}(${TWO_LETTER_DAY})(?:[.:]|(?= ))`),
    read: (match, clock) => {
      const day = twoLetterDay(match[1] ?? "", match.input ?? "");
      return day === null ? null : clock.today - ((weekdayOf(clock.today) - day + 7) % 7);
    },
  },
];
