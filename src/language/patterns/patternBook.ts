import { keepingLast } from "./keepingLast.ts";
import { matchesIn } from "./matchesIn.ts";
import { PatternIndex } from "./patternIndex.ts";

/** A pattern that is not tried where its book rules it out. */
export type EnteredPattern = Pick<RegExp, "test" | "exec"> & {
  mayFind(text: string): boolean;
  /** All that is found, in order; for patterns with the flag `g`, which have no other use. */
  matches(text: string): RegExpExecArray[];
};

/** A text is read as it was typed and in some other forms. */
const MOST_FORMS = 8;

/**
 * A book of patterns that many readers try, each where it needs to, on the same texts: one walk through a text rules most of them
 * out for all readers. Out: what enters a pattern, and gives what is asked in its place.
 */
export function patternBook(): (pattern: RegExp) => EnteredPattern {
  const patterns: RegExp[] = [];
  let readAll: ((text: string) => Uint8Array) | null = null;
  const read = (text: string): Uint8Array => {
    if (readAll === null) {
      const index = new PatternIndex(patterns);
      readAll = keepingLast((one) => index.readAll(one), MOST_FORMS);
    }
    return readAll(text);
  };
  return (pattern) => {
    const place = patterns.push(pattern) - 1;
    readAll = null;
    const mayFind = (text: string): boolean => read(text)[place] !== 0;
    return {
      mayFind,
      test: (text) => mayFind(text) && pattern.test(text),
      exec: (text) => (mayFind(text) ? pattern.exec(text) : null),
      matches: (text) => (mayFind(text) ? matchesIn(text, pattern) : []),
    };
  };
}
