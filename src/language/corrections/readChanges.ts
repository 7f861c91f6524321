import type { Change } from "./correctionValues.ts";
import { weightUnit } from "./correctionWords.ts";

/** What the groups that a pattern has found come to, as changes. */

const number = (text: string | undefined): number => Number((text ?? "").replace(",", "."));

/** What is picked up is a weight; "those were 40s" of a plank may be seconds. */
export function bellsOf(value: number, instead: number | null, whole: string): Change[] {
  return /^(?:used|had|took|grabbed|with)\b/.test(whole)
    ? [{ what: "field", field: "weight", value, unit: null, instead }]
    : [{ what: "figure", value, instead, likely: "weight" }];
}

export function unitChange(word: string | undefined): Change[] {
  const unit = weightUnit(word);
  return unit === null ? [] : [{ what: "unit", unit }];
}

export function loaded(groups: string[], load: "added" | "assisted"): Change[] {
  // Each alternative captures the figure and its unit.
  const at = groups.findIndex((group) => group !== undefined);
  return [{ what: "load", load, value: number(groups[at]), unit: weightUnit(groups[at + 1]) }];
}

export const isSigned = (whole: string): boolean => whole.startsWith("+");

export function by(groups: string[], sign: 1 | -1): Extract<Change, { what: "by" }>[] {
  // Each alternative captures the figure, its whole unit, and the unit's name when it is a weight.
  const at = groups.findIndex((group) => group !== undefined);
  const delta = sign * number(groups[at]);
  const unit = weightUnit(groups[at + 1]);
  return [{ what: "by", field: unit === null ? "reps" : "weight", delta, unit }];
}
