import { compiled } from "../patterns/compiled.ts";
import type { Clock, DateRule } from "./dateRules.ts";
import { SHORT_WEEKDAYS, TWO_LETTER_WEEKS, WEEKDAYS } from "./dateWords.ts";
import { dayOf, isDay, partsOf, weekdayOf } from "./localDay.ts";

/** Short names of the days that are no days elsewhere: they head a line and have their day of the month beside them. Sunday first. */
const DIARY_WEEKDAYS: ReadonlyMap<string, number> = new Map(
  [
    "so dim dom",
    "mo lun segunda seg",
    "di mar terca ter",
    "mi mer mie quarta qua",
    "do jeu jue gio quinta qui",
    "fr ven vie sexta sex",
    "sa sam sab",
  ].flatMap((row, day) => row.split(" ").map((word): [string, number] => [word, day])),
);
const ALL = new Map([...DIARY_WEEKDAYS, ...SHORT_WEEKDAYS, ...WEEKDAYS]);
const ANY = [...ALL.keys()].sort((one, other) => other.length - one.length).join("|");
/** Names that are no unit: "18 mi" are miles. */
const CLEAR = [...ALL.keys()].filter((word) => !DIARY_WEEKDAYS.has(word)).join("|");
/** Portuguese days without "-feira", which are ordinals as well. */
const BARE = "segunda|terca|quarta|quinta|sexta";

/** So many months back a diary is written down. */
const MONTHS_BACK = 3;
const DAYS_AHEAD = 8;

/** The day nearest to now that has this day of the month, if it falls on the weekday. */
function fitting(wanted: number, date: number, clock: Clock): number | null {
  const { year, month } = partsOf(clock.today);
  const ahead = [-1, 0].map((back) => dayIn(year, month, back, date)).find((day) => isNear(day, wanted, clock));
  if (clock.future && ahead !== undefined) return ahead;
  for (let back = 0; back <= MONTHS_BACK; back += 1) {
    const day = dayIn(year, month, back, date);
    if (day !== null && day <= clock.today && weekdayOf(day) === wanted) return day;
  }
  return ahead ?? null;
}

const isNear = (day: number | null, wanted: number, { today }: Clock) =>
  day !== null && day >= today && day <= today + DAYS_AHEAD && weekdayOf(day) === wanted;

