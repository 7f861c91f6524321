import { expect, test } from "vitest";
import { sets } from "../language/notationRows.ts";
import { Lifter } from "./lifter.ts";

const TODAY = "2026-11-21";

const CORRECTIONS: [string, string, string][] = [
  [
    "actually it was 5 sets",
    "5×10 Barbell Bench Press at 80 kg, today",
    "Changed to: 5×10 Barbell Bench Press at 80 kg, today.",
  ],
  ["it was 85 not 80", "3×10 at 85 kg", "Changed to: 3×10 Barbell Bench Press at 85 kg, today."],
  [
    "that was yesterday",
    "yesterday",
    "Changed to: 3×10 Barbell Bench Press at 80 kg, yesterday, Friday 20 November 2026.",
  ],
  [
    "das war übrigens gestern",
    "yesterday",
    "Changed to: 3×10 Barbell Bench Press at 80 kg, yesterday, Friday 20 November 2026.",
  ],
  ["sorry 70kg, fat fingers", "70 kg", "Changed to: 3×10 Barbell Bench Press at 70 kg, today."],
  ["second set was 7 reps", "10, 7, 10", "Changed to: Barbell Bench Press: 10, 7, 10 at 80 kg, today."],
  ["I meant front squats", "Barbell Front Squat", "Changed to: 3×10 Barbell Front Squat at 80 kg, today."],
  [
    "I meant the incline",
    "Incline Barbell Bench Press",
    "Changed to: 3×10 Incline Barbell Bench Press at 80 kg, today.",
  ],
  ["add a set of 6", "10, 10, 10, 6", "Changed to: Barbell Bench Press: 10, 10, 10, 6 at 80 kg, today."],
  ["rpe was 9", "RPE 9", "Changed to: 3×10 Barbell Bench Press at 80 kg, RPE 9, today."],
  ["bench was 5x5 at 90", "5×5 at 90", "Changed to: 5×5 Barbell Bench Press at 90 kg, today."],
];

test.each(CORRECTIONS)("%j changes the entry that was just stored", async (text, _what, reply) => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 80kg");

  const turn = await ana.says(text);

  expect(turn.effects).toMatchObject([{ tool: "update_log", op: "update" }]);
  expect(turn.text).toBe(reply);
  expect(ana.stored()).toHaveLength(1);
});

test.each([
  ["that 110 was only 2 reps", "1×5 at 100; 1×2 at 110; 2×8 at 80"],
  ["the 110 was a double", "1×5 at 100; 1×2 at 110; 2×8 at 80"],
  ["top set was 112.5 actually", "1×5 at 100; 1×3 at 112.5; 2×8 at 80"],
  ["la más pesada fue con 115", "1×5 at 100; 1×3 at 115; 2×8 at 80"],
  ["rpe 9 on the top set", "1×5 at 100; 1×3 at 110, RPE 9; 2×8 at 80"],
  ["second backoff was 6", "1×5 at 100; 1×3 at 110; 1×8 at 80; 1×6 at 80"],
])("%j is of the sets that are named by what was lifted in them", async (text, now) => {
  const ana = new Lifter();
  await ana.says("squat 100x5 110x3 80x8 80x8");

  const turn = await ana.says(text);

  expect(turn.text).toBe(`Changed to: Barbell Back Squat: ${now}, today.`);
});

test.each(["delete that", "undo", "scratch that", "remove the last log", "delete the bench press"])(
  "%j takes the entry away",
  async (text) => {
    const ana = new Lifter();
    await ana.says("bench 3x10 at 80kg");

    const turn = await ana.says(text);

    expect(ana.stored()).toEqual([]);
    expect(turn.text).toBe("Deleted: 3×10 Barbell Bench Press at 80 kg, today.");
  },
);

const UNDONE: [string, string, string][] = [
  ["actually 85", "undo", "Changed to: 3×10 Barbell Bench Press at 80 kg, today."],
  ["make it lbs", "undo that", "Changed to: 3×10 Barbell Bench Press at 80 kg, today."],
  ["that was yesterday", "undo", "Changed to: 3×10 Barbell Bench Press at 80 kg, today."],
  ["I meant front squats", "scratch that", "Changed to: 3×10 Barbell Bench Press at 80 kg, today."],
  ["squats 3x5 100kg", "undo", "Deleted: 3×5 Barbell Back Squat at 100 kg, today."],
  ["delete the bench press", "undo", "Logged: 3×10 Barbell Bench Press at 80 kg, today."],
];

test.each(UNDONE)("after %j, %j takes back just that", async (change, undo, reply) => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 80kg");
  const before = ana.stored();
  await ana.says(change);

  const turn = await ana.says(undo);

  expect(turn.text).toBe(reply);
  expect(ana.stored()).toEqual(before);
});

