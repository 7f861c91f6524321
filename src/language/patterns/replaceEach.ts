import { PatternIndex } from "./patternIndex.ts";

/**
 * Puts one pattern after another into other words. In: patterns with the flag `g`, each with what takes the place of what it
 * finds. Out: a function from a text to the text so changed, which tries no pattern that one walk through the text rules out.
 */
export function replaceEach(pairs: readonly (readonly [RegExp, string])[]): (text: string) => string {
  const index = new PatternIndex(pairs.map(([pattern]) => pattern));
  return (text) => {
    let rest = text;
    let mayFind = index.read(rest);
    for (const [pattern, other] of pairs) {
      if (!mayFind(pattern)) continue;
      const changed = rest.replace(pattern, other);
      if (changed === rest) continue;
      rest = changed;
      mayFind = index.read(rest);
    }
    return rest;
  };
}
