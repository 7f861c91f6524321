import { convertWeight } from "./convertWeight.ts";

/** Metres in each unit of length, exact by definition (international yard and pound agreement, 1959). */
const METRES = { km: 1_000, m: 1, cm: 0.01, mi: 1_609.344, yd: 0.9144, ft: 0.3048, in: 0.0254 } as const;
const POUNDS_PER_STONE = 14;

export type LengthUnit = keyof typeof METRES;
export type MassUnit = "kg" | "lb" | "stone";

const isMass = (unit: string): unit is MassUnit => unit === "kg" || unit === "lb" || unit === "stone";

/**
 * A length or a weight in another unit, unrounded. In: any finite number and two units of the same kind. Out: `null` when
 * one is a length and the other a weight.
 */
export function convertMeasure(amount: number, from: LengthUnit | MassUnit, to: LengthUnit | MassUnit): number | null {
  if (isMass(from) && isMass(to))
    return massIn(to, from === "kg" ? amount : convertWeight(inPounds(amount, from), "lb", "kg"));
  if (isMass(from) || isMass(to)) return null;
  return (amount * METRES[from]) / METRES[to];
}

const inPounds = (amount: number, unit: "lb" | "stone") => (unit === "lb" ? amount : amount * POUNDS_PER_STONE);

function massIn(unit: MassUnit, kilograms: number): number {
  if (unit === "kg") return kilograms;
  const pounds = convertWeight(kilograms, "kg", "lb");
  return unit === "lb" ? pounds : pounds / POUNDS_PER_STONE;
}
