import { expect, test } from "vitest";
import { each, sets } from "../language/notationRows.ts";
import { Lifter } from "./lifter.ts";

const TODAY = "2026-11-21";

test.each([
  ["three sets of eight", sets(3, { reps: 8, weight: 80, unit: "kg" })],
  ["I did 5s", sets(1, { reps: 5, weight: 80, unit: "kg" })],
  ["two triples", sets(2, { reps: 3, weight: 80, unit: "kg" })],
  ["8 no wait 10", sets(1, { reps: 10, weight: 80, unit: "kg" })],
  ["not sure, like 8", sets(1, { reps: 8, weight: 80, unit: "kg" })],
  ["10, 9 and then failed at 7", each([10, 9, 7], { weight: 80, unit: "kg" })],
  ["first two were 12, last one 9", each([12, 12, 9], { weight: 80, unit: "kg" })],
])("%j says how many reps", async (words, expected) => {
  const ana = new Lifter();

  await ana.says("bench 80kg");
  await ana.says(words);

  expect(ana.stored()[0]?.sets).toEqual(expected);
});

test.each([
  ["it was yesterday", { date: "2026-11-20", name: "Barbell Bench Press" }],
  ["sorry, it was incline", { date: TODAY, name: "Incline Barbell Bench Press" }],
])("%j is put right before the reps are said", async (words, expected) => {
  const ana = new Lifter();

  await ana.says("bench 3 sets 80kg");
  await ana.says(words);
  await ana.says("8");

  expect(ana.stored()).toEqual([
    expect.objectContaining({ ...expected, sets: sets(3, { reps: 8, weight: 80, unit: "kg" }) }),
  ]);
});

test("what is said piece by piece is kept", async () => {
  const ana = new Lifter();

  await ana.says("I did bench press");
  await ana.says("3 sets");
  await ana.says("8");

  expect(ana.stored()[0]?.sets).toEqual(sets(3, { reps: 8 }));
});

test.each([
  ["move that to the 10th", { date: "2026-11-10" }],
  ["put it on Monday", { date: "2026-11-16" }],
  ["Thursday, not today", { date: "2026-11-19" }],
  ["that was yesterday btw", { date: "2026-11-20" }],
  ["make that 90 and 4 sets", { sets: sets(4, { reps: 8, weight: 90, unit: "kg" }) }],
  ["it was 82,5", { sets: sets(3, { reps: 8, weight: 82.5, unit: "kg" }) }],
  ["3x10 not 3x8", { sets: sets(3, { reps: 10, weight: 80, unit: "kg" }) }],
  ["change to decline", { name: "Decline Barbell Bench Press" }],
])("%j changes the entry that was just stored", async (words, expected) => {
  const ana = new Lifter();

  await ana.says("bench 3x8 80kg");
  await ana.says(words);

  expect(ana.stored()).toEqual([expect.objectContaining(expected)]);
});

test.each([
  ["wrong weight", "85", { sets: sets(3, { reps: 8, weight: 85, unit: "kg" }) }],
  ["the reps are off", "10", { sets: sets(3, { reps: 10, weight: 80, unit: "kg" }) }],
  ["wrong day", "Tuesday", { date: "2026-11-17" }],
])("%j asks what is right", async (words, answer, expected) => {
  const ana = new Lifter();

  await ana.says("bench 3x8 80kg");
  const asked = await ana.says(words);
  await ana.says(answer);

  expect(asked.effects).toEqual([]);
  expect(ana.stored()).toEqual([expect.objectContaining(expected)]);
});

test("what is scrapped for another log goes, and the other comes", async () => {
  const ana = new Lifter();

  await ana.says("bench 3x8 80kg");
  await ana.says("scrap that, log incline bench 3x8 at 70 kg instead");

  expect(ana.stored().map(({ name }) => name)).toEqual(["Incline Barbell Bench Press"]);
});

