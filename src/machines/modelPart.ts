import type { ReplyPart } from "../protocol/turn.ts";
import type { ModelStanding } from "../protocol/understanding.ts";
import type { Stamp } from "../protocol/userEvents.ts";
import { type Change, type ConversationContext, inTurn, type ModelPart, turnOf, words } from "./conversationContext.ts";

/** The part that a language model has in a turn, and what is said where it has none. */

/** How a turn begins. */
export function modelPartAtFirst({ hasModel, modelOut }: Stamp): ModelPart {
  if (hasModel) return "on";
  if (modelOut === undefined) return "off";
  return modelOut === "overBudget" ? "spent" : "away";
}

/** A language model may be asked. */
export const hasModel = (context: ConversationContext): boolean => context.turn?.model === "on";

/** A language model gave nothing: it is not asked again in this turn, and the reply says so. */
export function noteModelOut(context: ConversationContext, standing: ModelStanding): Change {
  if (standing === "on" || !hasModel(context)) return {};
  return inTurn(context, { model: standing === "overBudget" || standing === "brokeOff" ? standing : "out" });
}

const WITHOUT_MODEL: Record<ModelPart, string | null> = {
  off: null,
  on: null,
  out: "The language model gave me no usable answer just now, so this was made without it.",
  brokeOff: "The language model broke off in the middle of its answer, so the rest was made without it.",
  overBudget: "The budget for the language model is used up for now, so this was made without it.",
  away: "The language model is not answering at the moment. Until it does, I answer without it.",
  spent: "The day's budget for the language model is used up. Until there is a new one, I answer without it.",
};
/** What lasts is said once, until a model has a part again. */
const LASTING: readonly ModelPart[] = ["overBudget", "away", "spent"];

/** Said in this turn of the model that is missing; `null` when nothing is. */
function missingModel({ turn, safety, isToldModelOut }: ConversationContext): string | null {
  if (turn === null) return null;
  const { model, text, routes } = turn;
  if (LASTING.includes(model) && isToldModelOut) return null;
  // Nothing was asked of it: a cancel, and words about somebody's safety, have nothing beside them.
  const isBare = text === "" || safety === "halted" || routes.some(({ route }) => route === "SAFETY");
  return (model === "away" || model === "spent") && isBare ? null : WITHOUT_MODEL[model];
}

/** All that is said, and plainly, once, that a language model was missing. */
export function sayAll(context: ConversationContext): ReplyPart[] {
  const { say } = turnOf(context);
  const missing = missingModel(context);
  return missing === null ? say : [...say, words(missing)];
}

/** At the end of a turn: whether the person knows that there is no model for now. */
export function keepTold(context: ConversationContext): Change {
  const before = context.isToldModelOut ?? false;
  const isLasting = LASTING.includes(context.turn?.model ?? "off");
  const after = isLasting && (before || missingModel(context) !== null);
  return after === before ? {} : { isToldModelOut: after };
}
