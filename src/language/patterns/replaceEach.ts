import { entered } from "./enteredPattern.ts";

/** What takes the place of what a pattern finds, as for `String.replace`. */
export type Other = string | ((...found: string[]) => string);

/**
 * Puts one pattern after another into other words. In: patterns with the flag `g`, each with what takes the place of what it
 * finds. Out: a function from a text to the text so changed, which tries no pattern that the words of the text rule out.
 */
export function replaceEach(pairs: readonly (readonly [RegExp, Other])[]): (text: string) => string {
  const all = pairs.map(([pattern, other]) => [entered(pattern), other] as const);
  return (text) => all.reduce((rest, [pattern, other]) => rest.replace(pattern, other as string), text);
}
