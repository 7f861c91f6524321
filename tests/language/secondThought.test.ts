import { expect, test } from "vitest";
import { keptOut } from "../../src/language/corrections/keptOut.ts";
import { meantExercise } from "../../src/language/corrections/secondThought.ts";
import { growthOf } from "./growthOf.ts";

const tidy = (text: string) => text.replace(/\s+/g, " ").trim();

test.each([
  ["pin press... nah it was floor press. 100kg 5/5/4", "floor press. 100kg 5/5/4"],
  ["squat, no wait, deadlift 5x5 100", "deadlift 5x5 100"],
  ["front squat - no, back squat 5x5 100kg", "back squat 5x5 100kg"],
  ["bench 3x8 80, sorry i meant incline bench", "incline bench 3x8 80"],
  ["bench 3x8 80, no sorry squat 3x8 90", "squat 3x8 90"],
  ["squat 3x5 100 then bench 3x8 60 - wait no, incline bench", "squat 3x5 100 then incline bench 3x8 60"],
  ["front squats 80kg 4x6, scrap that, they were back squats", "back squats 80kg 4x6"],
  ["kniebeugen... nein quatsch, beinpresse 3x12 100", "beinpresse 3x12 100"],
])("%j is about the exercise that was thought of last", (text, meant) => {
  expect(tidy(meantExercise(text))).toBe(meant);
});

test.each([
  "curls, no rest, dips 3x10",
  "pull ups no kipping, ring dips 3x8",
  "bench, no spotter, 3x5 100, squat 3x5 120",
  "actually it was 85",
  "it was squat not deadlift",
  "",
])("%j is left as it is", (text) => {
  expect(meantExercise(text)).toBe(text);
});

test("long text full of second thoughts is read in time that grows with its length and no faster", () => {
  expect(growthOf(meantExercise, "squat, no wait, bench ", 2_000)).toBeLessThan(4);
});

test.each([
  ["not logging this but bench 3x8 80 felt good", "negated"],
  ["just testing: squat 3x5 100", "negated"],
  ["bitte nicht speichern, bankdrücken 3x8", "negated"],
  ["watched a guy hip thrust 200kg x10", "other_person"],
  ["I used to bench 100kg for 5", "hypothetical"],
  ["forgot to log it, rows 3x10 50kg", null],
  ["watched netflix on the bike 30 min", null],
  ["max testing day: deadlift 200kg x1", null],
  ["trained with my brother, squat 5x5 100kg", null],
])("%j is %s for what may be stored", (sentence, stance) => {
  expect(keptOut(sentence)).toBe(stance);
});
