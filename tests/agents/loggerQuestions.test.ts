import { expect, test } from "vitest";
import { each, sets } from "../language/notationRows.ts";
import { Lifter } from "./lifter.ts";

const TODAY = "2026-11-21";

test("an exercise in doubt is asked for with what was understood, and stored once it is picked", async () => {
  const ana = new Lifter();

  const asked = await ana.says("4x6 rows at 95 lbs");
  const done = await ana.says("the cable one");

  expect(asked.effects).toEqual([]);
  expect(asked.question).toMatchObject({
    kind: "disambiguation",
    about: "exercise",
    question: "4×6 at 95 lb: which row was it?",
  });
  expect(asked.question?.options).toHaveLength(3);
  expect(asked.drafts).toEqual([
    {
      kind: "log",
      exercise: null,
      phrase: "rows",
      date: TODAY,
      performedAt: "2026-11-21T12:00:00+01:00",
      sets: sets(4, { reps: 6, weight: 95, unit: "lb" }),
      note: null,
    },
  ]);
  expect(done.text).toBe("Logged: 4×6 Seated Cable Row at 95 lb, today.");
  expect(done.question).toBeNull();
});

const ANSWERS: [string, { name: string; sets: unknown }][] = [
  ["neither, the machine", { name: "Machine Row", sets: sets(4, { reps: 6, weight: 95, unit: "lb" }) }],
  ["the cable one, 4x8 actually", { name: "Seated Cable Row", sets: sets(4, { reps: 8, weight: 95, unit: "lb" }) }],
  ["the cable one, and it was 100", { name: "Seated Cable Row", sets: sets(4, { reps: 6, weight: 100, unit: "lb" }) }],
  ["no, I meant hack squats", { name: "Machine Hack Squat", sets: sets(4, { reps: 6, weight: 95, unit: "lb" }) }],
];

test.each(ANSWERS)("%j answers which row it was", async (text, entry) => {
  const ana = new Lifter();
  await ana.says("4x6 rows at 95 lbs");

  await ana.says(text);

  expect(ana.stored()).toEqual([{ ...entry, date: TODAY, note: null }]);
});

test("a tap on an option stores the draft", async () => {
  const ana = new Lifter();
  const { question } = await ana.says("4x6 rows at 95 lbs");
  const [, second] = question?.options ?? [];

  await ana.says(second?.label ?? "", second?.id ?? null);

  expect(ana.stored()[0]?.name).toBe(second?.label);
});

test("a correction in between changes the draft, and the question is put again", async () => {
  const ana = new Lifter();
  await ana.says("4x6 rows at 95 lbs");

  const again = await ana.says("actually it was 5 sets");
  await ana.says("cable");

  expect(again.question).toMatchObject({ about: "exercise", question: "5×6 at 95 lb: which row was it?" });
  expect(ana.stored()[0]?.sets).toEqual(sets(5, { reps: 6, weight: 95, unit: "lb" }));
});

test("numbers with two readings are asked about, and the choice teaches how the person writes", async () => {
  const ana = new Lifter();

  const asked = await ana.says("bench 2x5x45");
  await ana.says("2 sets");
  await ana.says("bench 3x4x50");

  expect(asked.question).toMatchObject({
    kind: "disambiguation",
    about: "sets",
    options: [{ label: "2 sets of 5 at 45" }, { label: "5 sets of 2 at 45" }],
  });
  expect(ana.profile?.notation).toBe("sets_reps_weight");
  expect(ana.stored().map(({ sets: stored }) => stored)).toEqual([
    sets(2, { reps: 5, weight: 45 }),
    sets(3, { reps: 4, weight: 50 }),
  ]);
});

const BENCH = "Barbell Bench Press";
const MISSING: [text: string, about: string, answer: string, name: string, sets: unknown][] = [
  ["bench 80kg today", "reps", "8", BENCH, sets(1, { reps: 8, weight: 80, unit: "kg" })],
  ["bench 80kg today", "reps", "3x8", BENCH, sets(3, { reps: 8, weight: 80, unit: "kg" })],
  ["bench 80kg today", "reps", "8, 8, 7", BENCH, each([8, 8, 7], { weight: 80, unit: "kg" })],
  ["3x10 at 80kg", "exercise", "bench press", BENCH, sets(3, { reps: 10, weight: 80, unit: "kg" })],
  ["did bench today", "reps", "3x10 at 60kg", BENCH, sets(3, { reps: 10, weight: 60, unit: "kg" })],
  ["3 planks", "duration", "a minute each", "Front Plank", sets(3, { durationS: 60 })],
];

test.each(MISSING)("%j leaves its %s open, which %j tells", async (text, about, answer, name, stored) => {
  const ana = new Lifter();

  const asked = await ana.says(text);
  await ana.says(answer);

  expect(asked.effects).toEqual([]);
  expect(asked.question).toMatchObject({ kind: "slot", about });
  expect(ana.stored()).toEqual([{ name, sets: stored, date: TODAY, note: null }]);
});