function dayIn(year: number, month: number, back: number, date: number): number | null {
  const first = new Date(Date.UTC(year, month - 1 - back, 1));
  const [ofYear, ofMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
  return isDay(ofYear, ofMonth, date) ? dayOf(ofYear, ofMonth, date) : null;
}

/** "Mon 16/11": either order, if the day then falls on the weekday; the latest that is not to come. */
function fittingPair(wanted: number, pair: readonly [number, number], said: string | undefined, clock: Clock) {
  const { year } = partsOf(clock.today);
  const years = said === undefined ? [year, year - 1] : [said.length === 2 ? 2000 + Number(said) : Number(said)];
  const [one, other] = pair;
  const days = years.flatMap((ofYear) =>
    [pair, [other, one] as const].flatMap(([date, month]) =>
      isDay(ofYear, month, date) ? dayOf(ofYear, month, date) : [],
    ),
  );
  const fits = days.filter((day) => weekdayOf(day) === wanted);
  return fits.filter((day) => day <= clock.today).sort((first, second) => second - first)[0] ?? fits[0] ?? null;
}

/** The last such day, today included. */
const latest = (wanted: number, { today }: Clock): number => today - ((weekdayOf(today) - wanted + 7) % 7);
const LONGEST_WEEK = 1_000;
const SHORTS = compiled(`(?<![a-z'-])(?:${[...SHORT_WEEKDAYS.keys()].join("|")})(?![a-z'])`, "g");
const SEVERAL = compiled(
  `(?:${[...SHORT_WEEKDAYS.keys()].join("|")})[\\s\\S]*?(?:${[...SHORT_WEEKDAYS.keys()].join("|")})`,
);
const CLAUSE_HEADS =
  /(?<=(?:^|[\n,;:/|]) ?)(?:mo|tu|th|fr|mi|di|lu|ma|je|ju|gi|vi|ve|sa)(?=[.: ] ?[a-z(])|(?<=(?:^|[\n,;/|]) ?)(?:lun|mar|mer|mie|jue|jeu|gio|vie|ven|sab|sam|dom|dim|seg|ter|qua|qui|sex)(?=[.:]? (?:[a-z(]|\d{1,3}(?:[.,]\d)? ?(?:km|k|mi|miles?|x|min|m|h|')))/g;

/** "M: 6 easy, T: 8, W: off, Th: 7": the days of a week by their letters, Monday first. */
const LETTER_HEADS = /(?<=(?:^|[\n,;/|.]) ?)(?:mo|tu|th|sa|su|[mtwrfsljgvdx])(?=: ?\S)/g;
const LETTER_WEEKS = ["m t,tu w th,t,r f s,sa s,su", "l m x,m j,g v s d", "m d m d f s s"].map((week) =>
  week.split(" ").map((names) => names.split(",")),
);
const FEWEST_LETTERS = 4;

/** The day that a letter heads, where all letters of the text follow each other as the days of one week do. */
function ofLetters(match: RegExpMatchArray, { today }: Clock): number | null {
  const heads = [...(match.input ?? "").slice(0, LONGEST_WEEK).matchAll(LETTER_HEADS)];
  const at = heads.findIndex(({ index }) => index === match.index);
  if (heads.length < FEWEST_LETTERS || at < 0) return null;
  for (const week of LETTER_WEEKS) {
    const places: number[] = [];
    for (const [head] of heads) {
      const from = (places.at(-1) ?? -1) + 1;
      const place = week.findIndex((names, day) => day >= from && names.includes(head));
      if (place < 0) break;
      places.push(place);
    }
    const [last, own] = [places.at(-1), places[at]];
    if (places.length !== heads.length || last === undefined || own === undefined) continue;
    const end = today - ((weekdayOf(today) - ((last + 1) % 7) + 7) % 7);
    return end - (last - own);
  }
  return null;
}

const START = "(?:^|\\n)[-*•#>_[( ]{0,5}";
/** Words that head a session or say that there was none: behind them the number is no count. */
const SESSION =
  "(?:(?:push|pull|legs?|upper|lower|full|body|arms?|chest|back|day|session|workout|gym|training|rest|off|nothing|ruhetag|pause|repos|descanso|riposo|folga|libre|am|pm|morning|evening)(?![a-z]) ?)+";
const ENDS = `(?=[*_\\])]{0,3} *(?:$|\\n|[:;|(]|(?<=[\\])])|[,–—-] +(?![\\d.,/-]+ ?(?:[,/–-]|$))(?=[^ ])|\\. |\\.$|\\.\\n|${SESSION}(?:$|[\\n:.,–—-])))`;
/** Or whole sets stand on the line before anything parts it: "thu 19 squat 3x5 100kg". */
const SETS_AHEAD = "(?= +[a-z][a-z' -]{2,40}[: ]\\d+ ?(?:x ?\\d|km\\b|miles?\\b))";
const DATE =
  "(?:the |den |el |le |il |dia )?([12]?\\d|3[01])(?:st|nd|rd|th|er|[ºª°]|\\.(?=[ :\\n]|$))?(?![\\d/x%])(?! ?(?:x|\\*(?!\\*)|reps?|sets?|kgs?|kilos?|lbs?|pounds?|min[a-z]*|sec[a-z]*|s|k|km|miles?|m|rounds?|laps?)(?![a-z]))";

const isMarch = (match: RegExpMatchArray) =>
  match[1] === "mar" && !/\b(?:lun|mer|mie|jeu|jue|gio|ven|vie|sab|dim|dom)[. ] ?\d/.test(match.input ?? "");

/** "Só 9", "na segunda 9": a day only where its point, or a line of its own, says so. */
const isOtherWord = ({ 0: said, 1: word = "", input = "" }: RegExpMatchArray) =>
  /^(?:so|do|mi|di|sa|segunda|terca|quarta|quinta|sexta)$/.test(word) && !/[.,]/.test(said) && !/[\n:;|]/.test(input);

/**
 * How diaries head a day: the weekday with the day of the month. The number is one only where that day falls on the
 * weekday, so that "Friday 12 pull ups" stays what it is.
 */
export const DAY_HEADINGS: readonly DateRule[] = [
  {
    // "W1D3 11/20/26 |", "Training 20.11.26:": with its year, of this year or the last, wherever it stands.
    hint: /\d([./-])\d\d?\1\d\d/,
    pattern:
      /(?<![\d./x@:,-])(?<![./x@:,-] )(?<!(?:^|[^a-z\d])\d{1,3} )\b(\d{1,2})([./-])(\d{1,2})\2(\d\d)(?![\d/x]|[.,-]\d| ?(?:x|reps?|kgs?|lbs?)\b)/g,
    read: (match, clock) => {
      const [one, other, year] = [Number(match[1]), Number(match[3]), 2000 + Number(match[4])];
      const { year: now } = partsOf(clock.today);
      if (year !== now && year !== now - 1) return null;
      const heads = /^[^\d\n]{0,3}$/.test((match.input ?? "").slice(0, match.index).split("\n").at(-1) ?? "");
      if (match[2] !== "." && !heads && one <= 12 && other <= 12) return null;
      const dayFirst = match[2] === "." || one > 12 || (!clock.monthFirst && other <= 12);
      const [date, month] = dayFirst ? [one, other] : [other, one];
      const day = isDay(year, month, date) ? dayOf(year, month, date) : null;
      return day === null || (day > clock.today && !clock.future) ? null : day;
    },
  },
  {
    // "Tue 17th: bench", wherever it stands.
    hint: /[a-z] (?:the )?\d\d?(?:st|nd|rd|th)\b/,
    pattern: compiled(`(?<![a-z])(${CLEAR})[.,]? (?:the )?(\\d{1,2})(?:st|nd|rd|th)(?![a-z])`, "g"),
    read: (match, clock) => fitting(ALL.get(match[1] ?? "") ?? 0, Number(match[2]), clock),
  },
  {
    // "Wk 47 Thu // pull", "Thu | push".
    hint: /(?:tue|wed|thu|fri)s? ?(?:\/\/|\||[–—])/,
    pattern: /(?<=(?:^|\n|(?:wk|week|kw) ?\d{1,2},? )[-*• ]{0,4})(tue|wed|thu|thur|fri)s?(?= ?(?:\/\/|\||[–—]))/g,
    read: (match, clock) => latest(SHORT_WEEKDAYS.get(match[1] ?? "") ?? 0, clock),
  },
  {
    hint: /(?:^|[\n,;/|.] ?)[a-z]{1,2}: ?\S[\s\S]*[\n,;/|.] ?[a-z]{1,2}: ?\S/,
    pattern: LETTER_HEADS,
    read: ofLetters,
  },
  {
    // "Tu squat 3x5, Th bench 3x5", "lun 8 km / gio 10 km": days in two or three letters at the head of several clauses.
    hint: /(?:^|[\n,;:/|] ?)(?:mo|tu|th|fr|mi|di|lu|ma|je|ju|gi|vi|ve|sa|do|dim|se|te|qu)[a-z]?[.: ][\s\S]*?[\n,;/|] ?(?:mo|tu|th|fr|mi|di|lu|ma|je|ju|gi|vi|ve|sa|do|dim|se|te|qu)[a-z]?[.: ]/,
    pattern: CLAUSE_HEADS,
    read: (match, clock) => {
      const heads = new Set((match.input ?? "").slice(0, LONGEST_WEEK).match(CLAUSE_HEADS) ?? []);
      const week =
        heads.size < 2 ? undefined : TWO_LETTER_WEEKS.find((days) => [...heads].every((day) => days.includes(day)));
      return week === undefined ? null : latest(week.indexOf(match[0]), clock);
    },
  },
  {
    hint: /\d[./]\d/,
    pattern: compiled(
      `(?<![a-z])(${ANY})[.,]? (\\d{1,2})[./](\\d{1,2})(?:[./]((?:20)?\\d\\d))?(?![\\d/x]| ?(?:mi|miles?|kms?|k|kgs?|kilos?|lbs?|pounds|m|h|hrs?|hours?|min[a-z]*)(?![a-z]))\\.?`,
      "g",
    ),
    read: (match, clock) =>
      fittingPair(ALL.get(match[1] ?? "") ?? 0, [Number(match[2]), Number(match[3])], match[4], clock),
  },
  {
    hint: /[a-z][.,]? (?:[a-z]{2,3} )?\d/,
    pattern: compiled(`${START}(${ANY})[.,]? ${DATE}(?:${ENDS}|${SETS_AHEAD})`, "g"),
    read: (match, clock) =>
      isMarch(match) || isOtherWord(match) ? null : fitting(ALL.get(match[1] ?? "") ?? 0, Number(match[2]), clock),
  },
  {
    // "16 Mon": the other way round.
    hint: /\d[a-z.]{0,2} [a-z]/,
    pattern: compiled(`${START}${DATE} (${CLEAR})\\.?${ENDS}`, "g"),
    read: (match, clock) => fitting(ALL.get(match[2] ?? "") ?? 0, Number(match[1]), clock),
  },
  {
    // "climb diary thu 19": the day ends a heading.
    hint: /[a-z][.,]? \d/,
    pattern: compiled(`(?<=(?:^|\\n)[^\\d\\n]{1,40}[ (])(${ANY})[.,]? ${DATE}(?=\\)?:? *(?:$|\\n))`, "g"),
    read: (match, clock) =>
      isMarch(match) || isOtherWord(match) ? null : fitting(ALL.get(match[1] ?? "") ?? 0, Number(match[2]), clock),
  },
  {
    // "Treino A - sexta", "quinta:": Portuguese days where only a day can stand.
    hint: compiled(BARE),
    pattern: compiled(
      `(?:${START}|(?<=(?:^|\\n)[^\\d\\n]{1,40}(?: [-–—] ?|, |\\()))(${BARE})(?=\\)?:? *(?:$|\\n)|:)`,
      "g",
    ),
    read: (match, clock) => clock.today - ((weekdayOf(clock.today) - (ALL.get(match[1] ?? "") ?? 0) + 7) % 7),
  },
  {
    // "squat mon 100 3x5, wed 102.5 3x5": short names of several days.
    hint: SEVERAL,
    pattern: compiled(`(?<![a-z'-])(${[...SHORT_WEEKDAYS.keys()].join("|")})(?![a-z'])\\.?:?`, "g"),
    read: (match, clock) =>
      clock.future || new Set((match.input ?? "").slice(0, LONGEST_WEEK).match(SHORTS) ?? []).size < 2
        ? null
        : latest(SHORT_WEEKDAYS.get(match[1] ?? "") ?? 0, clock),
  },
];
