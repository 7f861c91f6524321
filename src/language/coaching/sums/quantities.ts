import { foldText } from "../../foldText.ts";
import { readNumberWords, startsNumber } from "../../numbers/numbers.ts";
import { compiled } from "../../patterns/compiled.ts";
import { matchesIn } from "../../patterns/matchesIn.ts";
import type { MeasureUnit } from "./coachSum.ts";

/** What a figure may count, beside weights and lengths. */
export type OtherUnit =
  | "h"
  | "min"
  | "s"
  | "km/h"
  | "mi/h"
  | "min/km"
  | "min/mi"
  | "%"
  | "reps"
  | "sets"
  | "years"
  | "bpm";
export type Unit = MeasureUnit | OtherUnit;
export type Dimension = "weight" | "length" | "time" | "speed" | "pace" | "share" | "count" | "age" | "pulse";

/** A figure of a text with what it counts; `null` where it stands bare. `at` and `end` are its place in the text of figures. */
export type Quantity = { value: number; unit: Unit | null; at: number; end: number };
/** The figures of a text, and the units that stand in it without one: what is wanted is named so. */
export type Quantities = { text: string; figures: readonly Quantity[]; bare: readonly Unit[] };

/** Longer units first, so that "km/h" is no "km". */
const UNITS: readonly [Unit, Dimension, string][] = [
  [
    "min/km",
    "pace",
    "(?:min(?:ute)?s?|minuten|minutos?|minuti)?(?: ?/ ?| per | a | pro | par | por | al | au )(?:kms?|kilomet(?:er|re)s?|k)",
  ],
  ["min/mi", "pace", "(?:min(?:ute)?s?)?(?: ?/ ?| per | a | the )(?:miles?|mi)"],
  [
    "km/h",
    "speed",
    "(?:kms?|kilomet(?:er|re)s?|k)s?(?: ?/ ?| per | an? | pro | par | por | all |)(?:h|hr|hour|stunde|heure|hora|ora)|kph|k p h|stundenkilometer",
  ],
  ["mi/h", "speed", "(?:miles?|mi)(?: ?/ ?| per | an? )(?:h|hr|hour)|mph"],
  ["kg", "weight", "kgs?|kilos?|kilogra\\w+|quilos?|chil[io]|keys"],
  ["lb", "weight", "lbs?|pounds?|pounders?|pfund|libras?|livres?|libbr[ea]"],
  ["stone", "weight", "stones?|st"],
  ["km", "length", "kms?|kilomet(?:er|re)s?|chilometri|quilometros|kilometros"],
  ["mi", "length", "miles?|mi"],
  ["yd", "length", "yards?|yds?"],
  ["ft", "length", "feet|foot|ft"],
  ["in", "length", "inch(?:es)?"],
  ["cm", "length", "cms?|centimet(?:er|re)s?|zentimeter|centimetros|centimetri"],
  ["bpm", "pulse", "bpm|beats?(?: per minute| a minute)?"],
  ["min", "time", "min|mins|minutes?|minuten?|minutos?|minuti"],
  ["h", "time", "h|hrs?|hours?|stunden?|heures?|horas?|ore"],
  ["s", "time", "s|secs?|seconds?|sekunden?|secondes?|segundos?|secondi"],
  ["m", "length", "m|met(?:er|re)s?|metros|metri"],
  ["%", "share", "%|percent(?:age)?|per ?cent|pct|prozent|pour ?cent|por ?ciento|per ?cento|por ?cento"],
  ["reps", "count", "reps?|repetitions?|wiederholungen|wdh|repeticiones|ripetizioni|repeticoes"],
  ["sets", "count", "sets?|rounds?|satze?|series?|serie"],
  ["years", "age", "(?:years?|yrs?|yr)(?: old)?|y ?/ ?o|yo|jahre(?: alt)?|ans|anos|anni"],
];
const OF_UNIT = new Map<Unit, Dimension>(UNITS.map(([unit, dimension]) => [unit, dimension]));
export const dimensionOf = (unit: Unit | null): Dimension | null =>
  unit === null ? null : (OF_UNIT.get(unit) ?? null);

