import { NUMBER_WORDS, SMALL_NUMBER } from "../numbers/figurePattern.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { alignedFold } from "./alignedFold.ts";
import type { Stretch } from "./otherTimes.ts";

const UNIT =
  "(?:kgs?|kilos?|lbs?|pounds?|reps?|repeats|cals?|calories|mins?|minutes?|secs?|seconds?|sekunden|secondes|segundos|secondi|hours?|km|k|m|met(?:er|re)s?|miles?|plates?|s)";
const AMOUNT = `(?:\\d{1,4}(?:[.,:]\\d{1,2})?|${NUMBER_WORDS}|${SMALL_NUMBER}|a (?:few|couple(?: of)?))(?:[ -]?${UNIT})?(?![\\p{L}\\d])`;
/** What is compared with, up to the next figure or sign. */
const OTHER = "(?: (?!(?:and|then|but|so|with|und|et|y|e|i|we)\\b)[a-z']+){0,4}";
const COMPARED =
  "(?:faster|slower|quicker|heavier|lighter|longer|shorter|further|farther|better|worse|schneller|langsamer|schwerer|langer|plus (?:rapide|lourd|long)|mas rapido|piu veloce|mais rapido)";
const MORE = "(?:more|less|fewer|mehr|weniger|de plus|de moins|mas|menos|(?:in )?piu|(?:in )?meno|mais|a mais|a menos)";
const THAN = "(?:than|from|on|compared (?:to|with)|vs|als|que|qu'|do que|di|rispetto a)";
const BEST = "(?:prs?|pbs?|personal bests?|(?:best|record|last time|last week|my [a-z]+))";

/** "12 seconds faster than in May", "two more than last time", "3 s off my pb", "5 kg heavier". */
const RELATION = `${AMOUNT} (?:${COMPARED}(?: ${THAN}${OTHER})?|${MORE} ${THAN}${OTHER}|(?:off|over|under|above|below|outside|inside|behind|ahead of|shy of|short of) (?:my|the) (?:[a-z]+ )?${BEST})`;
/** "up 2.5 from last week", "pb by 2 s", "beat my best by 5 kg", "improved by 10 s". */
const CHANGE = `(?:(?:up|down|went up|came down) ${AMOUNT} (?:from|on|since|vs|compared (?:to|with))(?! (?:set|the (?:first|last|previous) set)\\b)${OTHER}|(?:${BEST}|improved|improvement|faster|slower|quicker|heavier) (?:by|of) ${AMOUNT})`;
/** "(-2:05)", "(+15 s)": nobody writes a time so that was taken. */
const SIGNED = `[(][+-] ?\\d{1,3}(?::\\d\\d|[ -]?(?:s|secs?|seconds?|mins?|minutes?)\\b)[^()\\n]{0,20}[)]`;
/** "5 more push-ups than yesterday, 35": the name stays. */
const MORE_OF = `${AMOUNT} (?:more|fewer|less)(?= (?:[a-z-]+ ){1,3}than )|(?<=(?:more|fewer|less) (?:[a-z-]+ ){1,3})than${OTHER}`;
const EVERY = compiled(
  `(?<![\\p{L}\\d.,:x*@-]|\\bsets? )(?:an? )?(?:${RELATION}|${CHANGE}|${MORE_OF})|${SIGNED}`,
  "gu",
);

/** "5:41, 40 s pr", "180x3, a 5 kg pr": an amount that is small beside the one of its kind before it. */
const GAIN =
  /(?<![\p{L}\d.,:x*@+-])(\d{1,3}(?:[.,]\d{1,2})?)[ -]?(kgs?|kilos?|lbs?|pounds?|s|secs?|seconds?|mins?|minutes?)[ -](?:new )?(?:prs?|pbs?|personal bests?|improvements?)(?!\p{L})/gu;
const BIGGER = /(\d{1,3}):([0-5]\d)|(\d{1,4}(?:[.,]\d{1,2})?)/g;
/** A gain is no larger a part of what was done. */
const LARGEST_PART = 0.25;

/** Without one of these nothing is compared. */
const MAY_COMPARE = entered(
  /\b(?:than|faster|slower|quicker|heavier|lighter|longer|shorter|further|farther|better|worse|prs?|pbs?|bests?|record|last (?:time|week)|improve\w*|(?:up|down) (?=\d|[a-z]+ (?:from|on|since|vs|k|l|s|m))|(?:off|over|under|above|below|outside|inside|behind|ahead of|shy of|short of) (?:my|the)|als|schneller|langsamer|schwerer|langer|plus|moins|mas|menos|piu|meno|mais)\b|[(][+-]/,
);

/** Whether a figure before it is so much larger that the amount is a gain on it. */
function isGain(text: string, match: RegExpExecArray): boolean {
  const [, figure = "0", unit = ""] = match;
  const seconds = /^s/i.test(unit) ? 1 : /^m/i.test(unit) ? 60 : null;
  const gain = Number(figure.replace(",", ".")) * (seconds ?? 1);
  const before = [...text.slice(Math.max(0, match.index - FAR), match.index).matchAll(BIGGER)];
  return before.some(([, minutes, rest, plain]) => {
    const value = minutes === undefined ? Number(plain?.replace(",", ".")) : Number(minutes) * 60 + Number(rest);
    const isSameKind = seconds === null ? minutes === undefined : minutes !== undefined;
    return isSameKind && gain <= LARGEST_PART * value;
  });
}
/** So far before it stands what the gain is on. */
const FAR = 60;

/**
 * Where a text tells by how much something differs from another time, beside figures that tell what was done: "fran 5:41, 40 s
 * faster than last year", "140x5 (up 5 kg on Tuesday)". Out: the stretches in order; none where nothing else holds a figure.
 */
export function differences(said: string): Stretch[] {
  const text = alignedFold(said);
  if (!MAY_COMPARE.test(text)) return [];
  const compared = [...text.matchAll(EVERY)];
  const gains = [...text.matchAll(GAIN)].filter((match) => isGain(text, match));
  const found = [...compared, ...gains]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .sort((one, other) => one.start - other.start);
  const rest = found.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  return /\d/.test(rest) ? found : [];
}
