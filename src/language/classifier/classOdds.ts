import type { Sample } from "./sample.ts";

/** The weights of a classifier: one per bucket and class, each worth `scale` of its class (1 where there is none). */
type ClassWeights = { bias: Float64Array; weights: Float32Array | Int8Array; scale?: Float64Array };

/** The log-odds of each class for a sample, before the temperature. */
export function classOdds({ buckets, values }: Sample, { bias, weights, scale }: ClassWeights): Float64Array {
  const count = bias.length;
  const odds = new Float64Array(count);
  // Nothing, and so that nobody takes the reading for needless.
  odds[0] = 0 * readAhead(buckets, weights, count);
  for (let index = 0; index < buckets.length; index += 1) {
    const from = (buckets[index] ?? 0) * count;
    const value = values[index] ?? 0;
    // Both are there for every class: to ask for what is missing costs more than the sum.
    for (let one = 0; one < count; one += 1)
      odds[one] = (odds[one] as number) + value * (weights[from + one] as number);
  }
  for (let one = 0; one < count; one += 1)
    odds[one] = (bias[one] as number) + (odds[one] as number) * (scale === undefined ? 1 : (scale[one] as number));
  return odds;
}

/**
 * Reads the first weight of each row: the rows lie far apart, and what is read without waiting the memory brings along at once, and
 * not one after another. Out: their sum.
 */
function readAhead(buckets: Uint16Array, weights: Float32Array | Int8Array, count: number): number {
  let sum = 0;
  for (let index = 0; index < buckets.length; index += 1) sum += weights[(buckets[index] as number) * count] as number;
  return sum;
}

/** Log-odds to probabilities that sum to 1. `temperature` above 0; above 1 it flattens. */
export function softmax(odds: Float64Array, temperature: number): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of odds) most = Math.max(most, one);
  const shares = new Float64Array(odds.length);
  let total = 0;
  for (let one = 0; one < odds.length; one += 1) {
    const share = Math.exp(((odds[one] as number) - most) / temperature);
    shares[one] = share;
    total += share;
  }
  for (let one = 0; one < odds.length; one += 1) shares[one] = (shares[one] as number) / total;
  return shares;
}
