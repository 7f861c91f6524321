import { matchesIn } from "./matchesIn.ts";
import type { Other } from "./replaceEach.ts";
import { enterPatterns, isWoken, wokenBy } from "./wokenPatterns.ts";

/** A pattern that is not tried on texts whose words rule it out. */
export type EnteredPattern = Pick<RegExp, "test" | "exec"> & {
  mayFind(text: string): boolean;
  /** All that is found, in order; for patterns with the flag `g`, which have no other use. */
  matches(text: string): RegExpExecArray[];
  /** As `String.replace`. */
  replaced(text: string, other: Other): string;
};

/** A pattern that is tried on many texts and found in few. In: a pattern. Out: what gives the same for less. */
export function entered(pattern: RegExp): EnteredPattern {
  const number = enterPatterns([pattern]);
  const mayFind = (text: string): boolean => isWoken(wokenBy(text), number);
  return {
    mayFind,
    test: (text) => mayFind(text) && pattern.test(text),
    exec: (text) => (mayFind(text) ? pattern.exec(text) : null),
    matches: (text) => (mayFind(text) ? matchesIn(text, pattern) : []),
    replaced: (text, other) => (mayFind(text) ? text.replace(pattern, other as string) : text),
  };
}
