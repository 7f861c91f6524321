import { expect, test } from "vitest";
import { Lifter } from "./lifter.ts";

test.each([
  ["and 2 more sets of the same", 5],
  ["take the last bench set off", 2],
  ["disregard the last of those, my hips were off the bench", 2],
  ["noch zwei Sätze davon", 5],
])("%j changes how many sets there are, and stores nothing else", async (words, count) => {
  const ana = new Lifter();

  await ana.says("bench 3x8 80kg");
  await ana.says(words);

  expect(ana.stored().map(({ sets }) => sets.length)).toEqual([count]);
});

test("sets that go on are stored beside those before, of the kind that is named", async () => {
  const ana = new Lifter();

  await ana.says("push ups 2x8");
  await ana.says("Lovely. And three sets of five wall ones as a warm-up before those.");

  expect(ana.stored().map(({ name, sets }) => [name, sets.length])).toEqual([
    ["Push-Up", 2],
    ["Wall Push-Up", 3],
  ]);
});

test.each([
  ["swap the dips for push-ups 3x15", ["Barbell Bench Press", "Push-Up"]],
  ["tausch die Dips gegen Liegestütze 3x15", ["Barbell Bench Press", "Push-Up"]],
])("%j puts whole sets in place of the entry that is named", async (words, names) => {
  const ana = new Lifter();

  await ana.says("bench 3x8 60kg, dips 3x10");
  await ana.says(words);

  expect(ana.stored().map(({ name }) => name)).toEqual(names);
});

test("an exercise that is swapped from now on was done all the same", async () => {
  const ana = new Lifter();

  await ana.says("bench 4x8 60kg");
  await ana.says("switch the bench for incline bench from now on, 3x10 60kg");

  expect(ana.stored().map(({ name }) => name)).toContain("Barbell Bench Press");
});
