import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import type { Route, RouteDecision } from "../../protocol/turn.ts";
import { isSure } from "../profile/settleRoute.ts";

/** Asks about a thing, in the forms in which people do who set no question mark: "beta alanine any good", "what is hrv". */
const ASKS =
  /\?|^\W*(?:(?:hey|hi|so|ok|and|also|but|just|quick question|question)\W+)*(?:what|which|why|how|when|who|where|is|are|was|does|do|did|can|could|should|shall|would|will|am|was|wie|warum|wieso|was|welche[rs]?|wann|ist|sind|soll|kann|darf|comment|pourquoi|quels?|quelles?|est|faut|dois|peut|como|por que|porque|cual|cuando|es|debo|puedo|come|perche|quale|quando|devo|posso|qual|e|devo)\b|\b(?:worth (?:it|doing|buying)|any (?:good|use)|good idea|or not|overrated|a myth|bad for|good for|recommended|alternatives?|tips|advice|vs\.?|versus|thoughts on)\b/i;

/** What a question on a topic of the notes may have been taken for where nothing plain was said. */
const YIELDING: ReadonlySet<Route> = new Set([
  "COACH",
  "NUTRITION",
  "UNKNOWN",
  "OFF_TOPIC",
  "SMALLTALK",
  "WEB_SEARCH",
  "EVENT",
  "TASK",
  "PLAN_ROUTINE",
  "PROFILE",
  "RESEARCH",
]);
const KNOWN = 0.8;
/** The readings, best first, among which explaining must be for it to be meant. */
const NEAREST = 3;

/**
 * A question of which it is not clear where it goes, on something that a note of the knowledge base is called: it is
 * answered from there instead of asked back. In: a request as it was settled. Out: the same, or a sure question to the coach.
 */
export function withKnownTopic(
  item: RouteDecision,
  knowledge: Pick<Knowledge, "named">,
  threshold: number,
): RouteDecision {
  if (isSure(item, threshold) || !YIELDING.has(item.route) || !ASKS.test(item.text)) return item;
  const nearest = [item, ...item.alternatives].slice(0, NEAREST);
  const ofCoach = nearest.find(({ route }) => route === "COACH" || route === "NUTRITION");
  if (ofCoach === undefined) return item;
  const isNamed = knowledge.named(item.text).some(({ isLoose }) => !isLoose);
  if (!isNamed) return item;
  return { ...item, route: ofCoach.route, confidence: KNOWN, by: "rule", rule: "coach.known_topic", alternatives: [] };
}
