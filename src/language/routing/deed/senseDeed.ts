import { classOdds, softmax } from "../../classifier/classOdds.ts";
import { unpackWeights } from "../../classifier/packedWeights.ts";
import { keepingLast } from "../../patterns/keepingLast.ts";
import { deedSample } from "./deedSample.ts";
import packed from "./deedWeights.json" with { type: "json" };
import { mayTellDeed } from "./mayTellDeed.ts";

const fitted = unpackWeights(packed);
export type Deed = "done" | "unsure" | "not";

/**
 * Whether a message with figures of training tells a deed of the writer's own, by a regression over its words and what the cues of stance
 * say, fitted on `evals/data/deeds.train.jsonl` by `scripts/trainDeeds.ts`. In: one message or request as typed. Out: "not" where it very
 * surely tells none (a plan, a wish, somebody else's, a best of old), "unsure" where it may well tell none, else "done". It is for messages on
 * which the cues are silent, or speak of something else; without figures it is always "done".
 */
export const senseDeed = keepingLast((text: string): Deed => {
  // Of lists on lines of their own `readPastedList` judges.
  if (!mayTellDeed(text) || text.trim().includes("\n")) return "done";
  const share = deedShare(text);
  return share < packed.not ? "not" : share < packed.unsure ? "unsure" : "done";
});

/** From here on a part of a message tells a deed beside whatever else is said or asked. */
const SURELY = 0.85;
export const surelyTellsDeed = (text: string): boolean => deedShare(text) >= SURELY;

/** How likely a message tells a deed of the writer's own, 0 to 1. */
function deedShare(text: string): number {
  const [, share = 1] = softmax(classOdds(deedSample(text), fitted), fitted.temperature);
  return share;
}
