import { ROUTES, type Route } from "../../../protocol/turn.ts";
import { BUCKETS } from "./messageFeatures.ts";
import { type Heard, type RouteWeights, routeOdds, type Sample, softmax, toSample } from "./routeWeights.ts";

export type LabelledMessage = { text: string; intent: Route };
/** What came out for a message that the classifier was not fitted on. */
export type HeldOut = { odds: Float64Array; label: number };

/** Emergencies are found by code before any of this, and never guessed. */
export const TRAINED_ROUTES: readonly Route[] = ROUTES.filter((route) => route !== "SAFETY");

const EPOCHS = 8;
const RATE = 0.2;
const PENALTY = 1e-3;
/** Errors below this move nothing: most routes are out of the question for most messages. */
const LEAST_ERROR = 2e-3;
/** A bucket seen in fewer messages than this has no weight. */
const FEWEST_MESSAGES = 2;
const FOLDS = 5;
const SEED = 20_261_121;

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

type Labelled = { sample: Sample; label: number };

/** Softmax regression by stochastic gradients with rates per weight (AdaGrad, Duchi et al. 2011) and an L2 penalty. */
function fitOnce(data: readonly Labelled[], count: number): { bias: Float64Array; weights: Float32Array } {
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
      const error = softmax(routeOdds(one.sample, bias, weights), 1);
      error[one.label] = (error[one.label] ?? 0) - 1;
      for (let route = 0; route < count; route += 1) {
        const slope = error[route] ?? 0;
        const square = (biasSquares[route] ?? 0) + slope * slope;
        biasSquares[route] = square;
        bias[route] = (bias[route] ?? 0) - (0.1 * RATE * slope) / Math.sqrt(square);
      }
      const moved = TRAINED_ROUTES.map((_, route) => route).filter(
        (route) => Math.abs(error[route] ?? 0) > LEAST_ERROR,
      );
      one.sample.buckets.forEach((bucket, index) => {
        if ((seen[bucket] ?? 0) < FEWEST_MESSAGES) return;
        const value = one.sample.values[index] ?? 0;
        for (const route of moved) {
          const at = bucket * count + route;
          const weight = weights[at] ?? 0;
          const slope = (error[route] ?? 0) * value + PENALTY * weight;
          const square = (squares[at] ?? 0) + slope * slope;
          squares[at] = square;
          weights[at] = weight - (RATE * slope) / Math.sqrt(square);
        }
      });
    }
  }
  return { bias, weights };
}

/** Mean surprise (negative log-likelihood, nats) of held-out messages at a temperature. */
function surprise(heldOut: readonly HeldOut[], temperature: number): number {
  const total = heldOut.reduce((sum, { odds, label }) => sum - Math.log(softmax(odds, temperature)[label] || 1e-12), 0);
  return total / Math.max(1, heldOut.length);
}

/** The temperature with the least surprise, between 0.2 and 5, by golden-section search over its logarithm. */
function fitTemperature(heldOut: readonly HeldOut[]): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let low = Math.log(0.2);
  let high = Math.log(5);
  for (let round = 0; round < 24; round += 1) {
    const left = high - ratio * (high - low);
    const right = low + ratio * (high - low);
    if (surprise(heldOut, Math.exp(left)) < surprise(heldOut, Math.exp(right))) high = right;
    else low = left;
  }
  return Math.exp((low + high) / 2);
}

/**
 * Fits the classifier. In: labelled messages, none labelled `SAFETY`, and how one is heard. Out: the
 * weights, with a temperature from five-fold cross-validation on these messages alone, and what
 * the held-out folds gave. The same messages always give the same numbers.
 */
export function fitRoutes(
  messages: readonly LabelledMessage[],
  hear: (text: string) => Heard,
): { trained: RouteWeights; heldOut: HeldOut[] } {
  const count = TRAINED_ROUTES.length;
  const data = messages.map(({ text, intent }) => ({
    sample: toSample(hear(text)),
    label: TRAINED_ROUTES.indexOf(intent),
  }));
  const order = Uint32Array.from(data.keys());
  shuffle(order, seeded(SEED));
  const folds = new Map([...order].map((place, index) => [place, index % FOLDS]));
  const foldOf = (place: number) => folds.get(place);
  const heldOut: HeldOut[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const fitted = fitOnce(
      data.filter((_, place) => foldOf(place) !== fold),
      count,
    );
    data.forEach(({ sample, label }, place) => {
      if (foldOf(place) === fold) heldOut.push({ odds: routeOdds(sample, fitted.bias, fitted.weights), label });
    });
  }
  const trained = { ...fitOnce(data, count), routes: TRAINED_ROUTES, temperature: fitTemperature(heldOut) };
  return { trained, heldOut };
}
