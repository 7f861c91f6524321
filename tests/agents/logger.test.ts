import fc from "fast-check";
import { expect, test } from "vitest";
import { LogEntry } from "../../src/protocol/workoutLog.ts";
import { sets } from "../language/notationRows.ts";
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
        by_habit: false,
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

test("nothing is claimed and nothing stored when there are no sets: they are asked for, and the answer may be several", async () => {
  const ana = new Lifter();
  const turn = await ana.says("did chest and tris yesterday, went crazy");
  await ana.says("bench 3x8 80kg and pushdowns 3x12 30kg");

  expect(turn).toMatchObject({ effects: [], question: { kind: "slot", about: "exercise" } });
  expect(turn.question?.question).toMatch(/no sets/);
  expect(ana.stored().map(({ name, date, sets }) => [name, date, sets.length])).toEqual([
    ["Barbell Bench Press", "2026-11-20", 3],
    ["Triceps Pushdown", "2026-11-20", 3],
  ]);
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

test.each([
  ["ran 16 km in one hour thirty two minutes", 5_520],
  ["couru 20 km en une heure et demie", 5_400],
  ["corrí 15 km en una hora treinta y dos", 5_520],
  ["ho camminato 5 km in un'ora e dieci", 4_200],
  ["bin 15 km in anderthalb Stunden gelaufen", 5_400],
  ["walked 3 km in three quarters of an hour", 2_700],
])("hours and minutes in words are one length: %s", async (text, durationS) => {
  const ana = new Lifter();
  await ana.says(text);
  expect([...ana.logs.values()].map(({ sets }) => sets)).toEqual([[expect.objectContaining({ durationS })]]);
});

test("a distance and a time without a name are a run, by pace", async () => {
  const ana = new Lifter();

  await ana.says("5k in 27:30");
  const tooFast = await new Lifter().says("40km in 60 min");

  expect([...ana.logs.values()].map(({ exercise }) => exercise.name)).toEqual(["Outdoor Run"]);
  expect(tooFast.effects).toEqual([]);
});

test.each([
  ["ran 5k 27", { distance: 5, durationS: 1_620, reps: null }],
  ["cycled 20k 45", { distance: 20, durationS: 2_700, weight: null }],
  ["bench 8x80", { reps: 8, weight: 80, durationS: null }],
])("a bare figure that can be only one thing is not asked about: %s", async (text, set) => {
  const lifter = new Lifter();
  await lifter.says(text);
  expect([...lifter.logs.values()].map(({ sets }) => sets)).toEqual([[expect.objectContaining(set)]]);
});

test.each(["ran 5k 3", "kettlebell swings 5x100", "hip thrust 3x 90kg"])(
  "and is where it can be two: %s",
  async (text) => {
    const lifter = new Lifter();
    const { question } = await lifter.says(text);
    expect(question?.options).toHaveLength(2);
    expect(lifter.logs.size).toBe(0);
  },
);

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