test.each(["delete the entry", "lösch den eintrag", "borra la entrada", "supprime l'entrée"])(
  "right after a change %j takes the entry away, and not the change",
  async (order) => {
    const ana = new Lifter();
    await ana.says("bench 3x10 at 80kg");
    await ana.says("actually 85");

    const turn = await ana.says(order);

    expect(turn.text).toBe("Deleted: 3×10 Barbell Bench Press at 85 kg, today.");
    expect(ana.stored()).toEqual([]);
  },
);

test("a change that is undone already is not brought back by another undo: the entry is asked about", async () => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 80kg");
  for (const text of ["actually 85", "undo"]) await ana.says(text);

  const turn = await ana.says("undo");

  expect(turn.question?.question).toMatch(/undone already. Shall I delete this entry: 3×10 .* 80 kg, today\?$/);
  await ana.says("no");
  expect(ana.stored()).toMatchObject([{ sets: sets(3, { reps: 10, weight: 80, unit: "kg" }) }]);
});

const REPEATED: [string, string, unknown][] = [
  ["same again", "Barbell Bench Press", sets(3, { reps: 10, weight: 80, unit: "kg" })],
  ["same again but 5 kg more", "Barbell Bench Press", sets(3, { reps: 10, weight: 85, unit: "kg" })],
  ["same for incline bench", "Incline Barbell Bench Press", sets(3, { reps: 10, weight: 80, unit: "kg" })],
];

test.each(REPEATED)("%j stores more of the same", async (text, name, expected) => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 80kg rpe 8");

  await ana.says(text);

  expect(ana.stored()[1]).toEqual({ name, date: TODAY, sets: expected, note: null });
});

/** After one set of 8 at 60 kg: what is written between sets, and the repetitions and weights that the entry holds then. */
const SET_BY_SET: [string[], [reps: number, weight: number][]][] = [
  [
    ["another set of 8"],
    [
      [8, 60],
      [8, 60],
    ],
  ],
  [
    ["next set 7", "same", "one more", "dropped to 50 for 6"],
    [
      [8, 60],
      [7, 60],
      [7, 60],
      [7, 60],
      [6, 50],
    ],
  ],
  [
    ["actually 62.5", "then 60x6", "nächster Satz 55x7"],
    [
      [8, 62.5],
      [6, 60],
      [7, 55],
    ],
  ],
  [
    ["65x5", "then 70 for 3"],
    [
      [8, 60],
      [5, 65],
      [3, 70],
    ],
  ],
  [
    ["set 2: 7", "third set was 6"],
    [
      [8, 60],
      [7, 60],
      [6, 60],
    ],
  ],
  [
    ["7, same weight", "6"],
    [
      [8, 60],
      [7, 60],
      [6, 60],
    ],
  ],
  [
    ["nächster satz 7", "dann 65 für 5", "noch einer"],
    [
      [8, 60],
      [7, 60],
      [5, 65],
      [5, 65],
    ],
  ],
  [
    ["encore une série de 7", "descendu à 50 pour 10"],
    [
      [8, 60],
      [7, 60],
      [10, 50],
    ],
  ],
  [
    ["mais uma", "mais uma série de 6"],
    [
      [8, 60],
      [8, 60],
      [6, 60],
    ],
  ],
  [
    ["otra serie de 7", "subí a 65 por 4", "la última fue 3"],
    [
      [8, 60],
      [7, 60],
      [3, 65],
    ],
  ],
];

test.each(SET_BY_SET)("set by set: %j goes to the entry that was begun", async (messages, expected) => {
  const ana = new Lifter();
  await ana.says("bench 60kg x 8");

  for (const message of messages) await ana.says(message);

  expect(ana.stored().map((entry) => entry.sets.map(({ reps, weight }) => [reps, weight]))).toEqual([expected]);
});

test.each(["no that was 6", "actually 6 reps"])("after a further set, %j is about that set alone", async (text) => {
  const ana = new Lifter();
  for (const said of ["bench 3x8 at 60kg", "next 65x5", text]) await ana.says(said);

  expect(ana.stored()[0]?.sets.map(({ reps, weight }) => [reps, weight])).toEqual([
    ...[1, 2, 3].map(() => [8, 60]),
    [6, 65],
  ]);
});

test("a bare number after a set is asked about; the next one goes on set by set", async () => {
  const ana = new Lifter();
  await ana.says("squat 100kg x 5");

  const turn = await ana.says("4");
  expect(turn.question?.about).toBe("confirm");
  expect(ana.stored()[0]?.sets).toHaveLength(1);

  for (const text of ["3", "110x2"]) await ana.says(text);
  expect(ana.stored()[0]?.sets.map(({ reps, weight }) => [reps, weight])).toEqual([
    [5, 100],
    [4, 100],
    [3, 100],
    [2, 110],
  ]);
});

