import { type DateContext, readDates } from "../dates/dates.ts";
import { MONTHS } from "../dates/dateWords.ts";
import { dateText, dayAt, dayOf, partsOf, weekdayOf } from "../dates/localDay.ts";

/** Days from the first to the last, each `YYYY-MM-DD`. `says`: as it was named, where that is more than the days that have come so far. */
export type Period = { from: string; to: string; says?: string };

const TODAY = /\b(?:today(?:'?s)?|tonight|heute|aujourd'? ?hui|hoy|oggi|hoje)\b/;
const THIS_WEEK =
  /\b(?:this week|diese[rn]? woche|(?:cette|de la) semaine|(?:esta|de la) semana|(?:questa|della) settimana|(?:essa|da) semana)\b/;
const LAST_WEEK =
  /\b(?:last week|letzte woche|la semaine derniere|la semana pasada|la settimana scorsa|semana passada)\b/;
const THIS_MONTH = /\b(?:this month|diesen monat|ce mois|este mes|questo mese|esse mes)\b/;
const THIS_YEAR =
  /\b(?:(?:this|the current) year|(?:in )?diese[sm] jahr|cette annee|este ano|quest ?['’]?anno|esse ano)\b/;
const LAST_MONTH =
  /\b(?:last month|letzten monat|le mois (?:dernier|passe)|el mes pasado|il mese scorso|(?:no )?mes passado)\b/;
const LAST_YEAR =
  /\b(?:last year|letztes jahr|l ?['’]?annee derniere|el ano pasado|l ?['’]?anno scorso|(?:no )?ano passado)\b/;
/** "In November", "all of march": a name that may be a short word or a person's stands behind one of these. */
const IN_MONTH = new RegExp(
  `\\b(?:in|during|over|for|all of|throughout|im|en|in|a|au mois de?|em|durante|nel mese di) (?:the month of |all of |last )?(${[...MONTHS.keys()].filter((name) => name.length > 3 || name === "may" || name === "mai").join("|")})(?! ?\\d{1,2}\\b(?!\\d))(?: (20\\d\\d))?(?![\\p{L}])`,
  "u",
);
const SPANS: readonly RegExp[] = [THIS_MONTH, LAST_MONTH, THIS_YEAR, LAST_YEAR, IN_MONTH];

/** The text without a month or a year that is reckoned with. In: folded text. */
export const withoutNamedSpan = (folded: string): string =>
  SPANS.reduce((text, span) => text.replace(span, " "), folded);

/** The days of a month or a year that is named, of those that have come; the newest of the months that are called so. */
function namedSpan(folded: string, today: number): Period | null {
  const { year, month } = partsOf(today);
  const until = (from: number, end: number, says: string): Period => ({
    from: dateText(from),
    to: dateText(Math.min(end, today)),
    says,
  });
  const ofMonth = (inYear: number, number: number, says: string) =>
    until(dayOf(inYear, number, 1), dayOf(inYear, number + 1, 1) - 1, says);
  if (THIS_MONTH.test(folded)) return ofMonth(year, month, "this month");
  if (LAST_MONTH.test(folded)) return ofMonth(year, month - 1, "last month");
  if (THIS_YEAR.test(folded)) return until(dayOf(year, 1, 1), today, "this year");
  if (LAST_YEAR.test(folded)) return until(dayOf(year - 1, 1, 1), dayOf(year, 1, 1) - 1, "last year");
  const [, name = "", saidYear] = IN_MONTH.exec(folded) ?? [];
  const number = MONTHS.get(name);
  if (number === undefined) return null;
  const inYear = saidYear === undefined ? (number > month ? year - 1 : year) : Number(saidYear);
  return dayOf(inYear, number, 1) > today ? null : ofMonth(inYear, number, `in ${ENGLISH[number - 1]} ${inYear}`);
}
const ENGLISH = "January February March April May June July August September October November December".split(" ");

/** The days that a question is about; `null` where it names none. */
export function periodIn(folded: string, context: DateContext): Period | null {
  const today = dayAt(Date.parse(context.sentAt), context.timezone);
  const days = (from: number, to: number): Period => ({ from: dateText(from), to: dateText(to) });
  const monday = today - ((weekdayOf(today) + 6) % 7);
  if (TODAY.test(folded)) return days(today, today);
  if (THIS_WEEK.test(folded)) return { ...days(monday, today), says: "this week" };
  if (LAST_WEEK.test(folded)) return days(monday - 7, monday - 1);
  const span = namedSpan(folded, today);
  if (span !== null) return span;
  const said = readDates(folded, context).find(({ date }) => date !== null)?.date ?? null;
  return said === null ? null : { from: said, to: said };
}
