import type { Route, RouteDecision } from "../../protocol/turn.ts";
import type { OpenQuestion, Routing } from "../../protocol/understanding.ts";
import { readReply } from "./readReply.ts";
import { routeRequest } from "./routeRequest.ts";
import { FALLBACK_IDS } from "./rules/fallbackRules.ts";
import { wordsOf } from "./segmenting/gaps.ts";
import { KEEP_WORDS } from "./segmenting/requestWords.ts";
import { segment } from "./segments.ts";

/** What the router is told beside the message. */
export type RoutingContext = {
  /** 0 to 1: below it the chart asks. */
  threshold: number;
  question: OpenQuestion | null;
  recentRoute: Route | null;
  hasRecentLog: boolean;
  hasRecentWorkout: boolean;
};

const MOST_REQUESTS = 6;
/** Routes whose requests take statements about the person as their limits. */
const TAKES_LIMITS: ReadonlySet<Route> = new Set([
  "WORKOUT_GENERATE",
  "PLAN_ROUTINE",
  "COACH",
  "NEXT_WORKOUT",
  "EXECUTE_WORKOUT",
]);
const STATED = new Set([
  "profile.statement",
  "profile.limitation",
  "profile.equipment",
  "profile.likes",
  "profile.goal_or_schedule",
]);

/** Words that are polite or moody and ask for nothing. */
const POLITE = new Set([
  "smalltalk.greeting",
  "smalltalk.thanks",
  "smalltalk.thanks_inside",
  "smalltalk.bye",
  "smalltalk.acknowledged",
  "smalltalk.emoji",
  "smalltalk.mood",
  "smalltalk.day_off",
]);
/** The message was cut because a request seems to begin there: less than the threshold is enough to believe in it. */
const LEAST_SURE = 0.4;

/** A statement about the person that nobody asked to remember. */
const isStatement = (decision: RouteDecision) =>
  decision.route === "PROFILE" &&
  STATED.has(decision.rule ?? "") &&
  !wordsOf(decision.text).some(({ word }) => KEEP_WORDS.has(word));

/** Whether a part has no standing of its own beside the part next to it. */
function isPartOf(part: RouteDecision, neighbour: RouteDecision): boolean {
  if (part.route === neighbour.route) return true;
  if (neighbour.route === "UNKNOWN") return false;
  if (part.route === "UNKNOWN" || part.confidence < Math.min(LEAST_SURE, neighbour.confidence)) return true;
  if (part.route === "SMALLTALK" && POLITE.has(part.rule ?? "") && !part.text.includes("?")) return true;
  return (
    isStatement(part) &&
    (TAKES_LIMITS.has(neighbour.route) || (neighbour.route === "WORKOUT_LOG" && part.rule === "profile.limitation"))
  );
}

/** One request out of two that belong together: the stronger decision, over both texts. */
function joined(first: RouteDecision, second: RouteDecision, whole: string): RouteDecision {
  const weight = (one: RouteDecision) =>
    (one.route === "UNKNOWN" || one.route === "SMALLTALK" || isStatement(one) || FALLBACK_IDS.has(one.rule ?? "")
      ? 0
      : 1) + one.confidence;
  const leads = weight(first) >= weight(second);
  const from = whole.indexOf(first.text);
  const to = whole.indexOf(second.text, Math.max(0, from));
  const text = from >= 0 && to >= from ? whole.slice(from, to + second.text.length) : `${first.text} ${second.text}`;
  return { ...(leads ? first : second), text };
}

/** The requests of a message, in order, without parts that say nothing by themselves. */
function requestsIn(text: string, context: RoutingContext): RouteDecision[] {
  const known = new Map<string, RouteDecision>();
  const decide = (part: string): RouteDecision => {
    const decision = known.get(part) ?? routeRequest(part, context);
    known.set(part, decision);
    return decision;
  };
  const parts = segment(text, decide);
  const whole = () => decide(text.trim());
  if (parts.length < 2) return [whole()];
  const decided = parts.map(decide);
  let merged = true;
  while (merged && decided.length > 1) {
    merged = false;
    for (let index = 0; index + 1 < decided.length; index += 1) {
      const [first, second] = [decided[index], decided[index + 1]];
      if (!first || !second) continue;
      if (isPartOf(first, second) || isPartOf(second, first)) {
        decided.splice(index, 2, joined(first, second, text));
        merged = true;
        break;
      }
    }
  }
  const unclear = decided.every((one) => one.route === "UNKNOWN" || one.confidence < context.threshold);
  const [only] = decided;
  if (unclear) return [whole()];
  if (decided.length === 1 && only) {
    const all = whole();
    const better = isStatement(only) || (all.route !== "UNKNOWN" && all.confidence > only.confidence) ? all : only;
    return [{ ...better, text: text.trim() }];
  }
  return decided.slice(0, MOST_REQUESTS);
}

/**
 * Decides what a message asks for. In: the message as typed and what the conversation knows. Out: the requests in
 * order, each with rule, signals, confidence and alternatives; or, when a question is open, that the message answers
 * it, calls it off, or does neither. A confident new request beats an open question that it does not answer. Rules
 * and a fitted classifier, no language model; any text is accepted, in time linear in its length.
 */
export function routeMessage(text: string, context: RoutingContext): Routing {
  const requests = requestsIn(text, context);
  if (context.question === null) {
    return { kind: "requests", items: requests, answer: null, threshold: context.threshold };
  }
  const reply = readReply(text, context.question, requests, (rest) => requestsIn(rest, context), context.threshold);
  return { ...reply, threshold: context.threshold };
}
