import { expect, test } from "vitest";
import { sharedTestApp } from "./testApp.ts";

const visit = sharedTestApp();

const loads = (sets: Record<string, unknown>[]) => sets.map(({ reps, weight, unit }) => [reps, weight, unit]);

test("[C3] what was lifted is stored as it was said", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("I just did 3x10 bench press at 185 lbs");

  expect(turn.status).toBe("completed");
  expect(turn.routes.map(({ route }) => route)).toEqual(["WORKOUT_LOG"]);
  expect(turn.effects).toMatchObject([
    { tool: "log_workout", kind: "log", op: "create", data: { date: "2026-11-21" } },
  ]);
  expect(turn.reply.text).toMatch(/^Logged: 3×10 Barbell Bench Press at 185 lb/);
  const [entry] = await ana.logs();
  expect(entry?.exercise.name).toBe("Barbell Bench Press");
  expect(loads(entry?.sets ?? [])).toEqual([
    [10, 185, "lb"],
    [10, 185, "lb"],
    [10, 185, "lb"],
  ]);
});

test("[C3] several exercises, days and forms in one message", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("yesterday: deadlift 100kg x5, 110kg x3 @8; pull ups bw+10kg 3x6 and plank 2x45s");

  expect(turn.effects).toHaveLength(3);
  const logs = (await ana.logs()).sort((a, b) => a.exercise.name.localeCompare(b.exercise.name));
  expect(logs.map(({ exercise, date }) => [exercise.name, date])).toEqual([
    ["Conventional Deadlift", "2026-11-20"],
    ["Front Plank", "2026-11-20"],
    ["Pull-Up", "2026-11-20"],
  ]);
  expect(loads(logs[0]?.sets ?? [])).toEqual([
    [5, 100, "kg"],
    [3, 110, "kg"],
  ]);
  expect(logs[0]?.sets[1]).toMatchObject({ rpe: 8 });
  expect(logs[1]?.sets).toMatchObject([
    { durationS: 45, reps: null },
    { durationS: 45, reps: null },
  ]);
  expect(logs[2]?.sets[0]).toMatchObject({ reps: 6, weight: 10, load: "added" });
});

test("[C3] without a zone, days are counted where the message was sent", async () => {
  const app = await visit();
  const ana = await app.converse("ana", { timezone: undefined });

  await ana.says("bench press 3x5 at 80kg yesterday", { sentAt: "2026-11-21T20:00:00-08:00" });

  expect((await ana.logs()).map(({ date }) => date)).toEqual(["2026-11-20"]);
});

test("[C4] an exercise in doubt is asked about, and the answer is merged, once, through a restart", async () => {
  const app = await visit();
  const ana = await app.converse();

  const asked = await ana.says("4x6 rows at 95 lbs");

  expect(asked.status).toBe("awaiting");
  expect(asked.pending).toMatchObject({ kind: "disambiguation", about: "exercise" });
  expect(asked.pending?.options.map(({ label }) => label)).toContain("Seated Cable Row");
  expect(asked.drafts).toMatchObject([
    { kind: "log", exercise: null, sets: [{ reps: 6, weight: 95, unit: "lb" }, {}, {}, {}] },
  ]);
  expect(await ana.logs()).toEqual([]);

  await app.restart();
  const answered = await ana.says("the cable one");

  expect(answered.routes).toMatchObject([{ route: "WORKOUT_LOG", by: "pending" }]);
  expect(answered.effects).toHaveLength(1);
  const logs = await ana.logs();
  expect(logs.map(({ exercise }) => exercise.name)).toEqual(["Seated Cable Row"]);
  expect(loads(logs[0]?.sets ?? [])).toEqual(Array(4).fill([6, 95, "lb"]));
});

test("[C4] a tap on an option does the same", async () => {
  const app = await visit();
  const ana = await app.converse();
  const asked = await ana.says("4x6 rows at 95 lbs");
  const option = asked.pending?.options.find(({ label }) => label === "Seated Cable Row");

  const picked = await ana.picks(option?.id ?? "");

  expect(picked.status).toBe("completed");
  expect((await ana.logs()).map(({ exercise }) => exercise.name)).toEqual(["Seated Cable Row"]);
});