test("several open points are asked one after the other, and complete entries do not wait", async () => {
  const ana = new Lifter();

  const first = await ana.says("bench 3x10 at 80kg, rows 50kg, 3x12 curls at 15kg");
  const second = await ana.says("the cable one");
  const third = await ana.says("10");
  await ana.says("dumbbell");

  expect(first.text).toBe("Logged: 3×10 Barbell Bench Press at 80 kg, today.");
  expect(first.drafts).toHaveLength(2);
  expect([first, second, third].map(({ question }) => question?.about)).toEqual(["exercise", "reps", "exercise"]);
  expect(ana.stored().map(({ name }) => name)).toEqual(["Barbell Bench Press", "Seated Cable Row", "Dumbbell Curl"]);
});

test("a figure that is hardly possible is confirmed before it is stored", async () => {
  const [sure, mistaken] = [new Lifter(), new Lifter()];

  const asked = await sure.says("bench 3x5 at 800 kg");
  await sure.says("yes");
  await mistaken.says("bench 3x5 at 800 kg");
  await mistaken.says("no, 80");

  expect(asked.effects).toEqual([]);
  expect(asked.question).toMatchObject({
    kind: "confirmation",
    about: "confirm",
    options: [{ id: "yes" }, { id: "no" }],
  });
  expect(sure.stored()[0]?.sets).toEqual(sets(3, { reps: 5, weight: 800, unit: "kg" }));
  expect(mistaken.stored()[0]?.sets).toEqual(sets(3, { reps: 5, weight: 80, unit: "kg" }));
});

test("a plain no to an unusual figure asks what it was", async () => {
  const ana = new Lifter();
  await ana.says("bench 3x5 at 800 kg");

  const asked = await ana.says("no");
  await ana.says("80");

  expect(asked.question).toMatchObject({ kind: "slot", about: "weight" });
  expect(ana.stored()[0]?.sets).toEqual(sets(3, { reps: 5, weight: 80, unit: "kg" }));
});

test.each([
  "push ups 500 reps",
  "bench 5x5 at 100kg on 24 December 2026",
  "ran 10k in 12 min",
  "rowed 2000 m in 3:10",
  "ran 5 km in 2:30:00",
  "swam 1600 min",
  "push ups 20 300kg",
  "pull ups 5x5 +300",
  "plank 3x60 min",
  "campus board 1-4-7 x 3 each side",
  "4x8 bench, 4x8 barbell row, 3x12 leg curls, 50 min",
])("%j is asked back", async (text) => {
  const turn = await new Lifter().says(text);

  expect(turn.effects).toEqual([]);
  expect(turn.question).toMatchObject({ kind: "confirmation", about: "confirm" });
});

test.each([
  "tomorrow I will do 3x10 bench at 80kg",
  "my brother did 5x5 squats at 140kg",
  "should I do 3x10 or 5x5 bench?",
  "I did not do 5x5 bench at 100",
])("%j is understood but not stored", async (text) => {
  const ana = new Lifter();

  const turn = await ana.says(text);

  expect(ana.stored()).toEqual([]);
  expect(turn.question).toBeNull();
  expect(turn.text).toMatch(/nothing was stored/);
});

test.each(["gardened all afternoon, about 3 hours", "3h gartenarbeit", "cleaned the house 2h"])(
  "%j is work and no exercise: it is said, and nothing asked",
  async (text) => {
    const ana = new Lifter();

    const turn = await ana.says(text);

    expect(ana.stored()).toEqual([]);
    expect(turn.question).toBeNull();
    expect(turn.text).toMatch(/stored nothing of it/);
  },
);

test("a way is no answer to how many repetitions a squat had", async () => {
  const ana = new Lifter();
  await ana.says("i did some squats today");

  const turn = await ana.says("400m");
  expect(turn.text).toMatch(/is a distance/);
  await ana.says("2x5 at 100kg");

  expect(ana.stored()).toMatchObject([
    { name: "Barbell Back Squat", sets: sets(2, { reps: 5, weight: 100, unit: "kg" }) },
  ]);
});

test.each([
  ["dead hang 45 40 38", [45, 40, 38]],
  ["l-sit 15 12 10", [15, 12, 10]],
])("%j: the figures of a hold are seconds", async (text, seconds) => {
  const ana = new Lifter();

  await ana.says(text);

  expect(ana.stored()[0]?.sets).toMatchObject(seconds.map((durationS) => ({ durationS, reps: null, weight: null })));
});

test.each(["swam 1500 in 32 minutes", "row 2000 7:45"])("%j: the way is told in metres", async (text) => {
  const ana = new Lifter();

  await ana.says(text);

  expect(ana.stored()[0]?.sets).toMatchObject([{ distanceUnit: "m", reps: null }]);
});

test.each([
  ["delete everything from today", "no, only the curls"],
  ["lösch alles von heute", "nein, nur die Curls"],
  ["delete everything from today", "just the curls"],
])("%j and then %j takes only what is named", async (order, words) => {
  const ana = new Lifter();

  for (const said of ["bench 3x5 80kg", "barbell curl 3x10 30kg", "squat 3x5 100kg", order, words])
    await ana.says(said);

  expect(ana.stored().map(({ name }) => name)).toEqual(["Barbell Bench Press", "Barbell Back Squat"]);
});

test("all of today is moved to another day", async () => {
  const ana = new Lifter();

  for (const said of ["bench 3x5 80kg", "squat 3x5 100kg", "move everything from today to yesterday"])
    await ana.says(said);

  expect(ana.stored().map(({ date }) => date)).toEqual(["2026-11-20", "2026-11-20"]);
});
