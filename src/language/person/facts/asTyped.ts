import { alignedFold } from "../../notation/alignedFold.ts";

/**
 * The words of a phrase as they stand in the text, with their accents and capitals; the phrase itself where they cannot
 * be found. In: the text as typed, a folded phrase.
 */
export function asTyped(text: string, phrase: string): string {
  const typed = text.normalize("NFC");
  const at = alignedFold(typed).indexOf(phrase.toLowerCase());
  return at < 0 || phrase === "" ? phrase : typed.slice(at, at + phrase.length);
}

/** "new york" → "New York"; words that have capitals already stay. */
export const capitalised = (words: string): string =>
  words === words.toLowerCase()
    ? words
        .replace(/(?<![\p{L}'])\p{L}/gu, (letter) => letter.toUpperCase())
        .replace(/ (Of|The|De|La|Da|Do|Am|Upon|On) /g, (word) => word.toLowerCase())
    : words;
