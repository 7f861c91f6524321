import type { Route } from "../../protocol/turn.ts";
import type { RoutingContext } from "./routeMessage.ts";
import { routeRequest } from "./routeRequest.ts";
import { QUESTION_WORDS } from "./segmenting/requestWords.ts";
import { wordsFrom } from "./wordsFrom.ts";

/** "And what about squats?", "und beim Abnehmen?": a question that is short for one before it, and tells nothing of oneself. */
const FOLLOWS =
  /^\W*(?:(?:ok|okay|so|hm+|thanks|danke|merci|gracias|grazie)[ ,.!]+)*(?:and|but|what about|how about|or|und|oder|aber|was ist mit|wie ist es mit|et|ou|y|o|e|ma|mas|pero)(?![\p{L}])/iu;
const OF_ONESELF =
  /\b(?:my|mine|mein\w*|mon|ma|mes|mis?|mi[oa]|me[iu]|minha|i (?:am|have|weigh|live)|ich (?:bin|habe|wiege))\b/i;
const MOST_FOLLOWING = 8;
const LONGEST_FOLLOWING = 60;

function isFollowing(text: string, { recentRoute }: RoutingContext): boolean {
  return (
    recentRoute === "PROFILE" &&
    text.length <= LONGEST_FOLLOWING &&
    FOLLOWS.test(text) &&
    !OF_ONESELF.test(text) &&
    text.trim().split(/\s+/).length <= MOST_FOLLOWING
  );
}

/** Where the last question before a statement about oneself had gone; `null` where there was none. */
function askedEarlier({ lastQuestions = [] }: RoutingContext): Route | null {
  const asked = lastQuestions.findLast((said) => said.includes("?") || QUESTION_WORDS.has(wordsFrom(said)[0] ?? ""));
  if (asked === undefined) return null;
  const { route } = routeRequest(asked, { recentRoute: null, hasRecentLog: false, hasRecentWorkout: false });
  return route === "COACH" || route === "NUTRITION" || route === "RESEARCH" ? route : null;
}

/** The route that a message goes on from: where only something of oneself was told since the last question, that of the question. */
export function routeBeforeFacts(text: string, known: RoutingContext): Route | null {
  return isFollowing(text, known) ? (askedEarlier(known) ?? known.recentRoute) : known.recentRoute;
}
