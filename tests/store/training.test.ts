import { expect, test } from "vitest";
import type { WorkoutContent } from "../../src/protocol/cards.ts";
import { EMPTY_PROFILE } from "../../src/protocol/profile.ts";
import { patchedLog } from "../../src/store/patchedLog.ts";
import { freshFolder, freshStore } from "./freshStore.ts";
import { AT, BENCH, logOf, SQUAT } from "./storedData.ts";

const CONTENT: WorkoutContent = {
  title: "Legs",
  estimatedMinutes: 30,
  blocks: [{ block: "main", items: [{ exerciseId: SQUAT.id, name: SQUAT.name, sets: 3, reps: 5, restS: 120 }] }],
};

test("a stored log can be found, changed and deleted", async () => {
  const { training } = await freshStore();
  const entry = await training.insertLog("ana", logOf({ note: "żółć 🏋️" }));

  const found = await training.findLog("ana", entry.id);
  const changed = await training.updateLog("ana", entry.id, { exercise: BENCH, note: null, sets: undefined });
  const deleted = await training.deleteLog("ana", entry.id);

  expect(entry).toEqual({ id: expect.stringMatching(/^log_[0-9a-z]{24}$/), ...logOf({ note: "żółć 🏋️" }) });
  expect({ found, changed, deleted, gone: await training.findLog("ana", entry.id) }).toEqual({
    found: entry,
    changed: { ...entry, exercise: BENCH, note: null },
    deleted: { ...entry, exercise: BENCH, note: null },
    gone: null,
  });
});

test("somebody else's training data behaves as if it did not exist", async () => {
  const { training } = await freshStore();
  const log = await training.insertLog("ana", logOf());
  const workout = await training.insertWorkout("ana", CONTENT, AT);

  expect([
    await training.findLog("ben", log.id),
    await training.updateLog("ben", log.id, { note: "mine" }),
    await training.deleteLog("ben", log.id),
    (await training.listLogs("ben", {}, {})).items,
    await training.findWorkout("ben", workout.id),
    await training.updateWorkout("ben", workout.id, CONTENT),
    await training.deleteWorkout("ben", workout.id),
    (await training.listWorkouts("ben", {})).items,
  ]).toEqual([null, null, null, [], null, null, null, []]);
  expect([await training.findLog("ana", log.id), await training.findWorkout("ana", workout.id)]).toEqual([
    log,
    workout,
  ]);
});

test("logs come newest first by moment, whatever the offset, filtered by exercise and by day", async () => {
  const { training } = await freshStore();
  const noon = await training.insertLog("ana", logOf({ performedAt: "2026-11-21T12:00:00+01:00" }));
  const later = await training.insertLog("ana", logOf({ performedAt: "2026-11-21T11:30:00Z", exercise: BENCH }));
  const before = await training.insertLog(
    "ana",
    logOf({ date: "2026-11-20", performedAt: "2026-11-20T23:00:00-08:00" }),
  );
  const twin = await training.insertLog("ana", logOf({ performedAt: "2026-11-21T12:00:00+01:00" }));
  const ids = async (filter: Parameters<typeof training.listLogs>[1]) =>
    (await training.listLogs("ana", filter, {})).items.map((entry) => entry.id);

  expect(await ids({})).toEqual([later.id, twin.id, noon.id, before.id]);
  expect(await ids({ exerciseId: BENCH.id })).toEqual([later.id]);
  expect(await ids({ from: "2026-11-21" })).toEqual([later.id, twin.id, noon.id]);
  expect(await ids({ from: "2026-11-20", to: "2026-11-20" })).toEqual([before.id]);
});

test("lists of logs and workouts are paged without gap or double", async () => {
  const { training } = await freshStore();
  const logs: string[] = [];
  const workouts: string[] = [];
  for (let index = 0; index < 5; index += 1) {
    logs.unshift((await training.insertLog("ana", logOf())).id);
    workouts.unshift((await training.insertWorkout("ana", CONTENT, AT)).id);
  }
  const firstLogs = await training.listLogs("ana", {}, { limit: 3 });
  const firstWorkouts = await training.listWorkouts("ana", { limit: 3 });
  const lastLogs = await training.listLogs("ana", {}, { limit: 3, cursor: firstLogs.nextCursor ?? "" });
  const lastWorkouts = await training.listWorkouts("ana", { limit: 3, cursor: firstWorkouts.nextCursor ?? "" });

  expect([...firstLogs.items, ...lastLogs.items].map(({ id }) => id)).toEqual(logs);
  expect([...firstWorkouts.items, ...lastWorkouts.items].map(({ id }) => id)).toEqual(workouts);
  expect([lastLogs.nextCursor, lastWorkouts.nextCursor]).toEqual([null, null]);
  await expect(training.listLogs("ana", {}, { cursor: firstWorkouts.nextCursor ?? "" })).rejects.toMatchObject({
    code: "bad_request",
  });
});

