import type { Route } from "../../../protocol/turn.ts";
import { type Heard, routeOdds, softmax, toSample, unpackWeights } from "./routeWeights.ts";
import packed from "./weights.json" with { type: "json" };

const { routes, temperature, bias, weights, scale } = unpackWeights(packed);

/**
 * Which route a request asks for, by a softmax regression over its words, parts of words, signals and rules, fitted on
 * `evals/data/routing.train.jsonl` by `scripts/trainRoutes.ts`. In: one request. Out: every route but `SAFETY` with its
 * probability, best first; they sum to 1. Calibrated on held-out training messages. It knows nothing of the
 * conversation, and a message of which no word is known comes out near the routes' shares in the data.
 */
export function classify(heard: Heard): { route: Route; confidence: number }[] {
  const shares = softmax(routeOdds(toSample(heard), bias, weights, scale), temperature);
  return routes
    .map((route, index) => ({ route, confidence: shares[index] ?? 0 }))
    .sort((a, b) => b.confidence - a.confidence);
}
