import { compiled } from "../patterns/compiled.ts";

const ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const PLACE =
  /^(?:(?:exercise|number|no|nr|#|movement|lift) ?)?(?:(last|final|\d{1,2}|[a-z]+)|(\d{1,2})(?:st|nd|rd|th))(?: (?:exercise|one|movement|move|lift|item|of (?:them|those|these)))?$/;

/** "Third": the place that a word is for, from 1; `null` when it is none. */
export const ordinalPlace = (word: string): number | null => {
  const at = ORDINALS.indexOf(word);
  return at < 0 ? null : at + 1;
};

/** "Second exercise", "number 3", "the last one": the place in a session, from 1, −1 for the last; `null` when it is a name. */
export function placeInSession(phrase: string): number | null {
  const found = PLACE.exec(phrase.replace(/(\d) (st|nd|rd|th)\b/, "$1$2"));
  const word = found?.[1] ?? found?.[2];
  if (word === undefined) return null;
  if (word === "last" || word === "final") return -1;
  return /^\d/.test(word) ? Number(word) : ordinalPlace(word);
}

const FIRST = "(?:prim(?!ar)\\p{L}+|premi\\p{L}+|ersten)";
const LAST = "(?:ultim\\p{L}+|derni\\p{L}+|letzten)";
const many = (words: string) => compiled(`(\\d) ?${words}|${words} (\\d)`, "u");
const [MANY_FIRST, MANY_LAST] = [many(FIRST), many(LAST)];
/** "Los primeros 2", "die 2 ersten": how many of them, from the front or the end, in English and the number last. */
export const countedInEnglish = (phrase: string): string =>
  phrase.replace(MANY_FIRST, "first $1$2").replace(MANY_LAST, "last $1$2");
