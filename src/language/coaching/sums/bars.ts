import { entered } from "../../patterns/enteredPattern.ts";
import type { CoachSum, WeightUnit } from "./coachSum.ts";
import { N, NOT_WEIGHT, number, rx, U, W, weightUnit } from "./sumText.ts";

const BAR = [
  rx(`${N}(?: ${U})? (?:\\w+ )?bar(?:bell)?\\b`),
  rx(`bar(?:bell)? (?:is|of|weighs|weighing|at) ${N}(?: ${U})?`),
  rx(`bar(?:bell)?(?: [,:])? ${N} ${U}`),
];
const WOMENS_BAR = entered(/\b(?:womens?|ladies|female) (?:\w+ )?bar\b/);
const SIDES = "(?:each|per|a|every|either|both|one)(?: of the)? (?:sides?|ends?)";
const PLATE = "(?:plates?|discs?|disks?)";
/** One of what is on a side: "2 x 20", "two 45s", "a 10", "25 kg", "3 plates". */
const ITEM = `(?:(?:a |an |one |1 x )?(?:\\d+(?:[.,]\\d+)? (?:x |times )?)?(?:pairs? of )?\\d+(?:[.,]\\d+)?(?: ?s)?(?: ${U.replace("(", "(?:")})?(?: ${PLATE})?|(?:a |an |one |\\d+ )(?:big )?${PLATE})`;
const LIST = `(${ITEM}(?:(?: ,)?(?: and| plus| ,| with)? ${ITEM}){0,5})`;
const ON_SIDES = [
  rx(`${LIST} (?:on |to |for )?${SIDES}\\b`),
  rx(`\\b${SIDES}(?: (?:has|have|is|are|with|of|:))* ${LIST}`),
];
const ASKS_TOTAL = entered(
  /\b(?:total|how much|how heavy|weigh\w*|what (?:is|does|weight)|altogether|sum|add up|adds up|in all|how many|equals?|worth|in (?:kg|lb)s?)\b|=|^(?:empty )?(?:bar|barbell) (?:and|plus|with)/,
);
const BIG = rx(
  `(?:how (?:much|heavy|many \\w+)|what) (?:is|are|does|weight is|do)(?: a)? (\\d|one) (?:big )?plates?\\b|\\b(\\d|one) plates? (?:in|is how|is what|equals?|weigh\\w*|bench|squat|deadlift|mean\\w*)`,
);
const POUND_BARS = new Set([33, 35, 45, 55]);
const KG_PLATES = new Set([1.25, 15, 20, 50, 0.5, 1]);
const LB_PLATES = new Set([35, 45, 55, 100]);

/** What goes on a bar, what a loaded bar weighs, and the sets on the way to a weight. */
export function barSum(text: string): CoachSum | null {
  return loadedBar(text) ?? plates(text) ?? warmUp(text);
}

/** The bar's own weight and the text without it; "a 100 kg bar" is a loaded one, and only `most` says whether it counts. */
function barIn(text: string, most = 30) {
  const found = BAR.map((pattern) => pattern.exec(text)).find((one) => one !== null);
  const weight = found ? number(found[1]) : WOMENS_BAR.test(text) ? 15 : null;
  const isBar = weight !== null && (weight <= most || POUND_BARS.has(weight));
  return isBar
    ? { weight, unit: weightUnit(found?.[2]), text: found ? text.replace(found[0], " bar ") : text }
    : { weight: null, unit: null, text };
}

function loadedBar(text: string): CoachSum | null {
  const big = BIG.exec(text);
  if (big && !/\bside\b/.test(text)) {
    return { op: "loaded_bar", perSide: [], big: countOf(big[1] ?? big[2]), unit: null, bar: null, hasBar: true };
  }
  if (!ASKS_TOTAL.test(text)) return null;
  const bar = barIn(text, 400);
  const list = ON_SIDES.map((pattern) => pattern.exec(bar.text)?.[1]).find((found) => found !== undefined);
  if (list === undefined) return null;
  const items = itemsOf(list);
  if (items.perSide.length + items.big === 0 || items.perSide.length > 20 || items.big > 12) return null;
  const hinted: WeightUnit | null =
    items.perSide.some((plate) => LB_PLATES.has(plate)) || bar.weight === 45
      ? "lb"
      : items.perSide.some((plate) => KG_PLATES.has(plate)) || bar.weight === 20 || bar.weight === 15
        ? "kg"
        : null;
  const said =
    weightUnit(rx(`\\d ${U}\\b`).exec(list)?.[1]) ??
    bar.unit ??
    hinted ??
    weightUnit(rx(`\\bin ${U}\\b`).exec(text)?.[1]);
  const without = /\b(?:without|no|excluding|not counting) (?:the )?bar\b/.test(text);
  return { op: "loaded_bar", ...items, unit: said, bar: bar.weight, hasBar: !without };
}

const countOf = (word: string | undefined) => (word === "one" || word === "a" || word === "an" ? 1 : number(word));

function itemsOf(list: string): { perSide: number[]; big: number } {
  const perSide: number[] = [];
  let big = 0;
  for (const part of list.split(/ (?:and|plus|with) | , /)) {
    const figures = (part.match(/\d+(?:[.,]\d+)?/g) ?? []).map(number);
    const isPlates = /\bplates?\b|\bdis[ck]s?\b/.test(part);
    const [first, second] = figures;
    if (first === undefined) big += isPlates ? 1 : 0;
    else if (second !== undefined) {
      const count = Number.isInteger(first) && first <= 10 ? first : 0;
      perSide.push(...(count > 0 ? new Array<number>(count).fill(second) : [first, second]));
    } else if (isPlates && first <= 8 && Number.isInteger(first) && !rx(`\\d ${U}\\b`).test(part)) {
      if (first === 5 && / a 5 /.test(` ${part} `)) perSide.push(5);
      else big += first;
    } else perSide.push(first);
  }
  return { perSide, big };
}

function plates(text: string): CoachSum | null {
  if (
    !/\bplates?\b|\b(?:each|per|a|either) side\b|\bload(?:ing)?\b.*\bbar|\bload (?:up )?\d|\bput on (?:the|a|my|each)\b/.test(
      text,
    )
  )
    return null;
  const bar = barIn(text);
  const rest = bar.text;
  const total = rx(`${W}${NOT_WEIGHT}(?! (?:plates?|per|a|each|s) )`).exec(rest);
  if (!total || number(total[1]) < 20 || (number(total[1]) < 40 && total[2] === undefined && bar.weight === null))
    return null;
  return { op: "plates", total: number(total[1]), unit: weightUnit(total[2]) ?? bar.unit, bar: bar.weight };
}

function warmUp(text: string): CoachSum | null {
  if (!/\b(?:warm ?(?:ing )?(?:up|ups)|warmups?|ramp(?:ing)?(?: up)?|work up)\b/.test(text)) return null;
  const found =
    rx(`(?:to|for|at|of|before|is|a|with|my) ${N}(?: ${U})?${NOT_WEIGHT}`).exec(text) ?? rx(`${N} ${U}`).exec(text);
  if (!found || number(found[1]) < 30) return null;
  return { op: "warm_up", working: number(found[1]), unit: weightUnit(found[2]) };
}
