import { patternBook } from "../patterns/patternBook.ts";

/** For patterns that are tried on most texts that may be a log, as typed or folded, and found in few. */
export const inLog = patternBook();
