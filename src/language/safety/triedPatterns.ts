import { patternBook } from "../patterns/patternBook.ts";

/** For patterns that are tried on the words of nearly every message, and found in few. */
export const inWords = patternBook();
/** The same for its plain text. */
export const inPlain = patternBook();