test("an earlier entry of the day that is named is the one that changes", async () => {
  const ana = new Lifter();

  await ana.says("ohp 3x5 50kg");
  await ana.says("deadlift 3x5 130kg");
  await ana.says("the ohp was 52.5");

  expect(ana.stored().map(({ sets: [set] }) => set?.weight)).toEqual([52.5, 130]);
});

test("as on a day, or as last time, is a new entry of today", async () => {
  const ana = new Lifter();
  ana.sentAt = "2026-11-19T12:00:00+01:00";
  await ana.says("bench 3x8 80kg");
  ana.sentAt = "2026-11-20T12:00:00+01:00";
  await ana.says("squat 5x5 100kg");

  ana.sentAt = "2026-11-21T12:00:00+01:00";
  await ana.says("same bench as Thursday");
  await ana.says("same bench as last time but 5 kg more");

  const bench = { name: "Barbell Bench Press", date: TODAY };
  expect(ana.stored().slice(2)).toEqual([
    expect.objectContaining({ ...bench, sets: sets(3, { reps: 8, weight: 80, unit: "kg" }) }),
    expect.objectContaining({ ...bench, sets: sets(3, { reps: 8, weight: 85, unit: "kg" }) }),
  ]);
});

test.each(["delete all my logs", "that was my brother's"])("%j is asked about, and a no keeps it", async (words) => {
  const ana = new Lifter();

  await ana.says("bench 3x8 80kg");
  const asked = await ana.says(words);
  const kept = await ana.says("nooo wait keep them");

  expect(asked.question).toMatchObject({ kind: "confirmation" });
  expect(kept.text).toBe("Okay, nothing was deleted.");
  expect(ana.stored()).toHaveLength(1);
});

test("days later, half a log changes nothing unasked", async () => {
  const ana = new Lifter();
  ana.sentAt = "2026-11-19T12:00:00+01:00";
  await ana.says("bench 3x8 80kg");

  ana.sentAt = "2026-11-21T12:00:00+01:00";
  const asked = await ana.says("bench was 85");

  expect(asked.effects).toEqual([]);
  expect(asked.question).toMatchObject({ kind: "confirmation" });
});

test.each([
  ["rows 5x12 47.5kg", "the seated one on the cable stack", "Seated Cable Row"],
  ["flys 3x14 12.5kg", "pec flys w dumbells", "Dumbbell Fly"],
  ["flys 3x12 10kg", "nah not those. reverse ones for rear delts, dumbbells", "Dumbbell Reverse Fly"],
])("%j, then %j: the words decide, not the option that shares one of them", async (log, answer, name) => {
  const ana = new Lifter();
  await ana.says(log);
  await ana.says(answer);

  expect(ana.stored().map((entry) => entry.name)).toEqual([name]);
});

test("what was asked for and something else may come in one answer", async () => {
  const ana = new Lifter();
  await ana.says("hip thrust 3 sets 110kg");
  await ana.says("8, but with 115 not 110");

  expect(ana.stored()[0]?.sets.map(({ reps, weight }) => [reps, weight])).toEqual([
    [8, 115],
    [8, 115],
    [8, 115],
  ]);
});

test("another of the offers, said after the pick, is asked for again", async () => {
  const ana = new Lifter();
  await ana.says("rows 4x10 50kg");
  await ana.says("the second");

  const asked = await ana.says("actually it was the first");

  expect(asked.effects).toEqual([]);
  expect(asked.question?.options.map(({ label }) => label)).toContain("Bent-Over Barbell Row");
});

test("a movement that only comes up in talk beside sets is no entry of its own", async () => {
  const ana = new Lifter();

  const turn = await ana.says("ran 8x400m this morning, jog recoveries");

  expect(turn.question).toBeNull();
  expect(ana.stored().map(({ name }) => name)).toEqual(["Outdoor Run"]);
});

test("a lesson of any kind, told in minutes, is a group class", async () => {
  const ana = new Lifter();
  await ana.says("did a barre class for 45 min");

  expect(ana.stored()[0]?.name).toBe("Group Fitness Class");
});

