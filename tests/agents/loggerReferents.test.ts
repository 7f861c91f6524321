import { expect, test } from "vitest";
import { each, sets } from "../language/notationRows.ts";
import { Lifter } from "./lifter.ts";

const said = async (...messages: string[]) => {
  const ana = new Lifter();
  for (const message of messages) await ana.says(message);
  return ana;
};
const TODAY = "2026-11-21";
const kg = (weight: number, reps: number) => ({ reps, weight, unit: "kg" as const });

test.each([
  [["bench 3x8 60kg", "actually 65", "no, I was right the first time"], sets(3, kg(60, 8))],
  [["bench 3x8 60kg", "actually 65", "no 60 was correct after all"], sets(3, kg(60, 8))],
  [["bankdrücken 3x8 60kg", "quatsch, 65", "nee, war doch richtig"], sets(3, kg(60, 8))],
  [["développé couché 3x8 60kg", "en fait 65", "non finalement c'était bon"], sets(3, kg(60, 8))],
])("what was right at first comes back: %j", async (messages, expected) => {
  expect((await said(...messages)).stored()[0]?.sets).toEqual(expected);
});

test.each([
  ["the squat was 105", { "Barbell Back Squat": 105, "Barbell Front Squat": 60 }],
  ["the front squat was 65", { "Barbell Back Squat": 100, "Barbell Front Squat": 65 }],
])("%j is of the lift that is called so, whichever came last", async (words, expected) => {
  const ana = await said("squat 3x5 100kg", "front squat 3x5 60kg", words);
  expect(Object.fromEntries(ana.stored().map(({ name, sets: done }) => [name, done[0]?.weight]))).toEqual(expected);
});

test.each([
  "add another set to the bench with 8",
  "one more set of bench with 8",
  "noch ein Satz Bankdrücken mit 8",
  "mais uma série do supino com 8",
])("%j is one more set of an entry that is named", async (words) => {
  const ana = await said("bench 2x10 50kg", "incline bench 2x10 40kg", words);
  expect(ana.stored().map(({ sets: done }) => done.map(({ reps }) => reps))).toEqual([
    [10, 10, 8],
    [10, 10],
  ]);
});

test("an answer about two entries is shared out", async () => {
  const ana = await said("rows 3x10 50kg and curls 3x12 10kg", "seated cable for the rows, hammer for the curls");
  expect(ana.stored().map(({ name }) => name)).toEqual(["Seated Cable Row", "Dumbbell Hammer Curl"]);
});

test("sets for two exercises that were only named go to each in order", async () => {
  const ana = await said("did some shoulder presses and side raises", "20kg 3x10 and 8kg 3x15", "on the machine");
  expect(ana.stored().map(({ name, sets: done }) => [name, done.length, done[0]?.reps])).toEqual([
    ["Dumbbell Lateral Raise", 3, 15],
    ["Machine Shoulder Press", 3, 10],
  ]);
});

test("a figure that nobody does in one set is the weight, and the last set alone is no answer", async () => {
  const ana = await said("benched today", "80", "the last set was only 6");
  expect(ana.stored()).toEqual([]);
  await ana.says("8, 8 and 6");
  expect(ana.stored()[0]?.sets).toEqual(each([8, 8, 6], { weight: 80 }));
});

test.each(["Kilo natürlich", "en kilos", "kg", "kilos of course"])(
  "%j says the unit of what was stored",
  async (words) => {
    expect((await said("squat 3x5 100", words)).stored()[0]?.sets).toEqual(sets(3, kg(100, 5)));
  },
);

test("sets that were just done are no correction of those before", async () => {
  const ana = await said("bench 3x8 60kg", "just did 4x8 at 50");
  expect(ana.stored()[0]?.sets).toEqual(sets(3, kg(60, 8)));
});

test.each([
  [
    ["bench 100x3, 110x3, 120x1", "110 was only 2"],
    [3, 2, 1],
  ],
  [
    ["bench 100x3, 110x3, 120x1", "and 120 i failed"],
    [3, 3, 0],
  ],
  [
    ["bench 100x3, 110x3, 120x1", "the 110 was a 4"],
    [3, 4, 1],
  ],
])("a set is named by its load: %j", async (messages, reps) => {
  expect((await said(...messages)).stored()[0]?.sets.map((set) => set.reps)).toEqual(reps);
});

