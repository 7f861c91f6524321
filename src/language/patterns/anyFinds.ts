import { entered } from "./enteredPattern.ts";

/**
 * Whether any of several patterns is found in a text. In: patterns without the flag `g`. Out: what tells it of a text; no pattern
 * is tried that the words of the text rule out.
 */
export function anyFinds(patterns: readonly RegExp[]): (text: string) => boolean {
  const all = patterns.map(entered);
  return (text) => all.some((pattern) => pattern.test(text));
}
