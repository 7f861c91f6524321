import { ROUTES, type RouteDecision } from "../../protocol/turn.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { HOLDS_SETS } from "../answers/answerKinds.ts";
import { tellsKind } from "../answers/describedExercise.ts";
import { readAnswer } from "../answers/pendingAnswer.ts";
import { requestOpening } from "../answers/requestOpening.ts";
import { readFurtherSet } from "../corrections/furtherSet.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { BARE_SETS, setsOfNamed } from "./bareSets.ts";
import { cameOf, isCameOf, NOT_YET_DONE } from "./cameOfPlan.ts";
import { tellsNamedSets } from "./logActs.ts";
import { LOG_WORD, ordered, wantsBuilt } from "./orderedLog.ts";
import { besides, decision, isConfident, type Reply, SURE } from "./replyDecision.ts";
import { SAID_FOR } from "./saidForRoute.ts";
import { readStance } from "./stance.ts";
import { EXERCISE, MUSCLE, SESSION } from "./trainingWords.ts";

const HAS_NAME = compiled(`(?<![\\w])(?:${EXERCISE}|${MUSCLE}|${SESSION})(?![\\w])`);

/** The reply on top of what was asked about: "Bench press" and "3x10 at 80" are one request. */
function completed(question: OpenQuestion, detail: string): string {
  // "I have not, don't save that" is over once sets are told.
  if (/\d/.test(detail) && readStance(question.text).stance === "negated") return detail;
  return detail === "" ? question.text : `${question.text} ${detail}`;
}

