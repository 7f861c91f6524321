import type { Paired } from "./pairedTest.ts";

export type Decision = "improve" | "revert" | "hold";

/** One measure compared. `primary`: what the suite is for. `guard`: must not get worse, whatever else gets better. */
export type Compared = { role: "primary" | "guard" | "other"; better: "higher" | "lower"; test: Paired };

/** Fewer shared rows than this decide nothing. */
export const FEWEST_ROWS = 20;
const ALPHA = 0.05;

/** Whether a difference is more than chance, and in which direction it goes for the measure. */
export function directionOf({ better, test }: Compared): "better" | "worse" | "same" {
  const isSure = test.p < ALPHA && (test.low > 0 || test.high < 0);
  if (!isSure) return "same";
  return test.difference > 0 === (better === "higher") ? "better" : "worse";
}

/**
 * `revert` when a primary or guard measure got surely worse; `improve` when a primary measure got surely better; else `hold`.
 * A guard whose figure was clean (0, or 1 where higher is better) and no longer is counts as worse without a test: one
 * wrong write is not chance.
 */
export function decide(measures: readonly Compared[], rows: number): Decision {
  const weighed = measures.filter(({ role }) => role !== "other");
  const isSoiled = ({ role, better, test }: Compared) =>
    role === "guard" && test.before === (better === "lower" ? 0 : 1) && test.after !== test.before;
  if (weighed.some(isSoiled)) return "revert";
  if (rows < FEWEST_ROWS) return "hold";
  if (weighed.some((measure) => directionOf(measure) === "worse")) return "revert";
  const isBetter = weighed.some((measure) => measure.role === "primary" && directionOf(measure) === "better");
  return isBetter ? "improve" : "hold";
}
