import { expect, test } from "vitest";
import { recordAnswer } from "../../src/agents/concierge/records.ts";
import { LogEntry, LogSet } from "../../src/protocol/workoutLog.ts";

const TODAY = "2026-11-21";
const entry = (id: string, date: string, ...sets: Partial<LogSet>[]): LogEntry =>
  LogEntry.parse({
    id,
    exercise: { id: "x", name: "Barbell Bench Press" },
    date,
    performedAt: `${date}T12:00:00Z`,
    sets: sets.map((set) => LogSet.parse(set)),
    note: null,
  });
const before = [
  entry("a", "2026-11-14", { reps: 5, weight: 80, unit: "kg" }),
  entry("b", "2026-11-17", { reps: 3, weight: 85, unit: "kg" }),
];

test.each<[string, LogEntry, LogEntry[], RegExp]>([
  ["heavier than all before", entry("c", TODAY, { reps: 1, weight: 90, unit: "kg" }), before, /^Yes.*85 kg/],
  ["as heavy, with more repetitions", entry("c", TODAY, { reps: 4, weight: 85, unit: "kg" }), before, /^Yes/],
  ["lighter", entry("c", TODAY, { reps: 8, weight: 82.5, unit: "kg" }), before, /^No.*85 kg/],
  ["the same again", entry("c", TODAY, { reps: 3, weight: 85, unit: "kg" }), before, /^It equals/],
  ["in pounds", entry("c", TODAY, { reps: 1, weight: 190, unit: "lb" }), before, /^Yes/],
  ["the first", entry("c", TODAY, { reps: 1, weight: 90, unit: "kg" }), [], /first of its kind/],
  [
    "faster over the same way",
    entry("c", TODAY, { distance: 5, distanceUnit: "km", durationS: 1500 }),
    [entry("a", "2026-11-14", { distance: 5, distanceUnit: "km", durationS: 1560 })],
    /^Yes/,
  ],
])("%s", (_, now, others, answer) => {
  expect(recordAnswer(now, others, TODAY)).toMatch(answer);
});

test("weights of which only some have a unit are not held against each other", () => {
  expect(recordAnswer(entry("c", TODAY, { reps: 1, weight: 90 }), before, TODAY)).toBeNull();
});
