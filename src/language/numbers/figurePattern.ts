import { FOREIGN, ONES, TEENS, TENS } from "./numberWords.ts";

const MOST_SMALL = 20;
const longestFirst = (words: Iterable<string>): string =>
  [...new Set(words)].sort((one, other) => other.length - one.length).join("|");

/** The words of an English number below a hundred, as the source of a pattern. */
export const NUMBER_WORDS = `(?:(?:${longestFirst(TENS.keys())})(?:[ -](?:${longestFirst(ONES.keys())}))?|${longestFirst([...TEENS.keys(), ...ONES.keys()])})`;

/** A whole number of up to three digits, or one to twenty in a word of six languages, folded: the source of a pattern. */
export const SMALL_NUMBER = `(?:\\d{1,3}|${longestFirst(
  [...ONES, ...TEENS, ...FOREIGN]
    .filter(([word, value]) => value <= MOST_SMALL && !word.includes(" "))
    .map(([word]) => word),
)})`;
