import { expect, test } from "vitest";
import { tellsScoreOrCost } from "../../src/language/notation/notSets.ts";

test.each([
  "did you see the final last night, 6-4 6-2",
  "Arsenal won 3-1",
  "wir haben 3:1 gewonnen",
  "shot 84 today, two birdies",
  "new dumbbells cost me 120 euros",
])("the figures of %j are no sets", (text) => {
  expect(tellsScoreOrCost(text)).toBe(true);
});

test.each([
  "Fran 5:48 Rx, finally under 6!!!!",
  "5k 24:31, finally",
  "won the argument with the bar: bench 3x5 100",
  "played tennis 90 min, lost 6-4 6-2",
  "paid for it today: squat 5x5 120 kg",
])("what was trained stands beside the figures of %j", (text) => {
  expect(tellsScoreOrCost(text)).toBe(false);
});
