import { expect, test } from "vitest";
import { Lifter } from "./lifter.ts";

test.each([
  ["dumbbells actually, 32kg each", "Dumbbell Bench Press", 32],
  ["Kurzhanteln, je 26 kg", "Dumbbell Bench Press", 26],
  ["should be incline db, 30s", "Incline Dumbbell Press", 30],
])("a press that is put right with %j is one of two weights, with the load of one", async (words, name, weight) => {
  const ana = new Lifter();

  await ana.says("bench 3x8 80kg");
  await ana.says(words);

  const [entry] = ana.stored();
  expect([entry?.name, entry?.sets.length, entry?.sets[0]]).toMatchObject([
    name,
    3,
    { reps: 8, weight, perHand: true, durationS: null },
  ]);
});

test("'je' before a load is of each hand, where two are held", async () => {
  const ana = new Lifter();

  await ana.says("KH Bankdrücken 3x10 je 24kg");

  expect(ana.stored()[0]?.sets[0]).toMatchObject({ reps: 10, weight: 24, perHand: true });
});

test.each([
  ["db bench 3x8 60kg", "that was total, 30 each", { weight: 30, perHand: true }, null],
  ["bench 3x8 80kg", "the weight was 80 lbs per side", { weight: null, side: null }, "80 lb per side"],
  ["squat 3x5 100kg", "each side 40", { weight: 100, side: null }, "40 per side"],
  ["split squat 3x8 20kg", "it was 10 reps per side", { weight: 20, reps: 10, side: "each" }, null],
])("after %j, %j is of what the exercise is done with", async (told, words, set, note) => {
  const ana = new Lifter();

  await ana.says(told);
  await ana.says(words);

  const [entry] = ana.stored();
  expect(entry?.sets[0]).toMatchObject(set);
  expect(entry?.note ?? null).toBe(note);
});
