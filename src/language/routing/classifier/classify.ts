import type { Route } from "../../../protocol/turn.ts";
import { routeOdds, softmax, toSample, unpackWeights } from "./routeWeights.ts";
import packed from "./weights.json" with { type: "json" };

const { routes, temperature, bias, weights } = unpackWeights(packed);

/**
 * Which routes the words of a message speak for, by a softmax regression over its words and parts of words, fitted on
 * `evals/data/routing.train.jsonl` by `scripts/trainRoutes.ts`. In: any text, one request. Out: every route but
 * `SAFETY` with its probability, best first; they sum to 1. Calibrated on held-out training messages. It knows nothing
 * of the conversation, and a message of which no word is known comes out near the routes' shares in the data.
 */
export function classify(text: string): { route: Route; confidence: number }[] {
  const shares = softmax(routeOdds(toSample(text), bias, weights), temperature);
  return routes
    .map((route, index) => ({ route, confidence: shares[index] ?? 0 }))
    .sort((a, b) => b.confidence - a.confidence);
}
