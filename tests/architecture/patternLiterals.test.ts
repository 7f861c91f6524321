import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
/** Comments, strings, templates and pattern literals, in the order in which they begin. */
const TOKENS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|(?<=(?:^|[=([{,:;!&|?>]|return)\s*)\/(?![/*])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;
/** These read patterns, and look for their backslashes. */
const READS_PATTERNS = /language\/patterns\//;
/** A backslash that is looked for before a letter: meant was the class of characters. */
const DOUBLED = /\\\\[wdsbpWDSBP]/;

test("[L1] no pattern literal doubles its backslashes, which would look for a backslash and never find one", () => {
  const files = globSync(join(SRC, "**/*.{ts,tsx}")).filter((file) => !READS_PATTERNS.test(file));
  expect(files.length).toBeGreaterThan(300);
  const literals = files.flatMap((file) =>
    (readFileSync(file, "utf8").match(TOKENS) ?? [])
      .filter((token) => /^\/(?![/*])/.test(token))
      .map((token) => ({ file: relative(SRC, file), token })),
  );
  expect(literals.length).toBeGreaterThan(1_000);
  expect(literals.filter(({ token }) => DOUBLED.test(token))).toEqual([]);
});
