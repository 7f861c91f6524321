import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { Route, RouteDecision } from "../../protocol/turn.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { answerTokens } from "../answers/answerTokens.ts";
import { UNSURE } from "../answers/answerWords.ts";
import { asksOptions } from "../answers/asksOptions.ts";
import { readLeftOut } from "../answers/leftOut.ts";
import { isOwnLog } from "../answers/ownLog.ts";
import { limitsOf } from "../answers/partOfSession.ts";
import { isPause } from "../answers/pause.ts";
import { ASKS_SESSION, OF_BEFORE, readAnswer } from "../answers/pendingAnswer.ts";
import { isSplitAlone } from "../answers/splitAlone.ts";
import { yesOrNo } from "../answers/yesOrNo.ts";
import { readFurtherSet } from "../corrections/furtherSet.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { COPULA } from "../corrections/namedInCorrection.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { aboutOpenQuestion } from "./aboutOpenQuestion.ts";
import { isFigureAlone } from "./afterLog.ts";
import { answerAndMore } from "./answerAndMore.ts";
import { apartFromQuestion } from "./apartFromQuestion.ts";
import { deletesAll, isAboutOpen, saidOfDraft, setsOfToday, storedBeside } from "./besideOpenEntry.ts";
import { eachOfSeveral } from "./eachOfSeveral.ts";
import { endsTraining } from "./endsTraining.ts";
import { ofStored, takesAwayOther } from "./ofStored.ts";
import { besides, decision, isConfident, type Reply, SURE } from "./replyDecision.ts";
import { toldAgain } from "./toldAgain.ts";
import { whichRoute } from "./whichRoute.ts";

const OF_LOGGED = /^log\.(?:correction|correction_read|load_after)$/;

/**
 * How a message stands to the open question: an answer to it (for the router's own question: the route that was
 * chosen, with the words that were in doubt), a dismissal (its items are what is asked for instead), a confident
 * request for something else, or none of these. `again` routes what was said beside a dismissal.
 */