const NAME_ALONE = /^[\p{L} -]{3,30}$/u;
const SAYS_ITSELF: ReadonlySet<string> = new Set(["log.recalls", "smalltalk.about_bot"]);
const PUTS_RIGHT = /^log\.(?:correction|correction_read)$/;
const OF_SESSION = /^generate\.(?:adjust|adjusts_session|changes_session|edits_session|session_talk)$/;
/** An amount, and no name beside it. */
const BARE_FIGURES = /\d ?(?:x|kgs?|lbs?|k\b|km|mi(?:les?)?|min|m\b|:|\/)/;
const DONE_FIRST =
  /^\W*(?:(?:all |just |now |i |i'?m |ok |yes |and )*(?:done|did it|finished|completed|erledigt|fertig|geschafft|fait|hecho|fatto|feito))\b[\s,.!:;-]*/i;

const isLoggable = ({ options }: OpenQuestion) => options.some(({ id }) => id === "WORKOUT_LOG");

/**
 * How a message stands to the question which route was meant: the route that was chosen, with the words that were in doubt; a dismissal; a request of
 * its own; or none of these. See `readReply`.
 */
export function whichRoute(
  text: string,
  question: OpenQuestion,
  requests: RouteDecision[],
  again: (rest: string) => RouteDecision[],
  threshold: number,
): Reply {
  const reading = readAnswer(text, question);
  const chosen = (items: RouteDecision[]): Reply => ({ kind: "requests", items, answer: null });
  const folded = foldText(text);
  const ownName = HAS_NAME.test(folded);
  const complete = isConfident(requests, SURE) && ownName && /\s\S+\s/.test(text.trim());
  if (reading?.kind === "dismissal") {
    return { kind: "dismissal", items: besides(reading.rest, again, threshold), answer: null };
  }
  // "I want to learn it, never did one" says "did" and asks to log nothing.
  const { stance } = readStance(text);
  const isUndone = stance === "negated" || (NOT_YET_DONE.has(stance) && !LOG_WORD.test(folded));
  if (complete && requests[0]?.rule !== "log.sets_without_name") return chosen(requests);
  // "Show me what I logged" says "logged", "what can you do" says "you"; neither chooses a route.
  if (SAYS_ITSELF.has(requests[0]?.rule ?? "")) return chosen(requests);
  // "Delete the last one" is no choice among routes.
  if (readCorrection(text)?.kind === "delete") {
    const isSure = isConfident(requests, threshold);
    return isSure ? chosen(requests) : { kind: "unanswered", items: requests, answer: null };
  }
  // "The last one was only 7" puts a set right, and chooses no route.
  if (PUTS_RIGHT.test(requests[0]?.rule ?? "") && isConfident(requests, SURE) && /\d/.test(text))
    return chosen(requests);
  // "Replace the first exercise" orders something of the session that is there.
  if (OF_SESSION.test(requests[0]?.rule ?? "") && isConfident(requests, threshold)) return chosen(requests);
  const isOther = wantsBuilt(folded, question);
  if (reading?.kind === "option" && !(reading.optionId === "WORKOUT_LOG" && (isUndone || isOther))) {
    const route = ROUTES.find((one) => one === reading.optionId);
    if (route)
      return chosen([
        decision(
          route,
          1,
          "pending.option",
          ordered(route, folded, question, completed(question, /\d/.test(text) ? text.trim() : reading.rest)),
        ),
      ]);
  }
  // "What did I do last time" says "did" and asks.
  const isAsked = requestOpening(folded) === "question";
  const said = SAID_FOR.find(
    ([route, pattern]) => pattern.test(folded) && !(route === "WORKOUT_LOG" && (isUndone || isAsked)),
  );
  // "Done! 8k in 47 min" to "gonna run 8k tomorrow": what was planned has been done, with figures of its own.
  const isDone =
    said?.[0] === "WORKOUT_LOG" && BARE_FIGURES.test(folded) && readStance(question.text).stance === "planned";
  if (isDone) {
    const lift = question.text.split(/[^\p{L}-]+/u).filter((word) => isMovementWord(word.toLowerCase()));
    const figures = text.trim().replace(DONE_FIRST, "");
    return chosen([
      decision("WORKOUT_LOG", 0.95, "pending.done_as_planned", `${lift.slice(0, 3).join(" ")} ${figures}`.trim()),
    ]);
  }
  if (said && folded.split(" ").length <= 8) {
    if (said[0] === "WORKOUT_LOG" && isCameOf(question.text, folded))
      return chosen([decision("WORKOUT_LOG", 0.95, "pending.done", cameOf(question.text, text.trim()))]);
    const detail = /\d/.test(folded) || folded.split(" ").length > 4 ? text.trim() : "";
    const words = ordered(said[0], folded, question, completed(question, detail));
    return chosen([decision(said[0], 0.95, "pending.route_word", words)]);
  }
  // "Deadlifts" to "100kg x 5: log it?": the name that was missing.
  const canLog = isLoggable(question) && BARE_SETS.test(foldText(question.text));
  if (canLog && !/\d/.test(folded) && requests.length === 1 && requests[0]?.rule === "unknown.bare_exercise")
    return chosen([
      decision("WORKOUT_LOG", 0.95, "pending.named", `${text.trim().replace(/,/g, " ")} ${question.text}`),
    ]);
  // "4x10" to "rows today": what was done of what was named.
  const named = setsOfNamed(question.text, text);
  if (BARE_SETS.test(folded) && !/\d/.test(question.text) && tellsNamedSets(named))
    return chosen([decision("WORKOUT_LOG", 0.95, "pending.named", named)]);
  // "60" to "bench": its load, or how many; which is asked about then.
  if (isLoggable(question) && requests[0]?.rule === "unknown.bare_number" && NAME_ALONE.test(question.text))
    return chosen([decision("WORKOUT_LOG", 0.95, "pending.named", `${question.text} ${text.trim()}`)]);
  // Of several that were named, one row of sets is of nobody knows which.
  if (BARE_SETS.test(folded) && named === text.trim() && isConfident(requests, threshold)) return chosen(requests);
  // "80x5" while "squat warmup 60x5" is in doubt: who goes on with the sets is logging them.
  const further = isLoggable(question) ? readFurtherSet(text) : null;
  if (further !== null && !further.bare && HOLDS_SETS.test(foldText(question.text)))
    return chosen([decision("WORKOUT_LOG", 0.95, "pending.further_set", `${question.text}\n${text.trim()}`)]);
  // "Barbell" to "rows": still no sets, and a fuller name.
  if (NAME_ALONE.test(question.text) && tellsKind(folded)) return chosen(again(`${text.trim()} ${question.text}`));
  if (isConfident(requests, threshold)) {
    const [first, ...rest] = requests;
    if (
      first &&
      !ownName &&
      HAS_NAME.test(foldText(question.text)) &&
      first.route !== "SMALLTALK" &&
      first.route !== "OFF_TOPIC"
    ) {
      return chosen([{ ...first, by: "pending", text: completed(question, text.trim()) }, ...rest]);
    }
    return chosen(requests);
  }
  if (reading?.kind === "none" && reading.rest === "") return { kind: "dismissal", items: [], answer: null };
  if (reading?.kind === "none") {
    const next = again(reading.rest);
    if (isConfident(next, threshold)) return chosen(next);
  }
  return { kind: "unanswered", items: requests, answer: null };
}
