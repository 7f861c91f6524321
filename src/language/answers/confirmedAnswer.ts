import type { Option } from "../../protocol/turn.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { NOTATION_WORD } from "./answerKinds.ts";
import { answerCore } from "./answerTalk.ts";
import { answerTokens } from "./answerTokens.ts";
import { ANSWER_FILLERS, NO_WORDS, YES_WORDS } from "./answerWords.ts";
import type { AskedQuestion, PendingAnswer } from "./askedQuestion.ts";
import { chooseOption } from "./optionChoice.ts";
import { requestOpening } from "./requestOpening.ts";

/** Words that open any sentence: before a question they agree to nothing. */
const WEAK_YES = /^(?:ok|okay|okey|k|kk|right|sure|alright|perfect|true|claro|vale|bueno|si|ja|e)\b/i;

/** The option that stands for yes or for no, where there is one. */
export function sidedOption(options: readonly Option[], value: "yes" | "no"): string | null {
  const wanted = value === "yes" ? YES_WORDS : NO_WORDS;
  const first = (label: string) => answerTokens(label).tokens[0]?.word ?? "";
  const fitting = options.filter(({ id, label }) => wanted.has(first(id)) || wanted.has(first(label)));
  return fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
}

const ASKS_TO_DELETE = /\bdelete\b/i;
const isDeletion = (words: string): boolean => {
  const said = readCorrection(words);
  return said?.kind === "delete" && said.target === null && said.when === null;
};

/** What a yes or a no comes to: the option that stands for it, with what else was said. */
export function confirmed(
  side: { value: "yes" | "no"; rest: string },
  question: AskedQuestion,
  text: string,
): PendingAnswer | null {
  const { options } = question;
  const opening = requestOpening(side.rest);
  if ((opening === "question" || opening === "request") && WEAK_YES.test(text.trim())) return { kind: "new" };
  const asked = new Set(question.question.match(/\d+(?:[.,]\d+)?/g) ?? []);
  const fresh = (side.rest.match(/\d+(?:[.,]\d+)?/g) ?? []).some((figure) => !asked.has(figure));
  if (side.value === "yes" && fresh) return { kind: "correction" };
  // "Yes, delete it all" to "shall I delete …?" says it once more.
  const isEcho = side.value === "yes" && ASKS_TO_DELETE.test(question.question) && isDeletion(side.rest);
  if (isEcho) return confirmed({ value: "yes", rest: "" }, question, text);
  const words = answerTokens(side.rest).tokens.filter(({ word }) => !ANSWER_FILLERS.has(word));
  const rest = fresh || words.some(({ word }) => !NOTATION_WORD.test(word) || !/\d/.test(side.rest)) ? side.rest : "";
  const only = options.length === 1 && question.kind !== "confirmation" ? options[0] : undefined;
  if (only)
    return side.value === "yes"
      ? { kind: "option", optionId: only.id, rest }
      : { kind: "none", rest: answerCore(rest) };
  const optionId = sidedOption(options, side.value);
  if (optionId !== null) return { kind: "option", optionId, rest };
  if (options.length === 0) return { kind: "text", sure: true };
  const choice = chooseOption(answerTokens(text), options, question.about);
  return choice.kind === "one" ? { kind: "option", optionId: choice.optionId, rest: "" } : null;
}
