import { PatternIndex } from "./patternIndex.ts";

/**
 * Whether any of several patterns is found in a text. In: patterns without the flag `g`. Out: what tells it of a text; no pattern
 * is tried that the words of the text rule out.
 */
export function anyFinds(patterns: readonly RegExp[]): (text: string) => boolean {
  const index = new PatternIndex(patterns);
  return (text) => {
    const may = index.readAll(text);
    return patterns.some((pattern, at) => may(at) && pattern.test(text));
  };
}
