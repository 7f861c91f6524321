import { expect, test } from "vitest";
import type { Catalog } from "../../src/catalog/catalog.ts";
import type { WorkoutContent } from "../../src/protocol/cards.ts";
import type { Exercise } from "../../src/protocol/exercise.ts";
import { EMPTY_PROFILE } from "../../src/protocol/profile.ts";
import type { Store } from "../../src/store/store.ts";
import { deleteLog } from "../../src/tools/deleteLog.ts";
import { logWorkout } from "../../src/tools/logWorkout.ts";
import { saveWorkout } from "../../src/tools/saveWorkout.ts";
import { callTool, type ToolCall } from "../../src/tools/tool.ts";
import { updateLog } from "../../src/tools/updateLog.ts";
import { updateProfile } from "../../src/tools/updateProfile.ts";
import { freshFolder, freshStore } from "../store/freshStore.ts";
import { AT, BENCH, logOf, SQUAT } from "../store/storedData.ts";

const catalog: Pick<Catalog, "byId"> = {
  byId: (id) => ([SQUAT, BENCH].find((exercise) => exercise.id === id) as Exercise | undefined) ?? null,
};
const { date, performedAt, sets } = logOf();
const squats = { exerciseId: SQUAT.id, name: "squatz", date, performedAt, sets, note: null };

test("log_workout stores an entry under the catalogue's name and answers with its effect", async () => {
  const { store, tools } = await open();

  const done = await callTool(tools.logWorkout, squats, call("t-1/1"));

  const [entry] = (await store.training.listLogs("ana", {}, {})).items;
  expect(entry).toEqual({ id: expect.any(String), ...logOf() });
  expect(done).toEqual({
    ok: true,
    result: { effectId: "t-1/1", tool: "log_workout", kind: "log", op: "create", ref: entry?.id, data: entry },
  });
});

test("update_log and delete_log answer with the entry after the change, and as it was", async () => {
  const { store, tools } = await open();
  const entry = await store.training.insertLog("ana", logOf());
  const after = { ...entry, exercise: BENCH, note: "light" };

  const updated = await callTool(
    tools.updateLog,
    { logId: entry.id, patch: { exercise: { id: BENCH.id }, note: "light" } },
    call("t-1/1"),
  );
  const deleted = await callTool(tools.deleteLog, { logId: entry.id }, call("t-1/2"));

  expect([updated, deleted]).toEqual([
    {
      ok: true,
      result: { effectId: "t-1/1", tool: "update_log", kind: "log", op: "update", ref: entry.id, data: after },
    },
    {
      ok: true,
      result: { effectId: "t-1/2", tool: "delete_log", kind: "log", op: "delete", ref: entry.id, data: after },
    },
  ]);
  expect(await store.training.findLog("ana", entry.id)).toBeNull();
});

test("save_workout stores a workout whose exercises all exist", async () => {
  const { store, tools } = await open();
  const content = workoutOf(SQUAT.id, BENCH.id);

  const saved = await callTool(tools.saveWorkout, { content, at: AT }, call("t-1/1"));

  const [workout] = (await store.training.listWorkouts("ana", {})).items;
  expect(workout).toEqual({ id: expect.any(String), createdAt: AT, ...content });
  expect(saved).toEqual({
    ok: true,
    result: {
      effectId: "t-1/1",
      tool: "save_workout",
      kind: "workout",
      op: "create",
      ref: workout?.id,
      data: workout,
    },
  });
});

test("update_profile changes what it is given and answers with the whole profile", async () => {
  const { store, tools } = await open();
  const profile = { ...EMPTY_PROFILE, unit: "lb", goal: "strength" };

  const updated = await callTool(tools.updateProfile, { patch: { unit: "lb", goal: "strength" } }, call("t-1/1"));

  expect(await store.profiles.find("ana")).toEqual(profile);
  expect(updated).toEqual({
    ok: true,
    result: {
      effectId: "t-1/1",
      tool: "update_profile",
      kind: "profile",
      op: "update",
      ref: "ana",
      data: profile,
    },
  });
});

