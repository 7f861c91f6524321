import { type BootstrapOptions, everyRow, quantile, resampled, type Statistic } from "./bootstrap.ts";

/** `after` less `before`, its 95 % interval, and how often chance alone would give as much (two-sided, 0 to 1). */
export type Paired = { before: number; after: number; difference: number; low: number; high: number; p: number };

/**
 * The paired bootstrap test (Efron and Tibshirani 1993): both statistics are taken on the same drawn rows, so that what
 * makes a row hard cancels out. Row i of `before` and row i of `after` are the same row. `null` when either statistic
 * does not exist.
 */
export function pairedTest(
  size: number,
  before: Statistic,
  after: Statistic,
  options: BootstrapOptions,
): Paired | null {
  const all = everyRow(size);
  const then = before(all);
  const now = after(all);
  if (then === null || now === null) return null;
  const differences = resampled(size, options, (indexes) => {
    const old = before(indexes);
    const recent = after(indexes);
    return old === null || recent === null ? null : recent - old;
  });
  const sideOf = (isInside: (difference: number) => boolean) => {
    let count = 0;
    for (const difference of differences) if (isInside(difference)) count += 1;
    return (count + 1) / (differences.length + 1);
  };
  const p = Math.min(
    1,
    2 *
      Math.min(
        sideOf((value) => value <= 0),
        sideOf((value) => value >= 0),
      ),
  );
  return {
    before: then,
    after: now,
    difference: now - then,
    low: quantile(differences, 0.025),
    high: quantile(differences, 0.975),
    p,
  };
}
