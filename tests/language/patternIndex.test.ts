import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { foldText } from "../../src/language/foldText.ts";
import { entered } from "../../src/language/patterns/enteredPattern.ts";
import { PatternIndex } from "../../src/language/patterns/patternIndex.ts";
import { EVERYDAY_CUES } from "../../src/language/routing/everydayCues.ts";
import * as STANCE from "../../src/language/routing/stanceCues.ts";
import { TRAINING_CUES } from "../../src/language/routing/trainingCues.ts";

const CUES: RegExp[] = [...Object.values(TRAINING_CUES), ...Object.values(EVERYDAY_CUES)];
const OF_STANCE = [...STANCE.NEGATED, ...STANCE.ASSERTED, ...STANCE.PLANNED, ...STANCE.OTHERS].map(([, one]) => one);
const PATTERNS = [...CUES, ...OF_STANCE];
const INDEX = new PatternIndex(PATTERNS);
const messages = readFileSync(new URL("../../evals/data/routing.dev.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line, place) => line !== "" && place % 3 === 0)
  .map((line) => foldText((JSON.parse(line) as { text: string }).text));

/** Patterns that match a text although the index rules them out. */
const missed = (index: PatternIndex, patterns: readonly RegExp[], text: string): RegExp[] => {
  const may = index.read(text);
  return patterns.filter((pattern) => !may(pattern) && pattern.test(text));
};

test("no pattern that is ruled out for a message matches it", () => {
  expect(messages.flatMap((text) => missed(INDEX, PATTERNS, text))).toEqual([]);
});

test("three patterns in four are ruled out for a message", () => {
  const tried = messages.map((text) => CUES.filter(INDEX.read(text)).length);
  expect(tried.reduce((sum, count) => sum + count, 0) / messages.length / CUES.length).toBeLessThan(0.25);
});

test("no pattern that is ruled out matches pieces of messages and signs in any order", () => {
  const words = [...new Set(messages.slice(0, 200).flatMap((text) => text.split(" ")))];
  const piece = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom("3x10", "5", "@", "kg", "-", "\n", "_", "ß", "💪", ""),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), fc.constantFrom(" ", "", "-", ", "), (pieces, seam) => {
      expect(missed(INDEX, PATTERNS, pieces.join(seam))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("nor where capitals do not count", () => {
  const anyCase = CUES.map(({ source, flags }) => new RegExp(source, `${flags}i`));
  const index = new PatternIndex(anyCase);
  expect(messages.flatMap((text) => missed(index, anyCase, text.toUpperCase()))).toEqual([]);
});

test.each([
  [/\b(?:is|am) (?:ok|fine)\b/, "it is fine", true],
  [/\b(?:is|am) (?:ok|fine)\b/, "this island is over", false],
  [/(?<![\w])rows?(?![\w-])/, "heavy rows today", true],
  [/(?<![\w])rows?(?![\w-])/, "tomorrow", false],
  [/\d ?x ?\d/, "5 x 5", true],
  [/\d ?x ?\d/, "six by five", false],
  [/push(?:es|ed|ing)?(?: ?-? ?ups?)+/, "pushups", true],
  [/push(?:es|ed|ing)?(?: ?-? ?ups?)+/, "upward pull", false],
  [/(?=.*plan)\bmy\b/, "my plan", true],
  [/a{0}b{2,}/, "bb", true],
  [/[✅✔]|done/, "squats ✔", true],
  [/BENCH/i, "bench", true],
  [/bench/i, "BENCH 5x5", true],
  [/bench/i, "squat 5x5", false],
  [/straße|séance/iu, "SÉANCE", true],
  [/straße/iu, "STRAẞE", true],
  [/plank/iu, "plan\u212a", true],
  [/(?<![a-z])dont(?![a-z])/, "IDdontX", true],
  [/(?<![a-z0-9])im(?![a-z0-9])/, "swim 20 min", false],
  [/(?<![a-z0-9])im(?![a-z0-9])/, "so im done", true],
  [/kg(?!\p{L})/u, "80kg2", true],
  [/\d ?kg\b/, "80kg", true],
  [/\bleft_knee\b/, "my left_knee hurts", true],
  [/how many (?:reps|sets)/, "how many kilos of reps", true],
  [/how many (?:reps|sets)/, "so many reps", false],
])("%s may be found in %j: %s", (pattern, text, expected) => {
  expect(new PatternIndex([pattern]).read(text)(pattern)).toBe(expected);
});

test("what is entered stands for the pattern in the methods of strings", () => {
  for (const pattern of PATTERNS) {
    const one = entered(pattern);
    const every = new RegExp(pattern.source, `${pattern.flags}g`);
    const all = entered(every);
    for (const text of messages.slice(0, 25)) {
      expect(text.replace(one, "·$&")).toBe(text.replace(pattern, "·$&"));
      expect(text.search(one)).toBe(text.search(pattern));
      expect(text.split(one)).toEqual(text.split(pattern));
      expect([one.test(text), one.exec(text)?.index]).toEqual([pattern.test(text), pattern.exec(text)?.index]);
      expect(all.matches(text).map(({ index }) => index)).toEqual([...text.matchAll(every)].map(({ index }) => index));
    }
  }
});

test("a pattern that the index does not know is always tried", () => {
  expect(new PatternIndex([]).read("anything")(/nothing/)).toBe(true);
});
