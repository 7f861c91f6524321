import type { FactStatement } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";

const N = "\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d+)?";
const CLOCK = "\\d{1,3} ?(?:[:h]|['’´`′]) ?\\d{2}(?:[:.'’´`′]\\d{1,2})?(?![\\d.])(?: ?(?:\"|''|’’|´´|″|”))?";
const CLIMBED =
  "(?:de )?(?:d ?\\+|d[ée]n\\p{L}*|desn\\p{L}*|disl\\p{L}*|h[öo]hen\\p{L}*|hm\\b|elev\\p{L}*|gain|climb\\p{L}*|ascent|vert\\b)";
const FAR = "kms?|mi|miles?|meilen|millas?|miglia|milhas|yards?|yr?ds";
/** A way that is covered and not lifted, or how fast. */
const WAY = compiled(
  `(?<![\\d.,])(?:${N}) ?(?:${FAR}|k(?=\\b(?! ?(?:cal|g))))(?![\\p{L}])|(?<![\\d.,])(?:\\d{3,5}|\\d{1,2}[.,]\\d{3}) ?(?:m|mtr?s?|met(?:er|re|ro)s?|metri)(?![\\p{L}\\d])|\\d ?/ ?(?:km|mi|mile|500 ?m)\\b|\\b\\d{1,2} ?spm\\b|\\d ?m(?:et\\p{L}+)? ?${CLIMBED}`,
  "iu",
);
/** Figures of an outing that look like an age, a height or a time of day: ways, times, paces, heights climbed, pulse, rate, warmth. */
const FIGURES = compiled(
  [
    `(?<![\\d.,])(?:\\d{3,5}|\\d{1,2}[.,]\\d{3}) ?m(?![\\p{L}\\d])`,
    `(?<![\\d.,])(?:${N}) ?m(?:et\\p{L}+)? ?${CLIMBED}`,
    `(?<![\\d.,])(?:${N}) ?(?:${FAR})(?![\\p{L}])`,
    `(?<![\\d:])${CLOCK}`,
    `(?:\\b(?:s/m|spm|sr|rate|r|hr|fc|hf|puls\\p{L}*|cad\\p{L}*)[ :.@~]*(?:(?:avg|max|moy|media|m[ée]dia|schnitt|average)[ :.]*)?)\\d{2,3}(?:[-–/]\\d{2,3})?`,
    `(?<!^\\W*)(?<=[,;] ?)-?\\d{2} ?[fc](?=\\W*$|[,;])`,
  ].join("|"),
  "giu",
);
/** Facts that are one figure of a body. */
export const OF_FIGURES: ReadonlySet<FactStatement["type"]> = new Set(["age", "height", "body_weight"]);
/** Says when one trains or can, and what one will run. */
const HABIT =
  /\b(?:i|i'm|my|train\w*|free|available|can|can't|usually|always|every|each|days|from now|kann|immer|peux|toujours|puedo|siempre|posso|sempre|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)\b/;

const digitsOf = (text: string) => text.match(/\d+/g) ?? [];

/**
 * Whether the figure of a fact is one of a run, swim or ride that the message tells: "10 km at 5'05"" gives nobody's height,
 * "avg HR 148, 62F" no age, and "Wed - 4 miles" says when one ran. In: a fact and the message that it was read from. Linear.
 */
export function isOfOuting({ type, value }: FactStatement, said: string): boolean {
  if (!WAY.test(said)) return false;
  if (type === "event") return compiled(`\\d[.,]${value.replace(/[^\p{L}\d ].*$/su, "")}`, "iu").test(said);
  if (type === "availability") return !HABIT.test(foldText(said));
  if (!OF_FIGURES.has(type)) return false;
  const [figure = ""] = digitsOf(value);
  // "180 cm" of "1.800 metros".
  const rest = said.replace(FIGURES, " ");
  const isOwn = digitsOf(rest).some((one) => one.startsWith(figure));
  const isMetric = type === "height" && /(?:^|\D)[12](?:[.,]| ?m) ?\d\d(?!\d)/i.test(rest);
  return rest !== said && !isOwn && !isMetric;
}
