import { compiled } from "../patterns/compiled.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";

const apart = new WeakMap<RegExp, readonly RegExp[]>();

/** One pattern of several, of which each can be tried by itself. In: the source of each. */
export function anyOf(sources: readonly string[]): RegExp {
  const pattern = compiled(sources.map((source) => `(?:${source})`).join("|"));
  if (sources.length > 1)
    apart.set(
      pattern,
      sources.map((source) => compiled(source)),
    );
  return pattern;
}

/** The alternatives that a pattern was made of by `anyOf`; any other pattern is its only one. */
const alternativesOf = (pattern: RegExp): readonly RegExp[] => apart.get(pattern) ?? [pattern];

/** What a text holds. */
export type Found = {
  /** Whether a pattern may be found at all. */
  mayFind(pattern: RegExp): boolean;
  finds(pattern: RegExp): boolean;
  /** Where the first match begins; -1 where there is none. */
  search(pattern: RegExp): number;
};

/**
 * Tries many patterns on a text, and of each pattern only those alternatives that the words of the text leave: a long list of
 * ways to say something is mostly ruled out but for one of them.
 */
export class AlternativesIndex {
  readonly #patterns: readonly RegExp[];
  readonly #places: ReadonlyMap<RegExp, number>;
  readonly #alternatives: readonly RegExp[];
  /** Where the alternatives of each pattern begin, and those of the next. */
  readonly #starts: Uint16Array;
  readonly #index: PatternIndex;

  /** In: the patterns, and those of them that are not to be taken apart. */
  constructor(patterns: readonly RegExp[], whole: readonly RegExp[] = []) {
    const apartOf = patterns.map((pattern) => (whole.includes(pattern) ? [pattern] : alternativesOf(pattern)));
    let end = 0;
    this.#patterns = patterns;
    this.#places = new Map(patterns.map((pattern, place) => [pattern, place]));
    this.#alternatives = apartOf.flat().map((one) => compiled(one));
    this.#starts = Uint16Array.from([0, ...apartOf.map(({ length }) => (end += length))]);
    this.#index = new PatternIndex(this.#alternatives);
  }

  /** How many alternatives there are in all. */
  get size(): number {
    return this.#alternatives.length;
  }

  /** The place among all alternatives of each that belongs to a pattern. */
  placesOf(pattern: RegExp): number[] {
    return [...this.#alternatives.keys()].slice(...this.#span(this.#places.get(pattern)));
  }

  /** The places among all alternatives of those that the text may match. */
  placesIn(text: string): number[] {
    return this.#index.placesIn(text);
  }

  #span(place: number | undefined): [from: number, to: number] {
    return place === undefined ? [0, 0] : [this.#starts[place] ?? 0, this.#starts[place + 1] ?? 0];
  }

  /** What is found in a text. Patterns that the index does not know are just tried. */
  read(text: string): Found {
    const may = this.#index.readAll(text);
    const [patterns, places, all, starts] = [this.#patterns, this.#places, this.#alternatives, this.#starts];
    let next = 0;
    /** Most are asked for in their order. */
    const placeOf = (pattern: RegExp): number | undefined => {
      const place = patterns[next] === pattern ? next : places.get(pattern);
      if (place !== undefined) next = place + 1;
      return place;
    };
    return {
      mayFind(pattern) {
        const place = placeOf(pattern);
        if (place === undefined) return true;
        const to = starts[place + 1] as number;
        for (let at = starts[place] as number; at < to; at += 1) if (may(at)) return true;
        return false;
      },
      finds(pattern) {
        const place = placeOf(pattern);
        if (place === undefined) return pattern.test(text);
        const to = starts[place + 1] as number;
        for (let at = starts[place] as number; at < to; at += 1) if (may(at) && all[at]?.test(text)) return true;
        return false;
      },
      search(pattern) {
        const place = placeOf(pattern);
        if (place === undefined) return text.search(pattern);
        const to = starts[place + 1] as number;
        let first = -1;
        for (let at = starts[place] as number; at < to; at += 1) {
          if (!may(at)) continue;
          const found = text.search(all[at] as RegExp);
          if (found >= 0 && (first < 0 || found < first)) first = found;
        }
        return first;
      },
    };
  }
}
