import { expect, test } from "vitest";
import { fullHistoryQuestion } from "../../src/language/coaching/furtherPeriod.ts";

test.each([
  ["and yesterday?", ["what did i squat today?"], "what did i squat yesterday"],
  ["and this week", ["what did i squat today?", "and yesterday?"], "what did i squat this week"],
  ["und heute?", ["was habe ich gestern gemacht"], "was habe ich heute gemacht"],
  ["what about bench", ["what did i squat today?"], "what did i do for bench today"],
])("%j after %j asks %j", (text, before, expected) => {
  expect(fullHistoryQuestion(text, before)).toBe(expected);
});

test.each([
  ["and yesterday?", ["how do i squat?"]],
  ["and yesterday 3x8 bench", ["what did i squat today?"]],
  ["what about my knee", ["what did i squat today?"]],
  ["and yesterday?", []],
])("%j after %j is no such question", (text, before) => {
  expect(fullHistoryQuestion(text, before)).toBeNull();
});
