import { isFound, type Pattern } from "./pattern.ts";
import { contentStems } from "./wordStems.ts";

/** Of the words that carry a fact's meaning, this many must be there. */
const ENOUGH = 0.6;

/**
 * Whether a reply states a fact: the pattern is found in it, or, for a fact in plain words, every figure and at least 60 %
 * of the words that carry meaning, by their stems, stand in it. A list means any of them.
 */
export function statesFact(fact: Pattern, reply: string): boolean {
  if (typeof fact !== "string") return fact.some((one) => statesFact(one, reply));
  if (isFound(fact, reply)) return true;
  if (/[\\|()[\]^$*+?{}]/.test(fact)) return false;
  const words = contentStems(fact);
  const said = new Set(contentStems(reply));
  const figures = words.filter((word) => /\d/.test(word));
  const found = words.filter((word) => said.has(word));
  return words.length > 0 && figures.every((figure) => said.has(figure)) && found.length >= words.length * ENOUGH;
}
