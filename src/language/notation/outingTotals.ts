import { compiled } from "../patterns/compiled.ts";
import type { Stretch } from "./otherTimes.ts";

const WAYS =
  /(?<![\d.,])\d[\d.,]* ?-?(?:kms?|k|mi|miles?|miler|kilom\p{L}+|quil[oô]m\p{L}+|yards?|yr?ds|m|met\p{L}+)(?![\p{L}\d])|\d ?[x×*] ?(?:\d{2,4}|\d(?:\.\d)? ?(?:kms?|k|mi|miles?)(?!\p{L}))/giu;
const WAY =
  "(?<![\\d:.,])\\d+(?:[.,]\\d+)* ?(?:kms?|k|mi|miles?|m|met(?:er|re)s?|metros|metri|yards?|yr?ds|y)?(?![\\p{L}\\d:])";
/** How long all of it took. */
const TOOK = "(?: (?:en|in|em|dans))? \\d{1,3}(?:(?::\\d\\d){1,2}| ?min\\p{L}*|['’´′]| ?h ?\\d\\d)(?![\\d:])";
/** "Total of 8 miles", "4K in total", "total: 5,400 yards": what the ways before it come to. */
const SUM = compiled(
  `(?<!\\p{L})(?:(?:(?:for|in|so|=) )?(?:an? |the )?(?:grand )?(?:totals?(?: (?:miles|yardage|distance|km|meters))?|insgesamt|gesamt|en tout|totale)(?: (?:of|was|de|di))?[ :=]{1,3}${WAY}(?:${TOOK})?)|${WAY} (?:(?:in )?total|altogether|all up|insgesamt|gesamt|en tout|au total|en total|in totale|no total)(?!\\p{L})(?! of)(?:${TOOK})?|(?<=\\d ?[x×*] ?\\d[^\\n]{0,60}?[,;.] ?)\\d{1,3} ?min\\p{L}* (?:(?:in )?total|all up|insgesamt|gesamt|en tout|au total|en total|in totale|no total)(?!\\p{L})|(?<=[.;\\n] ?)(?:environ|about|ca\\.?|circa|unos|cerca de|approx\\.?|roughly|~) ?${WAY}(?= ?[.!\\n]|$)`,
  "giu",
);

const REPEATED = /[x×*]/;
const MINUTES = /\d ?(?:min\p{L}*|['’´′"])(?!\p{L})/giu;

/** "3x12 a 230w, 75 min", "10x2', 45 min total": times of work, and the time of all that held them. */
const FRAME =
  /(?<![\d.,])(\d{1,2}) ?[x×*] ?(\d{1,3})(?![\d.,:]| ?(?:kgs?|lbs?|m|kms?|k|mi|miles?|yds?|yards?)(?!\p{L}))(?: ?(?:min\p{L}*|['’´′])|(?= ?(?:@|at|a|à|bei|auf|con)? ?\d{3} ?(?:w(?:atts?)?(?!\p{L})|[-/]|[,;.]))|(?= [^\n\d]{0,12}(?:@|at|a|à|bei|auf|con) ?\d{2,3} ?w(?:atts?)?(?!\p{L})))[^\n]{0,60}?[,;.] ?((\d{2,3}) ?(?:min\p{L}*|['’´′])|(\d)(?:h|:)([0-5]\d)(?::\d\d)?)(?: (?:in )?(?:total|totale|en tout|au total|en total|in totale|no total|insgesamt|gesamt|all up|altogether))?(?: ?,? ?(?:tss|np|if) ?\d{1,3})?(?=[ \t]*(?:[,.;\n)](?!\d)|$))/giu;
/** Shorter than this nobody does intervals and the rest around them, in minutes of work. */
const LEAST_WORK = 6;

/** Times of a whole session behind intervals that take less. */
function frames(text: string): Stretch[] {
  return [...text.matchAll(FRAME)].flatMap(
    ({ index, 0: said, 1: times, 2: each, 3: whole = "", 4: minutes, 5: hours, 6: rest }) => {
      const work = Number(times) * Number(each);
      const all = minutes === undefined ? Number(hours) * 60 + Number(rest) : Number(minutes);
      const end = index + said.length;
      return work < LEAST_WORK || all <= work ? [] : [{ start: index + said.lastIndexOf(whole), end }];
    },
  );
}

const every = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map(({ index, 0: said }) => {
    const lead = said.length - said.trimStart().length;
    return { start: index + lead, end: index + said.length };
  });

/** Sums beside the ways that they are of. */
function sums(text: string): Stretch[] {
  const found = every(text, SUM);
  const ways = found.length === 0 ? [] : every(text, WAYS);
  // "6 mi total, 3x1 mi": the parts may come behind.
  const isParted = (sum: Stretch) =>
    ways.some(({ start, end }) => start >= sum.end && REPEATED.test(text.slice(start, end)));
  return found.filter((sum) => isParted(sum) || [...ways, ...every(text, MINUTES)].some(({ end }) => end <= sum.start));
}

const ROUNDS = "\\d{1,2} ?(?:rounds?|rds?|rnds?|runden|durchg[aä]nge|rondas?|vueltas|tours|giri|rodadas|voltas)";
const MIN = "\\d{1,3} ?(?:min\\p{L}*|['’´′])";
const IN_ALL =
  "(?:(?:in |all )?(?:total|all(?! out)|up)|altogether|overall|insgesamt|gesamt|zusammen|(?:en|au|in|no|em) tot(?:al|o|ale)|en tout|totale)";
/** "Hill sprints 8 rounds, 25 min total": the only time is that of all of them. */
const ALL_ROUNDS = compiled(
  `(?<=(?:^|[\\n.;] ?)[^\\d\\n.;,+&]{3,60}?)(?<!\\p{L})${ROUNDS}(?=[ ,;:(–-]{1,3}(?:${MIN} ${IN_ALL}|(?:all )?(?:in|total(?: time)?[ :]{1,2}(?:of )?) ?${MIN})(?!\\p{L}))`,
  "giu",
);
/** "6 rounds of 1 min, 20 min total": with the rest between them. */
const ROUNDS_AND_ALL = compiled(
  `(?<=${ROUNDS} (?:of|à|a|x|von|de|da) \\d{1,4} ?[\\p{L}'’"]{1,10})[ ,;:(–-]{1,3}${MIN} ${IN_ALL}(?!\\p{L})`,
  "giu",
);

/** Of any exercise, in any order: rounds beside the time of all of them, or that time beside rounds of their own length. */
export const totalOfRounds = (text: string): Stretch[] =>
  /\d ?(?:r|v|t|g|d)/i.test(text) ? [...every(text, ALL_ROUNDS), ...every(text, ROUNDS_AND_ALL)] : [];

/** What ways and intervals beside it come to, and how long all of it took. In: a message as typed that tells of ways. Out: stretches. Linear. */
export const outingTotals = (text: string): Stretch[] => [...sums(text), ...frames(text)];
