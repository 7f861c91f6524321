import { foldText } from "../foldText.ts";

/** A word or figure of a short text and where it stands in the folded text. */
export type AnswerToken = { word: string; start: number; end: number };

/** A short text, folded, and its tokens; punctuation is between the tokens. */
export type AnswerText = { folded: string; tokens: AnswerToken[] };

const LONGEST = 2_000;

/**
 * Splits a short text into words and figures: "#2, 80kg" → "#2", "80", "kg". Decimal signs and clock times stay in
 * the figure, ordinal endings too ("2nd"). Only the first 2,000 characters are looked at. Linear.
 */
export function answerTokens(text: string): AnswerText {
  const folded = foldText(text.slice(0, LONGEST));
  const tokens: AnswerToken[] = [];
  for (const match of folded.matchAll(/#?\d+(?:[.,:]\d+)*(?:st|nd|rd|th)?|\p{L}+/gu)) {
    tokens.push({ word: match[0], start: match.index, end: match.index + match[0].length });
  }
  return { folded, tokens };
}

/** Whether nothing but blanks, hyphens and apostrophes stands between two neighbouring tokens. */
export function isJoined({ folded }: AnswerText, left: AnswerToken, right: AnswerToken): boolean {
  return !/[^\s'-]/.test(folded.slice(left.end, right.start));
}

/** The folded text without some of its tokens, and without the punctuation and joining words left at its ends. */
export function textWithout({ folded, tokens }: AnswerText, dropped: ReadonlySet<number>): string {
  let rest = "";
  let from = 0;
  tokens.forEach((token, index) => {
    rest += folded.slice(from, token.start);
    if (!dropped.has(index)) rest += token.word;
    from = token.end;
  });
  rest += folded.slice(from);
  return rest
    .replace(/\s+/g, " ")
    .replace(/^(?:[\s,;.:!?&/()-]|(?:and|but|und|aber|et|mais|y|pero|e|ma|mas)(?![\p{L}\p{N}]))+/u, "")
    .replace(/[\s,;:!?&/()-]+$/, "")
    .trim();
}
