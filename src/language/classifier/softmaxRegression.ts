import { classOdds, softmax } from "./classOdds.ts";
import { BUCKETS, type Sample } from "./sample.ts";
import { seededRandom, shuffle, shuffled } from "./seededRandom.ts";

type Labelled = { sample: Sample; label: number };
/** A fitted classifier: `weights` holds one number per bucket and class. `temperature` divides the odds. */
export type Fitted = { temperature: number; bias: Float64Array; weights: Float32Array };
/** What came out for a text that the classifier was not fitted on. */
export type HeldOut = { odds: Float64Array; label: number };
/**
 * `rate` and `penalty` of the regression, chosen by cross-validation; `seed` of the order of the data. `orders`: of how many orders the
 * weights are the mean, 1 unless given. With one, its chance decides what lies close to a threshold.
 */
export type FitOptions = { rate: number; penalty: number; seed: number; orders?: number };

const EPOCHS = 8;
/** Errors below this move nothing: most classes are out of the question for most texts. */
const LEAST_ERROR = 2e-3;
/** A bucket seen in fewer texts than this has no weight. */
const FEWEST = 2;
const FOLDS = 5;

/** Softmax regression by stochastic gradients with rates per weight (AdaGrad, Duchi et al. 2011) and an L2 penalty. */
function fitOnce(
  data: readonly Labelled[],
  count: number,
  { rate, penalty, seed }: FitOptions,
): Omit<Fitted, "temperature"> {
  const seen = new Uint32Array(BUCKETS);
  for (const { sample } of data) for (const bucket of sample.buckets) seen[bucket] = (seen[bucket] ?? 0) + 1;
  const bias = new Float64Array(count);
  const weights = new Float32Array(BUCKETS * count);
  const biasSquares = new Float64Array(count).fill(1e-3);
  const squares = new Float32Array(BUCKETS * count).fill(1e-3);
  const order = Uint32Array.from(data.keys());
  const random = seededRandom(seed);
  /** The classes that are moved by a text; a list made once, since this runs for every text and epoch. */
  const moved = new Uint16Array(count);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const place of order) {
      const one = data[place];
      if (!one) continue;
      const error = softmax(classOdds(one.sample, { bias, weights }), 1);
      error[one.label] = (error[one.label] ?? 0) - 1;
      for (let index = 0; index < count; index += 1) {
        const slope = error[index] ?? 0;
        const square = (biasSquares[index] ?? 0) + slope * slope;
        biasSquares[index] = square;
        bias[index] = (bias[index] ?? 0) - (0.1 * rate * slope) / Math.sqrt(square);
      }
      let moves = 0;
      for (let index = 0; index < count; index += 1)
        if (Math.abs(error[index] ?? 0) > LEAST_ERROR) moved[moves++] = index;
      const { buckets, values } = one.sample;
      for (let at = 0; at < buckets.length; at += 1) {
        const bucket = buckets[at] ?? 0;
        if ((seen[bucket] ?? 0) < FEWEST) continue;
        const value = values[at] ?? 0;
        for (let each = 0; each < moves; each += 1) {
          const index = moved[each] ?? 0;
          const place = bucket * count + index;
          const weight = weights[place] ?? 0;
          const slope = (error[index] ?? 0) * value + penalty * weight;
          const square = (squares[place] ?? 0) + slope * slope;
          squares[place] = square;
          weights[place] = weight - (rate * slope) / Math.sqrt(square);
        }
      }
    }
  }
  return { bias, weights };
}

/** The mean of the weights that several orders of the data come to. */
function fitMean(data: readonly Labelled[], count: number, options: FitOptions): Omit<Fitted, "temperature"> {
  const { orders = 1, seed } = options;
  const first = fitOnce(data, count, options);
  const others = Array.from({ length: orders - 1 }, (_, at) =>
    fitOnce(data, count, { ...options, seed: seed + at + 1 }),
  );
  const meanOf = (own: number, theirs: number[]) => theirs.reduce((sum, one) => sum + one, own) / orders;
  return {
    bias: first.bias.map((own, at) =>
      meanOf(
        own,
        others.map(({ bias }) => bias[at] ?? 0),
      ),
    ),
    weights: first.weights.map((own, at) =>
      meanOf(
        own,
        others.map(({ weights }) => weights[at] ?? 0),
      ),
    ),
  };
}

/** The temperature (0.2 to 5) with the least surprise (negative log-likelihood) on held-out texts, by golden-section search. */
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
 * Fits a classifier. In: labelled samples, the number of classes, and how. Out: the weights, with a temperature from five-fold
 * cross-validation, and what the held-out folds gave, in the order of the data. The same data always give the same numbers.
 */
export function fitSoftmax(
  data: readonly Labelled[],
  count: number,
  options: FitOptions,
): { fitted: Fitted; heldOut: HeldOut[] } {
  const order = shuffled(data.length, seededRandom(options.seed));
  const foldOf = new Map([...order].map((place, index) => [place, index % FOLDS]));
  const heldOut = new Array<HeldOut>(data.length);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const part = fitMean(
      data.filter((_, place) => foldOf.get(place) !== fold),
      count,
      options,
    );
    data.forEach(({ sample, label }, place) => {
      if (foldOf.get(place) === fold) heldOut[place] = { odds: classOdds(sample, part), label };
    });
  }
  return { fitted: { ...fitMean(data, count, options), temperature: fitTemperature(heldOut) }, heldOut };
}
