import type { RouteDecision } from "../protocol/turn.ts";
import type { AgendaItem } from "../protocol/understanding.ts";
import type { Stamp, TakenBack } from "../protocol/userEvents.ts";
import type { Change, ConversationContext } from "./conversationContext.ts";

/** A message that stands in for the one before it: what that led to goes first, then the new words are read for themselves. */

/** A question that the corrected message led to is no longer asked; the screener's own stays. */
export function takeBackQuestion({ open }: ConversationContext, { takesBack }: Stamp): Change {
  const isTheirs = open !== null && open.owner !== "SAFETY" && takesBack?.turnIds.includes(open.turnId) === true;
  return isTheirs ? { open: null } : {};
}

/** What the logger is asked first: the words in which a person would take the last entries back. */
export function takeBackItems(takesBack: TakenBack | undefined): (AgendaItem & { decision: RouteDecision })[] {
  if (!takesBack?.hasLogged) return [];
  const decision: RouteDecision = {
    route: "WORKOUT_LOG",
    confidence: 1,
    by: "user",
    rule: "correction.resent",
    signals: [],
    text: "undo that",
    alternatives: [],
  };
  return [{ route: decision.route, text: decision.text, decision, resume: null }];
}
