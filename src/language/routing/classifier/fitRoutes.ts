import { ROUTES, type Route } from "../../../protocol/turn.ts";
import { type FitOptions, type Fitted, fitSoftmax, type HeldOut } from "../../classifier/softmaxRegression.ts";
import { type Heard, routeSample } from "./routeSample.ts";

export type LabelledMessage = { text: string; intent: Route };

/** Emergencies are found by code before any of this, and never guessed. */
export const TRAINED_ROUTES: readonly Route[] = ROUTES.filter((route) => route !== "SAFETY");

const OPTIONS: FitOptions = { rate: 0.2, penalty: 1e-3, seed: 20_261_121 };
/** Of so many orders of the data the weights are the mean. */
const ORDERS = 3;

/**
 * Fits the route classifier. In: labelled messages, none labelled `SAFETY`, and how one is heard. Out: its weights, one class per
 * route of `TRAINED_ROUTES`, and what cross-validation gave for each message. The same messages always give the same numbers.
 */
export function fitRoutes(
  messages: readonly LabelledMessage[],
  hear: (text: string) => Heard,
  orders = ORDERS,
): { fitted: Fitted; heldOut: HeldOut[] } {
  const data = messages.map(({ text, intent }) => ({
    sample: routeSample(hear(text)),
    label: TRAINED_ROUTES.indexOf(intent),
  }));
  return fitSoftmax(data, TRAINED_ROUTES.length, { ...OPTIONS, orders });
}