export function readReply(
  text: string,
  question: OpenQuestion,
  requests: RouteDecision[],
  again: (rest: string) => RouteDecision[],
  threshold: number,
): Reply {
  if (question.owner === "ROUTER") return whichRoute(text, question, requests, again, threshold);
  const owner = question.owner;
  // "Which ones do you have": what there is to choose from is shown again.
  if (question.options.length > 0 && asksOptions(foldText(text)))
    return { kind: "unanswered", items: [decision(owner, 0.5, "pending.options", text.trim())], answer: null };
  const beside = owner === "WORKOUT_LOG" ? ofStored(text, question) : null;
  const ofOther: Reply = {
    kind: "requests",
    items: [decision(owner, 0.95, "pending.corrects_other", text.trim())],
    answer: null,
  };
  if (beside === "changed") return ofOther;
  if (beside === "recalled" && isConfident(requests, threshold))
    return { kind: "requests", items: aboutOpenQuestion(requests, question), answer: null };
  const ofDraft = owner === "WORKOUT_LOG" ? saidOfDraft(text, question) : null;
  if (ofDraft !== null) {
    const { said, more } = ofDraft;
    const others = more === null ? [] : [decision(owner, 0.95, "pending.corrects_other", more)];
    const items = [decision(owner, 0.9, "pending.correction", said), ...others];
    return { kind: "answer", items, answer: { text: said, optionId: null } };
  }
  if (isPause(foldText(text)) || endsTraining(foldText(text)))
    return { kind: "requests", items: [decision("SMALLTALK", 0.95, "pending.pause", text.trim())], answer: null };
  const each = owner === "WORKOUT_LOG" ? eachOfSeveral(text, question) : null;
  if (each !== null) {
    const items = [each.answer, ...each.more].map((words) => decision(owner, 0.95, "pending.each", words));
    return { kind: "answer", items, answer: { text: each.answer, optionId: null } };
  }
  const both = owner === "WORKOUT_LOG" && ASKED_FOR_LOGS.has(question.about) ? twoThings(text, question, again) : null;
  if (both !== null) return both;
  // "102.5x5" while it is asked what a figure of an older entry was: the next set, and no answer.
  if (owner === "WORKOUT_LOG" && question.draft.kind === "correction" && question.kind !== "confirmation") {
    const further = readFurtherSet(text);
    if (further !== null && !further.bare)
      return { kind: "requests", items: [decision("WORKOUT_LOG", 0.95, "pending.own_log", text.trim())], answer: null };
  }
  const sentAgain = toldAgain(text, question);
  if (sentAgain !== null) return sentAgain;
  if (owner === "WORKOUT_LOG" && question.draft.kind === "log" && correctsOther(text, question)) return ofOther;
  const more = owner === "WORKOUT_LOG" ? setsOfToday(text, question) : null;
  if (more !== null) return { kind: "requests", items: [decision(owner, 0.95, "pending.own_log", more)], answer: null };
  // Figures of another exercise are never taken for the open sets.
  if (
    owner === "WORKOUT_LOG" &&
    readLeftOut(answerTokens(text), question.question) === null &&
    isOwnLog(text, question) &&
    apartFromQuestion(text, question) !== "session"
  ) {
    const own = decision("WORKOUT_LOG", 0.95, "pending.own_log", text.trim());
    const confident = isConfident(requests, threshold) && requests.some(({ route }) => route === "WORKOUT_LOG");
    const items = confident ? requests : [own];
    return { kind: "requests", items, answer: null };
  }
  const stored = owner === "WORKOUT_LOG" ? storedBeside(text, question) : null;
  if (stored !== null) {
    const items = [
      decision("WORKOUT_LOG", 0.95, stored.goes ? "pending.deletes_all" : "pending.deletes_stored", stored.rest),
    ];
    return { kind: stored.goes ? "dismissal" : "requests", items, answer: null };
  }
  const taken = takenAway(text, question);
  if (taken?.kind === "dismissal" && question.stays !== null && deletesAll(text)) {
    const items = [decision("WORKOUT_LOG", 0.95, "pending.deletes_all", text.trim())];
    return { kind: "dismissal", items, answer: null };
  }
  if (owner === "WORKOUT_LOG" && taken === null && ASKED_FOR_LOGS.has(question.about)) {
    const beside = besideTheLog(text, question, requests, threshold);
    if (beside !== null) return beside;
  }
  const reading = taken ?? readAnswer(text, question);
  const answer = (rule: string, confidence: number, optionId: string | null): Reply => ({
    kind: "answer",
    items: [decision(owner, confidence, rule, text.trim())],
    answer: { text, optionId },
  });
  // "Yes" to a question of which is no answer, and nothing else either.
  const isBareSide = yesOrNo(answerTokens(text))?.rest === "";
  const doubt = UNSURE.test(foldText(text)) ? "pending.unsure" : "pending.unclear";
  const unclear: Reply = { kind: "unanswered", items: [decision(owner, 0.5, doubt, text.trim())], answer: null };
  const otherwise: Reply =
    isConfident(requests, threshold) && !isBareSide
      ? { kind: "requests", items: aboutOpenQuestion(requests, question), answer: null }
      : unclear;
  switch (reading?.kind) {
    case "option":
      // "Delete all but the last" while it is asked which one to change: another order, and no choice.
      if (owner === "WORKOUT_LOG" && ordersDeletion(text, question)) return ofOther;
      if (owner === "WORKOUT_LOG" && tellsAnew(text, reading.optionId, question)) return ofOther;
      return answer("pending.option", 1, reading.optionId);
    case "text":
      if (!reading.sure && isConfident(requests, SURE) && requests[0]?.route !== owner) return otherwise;
      // "Then upper body" to "which row was it?": what to train next, and the name of no lift.
      if (question.about === "exercise" && isSplitAlone(text)) return otherwise;
      return answer("pending.text", reading.sure ? 0.95 : 0.8, null);
    case "none":
      if (owner === "WORKOUT_LOG" && correctsOther(text, question)) return ofOther;
      return answer("pending.none_of_these", 0.95, null);
    case "correction":
      return answer("pending.correction", 0.9, null);
    case "dismissal": {
      const items = besides(reading.rest, again, threshold);
      // "Forget that, it was 26:30" of a run that was logged while a row is open: the run is put right, the row stays open.
      const ofLogged = owner === "WORKOUT_LOG" && items.length === 1 && OF_LOGGED.test(items[0]?.rule ?? "");
      return { kind: ofLogged ? "requests" : "dismissal", items, answer: null };
    }
    case "unclear":
      // "20kg dumbbells" to "which lunge was it?": with what, which is true of several of them.
      return owner === "WORKOUT_LOG" && question.about === "exercise" && isFigureAlone(foldText(text))
        ? answer("pending.correction", 0.9, null)
        : unclear;
    default:
      return owner === "WORKOUT_LOG" &&
        requests[0]?.route === owner &&
        isAboutOpen(text) &&
        !OF_BEFORE.test(foldText(text))
        ? answer("pending.correction", 0.8, null)
        : otherwise;
  }
}

const DELETES =
  /^(?:(?:no|nein|non|nao|actually|please|just|ok|wait)[ ,]+)*(?:delete|remove|erase|scrap|losche?|entferne?|borra|elimina|quita|supprime|efface|cancella|togli|apaga|exclui)(?!\p{L})/u;
const ordersDeletion = (text: string, question: OpenQuestion): boolean =>
  question.draft.kind === "correction" && !/delete/i.test(question.question) && DELETES.test(foldText(text));

const TELLS = /\b(?:was|were|is|are|should|only|just|actually|war|waren|etait|era|eran|erano|foi|eram)\b/;
const OF_MEASURE = /\d ?(?:reps?|kgs?|kilos?|lbs?|pounds?|min\w*|wdh|repetitions?|repeticiones|ripetizioni)\b|\d:\d/;
const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)?/g) ?? [];
/** "The 5k was actually 24:30" while it is asked which one to delete: a figure of its own puts an entry right, and chooses none. */
function tellsAnew(text: string, optionId: string, { draft, question, options }: OpenQuestion): boolean {
  const said = foldText(text);
  if (draft.kind !== "correction" || !/delete/i.test(question) || !/\d/.test(said) || !TELLS.test(said)) return false;
  const known = figuresIn(options.find(({ id }) => id === optionId)?.label ?? "");
  const isNew = OF_MEASURE.test(said) || figuresIn(said).some((figure) => !known.includes(figure));
  return isNew && readCorrection(text)?.kind === "change";
}

