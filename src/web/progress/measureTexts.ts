import type { Measure } from "../../protocol/progress.ts";
import type { Formatter } from "../format/formatter.ts";

/** What each measure is called over a trend. */
export const MEASURE_TITLES: Readonly<Record<Measure, string>> = {
  e1rm: "Estimated 1RM",
  load: "Heaviest set",
  reps: "Most reps in a set",
  seconds: "Longest set",
  metres: "Farthest",
};

type Told = { measure: Measure; perHand: boolean };

/** An amount in its measure: "95 kg", "12 reps", "1 min 30 s", "5 km", "20 kg of help". Weights come in the person's unit. */
export function amountText(amount: number, { measure, perHand }: Told, format: Formatter): string {
  switch (measure) {
    case "reps":
      return `${format.number(amount)} ${amount === 1 ? "rep" : "reps"}`;
    case "seconds":
      return format.duration(amount);
    case "metres":
      return amount >= 1_000 ? `${format.number(amount / 1_000)} km` : `${format.number(amount)} m`;
    case "e1rm":
      return `${format.weight(amount)}${perHand ? " per hand" : ""}`;
    case "load":
      return amount < 0
        ? `${format.spokenWeight(-amount, format.unit)} of help`
        : `${format.spokenWeight(amount, format.unit)}${perHand ? " per hand" : ""}`;
  }
}

/** The same beside an axis, where the unit is said once for all. */
export function axisText(amount: number, { measure }: Told, format: Formatter): string {
  if (measure === "seconds") return amount >= 60 ? `${format.number(amount / 60)} min` : `${format.number(amount)} s`;
  if (measure === "metres")
    return amount >= 1_000 ? `${format.number(amount / 1_000)} km` : `${format.number(amount)} m`;
  return format.number(amount);
}