test("the newest workout is the one that was stored last, whatever day the sender's clock showed", async () => {
  const { training } = await freshStore();
  const days = ["2026-11-20T12:00:00Z", "2099-01-01T00:00:00Z", "2026-11-21T12:00:00Z"];
  for (const at of days) await training.insertWorkout("ana", CONTENT, at);
  await training.insertWorkout("ben", CONTENT, AT);

  const first = await training.listWorkouts("ana", { limit: 1 });
  const rest = await training.listWorkouts("ana", { cursor: first.nextCursor ?? "" });

  expect([...first.items, ...rest.items].map(({ createdAt }) => createdAt)).toEqual(days.toReversed());
});

test("a stored workout can be changed and deleted, and keeps its id and its date", async () => {
  const { training } = await freshStore();
  const workout = await training.insertWorkout("ana", CONTENT, AT);

  const changed = await training.updateWorkout("ana", workout.id, { ...CONTENT, title: "Long legs" });
  const deleted = await training.deleteWorkout("ana", workout.id);

  expect(workout).toEqual({ id: expect.stringMatching(/^workout_/), createdAt: AT, ...CONTENT });
  expect([changed, deleted, await training.findWorkout("ana", workout.id)]).toEqual([
    { ...workout, title: "Long legs" },
    { ...workout, title: "Long legs" },
    null,
  ]);
});

test.each([
  [{ date: "2026-11-19" }, { date: "2026-11-19", performedAt: "2026-11-18T23:30:00-08:00" }],
  [{ performedAt: "2026-11-25T07:00:00+01:00" }, { date: "2026-11-25", performedAt: "2026-11-25T07:00:00+01:00" }],
  [
    { date: "2026-12-01", performedAt: "2026-12-01T07:00:00Z" },
    { date: "2026-12-01", performedAt: "2026-12-01T07:00:00Z" },
  ],
  [{ note: "hard" }, { note: "hard" }],
])("day and moment of a log stay together: %j", (patch, changed) => {
  const entry = { id: "log_1", ...logOf({ date: "2026-11-21", performedAt: "2026-11-20T23:30:00-08:00" }) };

  expect(patchedLog(entry, patch)).toEqual({ ...entry, ...changed });
});

test("a profile is null until something is said, then the defaults and what was said", async () => {
  const { profiles } = await freshStore();

  expect(await profiles.find("ana")).toBeNull();
  const patched = await profiles.patch("ana", { unit: "lb", goal: undefined });

  expect([patched, await profiles.find("ana"), await profiles.find("ben")]).toEqual([
    { ...EMPTY_PROFILE, unit: "lb" },
    { ...EMPTY_PROFILE, unit: "lb" },
    null,
  ]);
});

test("patches of one profile at the same time lose no field", async () => {
  const { profiles } = await freshStore();

  await Promise.all([
    profiles.patch("ana", { unit: "lb" }),
    profiles.patch("ana", { level: "beginner" }),
    profiles.patch("ana", { equipment: ["barbell"] }),
    profiles.patch("ana", { level: "advanced" }),
  ]);

  expect(await profiles.find("ana")).toEqual({
    ...EMPTY_PROFILE,
    unit: "lb",
    level: "advanced",
    equipment: ["barbell"],
  });
  expect(EMPTY_PROFILE.equipment).toEqual([]);
});

test.each(["files", "sqlite"] as const)("%s: everything is there after reopening", async (kind) => {
  const dataDir = await freshFolder();
  const before = await freshStore(kind, dataDir);
  const log = await before.training.insertLog("ana", logOf());
  const workout = await before.training.insertWorkout("ana", CONTENT, AT);
  const profile = await before.profiles.patch("ana", { goal: "strength" });
  await before.close();

  const after = await freshStore(kind, dataDir);

  expect([
    await after.training.findLog("ana", log.id),
    await after.training.findWorkout("ana", workout.id),
    await after.profiles.find("ana"),
  ]).toEqual([log, workout, profile]);
});
