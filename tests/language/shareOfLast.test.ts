import { expect, test } from "vitest";
import { figuresOfLast } from "../../src/language/coaching/figuresOfLast.ts";
import { asksShare, shareOf, shareQuestion } from "../../src/language/coaching/shareOfLast.ts";
import { asksShareOfLift } from "../../src/language/coaching/shareOfLift.ts";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import { sets } from "./notationRows.ts";

test.each([
  ["what's 80% of that", [80]],
  ["and 90%?", [90]],
  ["70, 75 and 80%?", [70, 75, 80]],
  ["how much is 85 percent of it", [85]],
  ["wie viel sind 80% davon?", [80]],
])("%j asks for a share of what was told before", (text, percents) => {
  expect(asksShare(text)).toEqual(percents);
});

test.each(["what's 80% of 100", "80% effort today", "and 90?", "80/20", "is 3% incline ok?", "500%"])(
  "%j asks for none",
  (text) => {
    expect(asksShare(text)).toBeNull();
  },
);

test("the share is of the heaviest load, or of the record as it is kept", () => {
  const done = [...sets(1, { reps: 5, weight: 80, unit: "kg" }), ...sets(1, { reps: 3, weight: 90, unit: "kg" })];
  expect(shareQuestion({ sets: done }, [70, 80])).toBe("what is 70 and 80% of 90 kg?");
  expect(shareQuestion({ sets: sets(1, { reps: 5 }) }, [70])).toBeNull();
  expect(shareOf("bench press, 100 kg", [80])).toBe("what is 80% of 100 kg?");
  expect(shareOf("5 km, 24:10 min", [80])).toBeNull();
});

test.each([
  ["80% of my bench?", { percents: [80], lift: "bench", ofMax: false }],
  ["what's 70 and 85% of my front squat max", { percents: [70, 85], lift: "front squat", ofMax: true }],
  ["el 80% de mi press banca?", { percents: [80], lift: "press banca", ofMax: false }],
  ["80% vom Bankdrücken", { percents: [80], lift: "bankdrucken", ofMax: false }],
  ["80% of my body weight", null],
  ["bench 5x5 at 80%", null],
  ["80% of 100 kg bench", null],
])("%j asks for a share of a lift by its name", (text, asked) => {
  expect(asksShareOfLift(text)).toEqual(asked);
});

test("in another unit it is the share that is asked for, where one was asked for just before", () => {
  const deadlift = { sets: sets(1, { reps: 5, weight: 140, unit: "kg" }) } as LogEntry;
  expect(figuresOfLast("and in pounds?", ["whats 85% of that"])?.(deadlift)).toBe("119 kg in lb?");
  expect(figuresOfLast("and in pounds?", ["what's 70 and 80% of that"])?.(deadlift)).toBe("140 kg in lb?");
});