/** The question is answered, and something else asked or told in the same breath. */
function twoThings(text: string, question: OpenQuestion, again: (rest: string) => RouteDecision[]): Reply | null {
  const asLog = (words: string) => decision("WORKOUT_LOG", 0.95, "pending.own_log", words);
  const both = answerAndMore(text, question, again, asLog);
  if (both === null) return null;
  const { answer, optionId, more } = both;
  const rule = optionId === null ? "pending.text" : "pending.option";
  const answered = decision(question.owner as Route, optionId === null ? 0.95 : 1, rule, answer);
  return { kind: "answer", items: [answered, ...more], answer: { text: answer, optionId } };
}

const ASKED_FOR_LOGS = new Set<OpenQuestion["about"]>([
  "exercise",
  "reps",
  "sets",
  "weight",
  "duration",
  "confirm",
  "date",
]);

/** A message that leaves the question about a log open: what it asks for instead, or nothing sure; `null` when it may be an answer. */
function besideTheLog(
  text: string,
  question: OpenQuestion,
  requests: RouteDecision[],
  threshold: number,
): Reply | null {
  if (/\b(?:delete|change)\b/i.test(question.question) || readLeftOut(answerTokens(text), question.question) !== null)
    return null;
  if (question.kind === "confirmation" && answersConfirmation(text, question)) return null;
  const apart = apartFromQuestion(text, question);
  if (apart === null) return null;
  const isSession = requests.some(({ route }) => route === "WORKOUT_GENERATE");
  if (apart === "session" && !isSession) {
    const wish = decision("WORKOUT_GENERATE", 0.9, "pending.session_wish", text.trim());
    return { kind: "requests", items: [wish], answer: null };
  }
  if (isConfident(requests, threshold))
    return { kind: "requests", items: aboutOpenQuestion(requests, question), answer: null };
  return { kind: "unanswered", items: [decision("WORKOUT_LOG", 0.5, "pending.beside", text.trim())], answer: null };
}

/** A bare yes or no to a question that has both, "no way haha 50" to whether 500 is right, "yes but not the last exercise" of a session. */
function answersConfirmation(text: string, question: OpenQuestion): boolean {
  const side = yesOrNo(answerTokens(text));
  if (side !== null) return side.rest === "" || (side.value === "no" && FIGURE_LEFT.test(side.rest));
  return ASKS_SESSION.test(question.question) && limitsOf(text) !== null;
}
const FIGURE_LEFT = /^\d{1,4}(?:[.,]\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds?|reps?|sets?|km|mins?|minutes?)?\W*$/;

/**
 * "Delete the curls" while the curls are what is open calls them off; of an entry that is stored, it is a request. In
 * questions about a deletion it is an answer.
 */
function takenAway(text: string, question: OpenQuestion): { kind: "dismissal"; rest: "" } | { kind: "new" } | null {
  if (question.owner !== "WORKOUT_LOG" || /\bdelete\b/i.test(question.question)) return null;
  if (/\bchange\b/i.test(question.question)) return takesAwayOther(text) ? { kind: "new" } : null;
  // "Forget the rows, I meant pulldowns" is an answer.
  if (readLeftOut(answerTokens(text), question.question) !== null) return null;
  const words = [question.question, ...question.options.map(({ label }) => label)].join(" ");
  const asked = new Set(phraseTokens(foldText(words).replace(/[^\p{L} ]+/gu, " ")));
  const correction = readCorrection(text);
  if (correction?.kind !== "delete") return null;
  if (correction.restores && correction.scope === "undo") return { kind: "new" };
  if (correction.choice !== undefined && correction.scope !== "all") return { kind: "new" };
  if (correction.scope === "everything" || correction.when !== null) return { kind: "new" };
  const isOther = correction.target !== null && !phraseTokens(correction.target).some((word) => asked.has(word));
  return isOther ? { kind: "new" } : { kind: "dismissal", rest: "" };
}

/** "No, the bench was 65", "the bench was on Monday" to "which row was it?": another entry is put right, and the question stays. */
function correctsOther(text: string, question: OpenQuestion): boolean {
  const correction = readCorrection(text);
  if (correction?.kind !== "change" || !correction.sure || correction.target === null) return false;
  const isMoved = question.draft.kind === "log" && (correction.when ?? correction.added ?? correction.removed) !== null;
  if (correction.parts.length === 0 && !isMoved) return false;
  const isSaid = (isMoved || COPULA.test(foldText(text))) && correction.target.split(" ").some(isMovementWord);
  if (question.draft.kind === "log" && !isSaid) return false;
  const asked = new Set(phraseTokens(foldText(question.question).replace(/[^\p{L} ]+/gu, " ")));
  return !phraseTokens(correction.target).some((word) => asked.has(word));
}
