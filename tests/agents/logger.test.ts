import fc from "fast-check";
import { expect, test } from "vitest";
import { LogEntry } from "../../src/protocol/workoutLog.ts";
import { each, sets } from "../language/notationRows.ts";
import { Lifter } from "./lifter.ts";

const TODAY = "2026-11-21";

test("a clear log is stored at once, and said from what was stored", async () => {
  const ana = new Lifter();

  const turn = await ana.says("3x10 bench press at 185 lbs");

  expect(ana.stored()).toEqual([
    { name: "Barbell Bench Press", date: TODAY, sets: sets(3, { reps: 10, weight: 185, unit: "lb" }), note: null },
  ]);
  expect(turn.text).toBe("Logged: 3×10 Barbell Bench Press at 185 lb, today.");
  expect(turn.question).toBeNull();
});

test("what was read and matched is traced", async () => {
  const { traced } = await new Lifter().says("3x10 bench press at 185 lbs");

  expect(traced).toEqual([
    { event: "log_extracted", fields: { sets: 3, reps: [10, 10, 10], latency_ms: expect.any(Number), success: true } },
    {
      event: "log_matched",
      fields: {
        exercise_id: expect.any(String),
        matched: true,
        top_score: expect.any(Number),
        candidates: expect.any(Array),
        movement_keyword: expect.any(String),
        pool_size: expect.any(Number),
      },
    },
  ]);
});

test("the day that was said is stored, and named with weekday and date", async () => {
  const ana = new Lifter();

  const turn = await ana.says("bench 5x5 at 100kg on Monday");

  expect(ana.stored()[0]).toMatchObject({ date: "2026-11-16" });
  expect([...ana.logs.values()][0]?.performedAt).toBe("2026-11-16T12:00:00+01:00");
  expect(turn.text).toBe("Logged: 5×5 Barbell Bench Press at 100 kg, Monday 16 November 2026.");
});

test("a weight without a unit stays without one until the person has chosen a unit", async () => {
  const [unknown, pounds] = [new Lifter(), new Lifter({ unit: "lb" })];

  await unknown.says("bench 5x5 at 100");
  await pounds.says("bench 5x5 at 100");

  expect(unknown.stored()[0]?.sets[0]?.unit).toBeNull();
  expect(pounds.stored()[0]?.sets[0]?.unit).toBe("lb");
});

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

const MISSING: [string, Record<string, unknown>, string, { name: string; sets: unknown }][] = [
  [
    "bench 80kg today",
    { kind: "slot", about: "reps" },
    "8",
    { name: "Barbell Bench Press", sets: sets(1, { reps: 8, weight: 80, unit: "kg" }) },
  ],
  [
    "bench 80kg today",
    { kind: "slot", about: "reps" },
    "3x8",
    { name: "Barbell Bench Press", sets: sets(3, { reps: 8, weight: 80, unit: "kg" }) },
  ],
  [
    "bench 80kg today",
    { kind: "slot", about: "reps" },
    "8, 8, 7",
    { name: "Barbell Bench Press", sets: each([8, 8, 7], { weight: 80, unit: "kg" }) },
  ],
  [
    "3x10 at 80kg",
    { kind: "slot", about: "exercise" },
    "bench press",
    { name: "Barbell Bench Press", sets: sets(3, { reps: 10, weight: 80, unit: "kg" }) },
  ],
  [
    "did bench today",
    { kind: "slot", about: "reps" },
    "3x10 at 60kg",
    { name: "Barbell Bench Press", sets: sets(3, { reps: 10, weight: 60, unit: "kg" }) },
  ],
  [
    "3 planks",
    { kind: "slot", about: "duration" },
    "a minute each",
    { name: "Front Plank", sets: sets(3, { durationS: 60 }) },
  ],
];

