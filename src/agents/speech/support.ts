import { isAsking, noteWords } from "../../catalog/knowledge/noteWords.ts";

/** Small words that an English sentence is full of. */
const ENGLISH =
  /^(?:the|a|an|and|or|of|to|is|are|in|on|at|it|its|you|your|with|for|that|this|as|by|so|from|if|then|when|than|can|do|not|be|will|keep|let|but|into|through|while|before|after|each|them|they|have|has|more|most|should)$/;
/** Fewer words than these are judged in any language: names are the same everywhere. */
const SHORT = 4;
/** Which share of the words that matter must be in the sources. */
const CITED_SHARE = 0.25;
const UNCITED_SHARE = 0.5;

const matter = (text: string): string[] => {
  // `noteWords` reads no more than the beginning of a long text.
  const parts = text.match(/[^\n]{1,1800}/g) ?? [];
  return parts.flatMap((part) => noteWords(part)).filter((word) => word.length > 2 && !isAsking(word));
};

/** Whether most of a sentence is in English, so that its words can be looked for in English passages. */
export function isEnglish(words: readonly string[]): boolean {
  return words.filter((word) => ENGLISH.test(word)).length >= words.length * 0.2;
}

/**
 * Whether a sentence is about what its sources are about. Without a citation half of its words must be found there, with
 * one a quarter. Unless all is known to be in one language (`isComparable`), a sentence that is not in English is not
 * compared with the passages: it has to be cited.
 */
export function supportedBy(
  sources: readonly string[],
  isComparable: boolean,
): (sentence: string, isCited: boolean) => boolean {
  const known = new Set(sources.flatMap(matter));
  return (sentence, isCited) => {
    const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? [];
    const mattering = matter(sentence);
    if (!isComparable && words.length >= SHORT && !isEnglish(words)) return isCited;
    if (mattering.length === 0) return isCited;
    const found = mattering.filter((word) => known.has(word)).length;
    return found / mattering.length >= (isCited ? CITED_SHARE : UNCITED_SHARE);
  };
}
