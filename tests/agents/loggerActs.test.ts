import { expect, test } from "vitest";
import { Lifter } from "./lifter.ts";

test.each([
  ["bench 3x8 80kg", "my watch counted nine each time", "Changed to: 3×9 Barbell Bench Press at 80 kg, today."],
  ["bench 3x8 80kg", "my friend was counting: for 8 read 9", "Changed to: 3×9 Barbell Bench Press at 80 kg, today."],
  ["squat 3x5 110kg", "all except the first were triples", "Changed to: Barbell Back Squat: 5, 3, 3 at 110 kg, today."],
  [
    "squat 5x5 100kg, lying leg curl 3x12 30kg",
    "2 sets for the curls, squats fine as is",
    "Changed to: 2×12 Lying Leg Curl at 30 kg, today.",
  ],
  [
    "bench 3x8 80kg, barbell row 3x8 60kg",
    "got those two backwards: the bench was 60 and the row 80",
    "Changed to:\n- 3×8 Barbell Bench Press at 60 kg, today.\n- 3×8 Bent-Over Barbell Row at 80 kg, today.",
  ],
  [
    "squat 5x5 100kg",
    "disregard the last of those, it was ugly",
    "Changed to: 4×5 Barbell Back Squat at 100 kg, today.",
  ],
])("after %j, %j is understood though no reader knows the words", async (log, text, reply) => {
  const ana = new Lifter();
  await ana.says(log);

  expect((await ana.says(text)).text).toBe(reply);
});

test.each(["the trainer at my gym reckons 6 is better than 8", "85 when i come back monday", "wish it had been 200"])(
  "%j changes nothing",
  async (text) => {
    const ana = new Lifter();
    await ana.says("bench 3x8 80kg");
    const before = ana.stored();

    const turn = await ana.says(text);

    expect(turn.effects).toEqual([]);
    expect(ana.stored()).toEqual(before);
  },
);

test.each([
  "one of the sets was only 6",
  "in one set i only got 6",
  "one set was at 75",
  "einer davon war rpe 10",
  "una de ellas a 75",
  "i had 75 until the last one",
  "the top set was rpe 9",
  "don't count the one i failed",
])("%j is of some of the sets, and nobody knows which: it is asked about", async (text) => {
  const ana = new Lifter();
  await ana.says("bench 3x8 80kg");

  const turn = await ana.says(text);

  expect(turn.effects).toEqual([]);
  expect(turn.question?.kind).toMatch(/confirmation|disambiguation/);
});

test.each([
  ["la prima a rpe 9", 0],
  ["first @9", 0],
  ["beim letzten rpe 9", 3],
  ["la dernière à rpe 9", 3],
  ["the triple was @9", 3],
  ["rpe 9 for the top set", 3],
  ["a última em rpe 9", 3],
])("%j is of that set alone", async (text, place) => {
  const ana = new Lifter();
  await ana.says("bench 5x60, 5x70, 4x80, 3x90kg");
  const before = ana.stored()[0]?.sets ?? [];

  await ana.says(text);

  expect(ana.stored()[0]?.sets).toEqual(before.map((set, at) => (at === place ? { ...set, rpe: 9 } : set)));
});

test.each([
  ["at first it was easy, rpe 8", { rpe: 8 }],
  ["last rep was a grind, rpe 9", { rpe: 9 }],
  ["first time with a belt, it was 82.5", { weight: 82.5 }],
])("%j scopes nothing", async (text, change) => {
  const ana = new Lifter();
  await ana.says("bench 3x8 80kg");
  const before = ana.stored()[0]?.sets ?? [];

  await ana.says(text);

  expect(ana.stored()[0]?.sets).toEqual(before.map((set) => ({ ...set, ...change })));
});

test.each([
  ["lat pulldown 3x10 6 plates", "last one was 8 plates"],
  ["leg press 3x10 plate 6", "plate 8 for the last one"],
  ["leg curl 3x12 pin 5", "last set pin 6"],
])("after %j, %j is a note and no count", async (log, text) => {
  const ana = new Lifter();
  await ana.says(log);
  const before = ana.stored()[0]?.sets ?? [];

  await ana.says(text);

  expect(ana.stored()[0]?.sets).toEqual(before);
  expect(ana.stored()[0]?.note).toContain(text);
});

test("what is said without figures becomes a variant or a note, and both go and come back with the entry", async () => {
  const ana = new Lifter();
  await ana.says("deadlift 140kg 2x5");
  await ana.says("sumo");
  await ana.says("in flat shoes, worth writing down");
  const entry = { name: "Sumo Deadlift", note: "in flat shoes, worth writing down" };
  expect(ana.stored()).toMatchObject([entry]);

  await ana.says("take that off my record");
  expect(ana.stored()).toEqual([]);

  await ana.says("no wait, bring it back");
  expect(ana.stored()).toMatchObject([entry]);
});

test("a set is found by its load in words, and what only announces a change changes nothing", async () => {
  const ana = new Lifter();
  await ana.says("barbell back squat 60 for 10, 80 for 8, 100 for 5");
  await ana.says("the hundred was a four, got buried on the fifth");
  expect(ana.stored()[0]?.sets.map(({ reps }) => reps)).toEqual([10, 8, 4]);

  const asked = await ana.says("i need to fix that one");
  expect(asked.effects).toEqual([]);
});

test.each([
  ["bench 5x5 80 with a belt", "no belt actually", null],
  ["squat 5x5 100, felt good, wore a belt", "i didn't wear one", "felt good"],
  ["bench 5x5 80", "no belt", "no belt"],
  ["bench 5x5 80, no belt", "no belt", "no belt"],
  ["bench 100x1", "that's a pr", "that's a pr"],
  ["Fran 6:42", "I did banded pull-ups though", "I did banded pull-ups though"],
  ["pull ups 10", "before i could only do 6", "before i could only do 6"],
])("after %j, %j is kept to in the note", async (told, words, note) => {
  const ana = new Lifter();

  await ana.says(told);
  await ana.says(words);

  expect(ana.stored()).toHaveLength(1);
  expect(ana.stored()[0]?.note).toBe(note);
});

test("nothing is deleted unasked that no word deletes", async () => {
  const ana = new Lifter();

  await ana.says("squat 100x5, bench 60x8");
  const { question } = await ana.says("only log the bench");

  expect(ana.stored()).toHaveLength(2);
  expect(question?.question).toContain("Squat");
});
