import { expect, test } from "vitest";
import type { ExerciseProgress, LoggedExercises, MuscleProgress } from "../../src/protocol/progress.ts";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import { ManualClock } from "./manualClock.ts";
import { sharedTestApp, type TestApp } from "./testApp.ts";

const onSaturday = sharedTestApp({ clock: new ManualClock("2026-11-21T12:00:00Z") });
/** Sunday in Paris and London, Monday in Auckland. */
const lateOnSunday = sharedTestApp({ clock: new ManualClock("2026-11-22T22:30:00Z") });

async function ask<T>(app: TestApp, path: string, user = "ana"): Promise<T> {
  const { status, json } = await app.request("GET", `/api/progress/${path}`, undefined, user);
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json as T;
}

async function log(app: TestApp, name: string, date: string, ...sets: object[]): Promise<LogEntry> {
  const { status, json } = await app.request("POST", "/api/logs", { exercise: { name }, date, sets });
  if (status !== 201) throw new Error(JSON.stringify(json));
  return json as LogEntry;
}

const kg = (reps: number, weight: number, more: object = {}) => ({ reps, weight, unit: "kg", ...more });

test("[P20] what is said in chat is on the trend, each figure with its set, its log and its formula; a deletion takes it off", async () => {
  const app = await onSaturday();
  const ana = await app.converse();
  await ana.says("bench press 80 x 5");
  const heavy = await log(app, "bench press", "2026-11-14", kg(10, 40, { type: "warmup" }), kg(8, 75), kg(5, 80));
  const { id } = heavy.exercise;

  const { measure, points, records, unit, today } = await ask<ExerciseProgress>(app, `exercises/${id}`);

  expect({ measure, unit, today }).toEqual({ measure: "e1rm", unit: "kg", today: "2026-11-21" });
  expect(points.map(({ date, best, volume, sets }) => [date, best?.value, volume.total, sets])).toEqual([
    // 75 × (1 + 8 / 30) against 80 × (1 + 5 / 30); 8 × 75 + 5 × 80
    ["2026-11-14", 95, 1_000, 2],
    // 80 × (1 + 5 / 30)
    ["2026-11-21", 93.33, 400, 1],
  ]);
  expect(points[0]).toMatchObject({
    e1rm: { formula: "epley", load: 75, repsToFailure: 8, trust: "good", from: { logId: heavy.id, index: 1 } },
    topSet: { logId: heavy.id, index: 2, weight: 80, set: { reps: 5, weight: 80, unit: "kg" } },
    logIds: [heavy.id],
  });
  expect(records.e1rm).toMatchObject({ value: 95, from: { logId: heavy.id, date: "2026-11-14" } });
  expect(records.heaviest).toMatchObject({ weight: 80, logId: heavy.id });
  expect(records.mostReps).toMatchObject([
    { weight: 80, set: { reps: 5 } },
    { weight: 75, set: { reps: 8 } },
  ]);
  expect((await ask<ExerciseProgress>(app, `exercises/${id}?from=2026-11-15&to=2026-11-21`)).points).toHaveLength(1);

  await app.request("DELETE", `/api/logs/${heavy.id}`);
  expect((await ask<ExerciseProgress>(app, `exercises/${id}`)).records.e1rm).toMatchObject({ value: 93.33 });
});

test("[P20] the list has every exercise with a log, by what it is measured in, the last one first, and nobody else's", async () => {
  const app = await onSaturday();
  await log(app, "back squat", "2026-11-02", kg(3, 100));
  await log(app, "back squat", "2026-11-09", kg(3, 105));
  await log(app, "plank", "2026-11-10", { durationS: 60 });
  await log(app, "push-up", "2026-11-12", { reps: 20 }, { reps: 15 });

  const { exercises } = await ask<LoggedExercises>(app, "exercises");

  expect(
    exercises.map(({ exercise, measure, sessions, firstDate, lastDate, best }) => [
      exercise.name,
      measure,
      sessions,
      firstDate,
      lastDate,
      best?.value,
    ]),
  ).toEqual([
    ["Push-Up", "reps", 1, "2026-11-12", "2026-11-12", 20],
    ["Front Plank", "seconds", 1, "2026-11-10", "2026-11-10", 60],
    // 105 × (1 + 3 / 30)
    ["Barbell Back Squat", "e1rm", 2, "2026-11-02", "2026-11-09", 115.5],
  ]);
  expect(exercises[2]?.bestE1rm?.value).toBe(115.5);
  expect((await ask<LoggedExercises>(app, "exercises", "bob")).exercises).toEqual([]);
  const theirs = await ask<ExerciseProgress>(app, `exercises/${exercises[0]?.exercise.id}`, "bob");
  expect([theirs.points, theirs.records.mostReps]).toEqual([[], []]);
});