test("a figure after an effort is one too, and 'that one' is the set that was put right last", async () => {
  const hard = await said("bench 3x5 100kg", "felt like an 8", "last one 9");
  expect(hard.stored()[0]?.sets.map(({ reps, rpe }) => [reps, rpe])).toEqual([
    [5, 8],
    [5, 8],
    [5, 9],
  ]);
  const lighter = await said("ohp 3x6 45kg", "third set i only managed 5", "and the weight was 42.5 on that one");
  expect(lighter.stored()[0]?.sets.map(({ reps, weight }) => [reps, weight])).toEqual([
    [6, 45],
    [6, 45],
    [5, 42.5],
  ]);
});

test.each([
  [
    "on the first one i did 6 on the last set",
    [
      [5, 5, 6],
      [5, 5, 5],
    ],
  ],
  [
    "first one only two sets",
    [
      [5, 5],
      [5, 5, 5],
    ],
  ],
])("of two entries, %j is about the one at that place", async (words, reps) => {
  const ana = await said("squat 3x5 100kg", "bench 3x5 60kg", words);
  expect(ana.stored().map(({ sets: done }) => done.map((set) => set.reps))).toEqual(reps);
});

test("where an entry is meant by its place, those of earlier sessions are not counted, whatever days they are of", async () => {
  const ana = new Lifter();
  await ana.says("row 3x8 60kg barbell");
  ana.sentAt = "2026-11-23T18:00:00+01:00";
  for (const words of ["deadlift 3x5 140kg yesterday", "squat 3x5 100kg", "first one only two sets"])
    await ana.says(words);

  const many = ana.stored().map(({ name, sets }) => [name, sets.length]);
  expect(many.sort()).toEqual([
    ["Barbell Back Squat", 3],
    ["Bent-Over Barbell Row", 3],
    ["Conventional Deadlift", 2],
  ]);
});

test("'and the pushdown' after a deletion goes as well", async () => {
  const ana = await said(
    "squat 3x8 80",
    "lat pulldown 3x10 50",
    "triceps pushdown 3x12 20",
    "delete the pulldown",
    "and the pushdown",
  );
  expect(ana.stored().map(({ name }) => name)).toEqual(["Barbell Back Squat"]);
});

test.each([
  ["whats my last deadlift saying", "hm no, I pulled a 145 that day, fix it"],
  ["was hab ich am Mittwoch beim Kreuzheben gemacht", "nein, an dem Tag waren es 145"],
])("after %j, %j is of the entry that was asked about", async (question, words) => {
  const ana = new Lifter();
  ana.sentAt = "2026-11-18T12:00:00+01:00";
  await ana.says("deadlift 3x3 140kg");
  ana.sentAt = "2026-11-21T12:00:00+01:00";
  await ana.says("bench 3x8 60kg");
  ana.lastQuestions = [question];
  await ana.says(words);
  expect(ana.stored().map(({ sets: done }) => done[0]?.weight)).toEqual([145, 60]);
});

test.each([
  ["squats 3x5 at 100kg and bench 3x8 at 60kg", "sorry it was 65", [100, 65]],
  ["squats 3x5 at 100kg and bench 3x8 at 60kg", "actually 105 kg", [105, 60]],
  ["pull ups 3x8 and bench 3x8 at 60kg", "it was 65", [null, 65]],
  ["squats 3x5 at 100kg and bench 3x8 at 60kg", "it was 75", [100, 60]],
  ["leg press 3x10 at 200kg, hammer curls 3x12 at 12kg", "it was 14", [200, 12]],
])("after %j, %j is of the entry that the figure fits, or asked about", async (log, words, weights) => {
  const ana = new Lifter();
  await ana.says(log);

  await ana.says(words);

  expect(ana.stored().map(({ sets }) => sets[0]?.weight)).toEqual(weights);
  expect(ana.stored().map(({ sets }) => sets[0]?.reps)).not.toContain(14);
});

test.each([
  ["actually it was 1600", [1600, 50, 50]],
  ["it was 45", [1500, 45, 45]],
  ["it was 400 m", [1500, 50, 50]],
])("after a swim and sprints, %j is of those sets that it fits", async (words, distances) => {
  const ana = new Lifter();
  await ana.says("swam 1500 m and then 2x50 m sprints");

  await ana.says(words);

  expect(ana.stored()[0]?.sets.map(({ distance }) => distance)).toEqual(distances);
});

test.each([
  ["ran 30 min on the treadmill", "at 10 kmh", { durationS: 1800, distance: null, weight: null }, "at 10 kmh"],
  ["bike 40 min", "mit 25 km/h", { durationS: 2400, distance: null, weight: null }, "mit 25 km/h"],
  ["ran 5k", "at 5:30 pace", { durationS: null, distance: 5 }, "at 5:30 pace"],
  ["ran 5k in 25 min", "it was 26 min at 12 kmh", { durationS: 1560, weight: null }, null],
  ["fran in 6:30", "scaled, 30kg", { durationS: 390, weight: 30 }, "scaled"],
  ["cindy 15 rounds", "only 14 rounds", { durationS: 1200 }, "14 rounds"],
])("after %j, %j keeps what is measured", async (log, words, set, note) => {
  const ana = await said(log, words);

  expect(ana.stored()[0]).toMatchObject({ sets: [set], note });
});

