/** Kilograms in one avoirdupois pound, exact by definition (international yard and pound agreement, 1959). */
const KG_PER_LB = 0.45359237;

/** A weight in the other unit, unrounded. In: any finite number. */
export function convertWeight(weight: number, from: "kg" | "lb", to: "kg" | "lb"): number {
  if (from === to) return weight;
  return from === "kg" ? weight / KG_PER_LB : weight * KG_PER_LB;
}