test("[C4] missing reps are asked for", async () => {
  const app = await visit();
  const ana = await app.converse();

  const asked = await ana.says("did bench press with 80kg today");
  expect(asked.pending).toMatchObject({ kind: "slot", about: "reps" });
  const answered = await ana.says("3x8");

  expect(answered.effects).toHaveLength(1);
  expect(loads((await ana.logs())[0]?.sets ?? [])).toEqual(Array(3).fill([8, 80, "kg"]));
});

test.each([
  "tomorrow I'm going to do 5x5 squats at 100kg",
  "if I did 3x10 bench at 80kg would that be enough?",
  "don't log this: 3x10 bench at 80kg",
  "my brother benched 3x10 at 80kg",
  "is 3x10 better than 5x5 for bench press?",
])("[C5] never stored: %s", async (text) => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says(text);

  expect(turn.effects.filter(({ kind }) => kind === "log")).toEqual([]);
  expect(await ana.logs()).toEqual([]);
});

test("[C6] a correction changes the entry just made, a deletion takes it away", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("squats 3x5 at 100kg");

  const corrected = await ana.says("actually it was 5 sets");
  expect(corrected.effects).toMatchObject([{ op: "update", kind: "log" }]);
  expect((await ana.logs()).map(({ sets }) => sets.length)).toEqual([5]);

  await app.restart();
  const deleted = await ana.says("delete that");
  expect(deleted.effects).toMatchObject([{ op: "delete", kind: "log" }]);
  expect(await ana.logs()).toEqual([]);
});

test("[C6] entries are chosen by their order, and several come back at once", async () => {
  const app = await visit();
  const ana = await app.converse();
  for (const text of ["bench 3x8 80kg", "squat 5x5 100kg", "cable row 3x10 60kg"]) await ana.says(text);

  await app.restart();
  const deleted = await ana.says("delete all but the last");
  expect(deleted.effects).toMatchObject([
    { op: "delete", kind: "log" },
    { op: "delete", kind: "log" },
  ]);
  expect((await ana.logs()).map(({ exercise }) => exercise.name)).toEqual(["Seated Cable Row"]);

  await ana.says("undo");
  expect(await ana.logs()).toHaveLength(3);
});

test("[C6] sets are taken out by their kind, and the rest of the entry stays", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("bench 60x10 warm-up, 80kg x8, 80kg x8");

  await app.restart();
  const without = await ana.says("delete the bench warm-up");

  expect(without.effects).toMatchObject([{ op: "update", kind: "log" }]);
  expect((await ana.logs()).map(({ sets }) => sets)).toMatchObject([[{ reps: 8 }, { reps: 8 }]]);
});

test("[C6] what was deleted is brought back, and what was not cannot be", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("bench 3x10 at 80 kg");
  expect((await ana.says("put it back")).effects).toEqual([]);
  await ana.says("delete that");

  const back = await ana.says("bring it back please");

  expect(back.effects).toMatchObject([{ op: "create", kind: "log" }]);
  expect(back.reply.text).toContain("3×10 Barbell Bench Press at 80 kg");
});

test("[C6] undo takes back the last change and nothing older, through a restart", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("bench 3x5 80kg");
  await ana.says("actually 85");

  await app.restart();
  const undone = await ana.says("undo");
  expect(undone.effects).toMatchObject([{ op: "update", kind: "log" }]);
  const [bench] = await ana.logs();
  expect(loads(bench?.sets ?? [])).toEqual(Array(3).fill([5, 80, "kg"]));

  const noted = await ana.says("my left shoulder hurts");
  expect(noted.effects.map(({ kind }) => kind)).toContain("fact");
  // What was noted last is what it takes back.
  const forgotten = await ana.says("undo");
  expect(forgotten.effects.map(({ kind }) => kind)).not.toContain("log");
  expect((await ana.says("what do you know about me")).reply.text).not.toContain("shoulder");
  const asked = await ana.says("undo");
  expect(asked.effects).toEqual([]);
  expect(asked.pending?.question).toMatch(/note something about you.*cannot undo.*Shall I delete this entry: 3×5/);
  await ana.says("no");
  expect(await ana.logs()).toHaveLength(1);
});

