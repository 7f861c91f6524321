import { BUCKETS } from "../classifier/sample.ts";
import { seededRandom, shuffle } from "../classifier/seededRandom.ts";
import { expect } from "./chain.ts";

/** A message to fit on: the features of each token, the tag of each, and how much it counts. */
export type Tagged = { features: readonly Uint16Array[]; tags: Uint8Array; weight: number };
/** Fitted scores: per bucket and tag, per tag, per tag after tag, per tag at the beginning. */
export type FittedChain = { weights: Float32Array; bias: Float64Array; steps: Float64Array; first: Float64Array };

const EPOCHS = 7;
const RATE = 0.15;
const PENALTY = 2e-4;
const LEAST_ERROR = 2e-3;
const LEAST_WEIGHT = 0.2;
/** A bucket seen at or beside a mark in fewer places than this has no weight. */
const FEWEST = 4;

/** Scores of each tag at each token, row by row. */
export function scoresOf(
  features: readonly Uint16Array[],
  bias: Float64Array,
  weights: Float32Array | Int8Array,
  scale?: Float64Array,
): Float64Array {
  const count = bias.length;
  const scores = new Float64Array(features.length * count);
  features.forEach((buckets, at) => {
    const to = at * count;
    for (const bucket of buckets) {
      const from = bucket * count;
      for (let tag = 0; tag < count; tag += 1) scores[to + tag] = (scores[to + tag] ?? 0) + (weights[from + tag] ?? 0);
    }
    for (let tag = 0; tag < count; tag += 1)
      scores[to + tag] = (bias[tag] ?? 0) + (scores[to + tag] ?? 0) * (scale?.[tag] ?? 1);
  });
  return scores;
}

/**
 * Fits a chain of tags by stochastic gradients of the conditional likelihood with rates per weight (AdaGrad, Duchi et al. 2011)
 * and an L2 penalty. In: marked messages, the number of tags, a seed of their order. The same data always give the same numbers.
 */
export function fitChain(data: readonly Tagged[], count: number, seed: number): FittedChain {
  const seen = new Uint32Array(BUCKETS);
  for (const { features, tags } of data)
    features.forEach((buckets, at) => {
      if (tags[at] === 0 && tags[at - 1] === 0 && tags[at + 1] === 0) return;
      for (const bucket of buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
    });
  const fitted: FittedChain = {
    weights: new Float32Array(BUCKETS * count),
    bias: new Float64Array(count),
    steps: new Float64Array(count * count),
    first: new Float64Array(count),
  };
  const squares = new Float32Array(BUCKETS * count).fill(1e-3);
  const biasSquares = new Float64Array(count).fill(1e-3);
  const stepSquares = new Float64Array(count * count).fill(1e-3);
  const firstSquares = new Float64Array(count).fill(1e-3);
  const order = Uint32Array.from(data.keys());
  const random = seededRandom(seed);
  const descend = (all: Float64Array, sums: Float64Array, place: number, error: number) => {
    const slope = error + PENALTY * (all[place] ?? 0);
    const square = (sums[place] ?? 0) + slope * slope;
    sums[place] = square;
    all[place] = (all[place] ?? 0) - (RATE * slope) / Math.sqrt(square);
  };
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) {
      const one = data[index];
      if (!one || one.features.length === 0) continue;
      const { features, tags, weight } = one;
      const chain = { count, steps: fitted.steps.map(Math.exp), first: fitted.first.map(Math.exp) };
      const { shares, steps } = expect(scoresOf(features, fitted.bias, fitted.weights), chain, true);
      const expected = steps ?? new Float64Array(0);
      for (let at = 1; at < tags.length; at += 1) {
        const place = (tags[at - 1] ?? 0) * count + (tags[at] ?? 0);
        expected[place] = (expected[place] ?? 0) - 1;
      }
      expected.forEach((error, place) => {
        if (Math.abs(error) > LEAST_ERROR) descend(fitted.steps, stepSquares, place, error * weight);
      });
      for (let tag = 0; tag < count; tag += 1) {
        const error = (shares[tag] ?? 0) - (tags[0] === tag ? 1 : 0);
        if (Math.abs(error) > LEAST_ERROR) descend(fitted.first, firstSquares, tag, error * weight);
      }
      features.forEach((buckets, at) => {
        for (let tag = 0; tag < count; tag += 1) {
          const error = ((shares[at * count + tag] ?? 0) - (tags[at] === tag ? 1 : 0)) * weight;
          if (Math.abs(error) < LEAST_ERROR) continue;
          descend(fitted.bias, biasSquares, tag, 0.1 * error);
          for (const bucket of buckets) {
            if ((seen[bucket] ?? 0) < FEWEST) continue;
            const place = bucket * count + tag;
            const value = fitted.weights[place] ?? 0;
            const slope = error + PENALTY * value;
            const square = (squares[place] ?? 0) + slope * slope;
            squares[place] = square;
            fitted.weights[place] = value - (RATE * slope) / Math.sqrt(square);
          }
        }
      });
    }
  }
  // What says next to nothing is left out: most of the file would be that.
  fitted.weights.forEach((weight, place) => {
    if (Math.abs(weight) < LEAST_WEIGHT) fitted.weights[place] = 0;
  });
  return fitted;
}
