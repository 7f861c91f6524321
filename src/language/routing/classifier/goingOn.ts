import { ROUTES, type Route } from "../../../protocol/turn.ts";
import { classOdds, softmax } from "../../classifier/classOdds.ts";
import { unpackWeights } from "../../classifier/packedWeights.ts";
import { goingOnSample, type ShareOf } from "./goingOnSample.ts";
import packed from "./goingOnWeights.json" with { type: "json" };
import type { Heard } from "./routeSample.ts";

const onward = unpackWeights(packed.goesOn);
const whither = unpackWeights(packed.whither);

/** How likely a message goes on with the one before it, 0 to 1, and how likely each route is if it does. */
export type GoingOn = { share: number; shareOf: ShareOf };

/**
 * Whether a message is only to be understood with the one before it: that it changes what was asked for, asks on about it or adds to it
 * ("make it 10", "and for beginners?"), and where it goes then, mostly where the one before went. Two regressions over its words, what they are by
 * themselves and what came before, fitted on `evals/data/goingOn.train.jsonl` by `scripts/trainGoingOn.ts`. In: the message as it is heard
 * out of its context, the route of the message before it, and how likely each route is by the words alone.
 */
export function hearGoingOn(heard: Heard, before: Route, shareOf: ShareOf): GoingOn {
  const sample = goingOnSample(heard, before, shareOf);
  const [, share = 0] = softmax(classOdds(sample, onward), onward.temperature);
  const then = softmax(classOdds(sample, whither), whither.temperature);
  return { share, shareOf: (route) => then[ROUTES.indexOf(route)] ?? 0 };
}
