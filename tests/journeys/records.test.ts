import { expect, test } from "vitest";
import type { LogEntry } from "../../src/protocol/workoutLog.ts";
import type { Page } from "../../src/store/store.ts";
import { sharedTestApp } from "./testApp.ts";

const visit = sharedTestApp();

type Named = { id: string; name: string; joint_stress: Record<string, number>; equipment_required: string[] };

test("[A4] exercises are searched under every filter at once, page by page", async () => {
  const app = await visit();

  const path = "/api/exercises?muscle=chest&equipment=dumbbell,flat_bench&avoidJoints=shoulder&limit=2";
  const first = (await app.request("GET", path)).json as Page<Named>;
  expect(first.items.length).toBeGreaterThan(0);
  for (const { joint_stress, equipment_required } of first.items) {
    expect(joint_stress.shoulder).toBeLessThanOrEqual(1);
    expect(
      equipment_required.every((needed) => ["none", "mat", "wall", "chair", "dumbbell", "flat_bench"].includes(needed)),
    ).toBe(true);
  }
  expect((await app.request("GET", `/api/exercises/${first.items[0]?.id}`)).json).toMatchObject({
    name: first.items[0]?.name,
  });
  expect(await app.request("GET", "/api/exercises?muscle=nose")).toMatchObject({ status: 400 });
  expect(await app.request("GET", "/api/exercises/none")).toMatchObject({ status: 404 });
});

test("[A4] logs are added, corrected, filtered and deleted; a name in doubt is refused with its candidates", async () => {
  const app = await visit();
  const sets = [{ reps: 5, weight: 100, unit: "kg" }];

  const added = await app.request("POST", "/api/logs", { exercise: { name: "back squat" }, date: "2026-11-20", sets });
  expect(added).toMatchObject({ status: 201, json: { exercise: { name: "Barbell Back Squat" }, date: "2026-11-20" } });
  const { id } = added.json as { id: string };
  const doubted = await app.request("POST", "/api/logs", { exercise: { name: "rows" }, sets });
  expect(doubted).toMatchObject({
    status: 400,
    json: { code: "bad_request", detail: expect.stringContaining("Seated Cable Row") },
  });

  const changed = await app.request("PATCH", `/api/logs/${id}`, { sets: [...sets, ...sets], note: "belt" });
  expect(changed.json).toMatchObject({ note: "belt", sets: [{ reps: 5 }, { reps: 5 }] });
  expect((await app.request("GET", "/api/logs?from=2026-11-21")).json).toMatchObject({ items: [] });
  expect(await app.request("DELETE", `/api/logs/${id}`, undefined, "bob")).toMatchObject({ status: 404 });
  expect(await app.request("DELETE", `/api/logs/${id}`)).toMatchObject({ status: 204 });
  expect(await app.request("GET", `/api/logs/${id}`)).toMatchObject({ status: 404 });
});

test("[A4] a line of a log that stands for several equal sets is stored as so many", async () => {
  const app = await visit();
  const sets = [
    { count: 3, reps: 5, weight: 150, unit: "kg" },
    { reps: 8, weight: 120, unit: "kg" },
  ];

  const { json } = await app.request("POST", "/api/logs", { exercise: { name: "deadlift" }, sets });

  expect((json as LogEntry).sets.map(({ reps }) => reps)).toEqual([5, 5, 5, 8]);
});

test("[A4] workouts hold only exercises that exist", async () => {
  const app = await visit();
  const { id } = ((await app.request("GET", "/api/exercises?query=push-up&limit=1")).json as Page<Named>).items[0] ?? {
    id: "",
  };
  const workout = (exerciseId: string) => ({
    title: "Quick push",
    estimatedMinutes: 10,
    blocks: [{ block: "main", items: [{ exerciseId, name: "Push-Up", sets: 3, reps: 10, restS: 60 }] }],
  });

  const added = await app.request("POST", "/api/workouts", workout(id));
  expect(added.status).toBe(201);
  expect(await app.request("POST", "/api/workouts", workout("made-up"))).toMatchObject({ status: 400 });
  expect((await app.request("GET", "/api/workouts")).json).toMatchObject({
    items: [{ title: "Quick push" }],
    nextCursor: null,
  });
});

test("[A4] the conversation's own records: list, turns, history, raw snapshot, ETag, deletion", async () => {
  const app = await visit();
  const ana = await app.converse("ana", { title: "Monday" });
  const path = `/api/conversations/${ana.conversationId}`;
  const turn = await ana.says("3x10 bench at 80kg");

  expect((await app.request("GET", "/api/conversations")).json).toMatchObject({
    items: [{ conversationId: ana.conversationId, title: "Monday" }],
  });
  expect((await app.request("GET", `${path}/turns`)).json).toMatchObject({ items: [turn] });
  expect((await app.request("GET", `${path}/history`)).json).toMatchObject({
    items: [{ seq: 1 }, { seq: 2, event: "user.message", value: { dialogue: "idle" } }],
  });
  expect((await app.request("GET", `${path}/history/2`)).json).toMatchObject({ seq: 2, envelope: { seq: 2 } });
  expect((await app.request("GET", `${path}/snapshot?raw=1`)).json).toMatchObject({
    v: 1,
    machine: { id: "conversation" },
    seq: 2,
    snapshot: { status: "active" },
  });
  const seen = await app.request("GET", `${path}/snapshot`);
  expect(seen.headers.get("etag")).toBe('"2"');
  const unchanged = await fetch(`${app.url}${path}/snapshot`, {
    headers: { "X-Setpoint-User": app.knownAs("ana"), "If-None-Match": '"2"' },
  });
  expect(unchanged.status).toBe(304);
  expect((await app.request("DELETE", path)).status).toBe(204);
  expect((await app.request("GET", `${path}/snapshot`)).status).toBe(404);
});

test("[A4] a conversation is renamed: in its view and in the list, awake and after the next turn; its owner alone does it", async () => {
  const app = await visit();
  const ana = await app.converse("ana", { title: "Monday" });
  const path = `/api/conversations/${ana.conversationId}`;
  const rename = (title: unknown, user = "ana") => app.request("PATCH", path, { title }, user);

  expect(await rename("  Leg day ")).toMatchObject({
    status: 200,
    json: { conversationId: ana.conversationId, title: "Leg day" },
  });
  await ana.says("3x10 bench at 80kg");
  expect((await ana.view()).title).toBe("Leg day");
  expect((await app.request("GET", "/api/conversations")).json).toMatchObject({ items: [{ title: "Leg day" }] });
  expect(await rename("mine", "bob")).toMatchObject({ status: 404, json: { code: "not_found" } });
  expect(await rename(" ")).toMatchObject({ status: 400, json: { code: "bad_request" } });
  expect(await rename(null)).toMatchObject({ status: 200, json: { title: null } });
});

test("[A4] the charts are told in order, with targets resolved", async () => {
  const app = await visit();

  const { json } = await app.request("GET", "/api/machines/conversation");
  const chart = json as { states: { id: string }[]; transitions: { source: string; targets: string[] }[] };
  const ids = new Set(chart.states.map(({ id }) => id));

  expect(chart.states[0]?.id).toBe("conversation");
  expect(chart.transitions.flatMap(({ source, targets }) => [source, ...targets]).filter((id) => !ids.has(id))).toEqual(
    [],
  );
});
