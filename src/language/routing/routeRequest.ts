import { ROUTES, type Route, type RouteDecision } from "../../protocol/turn.ts";
import { routeShares } from "./classifier/classify.ts";
import { hearGoingOn } from "./classifier/goingOn.ts";
import type { SignalContext, SignalSource } from "./computedSignals.ts";
import { hear, inEnglishToo, isOutOfContext, listen } from "./hear.ts";
import { readSignals } from "./readSignals.ts";
import { FALLBACK_IDS } from "./rules/fallbackRules.ts";
import { READ_IDS } from "./rules/readIds.ts";
import type { Rule } from "./rules/rule.ts";

/** Log-odds of a route that nothing speaks for, and of not knowing, where rules decide alone. */
const NO_REASON = -1.2;
const NOT_KNOWING = 1.2;
/** Weaker reasons than this leave it to the words. */
const CONVINCING = 2;
/** How far words are believed that go on with what was said before, when no rule is convincing. */
const IN_CONTEXT = 1 / 3;
/** The same for words that point at nothing before them. */
const BESIDE = 2 / 3;
const LAST_RESORT = 0.5;
/** No word rules a route out by itself. */
const LEAST_SHARE = 0.0001;
const FEWEST = 0.01;
const MOST_ALTERNATIVES = 3;
const LIKELY = 0.5;
/** Messages that mean what the conversation makes of them, which words alone do not show. */
const FEW_WORDS = 6;
const REFERS_BACK = [
  "correction",
  "correction_read",
  "undo",
  "same_again",
  "further_set",
  "adjust",
  "followup",
  "adjusts_session",
  "changes_session",
  "session_talk",
  "edits_session",
  "session_done",
  "redated_log",
  "wipes_log",
  "repeats_earlier",
  "recalls_log",
  "figures_of_last",
];

/** Routes that a message may go on with by its words; what goes on with a log or a session is told by what was logged or built. */
const GOES_ON: ReadonlySet<Route> = new Set<Route>([
  "COACH",
  "RESEARCH",
  "NUTRITION",
  "PLAN_ROUTINE",
  "EDIT_PLAN",
  "ANALYZE_PROGRESS",
  "NEXT_WORKOUT",
  "EXECUTE_WORKOUT",
  "TASK",
  "EVENT",
  "WEB_SEARCH",
  "PROFILE",
  "WORKOUT_LOG",
  "WORKOUT_GENERATE",
]);

/** What is told of others, or was not done: no log, and no request either. */
export const TELLS_NO_DEED: ReadonlySet<string> = new Set([
  "coach.somebody_else",
  "coach.not_done",
  "coach.asked_not_to",
  "coach.none_done",
  "coach.supposed",
  "coach.plan_told",
  "coach.no_deed",
]);
const TOLD = 0.7;
/** What is asked for; what is not safe is told by the screen. */
const ASKED_FOR = ROUTES.filter((route) => route !== "SAFETY");

const rounded = (value: number) => Math.round(value * 1_000) / 1_000;

/** Whether the message may go on with what was said before, so that words alone mislead. */
function goesOn({ context, words, has }: SignalSource): boolean {
  const { hasRecentLog, hasRecentWorkout, recentRoute } = context;
  if (!hasRecentLog && !hasRecentWorkout && recentRoute !== "COACH") return false;
  if (has("recalls_log")) return true;
  if (has("question") && !has("followup") && !has("correction_read") && !has("changes_session") && !has("session_talk"))
    return false;
  return words.length <= FEW_WORDS || REFERS_BACK.some(has);
}

/**
 * Whether words may speak for a log at all: the stance allows it, and something in them was or is to be written down,
 * or struck out because it did not happen.
 */
function mayBeLog(has: (name: string) => boolean): boolean {
  if (
    has("session_done") ||
    has("told_trained") ||
    has("covered") ||
    has("dated_lift") ||
    has("wipes_log") ||
    has("deletes_log") ||
    has("recalls_log") ||
    has("day_put_right") ||
    has("uncounted") ||
    has("repeats_earlier") ||
    (has("entry_changed") && has("negated"))
  )
    return true;
  return (
    has("may_log") &&
    ["entry_changed", "same_as", "redated_log", "number", "asserted", "log_order", "undo", "correction"].some(has)
  );
}

function scored(rules: readonly Rule[]): Map<Route, number> {
  const scores = new Map<Route, number>();
  for (const { route, weight, id } of rules) {
    scores.set(route, (scores.get(route) ?? 0) + weight * (FALLBACK_IDS.has(id) ? LAST_RESORT : 1));
  }
  return scores;
}

