import { PatternIndex } from "./patternIndex.ts";

/** What takes the place of what a pattern finds, as for `String.replace`. */
export type Other = string | ((...found: string[]) => string);

/**
 * Puts one pattern after another into other words. In: patterns with the flag `g`, each with what takes the place of what it
 * finds. Out: a function from a text to the text so changed, which tries no pattern that the words of the text rule out.
 */
export function replaceEach(pairs: readonly (readonly [RegExp, Other])[]): (text: string) => string {
  const index = new PatternIndex(pairs.map(([pattern]) => pattern));
  return (text) => {
    let rest = text;
    let mayFind = index.read(rest);
    for (const [pattern, other] of pairs) {
      if (!mayFind(pattern)) continue;
      const changed = typeof other === "string" ? rest.replace(pattern, other) : rest.replace(pattern, other);
      if (changed === rest) continue;
      rest = changed;
      mayFind = index.read(rest);
    }
    return rest;
  };
}
