import type { Route, RouteDecision } from "../../protocol/turn.ts";

export const SURELY_AN_ACT = 0.95;
/** A request that one reader is sure of. */
export const surely = (route: Route, rule: string, text: string): RouteDecision => ({
  ...{ route, rule, confidence: SURELY_AN_ACT, by: "rule", signals: [], alternatives: [] },
  text: text.trim(),
});
