import { expect, test } from "vitest";
import { Lifter } from "./lifter.ts";

const said = async (...messages: string[]) => {
  const ana = new Lifter();
  for (const message of messages) await ana.says(message);
  return ana;
};
const setsOf = (ana: Lifter) =>
  Object.fromEntries(ana.stored().map(({ name, sets }) => [name, `${sets.length}x${sets[0]?.reps}`]));

test.each(["bankdrukken was 3x7", "supino foi 3x7", "wyciskanie was 3x7", "marklyft var 3x7"])(
  "%j says nothing of the squat before it",
  async (words) => {
    expect(setsOf(await said("squat 3x5 100kg", words))["Barbell Back Squat"]).toBe("3x5");
  },
);

test("another language's name puts its own entry right", async () => {
  const ana = await said("squat 3x5 100kg", "bench 3x8 80kg", "bankdrukken was 3x7");
  expect(setsOf(ana)).toEqual({ "Barbell Back Squat": "3x5", "Barbell Bench Press": "3x7" });
});

const CIRCUIT = ["did 3 rounds: 10 pushups, 20 situps", "bench 3x8 60kg"];
test.each(["rounds were 4 actually", "it was 4 rounds", "4 rounds not 3", "es waren 4 runden"])(
  "%j is of all of the circuit, and of nothing that was told since",
  async (words) => {
    expect(setsOf(await said(...CIRCUIT, words))).toEqual({
      "Push-Up": "4x10",
      "Sit-Up": "4x20",
      "Barbell Bench Press": "3x8",
    });
  },
);

const THREE = ["squat 3x5 100kg", "bench 3x8 60kg", "deadlift 3x3 140kg", "delete the squat"];
test.each([
  ["and the last one", ["Barbell Bench Press"]],
  ["und die letzte auch", ["Barbell Bench Press"]],
  ["and both of them", []],
  ["that one too", ["Barbell Bench Press", "Conventional Deadlift"]],
  ["the second one too", ["Barbell Bench Press", "Conventional Deadlift"]],
])("after a deletion %j leaves %j until a question is answered", async (words, left) => {
  expect(
    (await said(...THREE, words))
      .stored()
      .map(({ name }) => name)
      .sort(),
  ).toEqual(left);
});

test.each([
  ["yesterday's dips were 12 10 8", "dips 12 10 9 yesterday", 1],
  ["yesterdays dips were 12 10 8 sorry", "dips 12 10 9 yesterday", 1],
  ["yesterdays dips were 12 10 8 sorry", "push ups 3x20", 2],
])("%j after %j puts the stored day right, or is told", async (words, before, entries) => {
  const ana = await said(before, words);
  const dips = ana.stored().filter(({ name }) => name === "Parallel Bar Dip");
  expect(dips.map(({ sets, note }) => [sets.map(({ reps }) => reps), note])).toEqual([[[12, 10, 8], null]]);
  expect(ana.stored().length).toBe(entries);
});

test.each([
  ["swap them", "bench 3x5 60kg", [60, 100]],
  ["swap them", "bench 3x8 60kg", [100, 60]],
  ["swap the weights", "bench 3x8 60kg", [60, 100]],
])("%j after a squat and %j", async (words, bench, weights) => {
  const ana = await said("squat 3x5 100kg", bench, words);
  expect(ana.stored().map(({ sets }) => sets[0]?.weight)).toEqual(weights);
});

test.each(["no 4x8 today", "the gym was closed so no 4x8"])("%j changes no sets unasked", async (words) => {
  expect(setsOf(await said("bench 3x8 60kg", words))).toEqual({ "Barbell Bench Press": "3x8" });
});

test.each([
  ["dumbbell curls 3x12 at 10kg", "hammer too", "Dumbbell Hammer Curl"],
  ["lateral raises 3x15 at 8kg", "the front ones too", "Dumbbell Front Raise"],
  ["bench 3x8 at 60kg", "incline as well", "Incline Barbell Bench Press"],
  ["développé couché 3x8 à 60kg", "incliné aussi", "Incline Barbell Bench Press"],
])("after %j, %j is the same of the other, and renames nothing", async (log, words, name) => {
  const ana = new Lifter();
  await ana.says(log);
  const [before] = ana.stored();

  await ana.says(words);

  expect(ana.stored().map((entry) => entry.name)).toEqual([before?.name, name]);
  expect(ana.stored()[1]?.sets).toEqual(before?.sets);
});

test.each(["paused too", "squats as well", "hammered too"])("%j after a bench stores nothing new", async (words) => {
  const ana = new Lifter();
  await ana.says("bench 3x8 at 60kg");

  await ana.says(words);

  expect(ana.stored()).toHaveLength(1);
});

test.each([
  ["the dips were weighted too, same", 10],
  ["dips same weight", 10],
  ["the dips had weight as well", null],
])("%j is of the dips that there are", async (words, weight) => {
  const ana = new Lifter();
  await ana.says("pull ups 3x8 +10kg, dips 3x10");

  await ana.says(words);

  expect(ana.stored().map(({ sets }) => sets[0]?.weight)).toEqual([10, weight]);
});

test.each([
  "don't count the leg press",
  "delete the overhead press",
  "don't save the front squats",
  "don't count the press",
])("%j takes out neither the bench nor the squat that there are", async (words) => {
  const ana = new Lifter();
  await ana.says("bench 3x8 at 60kg, squats 3x5 at 100kg");

  await ana.says(words);

  expect(ana.stored()).toHaveLength(2);
});

test("what is not to count goes, where it is there", async () => {
  const ana = new Lifter();
  await ana.says("bench 3x8 at 60kg, leg press 3x10 at 200kg");

  await ana.says("don't count the leg press");

  expect(ana.stored().map(({ name }) => name)).toEqual(["Barbell Bench Press"]);
});
