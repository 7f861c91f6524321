import { expect, test } from "vitest";
import { parseWorkoutLog } from "../../src/language/notation/workoutNotation.ts";
import { readFacts } from "../../src/language/person/facts/readFacts.ts";
import { KG } from "./notationRows.ts";

const doubts = (text: string) => parseWorkoutLog(text, KG).entries.map(({ unread }) => unread);

test.each([
  ["bench 70 or 75 kg 3x8", "70 or 75 kg"],
  ["bench 80kg, it was either 3x8 or 4x6", "3x8 or 4x6"],
  ["Kniebeugen 3x8 oder 4x8 mit 60kg", "3x8 oder 4x8"],
  ["plank 60 or 70 seconds", "60 or 70 seconds"],
  ["squat three or four sets of eight at 60", "three or four"],
  ["squat doubles 130 x 4", "doubles"],
  ["clean + jerk 2+1 80kg x 4", "2+1"],
  ["bench 3x8 ❌", "❌"],
])("where two things may have been done, one is read and the figures are in doubt: %s", (text, quote) => {
  expect(doubts(text)[0]).toContain(quote);
});

test.each([
  ["bench and row 4x10 50kg", 0],
  ["10 pull ups, 20 dips, 30 push ups x 3", 0],
])("what is told once behind several names may be of one of them: %s", (text, place) => {
  expect(doubts(text)[place]).not.toEqual([]);
});

test.each([
  ["bench 3x8 60kg, slept 5 or 6 hours"],
  ["squat 3x5 100, had 1 or 2 left"],
  ["bench 3x8 60kg or so"],
  ["thrusters and pull ups 21 15 9 42 kg"],
])("other figures that somebody is not sure of leave the sets alone: %s", (text) => {
  expect(doubts(text).flat()).toEqual([]);
});

test("a load set may be three sets or a set of three", () => {
  const [entry] = parseWorkoutLog("hip thrust 3x 90kg", KG).entries;
  expect(entry?.readings.map(({ label }) => label)).toEqual(["1 set of 3 at 90 kg", "3 sets at 90 kg"]);
});

test.each([["bench 60kg 12, 80kg 8, 90kg 5"], ["suitcase carry 24kg, 30m left 30m right, 3 rounds"]])(
  "what sets are made of is nobody's weight or age: %s",
  (text) => {
    expect(readFacts(text, { day: "2026-11-21" })).toEqual([]);
  },
);

test.each([
  ["how do i break a bench plateau at 100kg"],
  ["what do i do when my bench is stuck at 90 kg?"],
  ["my gf thinks i skip legs lol"],
  ["everyone says i hate cardio"],
  ["that was brutal after that sprint, love it"],
  ["show this week"],
])("a lift's figure, what others say and what is to be shown tell nothing of the writer: %s", (text) => {
  expect(readFacts(text, { day: "2026-11-21" })).toEqual([]);
});
