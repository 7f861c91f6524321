import { keepingLast } from "./keepingLast.ts";

/** People use few words, again and again: so many are kept. */
const MOST_WORDS = 16_384;

/** A pure reader of single words that knows what it read last. What it gives is shared, and not to be changed by who gets it. */
export const keepingWords = <T extends string | number | boolean | object | null>(
  read: (word: string) => T,
): ((word: string) => T) => keepingLast(read, MOST_WORDS);