test.each([
  ["what muscles does a hip thrust hit", "did 3x12 of them at 60kg", "Barbell Hip Thrust"],
  ["welche Muskeln trainiert die Beinpresse?", "hab heute 3x12 mit 100 kg gemacht", "Leg Press"],
])("[C3] sets without a name right after a question are of what it asked about: %j", async (question, told, name) => {
  const app = await visit();
  const ana = await app.converse();

  await ana.says(question);
  await ana.says(told);

  expect((await ana.logs()).map(({ exercise }) => exercise.name)).toEqual([name]);
});

test("[C20] what is stored is told to who asks for it, and nothing of it is touched", async () => {
  const app = await visit();
  const ana = await app.converse();
  await ana.says("bench 3x5 80kg yesterday");
  await ana.says("squat 3x5 100kg");

  const last = await ana.says("what did i bench last time?");
  const many = await ana.says("how many sets have i done today in all?");

  expect(last.reply.text).toMatch(/^Stored: 3×5 Barbell Bench Press at 80 kg, yesterday/);
  expect(many.reply.text).toMatch(/^3 sets/);
  expect([...last.effects, ...many.effects]).toEqual([]);

  await ana.says("squat 3x5 95kg last tuesday");
  const list = await ana.says("list my squats");
  const before = await ana.says("what did i squat before today?");
  const change = await ana.says("how much more is my squat than last time?");
  const when = await ana.says("did I ever squat more than 97 for 5?");

  expect(list.reply.text).toMatch(
    /^Stored:\n- 3×5 Barbell Back Squat at 100 kg, today\.\n- 3×5 [^\n]* at 95 kg, [^\n]*$/,
  );
  expect(before.reply.text).toMatch(/^Stored: 3×5 Barbell Back Squat at 95 kg/);
  expect(change.reply.text).toMatch(/\nThe heaviest set is 5 kg heavier\.$/);
  expect(when.reply.text).toMatch(/^Stored: 3×5 Barbell Back Squat at 100 kg, today\.$/);
  expect([...list.effects, ...before.effects, ...change.effects, ...when.effects]).toEqual([]);
});

test("[C6] a set that is named by its load, weight that was added, and a name that was wrong are put right", async () => {
  const app = await visit();
  const ana = await app.converse();
  const stored = async () => (await ana.logs()).map(({ exercise, sets }) => [exercise.name, loads(sets)]);

  await ana.says("press banca 60x10, 70x8, 80x5 kg");
  await ana.says("en la de 80 fueron 4");
  expect(await stored()).toEqual([
    [
      "Barbell Bench Press",
      [
        [10, 60, "kg"],
        [8, 70, "kg"],
        [4, 80, "kg"],
      ],
    ],
  ]);

  const ben = await app.converse("ben");
  await ben.says("weighted pull-ups 2x3 +20kg");
  await ben.says("sorry +22.5");
  expect((await ben.logs()).map(({ sets }) => loads(sets))).toEqual([
    [
      [3, 22.5, "kg"],
      [3, 22.5, "kg"],
    ],
  ]);

  const cat = await app.converse("cat");
  await cat.says("leg curl 40kg 2x12");
  await cat.says("NO. seated leg curl. and 45");
  const [entry] = await cat.logs();
  expect([entry?.exercise.name, loads(entry?.sets ?? [])]).toEqual([
    "Seated Leg Curl",
    [
      [12, 45, "kg"],
      [12, 45, "kg"],
    ],
  ]);
});

test("[C6] while one entry is asked about, another is put right, and the question stays", async () => {
  const app = await visit();
  const ana = await app.converse();

  await ana.says("bench press 3x8 60kg");
  await ana.says("row 3x8 50kg");
  const turn = await ana.says("no, the bench was 65");

  expect(turn.status).toBe("awaiting");
  expect(turn.effects).toMatchObject([{ tool: "update_log", kind: "log", op: "update" }]);
  expect((await ana.logs()).map(({ exercise, sets }) => [exercise.name, sets[0]?.weight])).toEqual([
    ["Barbell Bench Press", 65],
  ]);
});