test("with several entries, the one that is named is changed", async () => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 80kg, barbell back squat 5x5 at 100kg");
  const stored = () =>
    Object.fromEntries(ana.stored().map(({ name, sets: done }) => [name, [done.length, done[0]?.weight]]));

  await ana.says("bench was 4 sets");

  expect(stored()).toEqual({ "Barbell Bench Press": [4, 80], "Barbell Back Squat": [5, 100] });
});

test("a correction that fits several entries is asked about", async () => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 80kg, deadlift 3x5 at 140kg");

  const fitting = await ana.says("it was 85 not 80");
  await ana.says("bench 3x10 at 80kg, deadlift 3x5 at 140kg");
  const asked = await ana.says("actually it was 4 sets");
  await ana.says("the deadlift");

  expect(fitting.text).toBe("Changed to: 3×10 Barbell Bench Press at 85 kg, today.");
  expect(asked.effects).toEqual([]);
  expect(asked.question).toMatchObject({ kind: "disambiguation", question: "Which one shall I change?" });
  expect(ana.stored().map(({ sets: done }) => done.length)).toEqual([3, 3, 3, 4]);
});

test.each([
  [
    "the first exercise was 4 sets",
    [
      [4, 80],
      [3, 140],
    ],
  ],
  [
    "both were at 70kg",
    [
      [3, 70],
      [3, 70],
    ],
  ],
  ["delete the second one", [[3, 80]]],
  ["delete all of them", []],
])("%j is about entries by their place", async (text, left) => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 80kg, deadlift 3x5 at 140kg");

  await ana.says(text);

  expect(ana.stored().map(({ sets: done }) => [done.length, done[0]?.weight])).toEqual(left);
});

test("which entry to delete is asked, and both can be meant", async () => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 80kg, deadlift 3x5 at 140kg");

  const asked = await ana.says("delete that");
  await ana.says("both");

  expect(asked.question?.question).toBe("Which one shall I delete?");
  expect(ana.stored()).toEqual([]);
});

test("what the stored entry lacked is added; what would replace something is asked first", async () => {
  const [added, replaced] = [new Lifter(), new Lifter()];
  await added.says("bench 3x10");
  await replaced.says("bench 3x10 at 60kg");

  await added.says("80kg");
  const asked = await replaced.says("65kg");
  await replaced.says("yes");

  expect(added.stored()[0]?.sets).toEqual(sets(3, { reps: 10, weight: 80, unit: "kg" }));
  expect(asked.effects).toEqual([]);
  expect(asked.question).toMatchObject({ kind: "confirmation", about: "confirm" });
  expect(replaced.stored()[0]?.sets).toEqual(sets(3, { reps: 10, weight: 65, unit: "kg" }));
});

test("a weight on a lift done with the own body is added to it", async () => {
  const ana = new Lifter();
  await ana.says("pull ups 3x8");

  await ana.says("they were weighted with 10kg");

  expect(ana.stored()[0]?.sets).toEqual(sets(3, { reps: 8, weight: 10, unit: "kg", load: "added" }));
});

test("that something is wrong, without a word of what, is asked about", async () => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 60kg");

  const asked = await ana.says("that's wrong");
  await ana.says("it was 70kg");

  expect(asked).toMatchObject({ effects: [], question: { kind: "slot" } });
  expect(ana.stored()[0]?.sets).toEqual(sets(3, { reps: 10, weight: 70, unit: "kg" }));
});

test("an entry of another day is deleted by name only, or after a look at it", async () => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 60kg last Monday");
  const later = new Lifter();
  for (const [id, entry] of ana.logs) later.logs.set(id, entry);

  const undone = await later.says("undo");
  const asked = await later.says("delete my last log");
  await later.says("yes");

  expect(undone).toMatchObject({ effects: [], question: null });
  expect(asked.question).toMatchObject({ kind: "confirmation" });
  expect(later.stored()).toEqual([]);
});

test("a day said afterwards is meant for everything of that turn", async () => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 80kg, deadlift 3x5 at 140kg");

  await ana.says("that was yesterday");

  expect(ana.stored().map(({ date }) => date)).toEqual(["2026-11-20", "2026-11-20"]);
});

test("a figure that could be two things is asked about, and the answer is applied", async () => {
  const ana = new Lifter();
  await ana.says("bench 5x5 at 100kg");

  const asked = await ana.says("6 not 5");
  await ana.says("reps");

  expect(asked.question?.options.map(({ label }) => label)).toEqual(["6 reps", "6 sets"]);
  expect(ana.stored()[0]?.sets).toEqual(sets(5, { reps: 6, weight: 100, unit: "kg" }));
});
