import type { Route, RouteDecision } from "../../protocol/turn.ts";

/** What a reply to an open question is taken for. */
export const decision = (route: Route, confidence: number, rule: string, text: string): RouteDecision => ({
  route,
  confidence,
  by: "pending",
  rule,
  signals: [],
  text,
  alternatives: [],
});
