import type { RouteDecision } from "../../protocol/turn.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { answerTokens } from "../answers/answerTokens.ts";
import { UNSURE } from "../answers/answerWords.ts";
import { isOwnLog } from "../answers/ownLog.ts";
import { readAnswer } from "../answers/pendingAnswer.ts";
import { requestOpening } from "../answers/requestOpening.ts";
import { endsAsQuestion } from "../endsAsQuestion.ts";
import { foldText } from "../foldText.ts";
import { apartFromQuestion } from "./apartFromQuestion.ts";

/** A message that answers the open question and asks or tells something else as well. */
export type AnswerAndMore = {
  /** The words of the answer. */
  answer: string;
  /** The option they choose; `null` when they answer in words of their own. */
  optionId: string | null;
  more: RouteDecision[];
};

const LONGEST = 600;
const MOST_PLACES = 8;
/** Where something else may begin: after a sentence, or with a word that goes on. */
const PLACES =
  /(?<=[.;!?…])\s+|\s*\n+\s*|\s*,?\s+(?=(?:and|also|plus|then|afterwards|after that|followed by|und|dann|danach|ausserdem|außerdem|et|puis|ensuite|y|luego|despues|después|e|poi|dopo|depois)\s)/giu;
const ASIDE = new Set(["UNKNOWN", "SMALLTALK", "OFF_TOPIC", "PROFILE", "SAFETY"]);
const SURE = 0.8;

/** The option that words choose, "" when they answer in words of their own; `null` when they settle nothing, or not alone. */
function settles(words: string, question: OpenQuestion, again: (words: string) => RouteDecision[]): string | null {
  // "Forgot, I also did …" does not know no answer.
  if (UNSURE.test(foldText(words)) || isOwnLog(words, question) || apartFromQuestion(words, question) !== null)
    return null;
  const reading = readAnswer(words, question);
  if (reading?.kind === "option") return reading.optionId;
  if (reading?.kind !== "text") return null;
  // A name that nobody knows is a few words, and asks for nothing else.
  const isName = () => answerTokens(words).tokens.length <= MOST_NAME_WORDS && !isElsewhere(again(words), question);
  return reading.sure || isName() ? "" : null;
}

const MOST_NAME_WORDS = 4;
const isElsewhere = (items: readonly RouteDecision[], { owner }: OpenQuestion): boolean =>
  items.some(({ route, confidence }) => route !== owner && route !== "UNKNOWN" && confidence >= SURE);

/** "What's the difference between push press | and strict press": names that one question joins, where "and it was the cable one" answers. */
const goesOnAsking = (before: string, after: string): boolean =>
  JOINS.test(after) &&
  !ANSWERS.test(foldText(after)) &&
  !/[.;!?…\n]$/.test(before) &&
  requestOpening(foldText(before).trim()) === "question";
const JOINS = /^(?:and|und|et|y|e)\s/i;
const ANSWERS =
  /^\p{L}+ (?:it|that|they|those|these|this|i|we|mine|das|es|ich|c|ca|j|je|era|fue|fu|foi|ho|hice|fiz|the \p{L}+(?: \p{L}+)? ones?\b)(?![\p{L}])/u;

/** What else is asked or told: sets of another exercise, a question, a request. Empty when the words may be of the answer. */
function besides(
  words: string,
  question: OpenQuestion,
  again: (words: string) => RouteDecision[],
  asLog: (words: string) => RouteDecision,
): RouteDecision[] {
  if (isOwnLog(words, question)) {
    const items = again(words);
    return items.every(({ route, confidence }) => route === "WORKOUT_LOG" && confidence >= SURE)
      ? items
      : [asLog(words)];
  }
  const opening = requestOpening(foldText(words).trim());
  if (opening !== "question" && opening !== "request" && !endsAsQuestion(words)) return [];
  const items = again(words);
  const isElse = (one: RouteDecision) =>
    one.route !== question.owner && !ASIDE.has(one.route) && one.confidence >= SURE;
  return items.length > 0 && items.every(isElse) ? items : [];
}

/**
 * A message to an open question about a log, taken apart: what answers it, and what is another request: "t bar. also 3x15
 * face pulls with 20 kg", "8 each. is that enough?". In: the message as typed, the question, how words are routed and what
 * they are as a log. `null` when it is not both. At most eight places are tried, in 600 characters.
 */
export function answerAndMore(
  text: string,
  question: OpenQuestion,
  again: (words: string) => RouteDecision[],
  asLog: (words: string) => RouteDecision,
): AnswerAndMore | null {
  if (text.length > LONGEST || question.kind === "confirmation") return null;
  const places = [...text.matchAll(PLACES)].slice(0, MOST_PLACES);
  for (const { index } of places) {
    const [before, after] = [text.slice(0, index).trim(), text.slice(index).trim()];
    for (const [answer, rest] of [
      [before, after],
      [after, before],
    ] as const) {
      const isPart = answer === after && goesOnAsking(rest, answer);
      const optionId = answer === "" || rest === "" || isPart ? null : settles(answer, question, again);
      const more = optionId === null ? [] : besides(rest, question, again, asLog);
      if (optionId !== null && more.length > 0) return { answer, optionId: optionId === "" ? null : optionId, more };
    }
  }
  return null;
}
