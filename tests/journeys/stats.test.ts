import { expect, test } from "vitest";
import type { Routine } from "../../src/protocol/routine.ts";
import type { Stats } from "../../src/protocol/stats.ts";
import type { Page } from "../../src/store/store.ts";
import { ManualClock } from "./manualClock.ts";
import { sharedTestApp, type TestApp } from "./testApp.ts";

/** Sunday, 22 November 2026, half past eleven at night in Paris: Sunday there, and in London, and Monday in Auckland. */
const LATE = "2026-11-22T22:30:00Z";

const lateOnSunday = sharedTestApp({ clock: new ManualClock(LATE) });
const onSaturday = sharedTestApp({ clock: new ManualClock("2026-11-21T12:00:00Z") });

async function stats(app: TestApp, query = "", user = "ana"): Promise<Stats> {
  const { status, json } = await app.request("GET", `/api/stats${query}`, undefined, user);
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json as Stats;
}

const log = (app: TestApp, name: string, date: string, ...sets: object[]) =>
  app.request("POST", "/api/logs", { exercise: { name }, date, sets });

test("[A7] without logs everything is nought, week by week", async () => {
  const app = await lateOnSunday();

  const { streak, weeks, setsByMuscle, unit, today } = await stats(app);

  expect({ streak, setsByMuscle, unit, today }).toEqual({
    streak: { days: 0, longest: 0, lastDay: null },
    setsByMuscle: [],
    unit: "kg",
    today: "2026-11-22",
  });
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual({
    week: "2026-W47",
    from: "2026-11-16",
    to: "2026-11-22",
    sessions: 0,
    sets: 0,
    volume: { total: 0, lifted: 0, body: 0, uncountedSets: 0 },
    setsByMuscle: [],
  });
});

test("[A7] what is said in chat and what is posted is counted: streak, sessions, volume, fractional sets; a deletion too", async () => {
  const app = await onSaturday();
  const ana = await app.converse();
  await ana.says("3x10 bench press at 80kg");
  await log(
    app,
    "back squat",
    "2026-11-20",
    { reps: 5, weight: 60, unit: "kg", type: "warmup" },
    { reps: 5, weight: 100, unit: "kg" },
  );
  const { json } = await log(app, "back squat", "2026-11-12", { reps: 10, weight: 100, unit: "lb" });

  const { streak, weeks, setsByMuscle } = await stats(app, "?weeks=2");

  expect(streak).toEqual({ days: 2, longest: 2, lastDay: "2026-11-21" });
  expect(weeks.map(({ week, sessions, sets, volume }) => ({ week, sessions, sets, volume }))).toEqual([
    // 10 × 100 lb × 0.45359237
    { week: "2026-W46", sessions: 1, sets: 1, volume: { total: 453.59, lifted: 453.59, body: 0, uncountedSets: 0 } },
    // 3 × 10 × 80 and 5 × 100; the warm-up counts nowhere
    { week: "2026-W47", sessions: 2, sets: 4, volume: { total: 2_900, lifted: 2_900, body: 0, uncountedSets: 0 } },
  ]);
  expect(setsByMuscle.find(({ muscle }) => muscle === "chest")).toEqual({
    muscle: "chest",
    sets: 3,
    direct: 3,
    indirect: 0,
  });
  expect(setsByMuscle.find(({ muscle }) => muscle === "triceps")).toMatchObject({
    sets: 1.5,
    direct: 0,
    indirect: 1.5,
  });
  expect((await stats(app, "?weeks=1&to=2026-11-12")).weeks).toMatchObject([{ week: "2026-W46", sets: 1 }]);
  expect((await stats(app, "", "bob")).streak.lastDay).toBeNull();

  await app.request("DELETE", `/api/logs/${(json as { id: string }).id}`);
  expect((await stats(app, "?weeks=2")).weeks[0]).toMatchObject({ sessions: 0, sets: 0 });
});

test("[A7] in the person's unit, and on the day that it is where they are", async () => {
  const app = await lateOnSunday();
  await log(app, "back squat", "2026-11-22", { reps: 10, weight: 100, unit: "lb" });
  await log(app, "back squat", "2026-11-23", { reps: 1, weight: 100, unit: "lb" });

  expect(await stats(app)).toMatchObject({ today: "2026-11-22", streak: { days: 1 } });
  await app.request("PATCH", "/api/profile", { unit: "lb", timezone: "Pacific/Auckland" });

  const there = await stats(app, "?weeks=2");
  expect(there).toMatchObject({ today: "2026-11-23", timezone: "Pacific/Auckland", unit: "lb", streak: { days: 2 } });
  expect(there.weeks.map(({ week, volume }) => [week, volume.total])).toEqual([
    ["2026-W47", 1_000],
    ["2026-W48", 100],
  ]);
  expect(await stats(app, "?timezone=Europe/Paris&unit=kg")).toMatchObject({ today: "2026-11-22", unit: "kg" });
});

test("[A7] a zone that was only said in a conversation is the person's too", async () => {
  const app = await lateOnSunday();
  await app.converse("ana", { timezone: "Pacific/Auckland" });

  expect(await stats(app)).toMatchObject({ today: "2026-11-23", timezone: "Pacific/Auckland" });
});

