import { expect, test } from "vitest";
import { Lifter } from "./lifter.ts";

test.each([
  ["and 2 more sets of the same", 5],
  ["take the last bench set off", 2],
  ["take off a set", 2],
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

test.each([
  "skipped the last set",
  "left out one set actually",
  "didn't do the third set",
  "den letzten Satz ausgelassen",
  "j'ai sauté la dernière série",
  "me salté una serie",
  "ho saltato l'ultima serie",
  "pulei a última série",
])("%j takes one set off", async (words) => {
  const ana = new Lifter();
  await ana.says("bench 3x8 at 60kg");

  await ana.says(words);

  expect(ana.stored()[0]?.sets).toHaveLength(2);
});

test.each([
  ["last one was 7", "delete the last one"],
  ["der letzte war nur 7", "den letzten bitte streichen"],
  ["la última con 7", "borra la última"],
  ["l'ultima solo 7", "togli l'ultima"],
])("after %j, %j is of the last set", async (change, deletion) => {
  const ana = new Lifter();
  await ana.says("bench 3x8 at 60kg");
  await ana.says(change);

  await ana.says(deletion);

  expect(ana.stored()[0]?.sets.map(({ reps }) => reps)).toEqual([8, 8]);
});

test.each(["delete the last entry", "it was 62.5, 3x8", "skipped the last rep"])(
  "%j takes no set off",
  async (words) => {
    const ana = new Lifter();
    await ana.says("bench 3x8 at 60kg");

    await ana.says(words);

    expect([0, 3]).toContain(ana.stored()[0]?.sets.length ?? 0);
  },
);

test.each([
  ["and 2 back off sets at 140", [5, 5, 5, 5, 5], [160, 160, 160, 140, 140]],
  ["2 back off sets of 8 at 120", [5, 5, 5, 8, 8], [160, 160, 160, 120, 120]],
  ["then 3 lighter sets at 100", [5, 5, 5, 5, 5, 5], [160, 160, 160, 100, 100, 100]],
])("%j comes on top of the sets before", async (words, reps, loads) => {
  const ana = new Lifter();

  await ana.says("deadlift 3x5 160");
  await ana.says(words);

  const [done] = ana.stored();
  expect(done?.sets.map((set) => set.reps)).toEqual(reps);
  expect(done?.sets.map((set) => set.weight)).toEqual(loads);
});

test("who goes on with sets while a load waits for a yes has said it", async () => {
  const ana = new Lifter();

  await ana.says("deadlift 3x5");
  await ana.says("160");
  await ana.says("and 2 back off sets at 140");

  expect(ana.stored()[0]?.sets.map((set) => set.weight)).toEqual([160, 160, 160, 140, 140]);
});

test.each([
  [
    ["bench 80x8", "one more, 80x7", "and a last one with 75 for 9"],
    [8, 7, 9],
  ],
  [
    ["Bankdrücken 80x8", "dann 80x7", "letzter Satz 75x9"],
    [8, 7, 9],
  ],
  [
    ["squat 100x5", "next set 100x5", "last set was 4"],
    [5, 4],
  ],
  [
    ["bench 3x8 80kg", "last set 75x6"],
    [8, 8, 6],
  ],
])(
  "%j: the last set that is told between sets is one more, and puts right what was told at once",
  async (said, reps) => {
    const ana = new Lifter();

    for (const words of said) await ana.says(words);

    expect(ana.stored().map(({ sets }) => sets.map((set) => set.reps))).toEqual([reps]);
  },
);
