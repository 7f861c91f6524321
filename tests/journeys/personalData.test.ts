import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { PersonalExport } from "../../src/protocol/personalData.ts";
import type { Cast } from "../../src/runtime/workRunner.ts";
import { sharedTestApp, startTestApp, type TestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";
import { CONSOLE_KEY, startTokenApp } from "./tokenApp.ts";

const visit = sharedTestApp();

/** A word in everything that ana has stored, and one in everything that bob has. */
const [ANAS, BOBS] = ["quokka", "wombat"];

/** One of everything that can be stored, with the user's word in it. */
async function settleIn(app: TestApp, user: string, word: string): Promise<string> {
  const speaker = await app.converse(user, { title: word });
  await speaker.says(`what is a ${word}?`);
  await speaker.says(`my goal is to look like a ${word} and my right knee is bad`);
  await speaker.says("3x10 bench press at 80kg");
  await speaker.says(`4x6 ${word} rows at 95 lbs`);
  const post = async (path: string, body: unknown) => {
    const { status, json } = await app.request("POST", path, body, user);
    if (status !== 201) throw new Error(JSON.stringify(json));
    return json as { id: string };
  };
  await post("/api/logs", { exercise: { name: "back squat" }, sets: [{ reps: 5 }], note: word });
  const { json } = await app.request("GET", "/api/exercises?limit=1");
  const exerciseId = (json as { items: { id: string }[] }).items[0]?.id;
  const item = { exerciseId, name: word, sets: 3, reps: 10, restS: 60 };
  await post("/api/workouts", { title: word, estimatedMinutes: 10, blocks: [{ block: "main", items: [item] }] });
  await post("/api/routines", { name: word, daysPerWeek: 3, days: [{ name: word, items: [item] }] });
  return speaker.conversationId;
}

async function exported(app: TestApp, user = "ana"): Promise<PersonalExport> {
  const { status, json } = await app.request("GET", "/api/export?raw=1", undefined, user);
  expect(status).toBe(200);
  return PersonalExport.parse(json);
}

/** Files of the data folder that hold a word. */
function filesWith(folder: string, word: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => statSync(join(folder, file)).isFile() && readFileSync(join(folder, file)).includes(word))
    .sort();
}