test("[A7] the body's own weight counts once it is known, help is taken off, and what is not known is said to be missing", async () => {
  const app = await onSaturday();
  await log(app, "pull-up", "2026-11-21", { reps: 10 }, { reps: 5, weight: 10, unit: "kg", load: "added" });
  await log(app, "assisted pull-up", "2026-11-21", { reps: 10, weight: 30, unit: "kg", load: "assisted" });
  const week = async () => (await stats(app, "?weeks=1")).weeks[0]?.volume;

  expect(await week()).toEqual({ total: 50, lifted: 50, body: 0, uncountedSets: 3 });
  const ana = await app.converse();
  await ana.says("I weigh 80 kg");

  // 10 × 80 + 5 × 80 + 10 × (80 − 30)
  expect(await week()).toEqual({ total: 1_750, lifted: 50, body: 1_700, uncountedSets: 0 });
});

test("[A7] what cannot be asked for is refused with its field", async () => {
  const app = await lateOnSunday();

  for (const [query, field] of [
    ["weeks=0", "weeks"],
    ["weeks=105", "weeks"],
    ["weeks=many", "weeks"],
    ["to=2026-02-30", "to"],
    ["timezone=Mars", "timezone"],
    ["unit=stone", "unit"],
  ])
    expect(await app.request("GET", `/api/stats?${query}`), query).toMatchObject({
      status: 400,
      json: { code: "bad_request", errors: [{ field }] },
    });
});

test("[A8] routines are made, paged, replaced and deleted; their exercises exist and get the catalogue's names", async () => {
  const app = await lateOnSunday();
  const { items } = (await app.request("GET", "/api/exercises?limit=2")).json as Page<{ id: string; name: string }>;
  const [first, second] = items as [{ id: string; name: string }, { id: string; name: string }];
  const routine = (name: string) => ({
    name,
    daysPerWeek: 3,
    days: [
      { name: "A", items: [{ exerciseId: first.id, sets: 3, reps: 8, restS: 120 }] },
      { name: "B", items: [{ exerciseId: second.id, sets: 2, durationS: 45, restS: 60 }] },
    ],
  });

  const made = await app.request("POST", "/api/routines", routine("Full body"));
  expect(made).toMatchObject({
    status: 201,
    json: { name: "Full body", days: [{ items: [{ name: first.name, reps: 8 }] }, { items: [{ name: second.name }] }] },
  });
  const { id, createdAt } = made.json as Routine;
  const path = `/api/routines/${id}`;
  expect(made.headers.get("location")).toBe(path);
  expect((await app.request("GET", path)).json).toEqual(made.json);

  await app.request("POST", "/api/routines", routine("Later"));
  const page = (await app.request("GET", "/api/routines?limit=1")).json as Page<Routine>;
  expect(page.items.map(({ name }) => name)).toEqual(["Later"]);
  const rest = (await app.request("GET", `/api/routines?limit=1&cursor=${page.nextCursor}`)).json as Page<Routine>;
  expect(rest).toMatchObject({ items: [{ name: "Full body" }], nextCursor: null });

  await app.restart();
  const replaced = await app.request("PUT", path, routine("Renamed"));
  expect(replaced).toMatchObject({ status: 200, json: { id, createdAt, name: "Renamed" } });
  expect(await app.request("PUT", path, routine("x"), "bob")).toMatchObject({ status: 404 });
  expect(await app.request("DELETE", path)).toMatchObject({ status: 204 });
  expect(await app.request("GET", path)).toMatchObject({ status: 404 });
});

test("[A8] a routine that cannot be is refused, with every field that is wrong", async () => {
  const app = await lateOnSunday();
  const { items } = (await app.request("GET", "/api/exercises?limit=1")).json as Page<{ id: string }>;
  const exerciseId = items[0]?.id;
  const refused = async (item: object, rest: object = {}) => {
    const body = { name: "x", daysPerWeek: 3, days: [{ name: "A", items: [item] }], ...rest };
    const { status, json } = await app.request("POST", "/api/routines", body);
    expect(status).toBe(400);
    return (json as { errors: { field: string }[] }).errors.map(({ field }) => field);
  };
  const item = { exerciseId, sets: 3, reps: 8, restS: 60 };

  expect(await refused({ ...item, exerciseId: "made-up" })).toEqual(["days.0.items.0.exerciseId"]);
  expect(await refused({ ...item, durationS: 30 })).toEqual(["days.0.items.0.reps"]);
  expect(await refused({ ...item, reps: undefined })).toEqual(["days.0.items.0.reps"]);
  expect(await refused({ ...item, sets: 0, restS: -1 })).toEqual(["days.0.items.0.sets", "days.0.items.0.restS"]);
  expect(await refused(item, { daysPerWeek: 8, name: " " })).toEqual(["name", "daysPerWeek"]);
  expect(await refused(item, { days: [] })).toEqual(["days"]);
  expect((await app.request("GET", "/api/routines")).json).toEqual({ items: [], nextCursor: null });
});