const WORDS = UNITS.map(([, , words]) => `(${words})`).join("|");
const FIGURE = /(?<![\d.,:/\p{L}])(\d{1,6}(?:[.,]\d+)?)(?::(\d{2}))?(?::(\d{2}))?/gu;
const BEHIND = compiled(`^[ -]?(?:${WORDS})(?![\\p{L}])`, "u");
const ALONE = compiled(`(?<![\\p{L}])(?:${WORDS})(?![\\p{L}])`, "gu");
/** These are no numbers by themselves: an article, a pronoun, a part. */
const NO_NUMBER = new Set("a an one half couple pair un une uno una um uma ein eine eins".split(" "));

/** Folded, with numbers in figures: "seventy-two point five percent of four-oh-five" → "72.5 percent of 405". */
export function inFigures(text: string): string {
  const words = foldText(text.slice(0, 400))
    .replace(/(?<=\p{L})-(?=\p{L})|(?<=\d)-(?=\p{L})/gu, " ")
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1")
    .replace(/(\d) ?x ?(?=\d)/g, "$1 x ")
    .split(/(?<=[^\s])(?=[,;:?!](?:\s|$))|\s+/);
  if (!words.some((word) => startsNumber(word))) return words.join(" ");
  const out: string[] = [];
  for (let at = 0; at < words.length; ) {
    const found = startsNumber(words[at] ?? "") ? readNumberWords(words, at) : null;
    const isNumber = found !== null && !(found.length === 1 && NO_NUMBER.has(words[at] ?? ""));
    out.push(isNumber ? String(found.value) : (words[at] ?? ""));
    at += isNumber ? found.length : 1;
  }
  return out.join(" ");
}

const unitIn = (groups: readonly (string | undefined)[]): Unit | null => {
  const at = groups.findIndex((group) => group !== undefined);
  return UNITS[at]?.[0] ?? null;
};

/** Hours, minutes and seconds of a clock are one figure in seconds; what it means is for the reader to tell. */
const CLOCK_BASE = 60;

/** How many of the small unit, which nobody names, make the big one. */
const SMALL: Partial<Record<Unit, number>> = { stone: 14, ft: 12 };

/** "11 stone 6", "5 ft 10": one figure. */
function mergeSmall(figures: Quantity[]): void {
  for (let at = 0; at + 1 < figures.length; at += 1) {
    const [big, small] = [figures[at], figures[at + 1]];
    const per = big && SMALL[big.unit ?? "kg"];
    const isSmall = small !== undefined && (small.unit === null || small.unit === "lb" || small.unit === "in");
    if (!big || per === undefined || !isSmall || small.value >= per || small.at - big.end > 2) continue;
    figures.splice(at, 2, { ...big, value: big.value + small.value / per, end: small.end });
  }
}

/** The figures of a text with their units, and the units without a figure. Any text; beyond 400 characters none is read. */
export function quantitiesIn(said: string): Quantities {
  const text = inFigures(said);
  const figures: Quantity[] = [];
  let rest = text;
  for (const found of matchesIn(text, FIGURE)) {
    const end = found.index + found[0].length;
    const behind = BEHIND.exec(text.slice(end, end + 30));
    const [, whole = "0", minutes, seconds] = found;
    const number = Number(whole.replace(",", "."));
    const isClock = minutes !== undefined;
    const value = !isClock
      ? number
      : seconds === undefined
        ? number * CLOCK_BASE + Number(minutes)
        : (number * CLOCK_BASE + Number(minutes)) * CLOCK_BASE + Number(seconds);
    const unit = behind === null ? (isClock ? "s" : null) : unitIn(behind.slice(1));
    // "4:30 min" is a clock, not four and a half minutes of minutes; "5:30 min/km" is a pace in seconds.
    const clocked = isClock && (unit === "min" || unit === "h") ? "s" : unit;
    const scaled = isClock && (clocked === "min/km" || clocked === "min/mi") ? value / CLOCK_BASE : value;
    const isHours = isClock && unit === "h" && seconds === undefined;
    const stop = end + (behind?.[0].length ?? 0);
    figures.push({ value: isHours ? value * CLOCK_BASE : scaled, unit: clocked, at: found.index, end: stop });
    rest = `${rest.slice(0, found.index)}${"#".repeat(stop - found.index)}${rest.slice(stop)}`;
  }
  mergeSmall(figures);
  const bare = matchesIn(rest, ALONE).flatMap(({ 0: word, ...groups }) => {
    const list = UNITS.map((_, at) => (groups as unknown as Record<number, string | undefined>)[at + 1]);
    // "m", "s", "h", "a mile" and the like are no units that anybody asks for.
    return word.length > 1 ? (unitIn(list) ?? []) : [];
  });
  return { text, figures, bare };
}
