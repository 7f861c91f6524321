import { compiled } from "../../patterns/compiled.ts";
import type { CoachSum } from "./coachSum.ts";

const FIGURE = "\\d{1,6}(?:[.,]\\d{1,3})?";
const SIGNS: readonly [string, Sign][] = [
  ["\\+|plus", "+"],
  ["[-−–]|minus|less", "-"],
  ["[x×*]|times|multiplied by", "*"],
  ["\\/|÷|divided by|over", "/"],
];
type Sign = "+" | "-" | "*" | "/";
const SIGN = SIGNS.map(([words]) => words).join("|");
const UNIT = "(?: ?(?:kgs?|kilos?|lbs?|pounds?|reps?|sets?|min(?:ute)?s?|m|km))?";
const FORM = compiled(
  `^\\W*(?:(?:and|so|ok|coach|hey|please)[ ,]+)*(?<lead>(?:what(?: is|s|'s|’s)|whats|how (?:much|many)(?: reps| sets| kilos| kg)?(?: is| are| does)|calculate|work out|wie ?viel (?:ist|sind)|was (?:ist|sind)|combien (?:font|fait)|c(?:'|’)?est combien|cu[aá]nto (?:es|son)|quanto (?:fa|fanno|[eé]|d[aá]))\\s+)?(?<sum>${FIGURE}${UNIT}(?:\\s*(?:${SIGN})\\s*${FIGURE}${UNIT}){1,12})(?: (?:in total|altogether|all together|in all|make))?\\s*(?<end>[=?][=?\\s.]*)?$`,
  "i",
);
const COUNTS = /^(?:how|wie|combien|cu|quanto|calc|work)/i;
const PARTS = compiled(`(${FIGURE})${UNIT}|(${SIGN})`, "gi");
const signOf = (words: string): Sign => SIGNS.find(([form]) => compiled(`^(?:${form})$`, "i").test(words))?.[1] ?? "+";

/**
 * Figures that are to be added, taken away, multiplied or divided, with nothing said of what they are: "what is 10 + 10 + 8?", "how many reps is
 * 4 times 12". In: the question as written. `null` for all else, and for "what is 5x5?", which asks for what sets so written mean.
 */
export function plainSum(text: string): Extract<CoachSum, { op: "arithmetic" }> | null {
  if (text.length > 120) return null;
  const { lead, sum, end } = FORM.exec(text.trim())?.groups ?? {};
  if (sum === undefined || (lead === undefined && end === undefined)) return null;
  const figures: number[] = [];
  const signs: Sign[] = [];
  for (const [, figure, sign] of sum.matchAll(PARTS)) {
    if (figure !== undefined) figures.push(Number(figure.replace(",", ".")));
    else if (sign !== undefined) signs.push(signOf(sign));
  }
  // "80 x 5?" may be a set, "2/3?" a share of something, "60-70?" a range.
  const isPlain = signs.every((sign) => sign === "+") || /plus|minus|times|divided|multiplied/i.test(sum);
  if (!isPlain && !COUNTS.test(lead ?? "") && !/=/.test(end ?? "")) return null;
  return figures.length === signs.length + 1 ? { op: "arithmetic", figures, signs } : null;
}
