import { connect } from "node:net";
import { expect, test } from "vitest";
import { Why } from "../../src/protocol/turnRecord.ts";
import { sharedTestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";

const visit = sharedTestApp();

const SQUAT_ID = "f1b7c680-9df7-5fed-8665-b031f59ea813";
const LONE_SURROGATE = '{"text":"bench \\ud800 press"}';

test.each<[string, unknown, number, string]>([
  ["malformed JSON", "{", 400, "not valid JSON"],
  ["no text", {}, 400, "text"],
  ["blank text", { text: "  " }, 400, "blank"],
  ["8,001 characters", { text: "x".repeat(8_001) }, 400, "8,000"],
  ["a lone surrogate", LONE_SURROGATE, 400, "surrogate"],
  ["control characters", { text: "bench\u0000press" }, 400, "control"],
  ["a body over 64 KiB", { text: "x", padding: "x".repeat(70_000) }, 413, "64 KiB"],
  ["an unknown joint and a wrong time", { text: "hi", avoidJoints: ["nose"], sentAt: "yesterday" }, 400, "sentAt"],
])("[A2] over HTTP: %s", async (_, body, status, named) => {
  const app = await visit();
  const ana = await app.converse();

  const refused = await app.request("POST", `/api/conversations/${ana.conversationId}/messages`, body);

  expect(refused.status).toBe(status);
  expect(refused.headers.get("content-type")).toContain("application/problem+json");
  expect(refused.json).toMatchObject({
    status,
    code: status === 413 ? "too_large" : "bad_request",
    traceId: expect.any(String),
  });
  expect((refused.json as { detail: string }).detail).toContain(named);
  expect((await ana.says("3x10 bench at 80kg")).effects).toHaveLength(1);
});

test.each([
  { type: "xstate.done.actor.screener", output: { verdict: "pass" } },
  { type: "xstate.init" },
  { type: "safety.cleared" },
  { type: "user.unknown" },
  { type: "user.pick" },
  {},
])("[A2] a forged or unknown event is refused: %o", async (event) => {
  const app = await visit();
  const ana = await app.converse();

  const refused = await app.request("POST", `/api/conversations/${ana.conversationId}/events`, event);

  expect(refused).toMatchObject({ status: 400, json: { code: "bad_request" } });
  expect((await ana.view()).seq).toBe(1);
});

test("[A2] a pick where nothing is offered names what is wrong", async () => {
  const app = await visit();
  const ana = await app.converse();
  const pick = (optionId: string) =>
    app.request("POST", `/api/conversations/${ana.conversationId}/events`, { type: "user.pick", optionId });

  expect(await pick("x")).toMatchObject({ status: 409, json: { code: "not_allowed_in_state" } });
  await ana.says("4x6 rows at 95 lbs");
  expect((await pick("x")).json).toMatchObject({
    code: "not_allowed_in_state",
    detail: expect.stringContaining('"x"'),
  });
});

/** Each takes one piece of text; `:id` is a conversation's. */
const TITLES_AND_NOTES: [string, string, (text: string) => object][] = [
  ["POST", "/api/conversations", (title) => ({ title })],
  ["POST", "/api/conversations/:id/fork", (title) => ({ seq: 1, title })],
  ["POST", "/api/logs", (note) => ({ exercise: { name: "back squat" }, sets: [{ reps: 5 }], note })],
  ["PATCH", "/api/profile", (note) => ({ limitations: [{ joint: "knee", severity: "mild", note }] })],
  [
    "POST",
    "/api/routines",
    (name) => ({
      name,
      daysPerWeek: 1,
      days: [{ name: "A", items: [{ exerciseId: SQUAT_ID, sets: 3, reps: 5, restS: 60 }] }],
    }),
  ],
];

test.each(TITLES_AND_NOTES)(
  "[A2] a title or note holds only what a message may hold: %s %s",
  async (method, path, body) => {
    const app = await visit();
    const { conversationId } = await app.converse();
    const send = (text: string) => app.request(method, path.replace(":id", conversationId), body(text));

    expect(await send("knees \ud800")).toMatchObject({
      status: 400,
      json: { detail: expect.stringContaining("surrogate") },
    });
    expect(await send("knees \u0000")).toMatchObject({
      status: 400,
      json: { detail: expect.stringContaining("control") },
    });
    expect((await send("knees \u{1f9b5}")).status).toBeLessThan(300);
  },
);

const SET = { reps: 5, weight: 80 };
const ITEM = { exerciseId: SQUAT_ID, name: "Squat", sets: 3, reps: 5, restS: 60 };

/** `:id` is a conversation's. The last says what the refusal names; nothing where it is taken. */
test.each<[string, string, object, string?]>([
  ["POST", "/api/logs", { exercise: { name: "back squat" }, sets: [SET, { ...SET, wieght: 80 }] }, "sets.1.wieght"],
  ["POST", "/api/logs", { exercise: { name: "back squat" }, sets: [SET], day: "2026-11-20" }, "day"],
  ["POST", "/api/logs", { exercise: { nmae: "back squat" }, sets: [SET] }, "exercise: must be {id} or {name}"],
  ["POST", "/api/logs", { exercise: { name: "back squat" }, sets: [{ ...SET, count: 101 }] }, "sets.0.count"],
  ["POST", "/api/logs", { id: "x", exercise: { id: SQUAT_ID, name: "Barbell Back Squat" }, sets: [SET] }],
  [
    "POST",
    "/api/workouts",
    { title: "A", estimatedMinutes: 30, blocks: [{ block: "main", items: [{ ...ITEM, rest: 60 }] }] },
    "blocks.0.items.0.rest",
  ],
  [
    "POST",
    "/api/workouts",
    { type: "workout", title: "A", estimatedMinutes: 30, blocks: [{ block: "main", items: [ITEM] }] },
  ],
  [
    "POST",
    "/api/routines",
    { name: "A", daysPerWeek: 1, days: [{ name: "A", items: [{ ...ITEM, weight: 60 }] }] },
    "days.0.items.0.weight",
  ],
  ["POST", "/api/routines", { name: "A", daysPerWeek: 1, days: [{ name: "A", items: [ITEM] }] }],
  ["POST", "/api/conversations/:id/messages", { text: "hi", client: "phone" }],
  ["POST", "/api/conversations/:id/messages", { type: "user.message", text: "hi" }],
])("[A2] a field of training that is not known is named, not dropped: %s %s %j", async (method, path, body, named) => {
  const app = await visit();
  const { conversationId } = await app.converse();

  const { status, json } = await app.request(method, path.replace(":id", conversationId), body);

  expect(status).toBe(named ? 400 : path.endsWith("messages") ? 200 : 201);
  if (named) expect((json as { detail: string }).detail).toContain(named);
});

test("[A2] what cannot be stored is refused in plain words, and why it was is kept beside the turn", async () => {
  const app = await visit();
  const ana = await app.converse();

  const turn = await ana.says("yesterday: 3x10 bench at 80kg", { sentAt: "1900-01-01T12:00:00+01:00" });

  expect([turn.status, turn.effects]).toEqual(["completed", []]);
  expect(turn.reply.text).toBe(
    "That did not work: something in it, such as a date or a figure, is outside what I can keep.",
  );
  const why = `/api/conversations/${ana.conversationId}/turns/${turn.turnId}/why`;
  const notes = async (detail: string) => {
    const { record } = Why.parse((await app.request("GET", `${why}?detail=${detail}`)).json);
    return record?.work.flatMap((work) => work.notes ?? []).find(({ event }) => event === "command_refused")?.fields;
  };
  expect(await notes("whole")).toEqual({ tool: "log_workout", detail: expect.stringContaining("from 1900 to 2199") });
  expect(JSON.stringify(await notes("redacted"))).not.toContain("1900");
});

test("[A2] over a socket: bad frames are refused, the connection and the others go on", async () => {
  const app = await visit();
  const ana = await app.converse();
  const [bad, good] = [await TestSocket.open(app), await TestSocket.open(app)];
  const frames = [
    "{",
    "[]",
    '"text"',
    "null",
    { type: "unknown" },
    { type: "xstate.init", conversationId: ana.conversationId },
    { type: "user.message", conversationId: ana.conversationId, messageId: "long", text: "x".repeat(8_001) },
    { type: "user.message", conversationId: "no-such", messageId: "lost", text: "hi" },
  ];

  for (const frame of frames) bad.send(frame);
  bad.send({ type: "ping" });
  await bad.hears("pong");

  const refusals = bad.frames.filter((frame) => frame.type === "refused");
  expect(refusals).toHaveLength(frames.length);
  expect(refusals.at(-1)).toMatchObject({ problem: { code: "not_found" }, to: { messageId: "lost" } });
  expect(bad.isOpen).toBe(true);
  good.send({ type: "conversation.open", conversationId: ana.conversationId });
  await good.hears("snapshot");
});

test("[A2] a hundred frames in one packet are all answered", async () => {
  const app = await visit();
  const socket = await TestSocket.open(app);
  for (let index = 0; index < 100; index++) socket.send(index % 2 ? { type: "ping" } : "{");

  socket.send({ type: "conversation.open" });
  await socket.hears("snapshot");

  expect(socket.frames.filter(({ type }) => type === "pong")).toHaveLength(50);
  expect(socket.frames.filter(({ type }) => type === "refused")).toHaveLength(50);
});

test("[A2] a foreign origin and a foreign host name are refused, over HTTP and as a socket", async () => {
  const app = await visit();

  await expect(TestSocket.open(app, "ana", { Origin: "https://evil.example" })).rejects.toThrow("refused");
  const response = await fetch(`${app.url}/api/conversations`, { headers: { Origin: "https://evil.example" } });
  expect(response.status).toBe(403);
  expect(await rawRequest(app.url, "rebound.example")).toMatch(/^HTTP\/1\.1 403/);
  expect((await fetch(`${app.url}/api/conversations`, { headers: { Origin: app.url } })).status).toBe(200);
});

test.each(["//", "//[::", "/ws/..//[", "/other"])(
  "[A2] an upgrade of %s is refused, and the server goes on",
  async (path) => {
    const app = await visit();

    expect(
      await rawRequest(
        app.url,
        new URL(app.url).host,
        path,
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n",
      ),
    ).toMatch(/^HTTP\/1\.1 404/);
    expect((await app.request("GET", "/health/ready")).status).toBe(200);
  },
);

test("[A3] somebody else's conversation is unknown, in every way", async () => {
  const app = await visit();
  const ana = await app.converse("ana");
  await ana.says("3x10 bench at 80kg");
  const path = `/api/conversations/${ana.conversationId}`;
  const unknown = { status: 404, json: { code: "not_found" } };

  for (const [method, suffix, body] of [
    ["GET", "/snapshot"],
    ["GET", "/snapshot?raw=1"],
    ["GET", "/turns"],
    ["GET", "/history"],
    ["GET", "/history/1"],
    ["POST", "/messages", { text: "hi" }],
    ["POST", "/events", { type: "user.cancel" }],
    ["DELETE", ""],
  ] as const)
    expect(await app.request(method, `${path}${suffix}`, body, "bob"), `${method} ${suffix}`).toMatchObject(unknown);
  const socket = await TestSocket.open(app, "bob");
  socket.send({ type: "conversation.open", conversationId: ana.conversationId });
  expect((await socket.hears("refused")).problem.code).toBe("not_found");
  expect((await app.request("GET", "/api/logs", undefined, "bob")).json).toMatchObject({ items: [] });
});

/** A request with a Host header that fetch would not send. */
function rawRequest(
  url: string,
  host: string,
  path = "/api/conversations",
  extra = "Connection: close\r\n",
): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${extra}\r\n`),
    );
    let answer = "";
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("end", () => resolve(answer));
    socket.on("error", reject);
  });
}
