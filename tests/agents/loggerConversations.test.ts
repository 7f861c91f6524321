import { expect, test } from "vitest";
import { Lifter } from "./lifter.ts";

const sets = (count: number, set: Record<string, unknown>) =>
  Array.from({ length: count }, () => expect.objectContaining(set));

test.each([
  ["bench 100x5", "did 80% of that for 3x8", [1, 3], { reps: 8, weight: 80 }],
  ["squat 120 kg x 3", "75% of it for 10 please log it", [1, 1], { reps: 10, weight: 90, unit: "kg" }],
  ["bench 100x5", "then 90% of that for 8", [2], { reps: 8, weight: 90 }],
])("after %j %j are sets with that share of the load", async (first, words, counts, last) => {
  const ana = new Lifter();

  await ana.says(first);
  await ana.says(words);

  expect(ana.stored().map((entry) => entry.sets.length)).toEqual(counts);
  expect(ana.stored().at(-1)?.sets.at(-1)).toMatchObject(last);
});

test.each([
  [
    ["squat 100 for 5", "next one was 105 for 5", "and 110 but only 3"],
    [5, 5, 3],
  ],
  [
    ["bench 80x8", "80 7", "80 6"],
    [8, 7, 6],
  ],
  [
    ["bench 80x8", "2nd 80x7", "3rd: 80x6"],
    [8, 7, 6],
  ],
  [
    ["bench 5x5 80", "last set was only 4 reps", "and the one before too"],
    [5, 5, 5, 4, 4],
  ],
  [
    ["bench 5x5 80", "set 2 was 4", "same for the third"],
    [5, 4, 4, 5, 5],
  ],
  [
    ["bench 3x8 80", "drop set 60 for 10"],
    [8, 8, 8, 10],
  ],
  [
    ["bench 3x8 80", "squat 3x5 100", "forgot one bench set, 6 reps"],
    [8, 8, 8, 6],
  ],
])("%j are the sets of one entry", async (said, reps) => {
  const ana = new Lifter();

  for (const words of said) await ana.says(words);

  expect(ana.stored()[0]?.sets.map((set) => set.reps)).toEqual(reps);
});

test.each(["80x7", "80 7", "85x5"])(
  "%j after several sets told at once takes none of them away unasked",
  async (words) => {
    const ana = new Lifter();

    await ana.says("bench 3x8 80");
    const asked = await ana.says(words);

    expect(asked.question?.kind).toBe("confirmation");
    expect(ana.stored()[0]?.sets).toHaveLength(3);
  },
);

test.each([
  ["incline bench 3x10 25kg", "no, db press", "Incline Dumbbell Press"],
  ["ohp 3x10 25kg", "nope, db press", "Seated Dumbbell Shoulder Press"],
  ["deadlift 3x5 120", "trap bar", "Trap Bar Deadlift"],
])("%j, %j is the same movement with another tool", async (first, words, name) => {
  const ana = new Lifter();

  await ana.says(first);
  await ana.says(words);

  expect(ana.stored().map((entry) => entry.name)).toEqual([name]);
});

test.each([
  ["db bench 3x10", "22s", 22],
  ["db bench 3x10", "the 17.5s", 17.5],
  ["db bench 3x10 20", "22 each", 22],
  ["kurzhantel bankdrücken 3x10 20", "je 20", 20],
  ["db bench 3x10 20", "each", 20],
])("%j, %j is held in each hand", async (first, words, weight) => {
  const ana = new Lifter();

  await ana.says(first);
  await ana.says(words);

  expect(ana.stored()[0]?.sets).toEqual(sets(3, { reps: 10, weight, perHand: true, durationS: null }));
});

test.each([
  [["pull ups 3x8", "with 5kg", "no, 10"], { reps: 8, weight: 10, load: "added" }],
  [["wall sit 45s", "2 more"], { reps: null, durationS: 45 }],
])("%j puts right what was just told, or adds more of it", async (said, set) => {
  const ana = new Lifter();

  for (const words of said) await ana.says(words);

  expect(ana.stored()[0]?.sets).toEqual(sets(3, set));
});

test.each([
  ["did squats", "yesterday", "5x5 100", { name: "Barbell Back Squat", date: "2026-11-20" }],
  ["did squats", "front", "3x5 60", { name: "Barbell Front Squat", date: "2026-11-21" }],
])("%j, %j, %j: what is told before the count is kept", async (first, between, answer, entry) => {
  const ana = new Lifter();

  await ana.says(first);
  await ana.says(between);
  await ana.says(answer);

  expect(ana.stored()).toEqual([expect.objectContaining(entry)]);
});

test.each([
  ["row 3x10 60", "not the first, the second", "One-Arm Dumbbell Row"],
  ["squats 3x10", "no weight", "Bodyweight Squat"],
  ["row 4x8 70", "the one lying on the bench", "Chest-Supported Dumbbell Row"],
])("%j, %j chooses %j", async (first, words, name) => {
  const ana = new Lifter();

  await ana.says(first);
  await ana.says(words);

  expect(ana.stored().map((entry) => entry.name)).toEqual([name]);
});

test.each([
  ["row 3x10 60", "the normal one"],
  ["ran today", "5"],
])("%j, %j settles nothing, and the question stays", async (first, words) => {
  const ana = new Lifter();

  await ana.says(first);
  const asked = await ana.says(words);

  expect(ana.stored()).toEqual([]);
  expect(asked.question).not.toBeNull();
});

test("the first of two entries that were told one by one gets the name that is said of it", async () => {
  const ana = new Lifter();

  await ana.says("bench 3x8 80");
  await ana.says("squat 3x5 100");
  await ana.says("the first one was incline");

  expect(ana.stored().map((entry) => entry.name)).toEqual(["Incline Barbell Bench Press", "Barbell Back Squat"]);
});
