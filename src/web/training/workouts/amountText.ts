import type { WorkoutItem } from "../../../protocol/cards.ts";
import type { Formatter } from "../../format/formatter.ts";

type Amount = Pick<WorkoutItem, "sets"> &
  Partial<Pick<WorkoutItem, "reps" | "durationS" | "side" | "weight" | "unit" | "rpe">>;

/** What an item asks for, without its rest: "3 × 10 each side at 20 kg, RPE 8". */
export function amountText({ sets, reps, durationS, side, weight, unit, rpe }: Amount, format: Formatter): string {
  const work = reps === undefined ? format.duration(durationS ?? 0) : String(reps);
  const where = side === "each" ? " each side" : side ? ` ${side}` : "";
  const own =
    weight !== undefined && unit !== undefined && unit !== format.unit ? ` (${format.weight(weight, unit)})` : "";
  const load = weight === undefined ? "" : ` at ${format.spokenWeight(weight, unit ?? format.unit)}${own}`;
  return `${sets} × ${work}${where}${load}${rpe === undefined ? "" : `, RPE ${rpe}`}`;
}
