import type { Route, RouteDecision } from "../../protocol/turn.ts";
import type { Routing } from "../../protocol/understanding.ts";

export type Reply = Omit<Routing, "threshold">;

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

/** A side question this sure wins over a weak answer. */
export const SURE = 0.8;
export const isConfident = (items: readonly RouteDecision[], least: number) => {
  const [first] = items;
  return first !== undefined && first.route !== "UNKNOWN" && first.confidence >= least;
};

const JUST_A_WARM_UP = /^(?:(?:it|that|this|they|those) )?(?:was|were) (?:just|only) /i;
/** What is asked for beside a dismissal; words that ask for nothing ("I am going home") are why it is called off. */
export function besides(rest: string, again: (rest: string) => RouteDecision[], threshold: number): RouteDecision[] {
  const items = rest === "" || JUST_A_WARM_UP.test(rest) ? [] : again(rest);
  const isRequest = items[0]?.route !== "SMALLTALK" && items[0]?.route !== "OFF_TOPIC";
  return isRequest && isConfident(items, threshold) ? items : [];
}
