import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ambiguousRepeats } from "./ambiguousRepeats.ts";

const LISTS = fileURLToPath(new URL("listAmbiguousRepeats.ts", import.meta.url));

test.each([
  ["^(?:(?:an?|my|a) )*set$", "a "],
  ["(?:\\w+ly |really )+x", "really "],
  ["(?:[,!]+| and)*$", ","],
  ["^(?:do |only |do only )*x", "do only "],
  ["(?:yes[ ,]*|[ ,]+)*$", " "],
])("a list that names a word twice is found: %s", (source, piece) => {
  expect(ambiguousRepeats(source, "u")).toEqual([{ repeat: expect.any(String), piece }]);
});

test.each(["^(?:(?:an?|my) )*set$", "(?:\\w+ )*x", "(?:[ ,]+(?:and )?\\d+)*$", "(?:a|b){0,12}c", "(?:, | and )*x"])(
  "a list that can be read in one way is none: %s",
  (source) => {
    expect(ambiguousRepeats(source, "u")).toEqual([]);
  },
);

// A message of one word, said thirty times, would hold up everybody's.
test("no pattern of the sources repeats what can be read in two ways", () => {
  const lines = execFileSync(process.execPath, [LISTS], { encoding: "utf8" }).trim().split("\n");
  const count = Number(lines.pop()?.split(" ")[0]);
  expect(lines).toEqual([]);
  expect(count).toBeGreaterThan(5_000);
}, 60_000);
