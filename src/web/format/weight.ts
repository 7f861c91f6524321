export type WeightUnit = "kg" | "lb";

/** One pound in kilograms, by definition. */
export const KG_PER_LB = 0.45359237;

/** A weight in the other unit, or in the same; not rounded. */
export function convertWeight(value: number, from: WeightUnit, to: WeightUnit): number {
  if (from === to) return value;
  return from === "lb" ? value * KG_PER_LB : value / KG_PER_LB;
}
