import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { entered } from "../../patterns/enteredPattern.ts";
import { keepingLast } from "../../patterns/keepingLast.ts";
import { barSum } from "./bars.ts";
import type { CoachSum } from "./coachSum.ts";
import { conversion } from "./conversions.ts";
import { maxSum } from "./maxes.ts";
import { paceSum } from "./paces.ts";
import { personSum } from "./people.ts";
import { percentage } from "./percentages.ts";
import { plainSum } from "./plainSums.ts";
import { reckonedSum } from "./reckoned.ts";
import { MEASURE, sumText } from "./sumText.ts";
import { weekSum } from "./weeks.ts";

const POUNDS = "(?:lbs?|libras?|pfund|livres?|libbr[ea]|pounds?)";
const KILOS = "(?:kgs?|kilos?|kilogramm\\w*|chili|chilo|quilos?)";
/** "140 lbs cuánto es en kilos", "wie viel sind 140 lbs in Kilo". */
const CONVERTS = [
  `(\\d+(?:[.,]\\d+)?) ?(${POUNDS}|${KILOS}),? (?:c ?['’]?est |ca fait |ça fait |son |sono |sind das |ist das |das )?(?:wie ?viel|combien|cu[aá]nt[oa]s?|quant[oaie]s?)(?: (?:sind das|ist das|ca fait|ça fait|es|son|fa|fanno|sono|é|e|d[aá]|são|sao))* (?:in|en|em|a) (${POUNDS}|${KILOS})`,
  `(?:wie ?viel|combien|cu[aá]nt[oa]s?|quant[oaie]s?)(?: (?:sind|ist|font|fait|es|son|fa|fanno|sono|é|e|d[aá]|são|sao))* (\\d+(?:[.,]\\d+)?) ?(${POUNDS}|${KILOS}) (?:in|en|em|a) (${POUNDS}|${KILOS})`,
].map((form) => compiled(form, "i"));
const unitOf = (word: string): string => (compiled(`^${KILOS}$`, "i").test(word) ? "kg" : "lb");

/** A conversion of masses that is asked for in another language, in English; any other text as it is. */
function inEnglish(text: string): string {
  for (const form of CONVERTS) {
    const [, figure, from = "", to = ""] = form.exec(text) ?? [];
    if (figure !== undefined && unitOf(from) !== unitOf(to))
      return `how much is ${figure} ${unitOf(from)} in ${unitOf(to)}?`;
  }
  return text;
}

/**
 * Reads the arithmetic a question asks for. In: the question as written. Out: the sum with the figures as said, or
 * `null` when nothing is to be calculated. Ranges are the calculator's affair. Nothing beyond 600 characters is read.
 */
export const readCoachSum = (text: string): CoachSum | null => readWordedSum(text) ?? reckonedSum(text);

/** The same by the ways in which sums are usually put; the figures around decide less here than the words. */
export const readWordedSum = keepingLast(sumIn);

/** Without any of these there is no sum but a conversion. */
const OF_SUMS = entered(
  /plate|side|\bends?\b|pace|speed|how|time|minutes per|per |average|finish|km ?\/? ?h|kph|mph|what|500|protein|bmi|body|bw|max|mhr|heart|ratio|volume|tonnage|total|moved|when|where|half|third|quarter|double|twice|triple|\d\/\d of|%|percent|tm\b|rm\b| is |epley|brzycki|one rep|load|put on|warm|ramp|work up|altogether/,
);

/** A unit, and another or what a figure is to be put in: no conversion without. */
const MEASURED = `(?<![a-z])(?:${MEASURE}|${POUNDS}|${KILOS})(?![a-z])|['’′"″”#]`;
const MAY_CONVERT = compiled(`conver|(?:${MEASURED}).*?(?:${MEASURED})|\\b(?:to|into|in) ${MEASURE}\\b`, "s");

function sumIn(text: string): CoachSum | null {
  if (!/\d|\b(?:one|two|three|four|five|half|a) (?:big )?plates?\b|\bmarathon\b/i.test(text)) return null;
  const arithmetic = plainSum(text);
  const folded = foldText(text);
  if (arithmetic !== null || !(OF_SUMS.test(folded) || MAY_CONVERT.test(folded))) return arithmetic;
  const plain = sumText(inEnglish(text));
  if (!OF_SUMS.test(plain)) return conversion(plain);
  return (
    loaded(plain) ??
    paceSum(plain) ??
    personSum(plain) ??
    conversion(plain) ??
    weekSum(plain) ??
    percentOrMax(plain) ??
    barSum(plain)
  );
}

/** "2 plates a side in kg" asks for a total, not for a conversion. */
function loaded(plain: string): CoachSum | null {
  const sum = /\bplates?\b|\bside\b|\bends?\b/.test(plain) ? barSum(plain) : null;
  return sum?.op === "loaded_bar" ? sum : null;
}

/** "what % of 1RM is 5 reps" has no weight to take a share of; "rpe 8 for 3 at 85 % of 140" has. */
const percentOrMax = (plain: string): CoachSum | null => percentage(plain) ?? maxSum(plain);
