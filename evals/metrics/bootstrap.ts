import { seededRandom } from "../../src/language/classifier/seededRandom.ts";

/** A figure computed from the rows with these indexes (a row may come several times); `null` when it cannot be. */
export type Statistic = (indexes: Uint32Array) => number | null;
export type Interval = { low: number; high: number };
export type BootstrapOptions = { seed: number; resamples?: number; level?: number };

export const RESAMPLES = 1_000;

/** 0, 1, … size − 1: the sample itself. */
export const everyRow = (size: number): Uint32Array => Uint32Array.from({ length: size }, (_, index) => index);

/**
 * The percentile bootstrap interval of a statistic over `size` rows (Efron 1979): rows are drawn with replacement, as many as
 * there are. Resamples in which the statistic does not exist are left out. `null` without rows or when none is left.
 */
export function bootstrap(size: number, statistic: Statistic, options: BootstrapOptions): Interval | null {
  const { level = 0.95 } = options;
  const found = resampled(size, options, statistic);
  if (found.length === 0) return null;
  const tail = (1 - level) / 2;
  return { low: quantile(found, tail), high: quantile(found, 1 - tail) };
}

/** The statistic in every resample where it exists, ascending. The same seed draws the same rows. */
export function resampled(
  size: number,
  { seed, resamples = RESAMPLES }: BootstrapOptions,
  statistic: Statistic,
): Float64Array {
  if (size === 0) return new Float64Array();
  const random = seededRandom(seed);
  const indexes = new Uint32Array(size);
  const found: number[] = [];
  for (let round = 0; round < resamples; round++) {
    for (let at = 0; at < size; at++) indexes[at] = Math.floor(random() * size);
    const value = statistic(indexes);
    if (value !== null) found.push(value);
  }
  return Float64Array.from(found).sort();
}

/** The quantile `share` (0 to 1) of ascending values, interpolated between neighbours. Refuses none with `NaN`. */
export function quantile(ascending: ArrayLike<number>, share: number): number {
  const at = share * (ascending.length - 1);
  const below = ascending[Math.floor(at)] ?? Number.NaN;
  const above = ascending[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}
