import { PatternIndex } from "../patterns/patternIndex.ts";

const apart = new WeakMap<RegExp, readonly RegExp[]>();

/** One pattern of several, of which each can be tried by itself. In: the source of each. */
export function anyOf(sources: readonly string[]): RegExp {
  const pattern = new RegExp(sources.map((source) => `(?:${source})`).join("|"));
  if (sources.length > 1)
    apart.set(
      pattern,
      sources.map((source) => new RegExp(source)),
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
 * Tries many patterns on a text, and of each pattern only those alternatives that one walk through the text leaves: a long list of
 * ways to say something is mostly ruled out but for one of them.
 */
export class AlternativesIndex {
  readonly #alternatives: readonly RegExp[];
  readonly #index: PatternIndex;
  readonly #places = new Map<RegExp, { from: number; to: number }>();

  /** In: the patterns, and those of them that are not to be taken apart. */
  constructor(patterns: readonly RegExp[], whole: readonly RegExp[] = []) {
    const all: RegExp[] = [];
    for (const pattern of patterns) {
      const from = all.length;
      all.push(...(whole.includes(pattern) ? [pattern] : alternativesOf(pattern)));
      this.#places.set(pattern, { from, to: all.length });
    }
    this.#alternatives = all;
    this.#index = new PatternIndex(all);
  }

  /** How many alternatives there are in all. */
  get size(): number {
    return this.#alternatives.length;
  }

  /** The place among all alternatives of each that belongs to a pattern. */
  placesOf(pattern: RegExp): number[] {
    const { from, to } = this.#places.get(pattern) ?? { from: 0, to: 0 };
    return Array.from({ length: to - from }, (_, at) => from + at);
  }

  /** For all alternatives, in their order: 0 where one cannot match the text. */
  readAll(text: string): Uint8Array {
    return this.#index.readAll(text);
  }

  /** What is found in a text. Patterns that the index does not know are just tried. */
  read(text: string): Found {
    const may = this.readAll(text);
    const [all, places] = [this.#alternatives, this.#places];
    return {
      mayFind(pattern) {
        const place = places.get(pattern);
        if (place === undefined) return true;
        for (let at = place.from; at < place.to; at += 1) if (may[at] !== 0) return true;
        return false;
      },
      finds(pattern) {
        const place = places.get(pattern);
        if (place === undefined) return pattern.test(text);
        for (let at = place.from; at < place.to; at += 1) if (may[at] !== 0 && all[at]?.test(text)) return true;
        return false;
      },
      search(pattern) {
        const place = places.get(pattern);
        if (place === undefined) return text.search(pattern);
        let first = -1;
        for (let at = place.from; at < place.to; at += 1) {
          const found = may[at] === 0 ? -1 : text.search(all[at] as RegExp);
          if (found >= 0 && (first < 0 || found < first)) first = found;
        }
        return first;
      },
    };
  }
}