test("an exercise that is not in the catalogue is refused by its id, and nothing is stored", async () => {
  const { store, tools } = await open();
  const entry = await store.training.insertLog("ana", logOf());
  const refused = { ok: false, problem: expect.stringContaining("no-such-id") };

  expect([
    await callTool(tools.logWorkout, { ...squats, exerciseId: "no-such-id" }, call("t-1/1")),
    await callTool(
      tools.updateLog,
      { logId: entry.id, patch: { exercise: { id: "no-such-id" }, note: "x" } },
      call("t-1/2"),
    ),
    await callTool(tools.saveWorkout, { content: workoutOf(SQUAT.id, "no-such-id"), at: AT }, call("t-1/3")),
  ]).toEqual([refused, refused, refused]);
  await expect(tools.logWorkout.run({ ...squats, exerciseId: "no-such-id" }, call("t-1/4"))).rejects.toMatchObject({
    code: "bad_request",
  });
  expect((await store.training.listLogs("ana", {}, {})).items).toEqual([entry]);
  expect((await store.training.listWorkouts("ana", {})).items).toEqual([]);
});

test("a log entry that is missing or somebody else's is not found, and stays as it is", async () => {
  const { store, tools } = await open();
  const theirs = await store.training.insertLog("ben", logOf());

  for (const logId of [theirs.id, "log_missing"]) {
    await expect(tools.updateLog.run({ logId, patch: { note: "mine" } }, call("t-1/1"))).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(tools.deleteLog.run({ logId }, call("t-1/2"))).rejects.toMatchObject({ code: "not_found" });
  }
  expect(await store.training.findLog("ben", theirs.id)).toEqual(theirs);
});

test("a second run under one key, at once or after a restart, changes nothing and answers the same", async () => {
  const dataDir = await freshFolder();
  const before = await open(dataDir);
  const [first, twin] = await Promise.all([
    callTool(before.tools.logWorkout, squats, call("t-1/1")),
    callTool(before.tools.logWorkout, squats, call("t-1/1")),
  ]);
  const [entry] = (await before.store.training.listLogs("ana", {}, {})).items;
  const deleted = await callTool(before.tools.deleteLog, { logId: entry?.id ?? "" }, call("t-1/2"));
  await before.store.close();

  const after = await open(dataDir, { byId: () => null });
  const again = [
    await callTool(after.tools.logWorkout, squats, call("t-1/1")),
    await callTool(after.tools.deleteLog, { logId: entry?.id ?? "" }, call("t-1/2")),
  ];

  expect([first, twin, deleted, (await after.store.training.listLogs("ana", {}, {})).items]).toEqual([
    expect.objectContaining({ ok: true }),
    first,
    expect.objectContaining({ ok: true }),
    [],
  ]);
  expect(again).toEqual([first, deleted]);
});

test.each([
  ["update_log", { logId: "log_1", patch: {} }],
  ["update_log", { logId: "log_1", patch: { exercise: { name: "Bench" } } }],
  ["update_log", { logId: "log_1", patch: { reps: 5 } }],
  ["update_profile", { patch: {} }],
  ["update_profile", { patch: { unit: "stone" } }],
  ["log_workout", { ...squats, sets: [] }],
  ["log_workout", { ...squats, date: "yesterday" }],
  ["log_workout", { ...squats, performedAt: "2026-11-21T12:00:00" }],
] as const)("%s refuses %j as data, before anything is written", async (name, input) => {
  const { store, tools } = await open();
  const byName = { update_log: tools.updateLog, update_profile: tools.updateProfile, log_workout: tools.logWorkout };

  expect(await callTool(byName[name], input, call("t-1/1"))).toEqual({
    ok: false,
    problem: expect.stringMatching(/^[a-zI ,]+\.$/),
    detail: expect.any(String),
  });
  expect(await store.profiles.find("ana")).toBeNull();
});

async function open(dataDir?: string, exercises = catalog) {
  const store: Store = await freshStore(dataDir ? "sqlite" : "memory", dataDir);
  const ports = { ...store, catalog: exercises };
  return {
    store,
    tools: {
      logWorkout: logWorkout(ports),
      updateLog: updateLog(ports),
      deleteLog: deleteLog(ports),
      saveWorkout: saveWorkout(ports),
      updateProfile: updateProfile(ports),
    },
  };
}

function call(effectKey: string): ToolCall {
  return { userId: "ana", conversationId: "c-1", turnId: "t-1", effectKey, signal: new AbortController().signal };
}

function workoutOf(...exerciseIds: string[]): WorkoutContent {
  return {
    title: "Today",
    estimatedMinutes: 40,
    blocks: [
      {
        block: "main",
        items: exerciseIds.map((exerciseId) => ({ exerciseId, name: exerciseId, sets: 3, reps: 5, restS: 90 })),
      },
    ],
  };
}
