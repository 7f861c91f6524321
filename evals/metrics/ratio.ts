import type { Statistic } from "./bootstrap.ts";

/** What one row adds to a rate: its part and its whole; `null` when the rate is not about this row. */
export type Share = readonly [part: number, whole: number];

/**
 * The sum of the parts over the sum of the wholes. Rates, recall, precision and F1 (2·hits over 2·hits + misses + false
 * alarms) are all of this form. `null` when the wholes are 0.
 */
export function ratio(shares: readonly (Share | undefined)[]): Statistic {
  const parts = Float64Array.from(shares, (share) => share?.[0] ?? 0);
  const wholes = Float64Array.from(shares, (share) => share?.[1] ?? 0);
  return (indexes) => {
    let part = 0;
    let whole = 0;
    for (const index of indexes) {
      part += parts[index] ?? 0;
      whole += wholes[index] ?? 0;
    }
    return whole === 0 ? null : part / whole;
  };
}
