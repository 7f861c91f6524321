import { BUCKETS } from "./sample.ts";
import type { Fitted } from "./softmaxRegression.ts";

/** A fitted classifier as it is kept in a file. */
type PackedWeights = {
  /** Softmax temperature, above 0: odds are divided by it. */
  temperature: number;
  /** A number per class, parted by blanks. */
  bias: string;
  /** What one step of a class's weights is worth, parted by blanks. */
  scale: string;
  /** Base64 of 16-bit little-endian bucket numbers, rising: the buckets that have weights. */
  buckets: string;
  /** Base64 of signed bytes: for each of these buckets, one per class. */
  weights: string;
};

/** A classifier ready for use: weights in steps of which one is worth `scale` of its class; small, so that they stay in cache. */
type SteppedWeights = { temperature: number; bias: Float64Array; weights: Int8Array; scale: Float64Array };

/** Weights as they are kept: signed bytes, only the buckets that say something. */
export function packWeights({ temperature, bias, weights }: Fitted): PackedWeights {
  const count = bias.length;
  const most = new Float64Array(count);
  weights.forEach((weight, index) => {
    most[index % count] = Math.max(most[index % count] ?? 0, Math.abs(weight));
  });
  const scale = [...most].map((one) => Number((one / 127 || 1).toPrecision(6)));
  const buckets: number[] = [];
  const bytes: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket += 1) {
    const row = scale.map((unit, index) =>
      Math.max(-127, Math.min(127, Math.round((weights[bucket * count + index] ?? 0) / unit))),
    );
    if (row.every((one) => one === 0)) continue;
    buckets.push(bucket);
    bytes.push(...row);
  }
  const places = Buffer.alloc(buckets.length * 2);
  buckets.forEach((bucket, index) => {
    places.writeUInt16LE(bucket, index * 2);
  });
  return {
    temperature: Number(temperature.toPrecision(4)),
    bias: [...bias].map((one) => one.toPrecision(6)).join(" "),
    scale: scale.join(" "),
    buckets: places.toString("base64"),
    weights: Buffer.from(Int8Array.from(bytes).buffer).toString("base64"),
  };
}

/** What `packWeights` made, ready for use. */
export function unpackWeights(packed: PackedWeights): SteppedWeights {
  const bias = Float64Array.from(packed.bias.split(" "), Number);
  const count = bias.length;
  const weights = new Int8Array(BUCKETS * count);
  const places = Buffer.from(packed.buckets, "base64");
  const bytes = new Int8Array(Buffer.from(packed.weights, "base64"));
  for (let index = 0; index * 2 < places.length; index += 1) {
    weights.set(bytes.subarray(index * count, (index + 1) * count), places.readUInt16LE(index * 2) * count);
  }
  return {
    temperature: packed.temperature,
    bias,
    scale: Float64Array.from(packed.scale.split(" "), Number),
    weights,
  };
}
