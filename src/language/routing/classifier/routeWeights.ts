import { Route } from "../../../protocol/turn.ts";
import { BUCKETS, messageFeatures, namedBucket } from "./messageFeatures.ts";

/** A trained classifier as it is kept in a file. */
export type PackedWeights = {
  /** SHA-256 of the labelled messages it was fitted on, in hexadecimal. */
  trainedOn: string;
  routes: string[];
  /** Softmax temperature, above 0: odds are divided by it. */
  temperature: number;
  /** A number per route, parted by blanks. */
  bias: string;
  /** What one step of a route's weights is worth; a number per route, parted by blanks. */
  scale: string;
  /** Base64 of 16-bit little-endian bucket numbers, rising: the buckets that have weights. */
  buckets: string;
  /** Base64 of signed bytes: for each of these buckets, one per route. */
  weights: string;
};

/** A trained classifier: `weights` holds one number per bucket and route. */
export type RouteWeights = { routes: readonly Route[]; temperature: number; bias: Float64Array; weights: Float32Array };
/** The same ready for use: weights in steps of which one is worth `scale` of its route; small, so that they stay in cache. */
export type SteppedWeights = Omit<RouteWeights, "weights"> & { weights: Int8Array; scale: Float64Array };

/** The features of a message with the value that each has. */
export type Sample = { buckets: Uint16Array; values: Float32Array };

/** What is classified: the words of one request, and the names of the signals and rules that fire on them. */
export type Heard = { text: string; signals: readonly string[]; rules: readonly string[] };

/** How much whole words, signals and rules count beside parts of words, chosen by cross-validation on the training data. */
const WORDS_COUNT = 2;
const SIGNALS_COUNT = 1.5;
const RULE_COUNTS = 0.5;

/**
 * A request's features, weighed. Together the parts of its words have length 1, its words `WORDS_COUNT` and its signals
 * `SIGNALS_COUNT`, so that a long message counts no more than a short one; each rule counts by itself.
 */
export function toSample({ text, signals, rules }: Heard): Sample {
  const { words, parts } = messageFeatures(text);
  const groups = [
    { buckets: words, value: WORDS_COUNT / Math.sqrt(words.length || 1) },
    { buckets: parts, value: 1 / Math.sqrt(parts.length || 1) },
    { buckets: signals.map(namedBucket), value: SIGNALS_COUNT / Math.sqrt(signals.length || 1) },
    { buckets: rules.map(namedBucket), value: RULE_COUNTS },
  ];
  const buckets = Uint16Array.from(groups.flatMap((group) => group.buckets));
  const values = Float32Array.from(groups.flatMap((group) => group.buckets.map(() => group.value)));
  return { buckets, values };
}

/** The log-odds of each route for a sample, before the temperature. `scale`: what a weight of 1 is worth for each route. */
export function routeOdds(
  sample: Sample,
  bias: Float64Array,
  weights: Float32Array | Int8Array,
  scale: Float64Array | null = null,
): Float64Array {
  const count = bias.length;
  const odds = new Float64Array(count);
  for (let index = 0; index < sample.buckets.length; index += 1) {
    const from = (sample.buckets[index] ?? 0) * count;
    const value = sample.values[index] ?? 0;
    for (let route = 0; route < count; route += 1)
      odds[route] = (odds[route] ?? 0) + value * (weights[from + route] ?? 0);
  }
  return odds.map((sum, route) => (bias[route] ?? 0) + sum * (scale?.[route] ?? 1));
}

/** Log-odds to probabilities that sum to 1. `temperature` above 0; above 1 it flattens. */
export function softmax(odds: Float64Array, temperature: number): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of odds) most = Math.max(most, one);
  const shares = odds.map((one) => Math.exp((one - most) / temperature));
  const total = shares.reduce((sum, one) => sum + one, 0);
  return shares.map((one) => one / total);
}

/** Weights as they are kept: signed bytes, only the buckets that say something. */
export function packWeights(trained: RouteWeights, trainedOn: string): PackedWeights {
  const count = trained.routes.length;
  const most = new Float64Array(count);
  trained.weights.forEach((weight, index) => {
    most[index % count] = Math.max(most[index % count] ?? 0, Math.abs(weight));
  });
  const scale = [...most].map((one) => Number((one / 127 || 1).toPrecision(6)));
  const buckets: number[] = [];
  const bytes: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const row = scale.map((unit, route) =>
      Math.max(-127, Math.min(127, Math.round((trained.weights[bucket * count + route] ?? 0) / unit))),
    );
    if (row.every((one) => one === 0)) continue;
    buckets.push(bucket);
    bytes.push(...row);
  }
  const places = new Uint8Array(buckets.length * 2);
  const view = new DataView(places.buffer);
  buckets.forEach((bucket, index) => {
    view.setUint16(index * 2, bucket, true);
  });
  return {
    trainedOn,
    routes: [...trained.routes],
    temperature: Number(trained.temperature.toPrecision(4)),
    bias: [...trained.bias].map((one) => one.toPrecision(6)).join(" "),
    scale: scale.join(" "),
    buckets: Buffer.from(places).toString("base64"),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString("base64"),
  };
}

/** What `packWeights` made, ready for use. */
export function unpackWeights(packed: PackedWeights): SteppedWeights {
  const count = packed.routes.length;
  const weights = new Int8Array(BUCKETS * count);
  const places = Buffer.from(packed.buckets, "base64");
  const bytes = Buffer.from(packed.weights, "base64");
  for (let index = 0; index * 2 < places.length; index += 1) {
    const to = places.readUInt16LE(index * 2) * count;
    for (let route = 0; route < count; route += 1) {
      weights[to + route] = bytes.readInt8(index * count + route);
    }
  }
  return {
    routes: packed.routes.map((route) => Route.parse(route)),
    temperature: packed.temperature,
    bias: Float64Array.from(packed.bias.split(" "), Number),
    scale: Float64Array.from(packed.scale.split(" "), Number),
    weights,
  };
}
