import { Automaton } from "./automaton.ts";
import { requiredParts } from "./requiredParts.ts";

/**
 * Tells which of many patterns a text may match, in one walk through it: an automaton (Aho and Corasick 1975) of the parts that
 * the patterns require. What it rules out cannot match; what it does not rule out has to be tried.
 */
export class PatternIndex {
  readonly #patterns: readonly RegExp[];
  readonly #places: ReadonlyMap<RegExp, number>;
  #automaton: Automaton | null = null;

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns;
    this.#places = new Map(patterns.map((pattern, place) => [pattern, place]));
  }

  /**
   * Walks through a text, in time linear in its length. Out: whether a pattern may match it; true for patterns that the index
   * does not know. The automaton is built for the first text.
   */
  read(text: string): (pattern: RegExp) => boolean {
    const may = this.readAll(text);
    const [patterns, places] = [this.#patterns, this.#places];
    let next = 0;
    return (pattern) => {
      // Most are asked for in their order.
      const place = patterns[next] === pattern ? next : (places.get(pattern) ?? may.length);
      next = place + 1;
      return may[place] !== 0;
    };
  }

  /** The same for all patterns at once, in their order: 0 where one cannot match the text. */
  readAll(text: string): Uint8Array {
    this.#automaton ??= new Automaton(this.#patterns.map(requiredParts));
    return this.#automaton.read(text);
  }
}