test.each(MISSING)("%j leaves something open: %o, %j", async (text, question, answer, entry) => {
  const ana = new Lifter();

  const asked = await ana.says(text);
  await ana.says(answer);

  expect(asked.effects).toEqual([]);
  expect(asked.question).toMatchObject(question);
  expect(ana.stored()).toEqual([{ ...entry, date: TODAY, note: null }]);
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

test.each(["push ups 500 reps", "bench 5x5 at 100kg on 24 December 2026"])("%j is asked back", async (text) => {
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

test("nothing is claimed and nothing stored when there are no sets", async () => {
  const turn = await new Lifter().says("hm");

  expect(turn).toMatchObject({ effects: [], question: null, text: expect.stringMatching(/no sets/) });
});

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

const REPEATED: [string, string, unknown][] = [
  ["same again", "Barbell Bench Press", sets(3, { reps: 10, weight: 80, unit: "kg" })],
  ["same again but 5 kg more", "Barbell Bench Press", sets(3, { reps: 10, weight: 85, unit: "kg" })],
  ["another set of 8", "Barbell Bench Press", sets(1, { reps: 8, weight: 80, unit: "kg" })],
  ["same for incline bench", "Incline Barbell Bench Press", sets(3, { reps: 10, weight: 80, unit: "kg" })],
];

test.each(REPEATED)("%j stores more of the same", async (text, name, expected) => {
  const ana = new Lifter();
  await ana.says("bench 3x10 at 80kg rpe 8");

  await ana.says(text);

  expect(ana.stored()[1]).toEqual({ name, date: TODAY, sets: expected, note: null });
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

test("a vague day is asked for", async () => {
  const ana = new Lifter();

  const asked = await ana.says("bench 3x10 at 80kg last week");
  await ana.says("on Tuesday");

  expect(asked.effects).toEqual([]);
  expect(asked.question).toMatchObject({ kind: "slot", about: "date" });
  expect(ana.stored()[0]?.date).toBe("2026-11-17");
});

test("a plan in the same message leaves the day of what was done alone", async () => {
  const ana = new Lifter();

  const turn = await ana.says("bench 3x10 80kg and felt great, tomorrow I'll squat 5x5");

  expect(ana.stored()).toMatchObject([{ name: "Barbell Bench Press", date: TODAY }]);
  expect(turn.text).toMatch(/planned/);
});

test("a day in another zone is that zone's day", async () => {
  const kai = new Lifter();
  kai.sentAt = "2026-11-21T23:30:00Z";
  kai.timezone = "Asia/Tokyo";

  await kai.says("bench 3x10 at 80kg");

  expect(kai.stored()[0]?.date).toBe("2026-11-22");
});

test("whatever is said, nothing breaks, and what is stored is valid and in the catalogue", async () => {
  const messages = [
    "3x10 bench at 80kg",
    "4x6 rows",
    "bench 2x5x45",
    "bench 80kg",
    "bench 3x5 at 900kg",
    "3x10",
    "the cable one, and it was 100",
    "neither",
    "2",
    "no",
    "yes",
    "8",
    "actually 5 sets",
    "that was yesterday",
    "I meant the machine",
    "same again but 5 kg more",
    "delete that",
    "undo",
    "second set was 7",
    "6 not 5",
    "add a set of 6",
    "plank 3x60, run 5k",
    "I don't know",
    "what?",
    "\u0000 🏋️ ½",
  ];
  const talk = fc.array(
    fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...messages) }, fc.string({ maxLength: 40 })),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(talk, async (said) => {
      const ana = new Lifter();
      for (const text of said) await ana.says(text);
      for (const entry of ana.logs.values()) expect(LogEntry.parse(entry)).toEqual(entry);
    }),
    { numRuns: 60 },
  );
});

test("what was stored is named when the rest of the message is left out", async () => {
  const ana = new Lifter();

  await ana.says("deadlift 3x5 at 140kg, shoulder press machine at 30kg");
  const turn = await ana.says("i don't remember");

  expect(ana.stored()).toHaveLength(1);
  expect(turn.text).toContain("What was stored before stays: 3×5 Conventional Deadlift at 140 kg, today.");
});

test("sets with a name of their own are a new entry, however one of them is told", async () => {
  const ana = new Lifter();

  await ana.says("front squat 4x6 at 70kg");
  await ana.says("front squat 3x5 80kg, third set just 4");

  expect(ana.stored().map((entry) => entry.sets.map((set) => [set.reps, set.weight]))).toEqual([
    Array.from({ length: 4 }, () => [6, 70]),
    [
      [5, 80],
      [5, 80],
      [4, 80],
    ],
  ]);
});

test("sets that do not go together are shown before they are stored", async () => {
  const ana = new Lifter();

  const asked = await ana.says("bench 3x8 80kg, 6 at 8");
  expect(asked.effects).toEqual([]);
  expect(asked.question).toMatchObject({ about: "confirm", kind: "confirmation" });

  const turn = await ana.says("yes");
  expect(turn.effects).toHaveLength(1);
});

test("a figure that has no place in the sets is named, and a fresh figure puts it right", async () => {
  const ana = new Lifter();

  const asked = await ana.says("bench 2x3x80x17");
  expect(asked.question?.question).toContain('"17"');

  const turn = await ana.says("no, 3x8 at 80 kg");
  expect([...ana.logs.values()].map(({ sets }) => sets.length)).toEqual([3]);
  expect(turn.question).toBeNull();
});

test.each([
  ["barbell rows 5x8 60kg, no straps", "Bent-Over Barbell Row", 5],
  ["squat: set 1 100kg 8, set 2 100kg 7, set 3 95kg 8", "Barbell Back Squat", 3],
  ["pull ups 5x5 strict, no kipping", "Pull-Up", 5],
])("whole sets are a new log, whatever little words stand beside them: %s", async (text, name, count) => {
  for (const before of [[], ["deadlift 1x5 140kg"]]) {
    const ana = new Lifter();
    for (const message of before) await ana.says(message);
    await ana.says(text);
    const stored = [...ana.logs.values()].find(({ exercise }) => exercise.name === name);
    expect(stored?.sets).toHaveLength(count);
  }
});

test("a distance and a time without a name are a run, by pace", async () => {
  const ana = new Lifter();

  await ana.says("5k in 27:30");
  const tooFast = await new Lifter().says("40km in 60 min");

  expect([...ana.logs.values()].map(({ exercise }) => exercise.name)).toEqual(["Outdoor Run"]);
  expect(tooFast.effects).toEqual([]);
});

test("a fragment that names no exercise is the note of the one after it, and a doubt about the one before it", async () => {
  const [before, behind] = [new Lifter(), new Lifter()];

  const stored = await before.says("2 espressos, then squats 3x5 at 110kg");
  const asked = await behind.says("bench 3x8 80kg, zorp on 2");

  expect(before.stored()).toMatchObject([
    { name: "Barbell Back Squat", sets: sets(3, { reps: 5, weight: 110, unit: "kg" }) },
  ]);
  expect(stored.question).toBeNull();
  expect(behind.stored()).toEqual([]);
  expect(asked.question).toMatchObject({ about: "confirm" });
});

test("what is told instead of the usual is a log, where nothing was just stored", async () => {
  const ana = new Lifter();

  await ana.says("squats 3x8 60kg instead of my usual 85");

  expect(ana.stored()).toMatchObject([{ sets: sets(3, { reps: 8, weight: 60, unit: "kg" }) }]);
});
