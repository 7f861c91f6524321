import { ROUTES, type Route, type RouteDecision } from "../../protocol/turn.ts";
import { classify } from "./classifier/classify.ts";
import type { SignalContext, SignalSource } from "./computedSignals.ts";
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

/** How far the words alone are trusted beside firm rules, and without any. */
const BESIDE_RULES = 0.5;
/** Rules that score less than `WEAK` leave more to the words. */
const BESIDE_WEAK_RULES = 0.8;
const WEAK = 3.9;
const WITHOUT_RULES = 1;
/** What a rule of last resort weighs once the words have been weighed as well. */
const LAST_RESORT = 0.5;
/** No word rules a route out by itself. */
const LEAST_SHARE = 0.002;
/** Messages that mean what the conversation makes of them, which words alone do not show. */
const FEW_WORDS = 6;
const REFERS_BACK = ["correction", "correction_read", "undo", "same_again", "adjust", "followup", "adjusts_session"];

function fires(rule: Rule, has: (name: string) => boolean): boolean {
  return rule.needs.every((either) => either.some(has)) && !rule.unless.some(has);
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** The exponent of what the classifier says: 0 is not to be asked, 1 is to be believed as it is. */
function trustInWords(source: SignalSource, strongest: number): number {
  const isFirm = strongest >= CONVINCING;
  const { hasRecentLog, hasRecentWorkout, recentRoute } = source.context;
  const goesOn = hasRecentLog || hasRecentWorkout || recentRoute === "COACH";
  const asks = source.has("question") && !source.has("followup");
  if (goesOn && !asks && (source.words.length <= FEW_WORDS || REFERS_BACK.some((name) => source.has(name)))) {
    return isFirm ? 0 : WITHOUT_RULES / 3;
  }
  if (!isFirm) return WITHOUT_RULES;
  return strongest < WEAK ? BESIDE_WEAK_RULES : BESIDE_RULES;
}

/** Whether words may speak for a log at all: the stance allows it, and something in them was or is to be written down. */
function mayBeLog(has: (name: string) => boolean): boolean {
  return has("may_log") && ["number", "asserted", "log_order", "undo", "correction"].some(has);
}

/**
 * What one request asks for. In: the words of a single request and what the conversation knows. Out: the likeliest
 * route with its confidence (a softmax over the summed weights of the rules that fired and the logarithms of the
 * classifier's probabilities, so that two routes with equal reasons come out near 0.5 each), the
 * strongest rule or the classifier where it outvoted the rules, the signals that made it fire, and the routes that come
 * next. Words alone never make a log of what the stance forbids to store.
 */
export function routeRequest(text: string, context: SignalContext): RouteDecision {
  const source = readSignals(text, context);
  const has = (name: string) => source.has(name);
  const scores = new Map<Route, number>();
  const reasons = new Map<Route, Rule[]>();
  const weigh = (rules: readonly Rule[], share = 1) => {
    for (const rule of rules) {
      if (!fires(rule, has)) continue;
      scores.set(rule.route, (scores.get(rule.route) ?? 0) + rule.weight * share);
      if (rule.weight > 0) reasons.set(rule.route, [...(reasons.get(rule.route) ?? []), rule]);
    }
  };
  weigh(RULES);
  const strongest = Math.max(...[...reasons.keys()].map((route) => scores.get(route) ?? 0), 0);
  if (strongest < CONVINCING && !reasons.has("UNKNOWN")) weigh(FALLBACK_RULES, LAST_RESORT);
  scores.set("UNKNOWN", (scores.get("UNKNOWN") ?? 0) + NOT_KNOWING);
  const trust = trustInWords(source, strongest);
  const heard = new Map(classify(text).map((one) => [one.route, one.confidence]));
  const odds = ROUTES.filter((route) => route !== "SAFETY").map((route) => {
    const share = route === "WORKOUT_LOG" && !mayBeLog(has) ? 0 : (heard.get(route) ?? 0);
    const said = trust * Math.log(Math.max(share, LEAST_SHARE));
    return { route, odds: Math.exp((scores.get(route) ?? NO_REASON) + said) };
  });
  const total = odds.reduce((sum, one) => sum + one.odds, 0);
  const ranked = odds
    .map((one) => ({ route: one.route, confidence: rounded(one.odds / total) }))
    .sort((a, b) => b.confidence - a.confidence);
  const [best = { route: "UNKNOWN" as Route, confidence: 0 }, ...others] = ranked;
  const fired = [...(reasons.get(best.route) ?? [])].sort((a, b) => b.weight - a.weight);
  const isFromWords = best.route !== "UNKNOWN" && (scores.get(best.route) ?? NO_REASON) < Math.max(...scores.values());
  const signals = new Set(fired.flatMap((rule) => rule.needs.flatMap((either) => either.filter(has))));
  return {
    route: best.route,
    confidence: best.confidence,
    by: isFromWords ? "classifier" : "rule",
    rule: isFromWords ? `classifier.${best.route}` : (fired[0]?.id ?? null),
    signals: [...signals],
    text,
    alternatives: others
      .filter((one) => one.confidence >= FEWEST && one.route !== "UNKNOWN")
      .slice(0, MOST_ALTERNATIVES),
  };
}
