import type { Route, RouteDecision } from "../../protocol/turn.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { DOUBTED } from "./belongsToLog.ts";
import { isToKeep, onlyTells } from "./onlyTells.ts";
import { ORDER_WORDS } from "./segmenting/requestWords.ts";
import { wordsFrom } from "./wordsFrom.ts";

const SURE = 0.8;
const TOLD_SETS = /\d ?[x×@] ?\d|\b\d+ (?:sets|reps)\b|\b(?:i|we) did\b/i;
/** Routes that answer in words. */
export const EXPLAINS: ReadonlySet<Route> = new Set(["COACH", "NUTRITION", "RESEARCH"]);
/** "… and how do I know I'm in it", "what trains it": a question that names nothing itself. */
export const LEANS = entered(
  /^\W*(?:(?:and|but|so|also|then) )?(?:what|how|why|when|where|which|who|is|are|does|do|did|will|would|can|could|should)\b[^.!\n]{0,40}\b(?:it|them|they|those|these|this|that)\b/i,
);
/** "What do I do?", "any tips?", "is that normal?" behind what goes wrong. */
const FOR_HELP = entered(
  /^\W*(?:(?:so|and) )?(?:what (?:do|can|should|could|would) (?:i|you|we) do(?: about (?:it|that|this))?|what now|any (?:tips|ideas|advice|thoughts|fix(?:es)?|help|suggestions)|(?:please )?help(?: me)?(?: please)?|(?:how (?:do|can|to) (?:i )?)?fix(?: (?:it|this|that))?|tips|cues)\W*$/i,
);
/** How likely words must be to ask to be explained something, beside what they are taken for. */
const MAYBE = 0.15;

/** Whether a part beside what is to be explained only tells how the question came up, or asks on about the same. */
export function isOfQuestion(part: RouteDecision, asked: RouteDecision, isBefore: boolean): boolean {
  if (!EXPLAINS.has(asked.route) || asked.confidence < DOUBTED || EXPLAINS.has(part.route)) return false;
  if (part.route === "SAFETY" || isToKeep(part.text)) return false;
  if (!isBefore && FOR_HELP.test(part.text)) return true;
  const isDoubted = part.confidence < DOUBTED;
  if (!isBefore && LEANS.test(part.text) && (isDoubted || NOTHING_ASKED.has(part.route))) return true;
  if (TOLD_SETS.test(part.text) || part.route === "WORKOUT_LOG") return false;
  const maybe = part.alternatives.find(({ route }) => route === "COACH")?.confidence ?? 0;
  if (isDoubted && maybe >= MAYBE && !ordersInside(part)) return true;
  return (
    (TELLS.has(part.route) || (part.route === "EVENT" && !isBefore)) && isDoubtfullyTold(part) && !ordersInside(part)
  );
}
/** What is told of oneself or of nothing in particular. */
const TELLS: ReadonlySet<Route> = new Set(["PROFILE", "OFF_TOPIC", "SMALLTALK"]);
/** "Also nag me sunday", "k now start todays workout". */
const ordersInside = ({ text }: RouteDecision) =>
  wordsFrom(text)
    .slice(0, 4)
    .some((word) => ORDER_WORDS.has(word));
/** What only tells, and is not surely taken for what it is. */
export const isDoubtfullyTold = (part: RouteDecision) =>
  part.by === "classifier" && part.confidence < SURE && part.route !== "WORKOUT_LOG" && onlyTells(part);
const NOTHING_ASKED: ReadonlySet<Route> = new Set(["OFF_TOPIC", "SMALLTALK", "UNKNOWN"]);