test("what is not counted takes no sets behind it along", async () => {
  const ana = await said("bench warm up 20x10 then 3x8 60kg, presses not counted");

  expect(ana.stored()[0]?.sets.slice(-3)).toEqual(sets(3, kg(60, 8)));
});

test.each([
  ["it was 4 sets of bench", 4, 3],
  ["4 sets on the bench", 4, 3],
  ["it was 4 sets of dips", 3, 4],
])("%j is of the exercise that was told by that name, and calls no other so", async (words, bench, dips) => {
  const ana = await said("bench 3x8 60kg", "dips 3x10", words);
  expect(ana.stored().map(({ name, sets: done }) => [name, done.length])).toEqual([
    ["Barbell Bench Press", bench],
    ["Parallel Bar Dip", dips],
  ]);
  expect(ana.stored()[0]?.sets[0]).toMatchObject({ reps: 8, weight: 60 });
});

test("another entry is put right while a figure of one is asked for", async () => {
  const ana = await said("bench 3x8 60kg", "squat 3x5 100kg", "that was wrong", "it was 4 sets of bench");
  expect(ana.stored().map(({ name, sets: done }) => [name, done.length, done[0]?.weight])).toEqual([
    ["Barbell Bench Press", 4, 60],
    ["Barbell Back Squat", 3, 100],
  ]);
});

test.each(["wrong exercise, front squat", "wrong lift, it was front squat", "falsche Übung, Frontkniebeugen"])(
  "%j names what it was",
  async (words) => {
    const ana = await said("squat 3x5 100kg", words);
    expect(ana.stored().map(({ name }) => name)).toEqual(["Barbell Front Squat"]);
  },
);

test.each([
  ["dips 3x8", "+10", 10],
  ["dips 3x8", "dips were +10", 10],
  ["chin ups 3x8", "bodyweight plus ten", 10],
  ["pull ups 3x8", "bw +12.5", 12.5],
])("%j, %j: so much was hung on", async (log, words, weight) => {
  const ana = await said(log, words);
  expect(ana.stored()[0]?.sets).toEqual(sets(3, { reps: 8, weight, load: "added" }));
});

test.each([
  "paused",
  "they were paused",
  "spotter helped on the last rep",
  "with a 2 second hold at the bottom",
  "felt the left knee a bit on the 100",
  "low bar",
  "with the dog",
  "belt on",
  "wore a belt",
  "ohne Gürtel",
  "langsam abgelassen",
])("%j after sets is their note", async (words) => {
  const ana = await said("squat 3x5 100kg", words);
  expect(ana.question).toBeNull();
  expect(ana.stored()).toEqual([
    expect.objectContaining({ note: words, sets: sets(3, { reps: 5, weight: 100, unit: "kg" }) }),
  ]);
});

test.each(["it was something else", "the weight was different", "did legs after that", "seconds", "deadlifts"])(
  "%j after sets is no note of them",
  async (words) => {
    const ana = await said("squat 3x5 100kg", words);
    expect(ana.stored()).toEqual([expect.objectContaining({ note: null })]);
  },
);

test("a figure that no reading has chooses none by its unit", async () => {
  const ana = await said("15 on the rower", "3.2km");
  expect(ana.stored().map(({ sets: done }) => done)).toEqual([
    sets(1, { durationS: 900, distance: 3.2, distanceUnit: "km" }),
  ]);
});

test.each([
  ["bring back the bench", ["Barbell Bench Press"]],
  ["bring them back", ["Barbell Back Squat", "Barbell Bench Press"]],
])("after two are deleted, %j restores what it names", async (words, names) => {
  const ana = await said("squat 3x5 100kg", "bench 3x8 60kg", "delete both", words);
  expect(ana.stored().map(({ name }) => name)).toEqual(names);
});

test("an entry of another day that was told here is found by its name", async () => {
  const ana = await said("bench 3x10 60 on monday", "barbell row 3x10 50", "the bench was incline actually");
  expect(ana.stored().map(({ name, date }) => [name, date])).toEqual([
    ["Incline Barbell Bench Press", "2026-11-16"],
    ["Bent-Over Barbell Row", TODAY],
  ]);
});

