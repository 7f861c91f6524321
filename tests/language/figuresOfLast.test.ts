import { expect, test } from "vitest";
import { figuresOfLast } from "../../src/language/coaching/figuresOfLast.ts";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import { sets } from "./notationRows.ts";

const entry = (done: LogEntry["sets"]): LogEntry => ({ sets: done }) as LogEntry;
const deadlift = entry(sets(1, { reps: 5, weight: 140, unit: "kg" }));
const pushUps = entry([...sets(2, { reps: 10 }), ...sets(1, { reps: 8 })]);

test.each([
  ["how many is that?", pushUps, "how many is 10 + 10 + 8?"],
  ["and how many reps was that in total", pushUps, "how many is 10 + 10 + 8?"],
  ["wie viele sind das insgesamt?", pushUps, "how many is 10 + 10 + 8?"],
  ["how many is that?", entry(sets(2, { durationS: 60 })), null],
  ["and in pounds?", deadlift, "140 kg in lb?"],
])("%j asks for a figure of the sets just logged", (text, logged, question) => {
  expect(figuresOfLast(text)?.(logged)).toBe(question);
});

test("in another unit it is the share that is asked for, where one was asked for just before", () => {
  expect(figuresOfLast("and in pounds?", ["whats 85% of that"])?.(deadlift)).toBe("119 kg in lb?");
  expect(figuresOfLast("and in pounds?", ["what's 70 and 80% of that"])?.(deadlift)).toBe("140 kg in lb?");
});

test.each(["how many sets a week?", "how many days is that good for", "how many calories is that"])(
  "%j asks for none of them",
  (text) => {
    expect(figuresOfLast(text)).toBeNull();
  },
);
