import { phraseTokens, plainWords } from "../../catalog/phraseTokens.ts";
import type { Option } from "../../protocol/turn.ts";
import { isTalk, unexplained } from "./answerTalk.ts";
import { type AnswerText, answerTokens, isJoined, textWithout } from "./answerTokens.ts";
import { ANSWER_FILLERS } from "./answerWords.ts";
import type { AskedQuestion, PendingAnswer } from "./askedQuestion.ts";
import { isTool, tellsHow, tellsManner } from "./describedExercise.ts";
import { chooseOption, type OptionChoice } from "./optionChoice.ts";
import { EXERCISE_WORD } from "./ownWords.ts";
import type { requestOpening } from "./requestOpening.ts";

/** Used tokens, with the fillers that touch them: what is left of the text is the rest. */
function withNeighbours(text: AnswerText, used: ReadonlySet<number>): Set<number> {
  const dropped = new Set(used);
  for (const index of used) {
    for (const step of [-1, 1]) {
      for (let at = index + step; ; at += step) {
        const token = text.tokens[at];
        const near = text.tokens[at - step];
        if (!token || !near || dropped.has(at) || !ANSWER_FILLERS.has(token.word)) break;
        const [left, right] = step < 0 ? [token, near] : [near, token];
        if (!isJoined(text, left, right)) break;
        dropped.add(at);
      }
    }
  }
  return dropped;
}

/** Whether the words at `indices` stand in clauses of their own, away from the words that chose the option. */
function standApart(text: AnswerText, used: ReadonlySet<number>, indices: readonly number[]): boolean {
  let clause = 0;
  const clauses = text.tokens.map((token, index) => {
    const gap = text.folded.slice(text.tokens[index - 1]?.end ?? 0, token.start);
    if (/[,;.:!?\n()]/.test(gap) || /^(?:and|but|und|aber|et|mais|y|pero|ma|mas)$/.test(token.word)) clause += 1;
    return clause;
  });
  const chosen = new Set([...used].map((index) => clauses[index]));
  return indices.every((index) => !chosen.has(clauses[index]));
}

/**
 * Whether the words beside a chosen option tell of another one: only a tool was named ("incline bench, dumbbells"), or the
 * option is done in a way that was not said ("calves, sitting" is not "Standing Calf Raise"). `left` is `null` where how it is
 * done was surely told.
 */
function tellsMore(
  text: AnswerText,
  { optionId, used }: Extract<OptionChoice, { kind: "one" }>,
  left: readonly number[] | null,
  options: readonly Option[],
): boolean {
  const wordAt = (index: number) => text.tokens[index]?.word ?? "";
  if (left !== null && !left.some((index) => tellsHow(wordAt(index)))) return false;
  const names = [...used].map(wordAt).filter((word) => !isTool(word) && !ANSWER_FILLERS.has(word));
  if (names.length === 0) return true;
  const label = options.find(({ id }) => id === optionId)?.label ?? "";
  const said = new Set(names.flatMap((word) => [word, ...phraseTokens(word)]));
  return plainWords(label).some((word) => tellsManner(word) && !said.has(word));
}

/** "Barbell or cable": no choice at all. */
const EITHER_OR = /(?<![\p{L}])(?:or|oder|ou|oppure|or else|vs)(?![\p{L}])/u;

/** "3.2 km" to "15 min, or 15 km?": a figure that none of them has, whatever stands behind it. */
function hasOtherFigure(
  { tokens }: AnswerText,
  { used }: Extract<OptionChoice, { kind: "one" }>,
  { about, options }: AskedQuestion,
): boolean {
  if (about !== "sets") return false;
  const offered = new Set(options.flatMap(({ label }) => label.match(FIGURES) ?? []));
  const isOther = (word: string, index: number) => FIGURE.test(word) && !used.has(index) && !offered.has(word);
  return offered.size > 0 && tokens.some(({ word }, index) => isOther(word, index));
}
const FIGURES = /\d+(?:[.,:]\d+)?/g;
const FIGURE = /^\d+(?:[.,:]\d+)?$/;

/** The option that an answer chooses, with what else it says; `null` when it settles nothing among those offered. */
export function readOption(
  text: AnswerText,
  question: AskedQuestion,
  opening: ReturnType<typeof requestOpening>,
  isDescribed = false,
): PendingAnswer | null {
  // Options of a slot are suggestions: they are chosen by place or by their whole label, never by a part of it.
  const isOpen = question.kind === "slot" && question.about === "exercise";
  const options = isOpen ? question.options.map(({ id }) => ({ id, label: "" })) : question.options;
  const choice = chooseOption(text, options, question.about);
  if (choice.kind === "nothing") return null;
  if (choice.kind === "one" && hasOtherFigure(text, choice, question)) return null;
  const left = unexplained(text, choice.used, question.question);
  const asks = opening !== null && opening !== "personal";
  // "Pec flyes with dumbbells": words of several options name one of their own.
  const namesAnother = choice.kind === "several" && !choice.tied && EXERCISE_WORD.test(text.folded);
  if (namesAnother && question.about === "exercise" && !asks && !EITHER_OR.test(text.folded))
    return { kind: "text", sure: true };
  // "Tricep" to three extensions of which two are for it: asked again among those.
  const isNarrower = choice.kind === "several" && choice.isFewer && !text.tokens.some(({ word }) => isTool(word));
  if (isNarrower && question.about === "exercise" && left.length === 0 && !asks)
    return EITHER_OR.test(text.folded) ? { kind: "unclear" } : { kind: "text", sure: true };
  if (choice.kind === "several") return choice.used.size > 0 && left.length === 0 && !asks ? { kind: "unclear" } : null;
  const rest = textWithout(text, withNeighbours(text, choice.used));
  const silent = answerTokens(rest).tokens.every(({ word }) => isTalk(word));
  const option: PendingAnswer = { kind: "option", optionId: choice.optionId, rest: silent ? "" : rest };
  if (left.length === 0) return option;
  if (question.about === "route" && opening !== "question") return option;
  if (asks || choice.used.size === 0) return null;
  // "Incline bench, dumbbells" is no dumbbell curl: what with it is done is not all that was told.
  if (question.about === "exercise" && tellsMore(text, choice, isDescribed ? null : left, question.options))
    return { kind: "text", sure: true };
  return standApart(text, choice.used, left) ? option : null;
}