/** Tables that hold a word in any column. */
function tablesWith(folder: string, word: string): string[] {
  const database = new DatabaseSync(join(folder, "setpoint.sqlite"), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as { name: string }[];
  const found = tables.filter(({ name }) =>
    JSON.stringify(database.prepare(`select * from "${name}"`).all()).includes(word),
  );
  database.close();
  return found.map(({ name }) => name).sort();
}

test("[A9] the export holds all of a user's data and nobody else's, and its counts are true", async () => {
  const app = await visit();
  const conversationId = await settleIn(app, "ana", ANAS);
  await app.request("POST", "/api/conversations", {});
  await settleIn(app, "bob", BOBS);

  const all = await exported(app);

  expect(all.counts).toEqual({
    facts: all.facts.length,
    logs: 2,
    workouts: 1,
    routines: 1,
    conversations: 2,
    messages: 8,
    turns: 4,
    checkpoints: 6,
    effects: all.effects.length,
    modelUsage: 0,
  });
  expect(all.facts.length).toBeGreaterThanOrEqual(2);
  expect(all.effects.map(({ tool }) => tool)).toEqual(expect.arrayContaining(["log_workout", "remember_facts"]));
  const [conversation, empty] = all.conversations;
  expect(conversation).toMatchObject({ conversationId, title: ANAS });
  expect(conversation?.turns).toEqual(
    ((await app.request("GET", `/api/conversations/${conversationId}/turns`)).json as { items: unknown[] }).items,
  );
  expect(conversation?.history.map(({ seq, envelope }) => [seq, envelope?.seq])).toEqual(
    [1, 2, 3, 4, 5].map((seq) => [seq, seq]),
  );
  expect(empty).toMatchObject({ messages: [], turns: [] });
  expect(JSON.stringify(all)).not.toContain(BOBS);
  expect(all.profile).toEqual((await app.request("GET", "/api/profile")).json);
});

test("[A9] an export is a file to keep, without stored snapshots unless they are asked for, and whole beyond a page", async () => {
  const app = await visit();
  const log = (reps: number) =>
    app.request("POST", "/api/logs", { exercise: { name: "back squat" }, sets: [{ reps }] });
  await Promise.all(Array.from({ length: 120 }, (_, made) => log(made + 1)));
  await settleIn(app, "ana", ANAS);

  const { json, headers } = await app.request("GET", "/api/export");
  const all = PersonalExport.parse(json);

  expect(headers.get("content-disposition")).toBe("attachment; filename=setpoint-export.json");
  expect(new Set(all.logs.map(({ id }) => id)).size).toBe(122);
  expect(all.counts.logs).toBe(122);
  expect(all.conversations[0]?.history.every((checkpoint) => !("envelope" in checkpoint))).toBe(true);
});

test("[A9] with tokens, stored snapshots need the console key; another export waits for the first", async () => {
  const { ask, tokens, app } = await startTokenApp({ limits: { exportsPerUser: 0 } });
  const door = { app } as never;

  expect((await ask.call(door, tokens.ana, "GET", "/api/export?raw=1")).status).toBe(403);
  const refused = await ask.call(door, tokens.ana, "GET", "/api/export?raw=1", undefined, {
    "X-Setpoint-Console-Key": CONSOLE_KEY,
  });
  expect(refused).toMatchObject({ status: 429, json: { code: "rate_limited" } });
  expect(refused.headers.get("retry-after")).toBe("5");
});

test.each(["files", "sqlite"])(
  "[A10] all of a user is gone from every table and every file (%s), and nobody else's",
  async (kind) => {
    const app = await startTestApp({
      environment: { SETPOINT_SNAPSHOTS: kind, LOG_LEVEL: "debug" },
      log: { write() {} },
    });
    const conversationId = await settleIn(app, "ana", ANAS);
    await settleIn(app, "bob", BOBS);
    const bobs = await exported(app, "bob");
    expect(tablesWith(app.dataDir, ANAS)).toEqual(expect.arrayContaining(["logs", "messages", "routines", "turns"]));

    expect(await app.request("DELETE", "/api/me")).toMatchObject({ status: 204 });

    const { counts, profile } = await exported(app);
    expect([Object.values(counts).every((count) => count === 0), profile]).toEqual([true, null]);
    expect(await app.request("GET", `/api/conversations/${conversationId}/snapshot`)).toMatchObject({ status: 404 });
    await app.stop();
    expect([...tablesWith(app.dataDir, ANAS), ...tablesWith(app.dataDir, conversationId)]).toEqual([]);
    expect([...filesWith(app.dataDir, ANAS), ...filesWith(app.dataDir, conversationId)]).toEqual([]);
    expect(readdirSync(app.dataDir, { recursive: true }).join()).not.toContain(conversationId);
    // What is looked for is there to be found: bob's word is in the database, in the trace at debug, and nothing of his is less.
    expect(filesWith(app.dataDir, BOBS)).toEqual(expect.arrayContaining(["setpoint.sqlite", "trace.jsonl"]));
    await app.start();
    expect({ ...(await exported(app, "bob")), exportedAt: "" }).toEqual({ ...bobs, exportedAt: "" });
    expect((await (await app.converse()).says("3x10 bench press at 80kg")).status).toBe("completed");
  },
);

test("[A10] a running turn is ended first, stores nothing later, and the sockets of the user are told", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let reached = () => {};
  const isReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const recast = (cast: Cast): Cast => ({
    ...cast,
    "logger.extractor": async (input, scope) => {
      reached();
      await held;
      return cast["logger.extractor"]?.(input, scope);
    },
  });
  const app = await startTestApp({ recast });
  const ana = await app.converse();
  const [socket, bobs] = [await TestSocket.open(app), await TestSocket.open(app, "bob")];
  socket.send({ type: "conversation.open", conversationId: ana.conversationId });
  await socket.hears("snapshot");
  bobs.send({ type: "conversation.open", conversationId: (await app.converse("bob")).conversationId });
  await bobs.hears("snapshot");
  const running = app.request("POST", `/api/conversations/${ana.conversationId}/messages`, {
    text: "3x10 bench at 80kg",
  });
  await isReached;

  expect(await app.request("DELETE", "/api/me")).toMatchObject({ status: 204 });
  release();

  expect(await running).toMatchObject({ status: 404, json: { code: "not_found" } });
  const { problem, to } = await socket.hears("refused");
  expect({ code: problem.code, to }).toEqual({
    code: "not_found",
    to: { type: "conversation.open", conversationId: ana.conversationId, messageId: null },
  });
  expect((await exported(app)).counts).toMatchObject({ logs: 0, effects: 0, conversations: 0, turns: 0 });
  socket.send({ type: "conversation.open" });
  await socket.hears("snapshot", ({ view }) => view.conversationId !== ana.conversationId);
  bobs.send({ type: "ping" });
  await bobs.hears("pong");
  expect(bobs.frames.map(({ type }) => type)).toEqual(["snapshot", "pong"]);
});

test("[A10] messages that arrive while all is being deleted leave nothing behind", async () => {
  const app = await visit();
  const speakers = await Promise.all(Array.from({ length: 4 }, () => app.converse()));
  const say = (conversationId: string) =>
    app.request("POST", `/api/conversations/${conversationId}/messages?wait=0`, { text: "3x10 bench press at 80kg" });

  const all = speakers.flatMap(({ conversationId }) => [say(conversationId), say(conversationId)]);
  const deleted = app.request("DELETE", "/api/me");
  const more = speakers.map(({ conversationId }) => say(conversationId));

  expect((await deleted).status).toBe(204);
  const statuses = (await Promise.all([...all, ...more])).map(({ status }) => status);
  expect(statuses.filter((status) => ![202, 404, 503].includes(status))).toEqual([]);
  await app.restart();
  const { counts } = await exported(app);
  expect(counts).toMatchObject({ conversations: 0, messages: 0, turns: 0, checkpoints: 0, effects: 0, logs: 0 });
});

test("[A10] deleting one conversation tells those who watch it", async () => {
  const app = await visit();
  const { conversationId } = await app.converse();
  const socket = await TestSocket.open(app);
  socket.send({ type: "conversation.open", conversationId });
  await socket.hears("snapshot");

  await app.request("DELETE", `/api/conversations/${conversationId}`);

  expect((await socket.hears("refused")).problem.code).toBe("not_found");
  expect(socket.isOpen).toBe(true);
});
