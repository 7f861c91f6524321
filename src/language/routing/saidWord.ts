import { isEverydayClass, wordClass } from "../classifier/wordClasses.ts";
import { startsNumber } from "../numbers/numbers.ts";
import { keepingWords } from "../patterns/keepingWords.ts";

/** What a word of a folded text is by itself; signs that stand at its end belong to it. */
type SaidWord = {
  /** It has a letter or a digit. */
  isSaid: boolean;
  /** A number may begin with it. */
  startsNumber: boolean;
  /** It is of everyday things: food, work, the weather. */
  isEveryday: boolean;
};

/** The signs behind which a clause ends. */
export const ENDS_CLAUSE = /[^\p{L}\p{N}]+$/u;

export const saidWord = keepingWords(
  (word): SaidWord => ({
    isSaid: /[\p{L}\p{N}]/u.test(word),
    startsNumber: startsNumber(word.replace(ENDS_CLAUSE, "")),
    isEveryday: isEverydayClass(wordClass(word.replace(/[^a-z]/g, "")) ?? ""),
  }),
);
