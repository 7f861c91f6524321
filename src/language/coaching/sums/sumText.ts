import { compiled } from "../../patterns/compiled.ts";
import { entered } from "../../patterns/enteredPattern.ts";
import { keepingLast } from "../../patterns/keepingLast.ts";
import { sessionText } from "../../session/sessionText.ts";
import type { LengthUnit, MeasureUnit, WeightUnit } from "./coachSum.ts";

export const N = "(?<![\\d.,:/])(\\d+(?:[.,]\\d+)?)(?![\\d:/])";
export const U = "(kgs?|kilos?|kilograms?|lbs?|pounds?)";
/** A figure, with its unit of weight where one is said: two groups. */
export const W = `${N}(?: ${U})?`;
/** Counted things that are no weight: "5 reps", "3 sets", "10 minutes". */
export const NOT_WEIGHT =
  "(?! (?:x|reps?|sets?|times|minutes?|mins?|seconds?|secs?|hours?|days?|weeks?|months?|years?|rm|%|percent|kms?|miles?|cms?)\\b)(?!\\d)";

const MEASURES: readonly [MeasureUnit, string][] = [
  ["kg", "kgs?|kilos?|kilogramm?e?s?|quilos?|chili"],
  ["lb", "lbs?|pounds?|pfund|livres?|libras?|libbre"],
  ["stone", "stones?|st"],
  ["km", "kms?|kilomet(?:er|re)s?"],
  ["mi", "miles?|mi"],
  ["yd", "yards?|yds?"],
  ["ft", "feet|foot|ft"],
  ["in", "inch(?:es)?"],
  ["cm", "cms?|centimet(?:er|re)s?"],
  ["m", "met(?:er|re)s?|m"],
];
/** Any unit of weight or length: one group. */
export const MEASURE = `(${MEASURES.map(([, words]) => words).join("|")})`;
const UNITS = MEASURES.map(([unit, words]) => ({ unit, words: compiled(`^(?:${words})$`) }));
const LENGTHS = new Set<MeasureUnit>(["km", "mi", "yd", "ft", "in", "cm", "m"]);

export const rx = keepingLast((source) => compiled(source));
export const number = (digits: string | undefined): number => Number((digits ?? "").replace(",", "."));
export const weightUnit = (word: string | undefined): WeightUnit | null =>
  word === undefined ? null : word.startsWith("k") ? "kg" : "lb";
export const measureUnit = (word: string | undefined): MeasureUnit | null =>
  UNITS.find(({ words }) => words.test(word ?? ""))?.unit ?? null;
export const isLength = (unit: MeasureUnit): unit is LengthUnit => LENGTHS.has(unit);

const DISTANCE_TALK = entered(
  /\b(?:run|ran|running|jog\w*|race|miles?|mph|pace|min\w*|km\w*|per km|row|rowed|walk\w*|cycl\w*|swim|swam|bike)\b/,
);

/**
 * A question as the readers of sums want it: tokens joined by single spaces, feet and inches in words, "1RM" as "rm",
 * "100k" as kilograms or, where distances are spoken of, as kilometres. Nothing beyond 600 characters is looked at.
 */
export function sumText(text: string): string {
  const written = text
    .slice(0, 600)
    .replace(/(\d)\s?['’′]\s?(\d{1,2})(?!\d)(?:\s?(?:["”″]|''))?/g, "$1 ft $2 inch")
    .replace(/(\d)\s?[”″"](?=\s|$)/g, "$1 inch")
    .replace(/(\d)#/g, "$1 lb")
    .replace(/(\d),(?=\d{3}(?!\d))/g, "$1");
  const { plain } = sessionText(written);
  const k =
    DISTANCE_TALK.test(plain) && !/\b(?:bench|squat|deadlift|press|plates?|bar|rm|max|reps?)\b/.test(plain)
      ? "km"
      : "kg";
  return plain
    .replace(
      /\b(?:estimated |calculated )?(?:e )?(?:1|one)(?: rep(?:etition)?)? (?:max(?:imum)?|rm)\b|\be1rm\b|\be 1 rm\b/g,
      "rm",
    )
    .replace(/(\d) k\b(?! (?:steps?|calories))/g, `$1 ${k}`)
    .replace(/(\d) (?:ft|foot|feet) (\d+)(?: in(?! (?:cm|m|met)))?(?! inch)(?= |$)/g, "$1 ft $2 inch");
}
