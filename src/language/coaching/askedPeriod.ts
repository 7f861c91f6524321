import { type DateContext, readDates } from "../dates/dates.ts";
import { MONTHS } from "../dates/dateWords.ts";
import { dateText, dayAt, dayOf, partsOf, weekdayOf } from "../dates/localDay.ts";
import { FOREIGN, ONES, TEENS } from "../numbers/numberWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

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
const MONTH = `(${[...MONTHS.keys()].filter((name) => name.length > 3 || name === "may" || name === "mai").join("|")})(?! ?\\d{1,2}\\b(?!\\d))(?: (20\\d\\d))?(?![\\p{L}])`;
const IN_MONTH = compiled(
  `\\b(?:in|during|over|for|all of|throughout|im|i am|en|in|a|au mois de?|em|durante|nel mese di) (?:the month of |all of |last )?${MONTH}`,
  "u",
);
/** "Since august", "depuis le début de janvier": from then on. */
const SINCE_MONTH = compiled(
  `\\b(?:since|seit|depuis|desde|dal?|a partire da) (?:(?:le |the |el |o |l ?['’]?)?(?:start|beginning|anfang|debut|principios?|inicio|inizio) (?:of |de |di |von )?|le mois d ?['’]?e? ?|last )?${MONTH}`,
  "u",
);
const COUNT = `(?<count>\\d{1,2}|few|couple(?: of)?|${[...ONES.keys(), ...TEENS.keys(), "zwei|drei|vier|sechs|acht|deux|trois|quatre|huit|dos|tres|cuatro|seis|ocho|due|tre|quattro|sei|otto|dois|quatro|oito"].join("|")})`;
const LAST = "(?:last|past|previous|letzten|vergangenen|derni(?:er|ere)s|ultim[aeio]s?)";
/** "The last 8 weeks", "in den letzten drei Monaten", "les 3 derniers mois", "the past month". */
const LAST_FEW = compiled(
  `\\b(?:${LAST} (?:${COUNT} )?|${COUNT.replace("count", "before")} ${LAST} )(?<unit>${["days|tagen?|jours|dias|giorni", "weeks|wks|wochen|semaines|semanas|settimane", "months|monaten?|mois|meses|mesi", "years|jahren?|ans|annees|anos|anni"].join("|")})\\b|\\bpast (?<single>week|month|year)\\b`,
);
const SPANS: readonly RegExp[] = [THIS_MONTH, LAST_MONTH, THIS_YEAR, LAST_YEAR, SINCE_MONTH, IN_MONTH, LAST_FEW];

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
  const few = LAST_FEW.exec(folded);
  if (few !== null) return lastFew(few, today);
  const since = SINCE_MONTH.exec(folded);
  const [, name = "", saidYear] = since ?? IN_MONTH.exec(folded) ?? [];
  const number = MONTHS.get(name);
  if (number === undefined) return null;
  const inYear = saidYear === undefined ? (number > month ? year - 1 : year) : Number(saidYear);
  if (dayOf(inYear, number, 1) > today) return null;
  const said = `${ENGLISH[number - 1]} ${inYear}`;
  return since === null
    ? ofMonth(inYear, number, `in ${said}`)
    : until(dayOf(inYear, number, 1), today, `since ${said}`);
}

/** Days of what a unit of time begins with. */
const DAYS_OF: readonly (readonly [beginning: RegExp, days: number, said: string])[] = [
  [/^(?:d[ai]|tag|jour|gior)/, 1, "days"],
  [/^(?:w[eko]|sem|sett)/, 7, "weeks"],
  [/^mo?[neis]/, 30.4, "months"],
  [/^/, 365, "years"],
];
/** So many weeks and the like until today, today with them. */
function lastFew({ groups = {} }: RegExpExecArray, today: number): Period {
  const { single, unit = single ?? "" } = groups;
  const word = single === undefined ? (groups.count ?? groups.before ?? "few").replace(" of", "") : "1";
  const count = Number(word) || (word === "couple" ? 2 : (ONES.get(word) ?? TEENS.get(word) ?? FOREIGN.get(word) ?? 3));
  const [, days, said] = DAYS_OF.find(([beginning]) => beginning.test(unit)) ?? [/^/, 1, "days"];
  const from = today + 1 - Math.round(count * days);
  return {
    from: dateText(from),
    to: dateText(today),
    says: `in the last ${count === 1 ? said.slice(0, -1) : `${count} ${said}`}`,
  };
}
const ENGLISH = "January February March April May June July August September October November December".split(" ");

const COMPARES =
  /\b(?:compar\w*|vs|versus|against|than|better|worse|difference|diff|between|vergleich\w*|besser|verglichen|mieux|mejor|meglio|melhor)\b/;
const MONTHS_NAMED = compiled(`(?<![\\p{L}])${MONTH}`, "gu");
const ORDERS_COMPARISON = entered(
  /^\W*(?:(?:so|and|ok|hey|please|can you|could you|kannst du|puedes|puoi) )*(?:compare|vergleiche?|compara|confronta|paragona) /,
);
/** Whether two months are to be held against each other: "compare october and november". In: folded text. */
export const ordersMonthsCompared = (folded: string): boolean =>
  ORDERS_COMPARISON.test(folded) && [...folded.slice(0, 80).matchAll(MONTHS_NAMED)].length === 2;
/** "Compare october and november", "this month vs last month": the two, as said; `null` where there are not two. In: folded text. */
export function comparedSpans(folded: string, context: DateContext): readonly [Period, Period] | null {
  if (!COMPARES.test(folded)) return null;
  const today = dayAt(Date.parse(context.sentAt), context.timezone);
  const named = [...folded.matchAll(MONTHS_NAMED)].map(([, name = "", year = ""]) => `in ${name} ${year}`.trim());
  const said = [THIS_MONTH, LAST_MONTH, THIS_YEAR, LAST_YEAR].flatMap((span) => span.exec(folded)?.[0] ?? []);
  const [one, other, ...more] = [...said, ...named].flatMap((words) => namedSpan(words, today) ?? []);
  return one === undefined || other === undefined || more.length > 0 ? null : [one, other];
}

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
