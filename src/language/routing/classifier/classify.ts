import { Route } from "../../../protocol/turn.ts";
import { classOdds, softmax } from "../../classifier/classOdds.ts";
import { unpackWeights } from "../../classifier/packedWeights.ts";
import { type Heard, routeSample } from "./routeSample.ts";
import packed from "./weights.json" with { type: "json" };

const fitted = unpackWeights(packed);
const routes = packed.routes.map((route) => Route.parse(route));

/**
 * How likely each route is that a request asks for, by a softmax regression over its words, parts of words, signals and rules, fitted
 * on `evals/data/routing.train.jsonl` by `scripts/trainRoutes.ts`. In: one request. Out: every route but `SAFETY` with its
 * probability; they sum to 1. Calibrated on held-out training messages. It knows nothing of the conversation, and a message of
 * which no word is known comes out near the routes' shares in the data.
 */
export function routeShares(heard: Heard): ReadonlyMap<Route, number> {
  const shares = softmax(classOdds(routeSample(heard), fitted), fitted.temperature);
  return new Map(routes.map((route, index) => [route, shares[index] ?? 0]));
}

/** The same, best first. */
export const classify = (heard: Heard): { route: Route; confidence: number }[] =>
  [...routeShares(heard)]
    .map(([route, confidence]) => ({ route, confidence }))
    .sort((a, b) => b.confidence - a.confidence);