test.each([
  ["squats 100kg 5x5 yesterday", "and 3x12 leg curls 40kg", "2026-11-20"],
  ["sentadilla 100kg 5x5 ayer", "y curl femoral 3x12 40 kg", "2026-11-20"],
  ["Kniebeugen 100kg 5x5 gestern", "und Beinpresse 3x12 120 kg", "2026-11-20"],
  ["squats 100kg 5x5 yesterday", "and today bench 3x5 80kg", TODAY],
  ["squats 100kg 5x5 yesterday", "bench 3x5 80kg", TODAY],
])("after %j, %j was on %s", async (first, next, date) => {
  const ana = new Lifter();

  await ana.says(first);
  const turn = await ana.says(next);

  expect(ana.stored()[1]?.date).toBe(date);
  expect(turn.text).toContain(date === TODAY ? "today" : "yesterday, Friday 20 November 2026");
});

test("a word for several kinds of movement is asked about, whatever was logged before, and habit is offered first", async () => {
  const ana = new Lifter();

  await ana.says("bench 3x5 80kg");
  const turn = await ana.says("press 4x6 95 lbs");

  expect(ana.stored()).toHaveLength(1);
  expect(turn.question?.options.map(({ label }) => label)).toEqual(
    expect.arrayContaining(["Barbell Bench Press", "Barbell Overhead Press"]),
  );
  expect(turn.question?.options[0]?.label).toBe("Barbell Bench Press");
});

test.each(["bench 3x8-10 at 80kg", "2 plates and a quarter bench 3x5", "walked 10000 steps"])(
  "a log of another exercise is read the same with a question open: %j",
  async (text) => {
    const [fresh, asked] = [new Lifter(), new Lifter()];
    await asked.says("rows 3x10 60kg");

    const [alone, beside] = [await fresh.says(text), await asked.says(text)];

    expect(beside.question?.question).toBe(alone.question?.question);
    expect(asked.stored()).toEqual(fresh.stored());
    expect(beside.drafts.map(({ phrase }) => phrase)).toContain("rows");
  },
);

test.each([
  ["pull ups 8, 7", "one more with 4", [8, 7, 4]],
  ["bench 60kg x 5", "another with 3", [5, 3]],
  ["bench 60kg x 5", "noch einer mit 4", [5, 4]],
])("after %j, %j is a set of so many repetitions", async (first, words, reps) => {
  const ana = new Lifter();

  await ana.says(first);
  await ana.says(words);

  expect(ana.stored()[0]?.sets.map((set) => set.reps)).toEqual(reps);
});

test("a set after a warm-up set is none", async () => {
  const ana = new Lifter();

  await ana.says("warm-up bench 40kg x10");
  await ana.says("60x5");

  expect(ana.stored()[0]?.sets.map(({ type }) => type)).toEqual(["warmup", "normal"]);
});

test("what is told of a danger is no note and no day of the sets beside it", async () => {
  const ana = new Lifter();

  await ana.says("bench 3x8 60, then felt chest pain and numb arm last night");

  expect(ana.stored()).toEqual([
    expect.objectContaining({ date: TODAY, note: null, sets: sets(3, { reps: 8, weight: 60 }) }),
  ]);
});

test("sets told while it is asked which exercise it was are put to those before", async () => {
  const ana = new Lifter();

  await ana.says("rows 50kg x10");
  await ana.says("60x8");
  await ana.says("one more with 6");
  await ana.says("barbell");

  expect(ana.stored()[0]?.sets.map((set) => [set.weight, set.reps])).toEqual([
    [50, 10],
    [60, 8],
    [60, 6],
  ]);
});