test("what is stored already is not stored or deleted once more", async () => {
  const ana = await said("bench 3x8 60kg", "then log it");
  expect(ana.question).toBeNull();
  expect(ana.stored()).toHaveLength(1);
});

test.each(["10 each leg", "each leg 10", "10 per leg"])(
  "%j of sets without repetitions is how many in each",
  async (words) => {
    const ana = await said("did 3 sets of lunges", words, "walking");
    expect(ana.stored()[0]?.sets).toEqual(sets(3, { reps: 10, side: "each" }));
  },
);

test.each(["5", "left leg 10, right 8, 2 sets"])("%j settles no reading of the figures", async (words) => {
  const ana = await said("bench 5 3 100", words);
  expect(ana.stored()).toEqual([]);
  expect(ana.question?.options).toHaveLength(2);
});

test.each([
  [["last one was 6", "no wait 7"], sets(2, kg(60, 8)).concat(sets(1, kg(60, 7)))],
  [["la última fue con 6", "no, con 7"], sets(2, kg(60, 8)).concat(sets(1, kg(60, 7)))],
  [["first two were 62.5", "actually all of them"], sets(3, kg(62.5, 8))],
  [["it was 65", "just the last set actually"], sets(2, kg(60, 8)).concat(sets(1, kg(65, 8)))],
])("%j: what goes on after a change is of what it changed", async (messages, expected) => {
  const stored = (await said("bench 3x8 60kg", ...messages)).stored()[0]?.sets;

  expect(stored).toEqual(expected);
});

test.each([
  ["no, the day before", "2026-11-19"],
  ["nein, der Tag davor", "2026-11-19"],
])("%j moves a day that was just told", async (words, date) => {
  expect((await said("squat 3x5 100kg", "that was yesterday", words)).stored()[0]?.date).toBe(date);
});

test.each([
  ["the first one was a front squat", ["Barbell Front Squat 100", "Barbell Back Squat 105"]],
  ["the second one was 4x5", ["Barbell Back Squat 100", "Barbell Back Squat 105"]],
])("%j after two of the same lift", async (words, expected) => {
  const ana = await said("squat 3x5 100kg", "squat 3x5 105kg", words);
  expect(ana.stored().map(({ name, sets: done }) => `${name} ${done[0]?.weight}`)).toEqual(expected);
});

test("a lift that was right is put back, and another change stays", async () => {
  const ana = await said("hip thrust 3x10 100kg", "not hip thrust, glute bridge", "no hip thrust was right");
  expect(ana.stored()[0]?.name).toBe("Barbell Hip Thrust");
  const two = await said("bench 3x5 60kg", "squat 3x5 100kg", "squat was 105", "bench was right");
  expect(two.stored().map(({ sets: done }) => done[0]?.weight)).toEqual([60, 105]);
});

test.each([
  ["what's 80%", "log 3x5 at that", "Barbell Back Squat", kg(112, 5)],
  ["80% of my squat?", "3x5 with that weight", "Barbell Back Squat", kg(112, 5)],
  ["what is 75% of 120 kg", "bench 3x5 at that", "Barbell Bench Press", kg(90, 5)],
])("after %j, %j are new sets at that load", async (question, words, name, set) => {
  const ana = await said("squat 5x5 140kg");
  ana.lastQuestions = [question];
  await ana.says(words);
  expect(ana.stored().map((entry) => [entry.name, entry.sets])).toEqual([
    ["Barbell Back Squat", sets(5, kg(140, 5))],
    [name, sets(3, set)],
  ]);
});

test("of several shares nobody knows which: it is asked, and nothing stored", async () => {
  const ana = await said("squat 5x5 140kg");
  ana.lastQuestions = ["what's 70 and 80%"];
  await ana.says("3x5 at that");
  expect([ana.stored().length, ana.question === null]).toEqual([1, false]);
});

test.each([
  ["bench felt heavy", ["bench felt heavy", null]],
  ["the squats were brutal", [null, "the squats were brutal"]],
  ["belt was too tight", [null, "belt was too tight"]],
  ["previous pb was 195", [null, "previous pb was 195"]],
  ["next time less weight", [null, "next time less weight"]],
])("%j is a note on what it tells of", async (words, notes) => {
  const ana = await said("bench 3x5 60kg", "squat 3x5 100kg", words);
  expect([...ana.logs.values()].map(({ note }) => note)).toEqual(notes);
});

test("'missed it' of a single is none that was made", async () => {
  const [set] = (await said("bench 1x1 150kg", "missed it")).stored()[0]?.sets ?? [];
  expect(set).toMatchObject({ reps: 0, weight: 150, toFailure: true });
});
