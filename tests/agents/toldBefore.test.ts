import { expect, test } from "vitest";
import { readLog } from "../../src/agents/logger/logReading.ts";
import { filledFromPlan, toldBefore } from "../../src/agents/logger/toldBefore.ts";
import { each, sets } from "../language/notationRows.ts";

const CONTEXT = {
  sentAt: "2026-11-21T12:00:00Z",
  timezone: "UTC",
  today: "2026-11-21",
  unit: "kg",
  notation: null,
  unitSaid: false,
} as const;
const PLAN = "gonna bench 5x5 80 later";
const said = (text: string, ...lastQuestions: string[]) => toldBefore({ text, lastQuestions, resume: null }, CONTEXT);

test.each([
  ["did them all", sets(5, { reps: 5, weight: 80 })],
  ["done but only 4 sets", sets(4, { reps: 5, weight: 80 })],
  ["ok did it, last set only 4 reps", each([5, 5, 5, 5, 4], { weight: 80 })],
  ["did it but skipped the last set", sets(4, { reps: 5, weight: 80 })],
  ["hab's gemacht", sets(5, { reps: 5, weight: 80 })],
  ["got 5 5 5 4 3", each([5, 5, 5, 4, 3], { weight: 80 })],
  ["did it but at 77.5", sets(5, { reps: 5, weight: 77.5 })],
])("%j is of the sets that were planned", (text, expected) => {
  expect(said(text, PLAN)?.[0]?.sets).toEqual(expected);
});

test("what was not to be logged is logged after all, with what is told now", () => {
  expect(said("ok fine log it, dumbbell, 12kg each", "dont log this but i did 3x10 curls")).toMatchObject([
    { phrase: "dumbbell curls", sets: sets(3, { reps: 10, weight: 12, unit: "kg" }), unread: [] },
  ]);
});

test("only the exercise that is named was otherwise", () => {
  const plan = "gonna hit ohp 3x8 40 and dips 3x10 tonight";
  expect(said("did it, but dips only 2 sets", plan)?.map((entry) => entry.sets.length)).toEqual([3, 2]);
});

test("what cannot be read of the difference is asked about", () => {
  expect(said("did it but half of it with the other 17 bar", PLAN)?.[0]?.unread).not.toEqual([]);
});

test.each([
  ["done", "is 5x5 at 80 any good?"],
  ["did 3x8 rows at 50", PLAN],
  ["did it hurt?", PLAN],
])("%j after %j tells nothing of a plan", (text, before) => {
  expect(said(text, before)).toBeNull();
});

test("what a lift lacks is as it was planned", () => {
  const { entries } = readLog("did pull ups but only 4 sets", CONTEXT);
  expect(filledFromPlan(entries, ["tmrw im doing pull ups 5x5 and rows 4x10 50kg"], CONTEXT)[0]?.sets).toEqual(
    sets(4, { reps: 5 }),
  );
});
