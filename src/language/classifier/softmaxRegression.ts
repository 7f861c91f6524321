/** The features of a text with the value that each has. Buckets are from 0 to below 65,536. */
export type Sample = { buckets: Uint16Array; values: Float32Array };
export type Labelled = { sample: Sample; label: number };
/** A fitted classifier: `weights` holds one number per bucket and class. `temperature` divides the odds. */
export type Fitted = { temperature: number; bias: Float64Array; weights: Float32Array };
/** As it is kept in a file. */
export type Packed = {
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

export const BUCKETS = 65_536;
const EPOCHS = 8;
const RATE = 0.15;
const PENALTY = 2e-4;
/** Errors below this move nothing: most classes are out of the question for most texts. */
const LEAST_ERROR = 2e-3;
/** A bucket seen in fewer texts than this has no weight. */
const FEWEST = 2;
const FOLDS = 5;
const SEED = 20_261_122;

/** The log-odds of each class for a sample, before the temperature. */
export function oddsOf({ buckets, values }: Sample, { bias, weights }: Omit<Fitted, "temperature">): Float64Array {
  const count = bias.length;
  const odds = Float64Array.from(bias);
  for (let index = 0; index < buckets.length; index += 1) {
    const from = (buckets[index] ?? 0) * count;
    const value = values[index] ?? 0;
    for (let one = 0; one < count; one += 1) odds[one] = (odds[one] ?? 0) + value * (weights[from + one] ?? 0);
  }
  return odds;
}

/** Log-odds to probabilities that sum to 1. `temperature` above 0; above 1 it flattens. */
export function softmax(odds: Float64Array, temperature: number): Float64Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const one of odds) most = Math.max(most, one);
  const shares = odds.map((one) => Math.exp((one - most) / temperature));
  const total = shares.reduce((sum, one) => sum + one, 0);
  return shares.map((one) => one / total);
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    const kept = order[index] ?? 0;
    order[index] = order[other] ?? 0;
    order[other] = kept;
  }
}

/** Softmax regression by stochastic gradients with rates per weight (AdaGrad, Duchi et al. 2011) and an L2 penalty. */
function fitOnce(data: readonly Labelled[], count: number): Omit<Fitted, "temperature"> {
  const seen = new Uint32Array(BUCKETS);
  for (const { sample } of data) for (const bucket of sample.buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  const bias = new Float64Array(count);
  const weights = new Float32Array(BUCKETS * count);
  const biasSquares = new Float64Array(count).fill(1e-3);
  const squares = new Float32Array(BUCKETS * count).fill(1e-3);
  const order = Uint32Array.from(data.keys());
  const random = seeded(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const place of order) {
      const one = data[place];
      if (!one) continue;
      const error = softmax(oddsOf(one.sample, { bias, weights }), 1);
      error[one.label] = (error[one.label] ?? 0) - 1;
      for (let index = 0; index < count; index += 1) {
        const slope = error[index] ?? 0;
        const square = (biasSquares[index] ?? 0) + slope * slope;
        biasSquares[index] = square;
        bias[index] = (bias[index] ?? 0) - (0.1 * RATE * slope) / Math.sqrt(square);
      }
      const moved = [...error.keys()].filter((index) => Math.abs(error[index] ?? 0) > LEAST_ERROR);
      one.sample.buckets.forEach((bucket, at) => {
        if ((seen[bucket] ?? 0) < FEWEST) return;
        const value = one.sample.values[at] ?? 0;
        for (const index of moved) {
          const place = bucket * count + index;
          const weight = weights[place] ?? 0;
          const slope = (error[index] ?? 0) * value + PENALTY * weight;
          const square = (squares[place] ?? 0) + slope * slope;
          squares[place] = square;
          weights[place] = weight - (RATE * slope) / Math.sqrt(square);
        }
      });
    }
  }
  return { bias, weights };
}

/** What came out for a text that the classifier was not fitted on. */
export type HeldOut = { odds: Float64Array; label: number };

/** The temperature (0.2 to 5) with the least mean surprise on held-out texts, by golden-section search. */
function fitTemperature(heldOut: readonly HeldOut[]): number {
  const surprise = (temperature: number) =>
    heldOut.reduce((sum, { odds, label }) => sum - Math.log(softmax(odds, temperature)[label] || 1e-12), 0);
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [Math.log(0.2), Math.log(5)];
  for (let round = 0; round < 24; round += 1) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (surprise(Math.exp(left)) < surprise(Math.exp(right))) high = right;
    else low = left;
  }
  return Math.exp((low + high) / 2);
}

/**
 * Fits a classifier. In: labelled samples and the number of classes. Out: the weights, with a temperature from five-fold
 * cross-validation, and what the held-out folds gave, in the order of the data. The same data always give the same numbers.
 */
export function fitSoftmax(data: readonly Labelled[], count: number): { fitted: Fitted; heldOut: HeldOut[] } {
  const order = Uint32Array.from(data.keys());
  shuffle(order, seeded(SEED));
  const foldOf = new Map([...order].map((place, index) => [place, index % FOLDS]));
  const heldOut = new Array<HeldOut>(data.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const part = fitOnce(
      data.filter((_, place) => foldOf.get(place) !== fold),
      count,
    );
    data.forEach(({ sample, label }, place) => {
      if (foldOf.get(place) === fold) heldOut[place] = { odds: oddsOf(sample, part), label };
    });
  }
  return { fitted: { ...fitOnce(data, count), temperature: fitTemperature(heldOut) }, heldOut };
}

/** Weights as they are kept: signed bytes, only the buckets that say something. */
export function packFitted({ temperature, bias, weights }: Fitted): Packed {
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

/** What `packFitted` made, ready for use. */
export function unpackFitted(packed: Packed): Fitted {
  const bias = Float64Array.from(packed.bias.split(" "), Number);
  const count = bias.length;
  const scale = packed.scale.split(" ").map(Number);
  const weights = new Float32Array(BUCKETS * count);
  const places = Buffer.from(packed.buckets, "base64");
  const bytes = Buffer.from(packed.weights, "base64");
  for (let index = 0; index * 2 < places.length; index += 1) {
    const to = places.readUInt16LE(index * 2) * count;
    for (let one = 0; one < count; one += 1)
      weights[to + one] = bytes.readInt8(index * count + one) * (scale[one] ?? 0);
  }
  return { temperature: packed.temperature, bias, weights };
}
