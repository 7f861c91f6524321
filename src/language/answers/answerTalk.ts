import { NOTATION_WORD } from "./answerKinds.ts";
import { type AnswerText, answerTokens, textWithout } from "./answerTokens.ts";
import { ANSWER_FILLERS, NO_WORDS, YES_WORDS } from "./answerWords.ts";

const HESITATION = /^(?:h+m+|m+h*m*|u+h+m*|u+m+|a+h+|e+h+m*|o+h+|what|how)$/;

/** Whether a word of an answer carries nothing by itself. */
export const isTalk = (word: string) =>
  ANSWER_FILLERS.has(word) || YES_WORDS.has(word) || NO_WORDS.has(word) || HESITATION.test(word);

/** Content words: neither filler, nor figure, nor notation, nor words of the question itself. */
export function unexplained(text: AnswerText, used: ReadonlySet<number>, question: string): number[] {
  const known = new Set(answerTokens(question).tokens.map(({ word }) => word));
  return [...text.tokens.entries()].flatMap(([index, { word }]) => {
    const asks = /^(?:what|how)$/.test(word) && text.tokens[index + 1]?.word !== "about";
    if (asks && !used.has(index)) return [index];
    return used.has(index) || isTalk(word) || known.has(word) || NOTATION_WORD.test(word) ? [] : [index];
  });
}

/** The words of an answer without what only surrounds them: "no, I meant hack squats please" → "hack squats". Folded. */
export function answerCore(answer: string): string {
  const text = answerTokens(answer);
  const dropped = new Set<number>();
  for (const steps of [[...text.tokens.keys()], [...text.tokens.keys()].reverse()]) {
    for (const index of steps) {
      if (!isTalk(text.tokens[index]?.word ?? "")) break;
      dropped.add(index);
    }
  }
  return textWithout(text, dropped);
}
