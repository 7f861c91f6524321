import { enterPatterns, isWoken, wokenBy, wokenInRow } from "./wokenPatterns.ts";

/** Tells which of many patterns the words of a text may match. What it rules out cannot match; the others have to be tried. */
export class PatternIndex {
  readonly #patterns: readonly RegExp[];
  readonly #places: ReadonlyMap<RegExp, number>;
  readonly #first: number;

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns;
    this.#places = new Map(patterns.map((pattern, place) => [pattern, place]));
    this.#first = enterPatterns(patterns);
  }

  /** Reads a text, in time linear in its length. Out: whether a pattern may match it; true for patterns that the index does not know. */
  read(text: string): (pattern: RegExp) => boolean {
    const may = this.readAll(text);
    const [patterns, places] = [this.#patterns, this.#places];
    let next = 0;
    return (pattern) => {
      // Most are asked for in their order.
      const place = patterns[next] === pattern ? next : places.get(pattern);
      if (place === undefined) return true;
      next = place + 1;
      return may(place);
    };
  }

  /** The same for the place of a pattern among all. */
  readAll(text: string): (place: number) => boolean {
    const woken = wokenBy(text);
    const first = this.#first;
    return (place) => isWoken(woken, first + place);
  }

  /** The places of all patterns that the text may match, in order. */
  placesIn(text: string): number[] {
    return wokenInRow(wokenBy(text), this.#first, this.#patterns.length);
  }
}