test.each([
  ["both yesterday", [3, 3], ["2026-11-20", "2026-11-20"]],
  ["the bench had 4 sets", [4, 3], [TODAY, TODAY]],
])("%j after two messages is of the entries that it means", async (words, counts, dates) => {
  const ana = new Lifter();

  await ana.says("bench 3x8 at 60kg");
  await ana.says("squat 3x5 at 100kg");
  await ana.says(words);

  const stored = [...ana.stored()].sort((one, other) => one.name.localeCompare(other.name));
  expect(
    stored
      .map((entry) => entry.sets.length)
      .sort()
      .reverse(),
  ).toEqual(counts);
  expect(stored.map(({ date }) => date)).toEqual(dates);
});

test.each([
  ["swam 1000m", "and 1600", [{ distance: 1000 }, { distance: 1600, distanceUnit: "m" }]],
  ["swam 1000m in 25 min", "and 1600 yesterday", [{ distance: 1000 }, { distance: 1600, durationS: null }]],
  ["walked 50 min", "no 55", [{ durationS: 3300, weight: null }]],
  ["ran 5k in 26 min", "sorry 27", [{ distance: 5, durationS: 1620 }]],
])("after %j a bare figure is of the way or the time: %j", async (told, words, expected) => {
  const ana = new Lifter();

  await ana.says(told);
  await ana.says(words);

  expect(ana.stored().flatMap((entry) => entry.sets)).toMatchObject(expected);
});

test.each([
  ["db bench 3x10 22.5kg", "then goblet squats 3x10 same weight", [22.5]],
  ["kniebeugen 5x5 100kg", "kreuzheben 3x5 gleiches gewicht", [100]],
])("after %j, %j has the load of before", async (told, words, weights) => {
  const ana = new Lifter();

  await ana.says(told);
  await ana.says(words);

  expect([
    ...new Set(
      ana
        .stored()
        .at(-1)
        ?.sets.map(({ weight }) => weight),
    ),
  ]).toEqual(weights);
});

test.each([
  ["cable row 3x12 55kg and lat pulldown 3x10, same weight", [55]],
  ["bench 60x10 70x8 80x6, then incline same weights 8 6 5", [60, 70, 80]],
  ["bench 3x8 80kg no wait 3x10", [80]],
  ["Kniebeuge 5x5 100 kg, quatsch 4x5", [100]],
])("%j: the last exercise has the loads that were told before in the message", async (words, weights) => {
  const ana = new Lifter();

  await ana.says(words);

  const sets = ana.stored().at(-1)?.sets ?? [];
  expect([...new Set(sets.map(({ weight }) => weight))]).toEqual(weights);
});

test("which of several loads is the same is asked", async () => {
  const ana = new Lifter();

  await ana.says("db bench 10@20, 10@22.5, 8@25");
  const { question } = await ana.says("incline db press 3x10 same weight");

  expect(question?.about).toBe("confirm");
});

test.each([
  ["front squat 5x5", "around 70kg or so", sets(5, { reps: 5, weight: 70, unit: "kg" })],
  ["push ups 20, 15, 12", "delete the 12", each([20, 15])],
  ["leg press 3x12 80kg", "squeezed in a 4th, same weight", sets(4, { reps: 12, weight: 80, unit: "kg" })],
])("after %j, %j leaves what was meant", async (told, words, expected) => {
  const ana = new Lifter();

  await ana.says(told);
  await ana.says(words);

  expect(ana.stored()[0]?.sets).toEqual(expected);
});

test("a bare figure that is near to nothing is asked about", async () => {
  const ana = new Lifter();

  await ana.says("walked 3 km");
  const { question } = await ana.says("no 55");

  expect(question?.options.map(({ label }) => label)).toEqual(["55 minutes", "55 km"]);
});

test.each([
  ["bike 45", ["45 min", "45 km"]],
  ["EMOM 16: 8 burpees / 12 kettlebell swings", ["8 sets of 8", "16 sets of 8"]],
])("%j offers what it may mean", async (text, labels) => {
  const { question, effects } = await new Lifter().says(text);

  expect(effects).toEqual([]);
  expect(question?.options.map(({ label }) => label)).toEqual(labels);
});