test("[P20] in pounds, per hand, with added weight on the body's own, and with help", async () => {
  const app = await onSaturday();
  await (await app.converse()).says("I weigh 80 kg");
  await app.request("PATCH", "/api/profile", { unit: "lb" });
  const one = async (name: string, set: object) => {
    const { exercise } = await log(app, name, "2026-11-20", set);
    const { unit, measure, perHand, points } = await ask<ExerciseProgress>(app, `exercises/${exercise.id}`);
    return [unit, measure, perHand, points[0]?.best?.value, points[0]?.volume.total];
  };

  // 100 kg = 220.462 lb
  expect(await one("back squat", kg(1, 100))).toEqual(["lb", "e1rm", false, 220.46, 220.46]);
  // 50 lb × (1 + 6 / 30) a hand; 6 × 2 × 50
  const dumbbells = { reps: 6, weight: 50, unit: "lb", perHand: true };
  expect(await one("dumbbell bench press", dumbbells)).toEqual(["lb", "e1rm", true, 60, 600]);
  // 80 + 10 kg = 198.416 lb, × (1 + 3 / 30) = 218.258; 3 × 198.416
  expect(await one("pull-up", kg(3, 10, { load: "added" }))).toEqual(["lb", "e1rm", false, 218.26, 595.25]);
  // 80 − 30 kg = 110.231 lb, × (1 + 6 / 30) = 132.277; 6 × 110.231
  expect(await one("assisted dip", kg(6, 30, { load: "assisted" }))).toEqual(["lb", "e1rm", false, 132.28, 661.39]);
});

test("[P21] sets and volume by muscle and week, in the person's weeks, against the rule of thumb for their level", async () => {
  const app = await lateOnSunday();
  await log(app, "bench press", "2026-11-22", ...Array.from({ length: 4 }, () => kg(5, 80)));
  await log(app, "bench press", "2026-11-23", kg(5, 100));
  const muscles = ({ weeks }: MuscleProgress) =>
    weeks.map(({ week, muscles: all }) => [week, all.find(({ muscle }) => muscle === "chest") ?? null]);

  const here = await ask<MuscleProgress>(app, "muscles?weeks=2");

  expect(muscles(here)).toEqual([
    ["2026-W46", null],
    ["2026-W47", { muscle: "chest", sets: 4, direct: 4, indirect: 0, volume: 1_600, band: "efficient" }],
  ]);
  // A helping muscle is given half: 0.5 × 4 sets, 0.5 × 1,600.
  expect(here.weeks[1]?.muscles.find(({ muscle }) => muscle === "triceps")).toMatchObject({ sets: 2, volume: 800 });
  expect(here.guide).toMatchObject({ kind: "heuristic", level: null, range: { from: 4, to: 20 } });

  await app.request("PATCH", "/api/profile", { level: "intermediate", timezone: "Pacific/Auckland" });
  const there = await ask<MuscleProgress>(app, "muscles?weeks=1");
  expect([there.today, there.guide.level, there.guide.range]).toEqual([
    "2026-11-23",
    "intermediate",
    { from: 8, to: 16, isOpen: false },
  ]);
  expect(muscles(there)).toMatchObject([["2026-W48", { sets: 1, volume: 500, band: "maintenance" }]]);
});

test("[P20] an exercise that is not there is not found, and a day that is none is named", async () => {
  const app = await onSaturday();

  expect(await app.request("GET", "/api/progress/exercises/moonwalk")).toMatchObject({
    status: 404,
    json: { code: "not_found" },
  });
  const bad = await app.request("GET", "/api/progress/exercises/push-up?from=yesterday");
  expect(bad).toMatchObject({ status: 400, json: { errors: [{ field: "from" }] } });
  expect((await app.request("GET", "/api/progress/exercises/push-up")).json).toMatchObject({ points: [] });
});
