import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { compiled, withSeams } from "../../src/language/patterns/compiled.ts";

test.each([
  ["a(?:b|c)d", "a(?:b|c)(?=)d"],
  ["(?:so |ok )*(\\d+)", "(?:so |ok )*(?=)(\\d+)"],
  ["(?<=a|b)(?!c|d)(?<name>e|f){2,3}?g", "(?<=a|b)(?!c|d)(?<name>e|f){2,3}?(?=)g"],
  ["[(|)]\\(\\|(?:a(?:b|c)?)", "[(|)]\\(\\|(?:a(?:b|c)?(?=))"],
  ["a|b(c)", "a|b(c)"],
])("behind each choice of %s stands a seam, once", (source, seamed) => {
  expect(withSeams(source)).toBe(seamed);
  expect(withSeams(seamed)).toBe(seamed);
});

test("a pattern with seams finds what it found without, in the same places", () => {
  const pattern =
    /(?<!no )\b(?:(?:bench|squat|row)s?|(?:leg|chest) (?:day|press)) ?(?:at|@)? ?(\d+)(?: ?(kg|lb)s?)?(?=\W|$)/giu;
  const text = "Squats 100kg, no rows 50, leg press @ 80 lbs and bench at 60; chest day 5 x";

  expect([...text.matchAll(compiled(pattern))]).toEqual([...text.matchAll(pattern)]);
  expect(compiled(pattern).flags).toBe("giu");
});

/** In megabytes. V8 has room for 512; for texts of one byte a sign it is three quarters of this again, and there is the code of the program. */
const MOST_CODE = 230;

test("the machine code of all patterns leaves room in a process that lives long", () => {
  const script = fileURLToPath(new URL("compilePatterns.ts", import.meta.url));

  const size = Number(execFileSync(process.execPath, ["--no-regexp-tier-up", script], { encoding: "utf8" }));

  expect(size).toBeGreaterThan(50);
  expect(size).toBeLessThan(MOST_CODE);
}, 60_000);
