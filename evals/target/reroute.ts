import { routeMessage } from "../../src/language/routing/routeMessage.ts";
import { screen } from "../../src/language/safety/screen.ts";
import type { SeenRoute } from "./seenTurn.ts";

/** Verdicts after which nothing but the screener's answer is given. */
const ENDS_TURN = new Set(["answer", "caution", "halt", "hold"]);

/**
 * How today's rules would route the first message of a conversation, without a server. In: the message, and the
 * confidence (0 to 1) below which one asks. Out: the routes in order, as a turn carries them.
 */
export function reroute(text: string, threshold: number): SeenRoute[] {
  const found = screen(text, { safety: "clear", question: null, pick: null, country: null });
  if (ENDS_TURN.has(found.verdict)) {
    const { rule, signals } = found;
    return [{ route: "SAFETY", confidence: 1, by: "safety", rule, signals, text, alternatives: [] }];
  }
  return routeMessage(text, {
    threshold,
    question: null,
    recentRoute: null,
    hasRecentLog: false,
    hasRecentWorkout: false,
  }).items;
}
