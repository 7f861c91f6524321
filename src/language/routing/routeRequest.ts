import { ROUTES, type Route, type RouteDecision } from "../../protocol/turn.ts";
import type { SignalContext } from "./computedSignals.ts";
import { readSignals } from "./readSignals.ts";
import { FALLBACK_RULES } from "./rules/fallbackRules.ts";
import type { Rule } from "./rules/rule.ts";
import { RULES } from "./rules/rules.ts";

/** Log-odds of a route that nothing speaks for, and of not knowing. */
const NO_REASON = -1.2;
const NOT_KNOWING = 1.2;
/** Weaker reasons than this leave it to the words alone. */
const CONVINCING = 2;
const FEWEST = 0.01;
const MOST_ALTERNATIVES = 3;

function fires(rule: Rule, has: (name: string) => boolean): boolean {
  return rule.needs.every((either) => either.some(has)) && !rule.unless.some(has);
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/**
 * What one request asks for. In: the words of a single request and what the conversation knows. Out: the likeliest
 * route with its confidence (a softmax over the summed weights of the rules that fired, so that two routes with equal
 * reasons come out near 0.5 each), the strongest rule, the signals that made it fire, and the routes that come next.
 */
export function routeRequest(text: string, context: SignalContext): RouteDecision {
  const source = readSignals(text, context);
  const has = (name: string) => source.has(name);
  const scores = new Map<Route, number>();
  const reasons = new Map<Route, Rule[]>();
  const weigh = (rules: readonly Rule[]) => {
    for (const rule of rules) {
      if (!fires(rule, has)) continue;
      scores.set(rule.route, (scores.get(rule.route) ?? 0) + rule.weight);
      if (rule.weight > 0) reasons.set(rule.route, [...(reasons.get(rule.route) ?? []), rule]);
    }
  };
  weigh(RULES);
  const strongest = Math.max(...[...reasons.keys()].map((route) => scores.get(route) ?? 0), 0);
  if (strongest < CONVINCING && !reasons.has("UNKNOWN")) weigh(FALLBACK_RULES);
  scores.set("UNKNOWN", (scores.get("UNKNOWN") ?? 0) + NOT_KNOWING);
  const odds = ROUTES.filter((route) => route !== "SAFETY").map((route) => ({
    route,
    odds: Math.exp(scores.get(route) ?? NO_REASON),
  }));
  const total = odds.reduce((sum, one) => sum + one.odds, 0);
  const ranked = odds
    .map((one) => ({ route: one.route, confidence: rounded(one.odds / total) }))
    .sort((a, b) => b.confidence - a.confidence);
  const [best = { route: "UNKNOWN" as Route, confidence: 0 }, ...others] = ranked;
  const fired = [...(reasons.get(best.route) ?? [])].sort((a, b) => b.weight - a.weight);
  const signals = new Set(fired.flatMap((rule) => rule.needs.flatMap((either) => either.filter(has))));
  return {
    route: best.route,
    confidence: best.confidence,
    by: "rule",
    rule: fired[0]?.id ?? null,
    signals: [...signals],
    text,
    alternatives: others
      .filter((one) => one.confidence >= FEWEST && one.route !== "UNKNOWN")
      .slice(0, MOST_ALTERNATIVES),
  };
}