/**
 * Log-odds of a message that goes on with the conversation: the rules' weights, and the words where these are weak. What
 * is unknown out of context is what the conversation tells, so that the words' not knowing does not count.
 */
function oddsInContext(
  fired: readonly Rule[],
  share: (route: Route) => number,
  refersBack: boolean,
): (route: Route) => number {
  const firm = scored(fired.filter(({ id }) => !FALLBACK_IDS.has(id)));
  const isConvinced = Math.max(...firm.values(), 0) >= CONVINCING;
  const isUnknown = fired.some(({ route, weight }) => route === "UNKNOWN" && weight > 0);
  const scores = isConvinced || isUnknown ? firm : scored(fired);
  scores.set("UNKNOWN", (scores.get("UNKNOWN") ?? 0) + NOT_KNOWING);
  const known = 1 - share("UNKNOWN");
  const shareKnown = (route: Route) =>
    route === "UNKNOWN" ? LEAST_SHARE : share(route) / Math.max(known, LEAST_SHARE);
  return (route) =>
    (scores.get(route) ?? NO_REASON) +
    (isConvinced ? 0 : (refersBack ? IN_CONTEXT : BESIDE) * Math.log(shareKnown(route)));
}

/** Log-odds of a message that stands by itself: what the classifier makes of it, moved by what only the conversation shows. */
function oddsByItself(
  fired: readonly Rule[],
  alone: ReadonlySet<string>,
  share: (route: Route) => number,
): (route: Route) => number {
  const moved = scored(fired.filter(({ id }) => !alone.has(id)));
  return (route) => (moved.get(route) ?? 0) + Math.log(share(route));
}

/**
 * What one request asks for. In: the words of a single request and what the conversation knows. Out: the likeliest
 * route with its confidence (0 to 1, calibrated for a message that stands by itself), the strongest rule for it (or the
 * classifier where no rule speaks for it), the signals that made that rule fire, and the routes that come next. Words
 * never make a log of what the stance forbids to store.
 */
export function routeRequest(text: string, context: SignalContext): RouteDecision {
  const source = readSignals(text, context);
  const { has } = source;
  const { signals: said, fired } = listen(source);
  const heard = isOutOfContext(context) ? inEnglishToo(text, { source, signals: said, fired }) : hear(text);
  const shares = routeShares(heard);
  const { recentRoute } = context;
  const shareAlone = (route: Route) => shares.get(route) ?? 0;
  const goingOn = recentRoute !== null && GOES_ON.has(recentRoute) ? hearGoingOn(heard, recentRoute, shareAlone) : null;
  const isGoingOn = (goingOn?.share ?? 0) >= LIKELY;
  const share = (route: Route) => {
    if (route === "WORKOUT_LOG" && !mayBeLog(has)) return LEAST_SHARE;
    const onward = goingOn?.share ?? 0;
    return Math.max((1 - onward) * shareAlone(route) + onward * (goingOn?.shareOf(route) ?? 0), LEAST_SHARE);
  };
  const alone = new Set(heard.rules.filter((id) => !READ_IDS.has(id)));
  const oddsOf = goesOn(source)
    ? oddsInContext(fired, share, isGoingOn || REFERS_BACK.some(has))
    : oddsByItself(fired, alone, share);
  const odds = ASKED_FOR.map((route) => ({ route, odds: Math.exp(oddsOf(route)) }));
  const total = odds.reduce((sum, one) => sum + one.odds, 0);
  const ranked = odds
    .map((one) => ({ route: one.route, confidence: rounded(one.odds / total) }))
    .sort((a, b) => b.confidence - a.confidence);
  const [best = { route: "UNKNOWN" as Route, confidence: 0 }, ...others] = ranked;
  const reasons = fired.filter(({ route, weight }) => route === best.route && weight > 0);
  const [reason] = reasons.sort((a, b) => b.weight - a.weight);
  // Who tells what others did, or what was not done, asks for nothing that could be asked back about.
  const onlyTells = best.route === "COACH" && TELLS_NO_DEED.has(reason?.id ?? "") && !has("question") && !has("long");
  const signals = new Set(reasons.flatMap((rule) => rule.needs.flatMap((either) => either.filter(has))));
  return {
    route: best.route,
    confidence: onlyTells ? Math.max(best.confidence, TOLD) : best.confidence,
    by: reason || best.route === "UNKNOWN" ? "rule" : "classifier",
    rule:
      reason?.id ?? (best.route === "UNKNOWN" ? null : isGoingOn ? "classifier.goes_on" : `classifier.${best.route}`),
    signals: [...signals],
    text,
    alternatives: others
      .filter((one) => one.confidence >= FEWEST && one.route !== "UNKNOWN")
      .slice(0, MOST_ALTERNATIVES),
  };
}
