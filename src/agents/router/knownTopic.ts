import type { Knowledge } from "../../catalog/knowledge/knowledge.ts";
import { foldText } from "../../language/foldText.ts";
import { inEnglish } from "../../language/gloss/inEnglish.ts";
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
/** Asks somewhere in the sentence or at its end: "that's which pace", "vor oder nach der Schicht", "sumo is cheating y/n". */
const ASKS_INSIDE =
  /(?:^|[^\p{L}])(?:what|which|(?<!\b(?:that|this|which)(?:'s|s|\u2019s| is) )why|how|whether|y\/n|yes or no|yay or nay|true or false|discuss|(?:(?:do|is|are) (?:i|you|we|they|these|those)|(?:is|does|can|could|should|would|will) (?:it|this|that|i|one)|does (?:the|my|an?))|makes? sense|the point|pointless|am i|oder|wie|warum|wieso|was (?:ist|sind|bringt|soll|mache?)|welche[rs]?|bringt|lohnt|combien|pourquoi|comment|quoi|faut[- ]il|vaut|utile|vale la pena|sirve|conviene|cuanto|cual|quanto|quale|adianta|qual)(?![\p{L}])/iu;
/** From here on a note is about what was asked, though it is not called so. */
const ABOUT = 0.3;
/** How likely explaining must be among the readings. */
const LIKELY = 0.15;
const LONGEST = 300;
/** Notes on these are named by whoever only names a lift or a muscle. */
const OF_LIFTS: ReadonlySet<string> = new Set(["movements", "anatomy", "comparisons"]);
/** Wants something done here, and nothing explained. */
const ORDERS =
  /\b(?:can|could|would|will) you (?!(?:please )?(?:explain|tell|say|help|describe|recommend|advise))|\b(?:set (?:that|it|this) up|do the same)\b/i;
/** The readings, best first, among which explaining must be for it to be meant. */
const NEAREST = 3;

/**
 * A question of which it is not clear where it goes, on something that a note of the knowledge base is called: it is
 * answered from there instead of asked back. In: a request as it was settled. Out: the same, or a sure question to the coach.
 */
export function withKnownTopic(
  item: RouteDecision,
  knowledge: Pick<Knowledge, "named" | "search">,
  threshold: number,
): RouteDecision {
  if (isSure(item, threshold) || !YIELDING.has(item.route)) return item;
  const asksPlainly = ASKS.test(item.text);
  if (!asksPlainly && !ASKS_INSIDE.test(item.text)) return item;
  const nearest = [item, ...item.alternatives].slice(0, NEAREST);
  const ofCoach = nearest.find(({ route }) => route === "COACH" || route === "NUTRITION");
  if (ofCoach === undefined) return item;
  const isNamed = (asksPlainly || item === ofCoach) && knowledge.named(item.text).some(({ isLoose }) => !isLoose);
  if (!isNamed && !(ofCoach.confidence >= LIKELY && isAbout(item.text, knowledge))) return item;
  return { ...item, route: ofCoach.route, confidence: KNOWN, by: "rule", rule: "coach.known_topic", alternatives: [] };
}

/** Whether a note answers to the words of a question, in whichever of six languages they are. */
function isAbout(text: string, knowledge: Pick<Knowledge, "search">): boolean {
  const said = text.slice(0, LONGEST);
  if (ORDERS.test(said)) return false;
  const words = foldText(said).match(/[\p{L}\d]+/gu) ?? [];
  const english = inEnglish(words)?.join(" ") ?? said;
  return [said, english].some((one) => {
    const [best] = knowledge.search(one, 1);
    return best !== undefined && best.score >= ABOUT && !OF_LIFTS.has(best.note.topic);
  });
}
