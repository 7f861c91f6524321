import { spawn } from "node:child_process";
import { once } from "node:events";
import * as fs from "node:fs";
import { chmodSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import { openStore } from "../../src/store/openStore.ts";
import { freshFolder } from "../store/freshStore.ts";
import { NOON, type Speaker, startTestApp, TestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";

const PATIENCE_MS = 120_000;
const DATABASE = "setpoint.sqlite";

/** A data folder in which something was stored, by a server that has gone. */
async function usedFolder(): Promise<string> {
  const dataDir = await freshFolder();
  await (await openStore({ dataDir, snapshots: "files" })).close();
  return dataDir;
}

const scribble = (path: string) => writeFileSync(path, "milk, bread, 2 kg of rice\n".repeat(40));

test.each<[string, string, RegExp, (dataDir: string) => void]>([
  [
    "a database that is none",
    DATABASE,
    /damaged or not a database.*Nothing in it was changed.*backup/,
    (dataDir) => scribble(join(dataDir, DATABASE)),
  ],
  [
    "a database whose first page is damaged",
    DATABASE,
    /damaged or not a database/,
    (dataDir) => {
      const bytes = readFileSync(join(dataDir, DATABASE));
      writeFileSync(join(dataDir, DATABASE), bytes.fill(0xa5, 100, 4_000));
    },
  ],
  ["a lock that is none", "lock.sqlite", /not a database/, (dataDir) => scribble(join(dataDir, "lock.sqlite"))],
  [
    "a file where the snapshots should be",
    "snapshots",
    /not what it should be/,
    (dataDir) => {
      fs.rmSync(join(dataDir, "snapshots"), { recursive: true });
      scribble(join(dataDir, "snapshots"));
    },
  ],
])("[R11] %s is refused by its name, with what to do, and left as it is", async (_, name, told, spoil) => {
  const dataDir = await usedFolder();
  spoil(dataDir);
  const before = readFileSync(join(dataDir, name));

  const opening = openStore({ dataDir, snapshots: "files" });

  await expect(opening).rejects.toMatchObject({ code: "unavailable", message: expect.stringMatching(told) });
  await expect(opening).rejects.toMatchObject({ message: expect.stringContaining(join(dataDir, name)) });
  expect(readFileSync(join(dataDir, name))).toEqual(before);
});

test("[R11] a folder that may not be written to is refused by its name, and serves again when it may", async () => {
  const dataDir = await usedFolder();
  for (const name of fs.readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o555);
  chmodSync(dataDir, 0o555);
  const asNobody = process.geteuid?.() === 0;
  if (asNobody) process.seteuid?.(65_534);

  const told = await openStore({ dataDir, snapshots: "files" }).catch((error: unknown) => error);

  if (asNobody) process.seteuid?.(0);
  expect(told).toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(/may not be written to.*belong to the user who runs Setpoint/),
  });
  expect((told as Error).message).toContain(dataDir);
  for (const path of ["", ...fs.readdirSync(dataDir)]) chmodSync(join(dataDir, path), 0o755);
  await (await openStore({ dataDir, snapshots: "files" })).close();
});

test(
  "[R11] the real process ends with 1 and one sentence, without a stack",
  async () => {
    const dataDir = await usedFolder();
    scribble(join(dataDir, DATABASE));
    const server = spawn(process.execPath, [join(import.meta.dirname, "../../src/main.ts")], {
      env: { ...process.env, PORT: "0", SETPOINT_DATA_DIR: dataDir, LOG_LEVEL: "silent" },
      stdio: ["ignore", "ignore", "pipe"],
    });
    onTestFinished(() => void server.kill("SIGKILL"));
    let told = "";
    server.stderr.on("data", (data) => {
      told += data;
    });

    expect(await once(server, "close")).toEqual([1, null]);
    expect(told.trim().split("\n")).toHaveLength(1);
    expect(told).toContain(join(dataDir, DATABASE));
  },
  PATIENCE_MS,
);

test(
  "[R11] a second server on a folder is refused with what to do; the first one goes on",
  async () => {
    const first = await startTestApp();
    const ana = await first.converse();

    await expect(new TestApp(first.dataDir, {}).start()).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(new RegExp(`in use by process ${process.pid}.*SETPOINT_DATA_DIR`)),
    });

    expect((await ana.says("3x10 bench at 80kg")).effects).toHaveLength(1);
  },
  PATIENCE_MS,
);

/** An app, and what it tells its operator. */
async function startLoggedApp(options: Parameters<typeof startTestApp>[0] = {}) {
  const log: string[] = [];
  const write = (line: string) => void log.push(line);
  return { app: await startTestApp({ ...options, environment: { LOG_LEVEL: "warn" }, log: { write } }), log };
}

/** Says something and answers with how it was answered. */
async function said(app: TestApp, { conversationId, user }: Speaker, messageId: string, text: string) {
  const path = `/api/conversations/${conversationId}/messages`;
  const { status, json } = await app.request("POST", path, { text, messageId, sentAt: NOON }, user);
  return { status, turn: json as Turn, detail: (json as { detail?: string }).detail };
}

test(
  "[R11] a full database says so, keeps what it took, and stores each message once when there is room",
  async () => {
    const open = vi.spyOn(DatabaseSync.prototype, "exec");
    onTestFinished(() => open.mockRestore());
    const app = await startTestApp({ environment: { SETPOINT_SNAPSHOTS: "sqlite" } });
    const connection = open.mock.contexts[
      open.mock.calls.findIndex(([sql]) => sql.includes("journal_mode"))
    ] as unknown as DatabaseSync;
    const ana = await app.converse();
    const { page_count } = connection.prepare("pragma page_count").get() as { page_count: number };
    connection.exec(`pragma max_page_count = ${page_count}`);

    const loads = Array.from({ length: 12 }, (_, place) => 60 + place);
    const say = (load: number) => said(app, ana, `m${load}`, `bench press 3x5 at ${load} kg`);
    const refused = [];
    for (const load of loads) refused.push(await say(load));
    const isRead = (await app.request("GET", `/api/conversations/${ana.conversationId}/snapshot`)).status;
    connection.exec("pragma max_page_count = 100000");
    const again: Awaited<ReturnType<typeof say>>[] = [];
    for (const load of loads) again.push(await say(load));

    const details = refused.filter(({ status }) => status !== 200).map(({ status, detail }) => `${status} ${detail}`);
    expect(details.length).toBeGreaterThan(0);
    for (const detail of details) expect(detail).toMatch(/^503 .*(the disk is full|The message is kept|could not be)/);
    expect(details.join()).toContain("setpoint.sqlite cannot be used: the disk is full");
    expect(isRead).toBe(200);
    expect(again.map(({ status }) => status)).toEqual(loads.map(() => 200));
    // What was refused in the middle says so, for good, and is not stored; the rest is stored once.
    const stored = loads.filter((_, place) => again[place]?.turn.effects.length === 1);
    for (const { turn } of again)
      if (turn.effects.length === 0)
        expect(turn.reply.text).toMatch(
          /That did not work: .*the disk is full|not (been )?stored|went wrong|could not/,
        );
    expect(stored.length).toBeGreaterThan(5);
    expect((await ana.logs()).map(({ sets }) => sets[0]?.weight).sort()).toEqual(stored);
  },
  PATIENCE_MS,
);

test(
  "[R11] a disk that takes no snapshot file: nothing is lost or done twice, and everything can be read",
  async () => {
    let isFull = false;
    const disk = {
      ...fs,
      writeFileSync: (...given: Parameters<typeof fs.writeFileSync>) => {
        if (isFull) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
        fs.writeFileSync(...given);
      },
    };
    const { app, log } = await startLoggedApp({ disk });
    const [ana, bob] = [await app.converse("ana"), await app.converse("bob")];
    await bob.says("3x5 squat at 100 kg");

    const watcher = await TestSocket.open(app, "ana");
    watcher.send({ type: "conversation.open", conversationId: ana.conversationId });
    await watcher.hears("snapshot");

    isFull = true;
    const answered = await said(app, ana, "m1", "3x10 bench at 80kg");
    const [hers, his] = [await ana.view(), await bob.view()];
    isFull = false;
    const again = await said(app, ana, "m1", "3x10 bench at 80kg");
    const next = await ana.says("3x5 squat at 60 kg");

    expect(answered.status).toBe(200);
    expect(answered.turn.effects).toHaveLength(1);
    expect(
      log.filter((line) => line.includes(`${ana.conversationId}.json cannot be used: the disk is full`)),
    ).toHaveLength(1);
    expect(hers.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
    expect(his.messages).toHaveLength(2);
    expect(again.turn).toEqual(answered.turn);
    await watcher.hears("turn", ({ turn }) => turn.seq === next.seq);
    expect(watcher.all("turn").map(({ turn }) => turn.turnId)).toEqual([answered.turn.turnId, next.turnId]);
    expect(await ana.logs()).toHaveLength(2);
    expect(JSON.parse(readFileSync(join(app.dataDir, "snapshots", `${ana.conversationId}.json`), "utf8")).seq).toBe(
      next.seq,
    );
  },
  PATIENCE_MS,
);

test(
  "[R11] a snapshot file that was cut is set aside and told of; its conversation and the others go on",
  async () => {
    const { app, log } = await startLoggedApp();
    const [ana, bob] = [await app.converse("ana"), await app.converse("bob")];
    const asked = await ana.says("4x6 rows at 95 lbs");
    await app.stop();
    const path = join(app.dataDir, "snapshots", `${ana.conversationId}.json`);
    truncateSync(path, 300);
    const cut = readFileSync(path);
    await app.start();

    const view = await ana.view();
    const answered = await ana.says("the cable one");

    expect(view.pending).toEqual(asked.pending);
    expect(answered.effects).toHaveLength(1);
    expect(JSON.parse(readFileSync(path, "utf8")).seq).toBe(answered.seq);
    expect(readFileSync(`${path}.damaged`)).toEqual(cut);
    expect(log.filter((line) => line.includes(`${path}.damaged`))).toHaveLength(1);
    expect((await bob.says("3x10 bench at 80kg")).effects).toHaveLength(1);
  },
  PATIENCE_MS,
);

test(
  "[R11] a snapshot file that is whole and does not open is set aside for its checkpoint; nothing is parked",
  async () => {
    const { app, log } = await startLoggedApp();
    const spoiled: [string, string][] = [
      ['"logging":"awaitingPick"', '"logging":"awaitimgPick"'],
      ['"version":"', '"version":"99'],
    ];
    const people = await Promise.all(spoiled.map((_, index) => app.converse(`user${index}`)));
    for (const person of people) await person.says("4x6 rows at 95 lbs");
    await app.stop();
    const paths = people.map(({ conversationId }) => join(app.dataDir, "snapshots", `${conversationId}.json`));
    for (const [index, [whole, damaged]] of spoiled.entries()) {
      const path = paths[index] ?? "";
      const text = readFileSync(path, "utf8");
      expect(text).toContain(whole);
      writeFileSync(path, text.replace(whole, damaged));
    }
    await app.start();

    for (const [index, person] of people.entries()) {
      expect((await person.view()).tags).not.toContain("parked");
      expect((await person.says("the cable one")).effects).toHaveLength(1);
      const path = paths[index] ?? "";
      expect(readFileSync(`${path}.damaged`, "utf8")).toContain(spoiled[index]?.[1]);
      expect(log.filter((line) => line.includes(`${path}.damaged`))).toHaveLength(1);
    }
  },
  PATIENCE_MS,
);

test(
  "[R11] a damaged page costs the conversation that lies on it, by the name of the file, and no other",
  async () => {
    const app = await startTestApp();
    const [ana, bob] = [await app.converse("ana"), await app.converse("bob")];
    const marker = "numbat ".repeat(1_000);
    await ana.says(marker);
    await bob.says("3x10 bench at 80kg");
    await app.stop();
    const path = join(app.dataDir, DATABASE);
    const damaged = withoutPages(path, marker.slice(0, 200));
    await app.start();

    const hers = await app.request("GET", `/api/conversations/${ana.conversationId}/snapshot`, undefined, "ana");
    const next = await bob.says("3x5 squat at 100 kg");

    expect(hers).toMatchObject({ status: 503, json: { code: "unavailable" } });
    expect((hers.json as { detail: string }).detail).toMatch(/setpoint\.sqlite cannot be used: the file is damaged/);
    expect(next.effects).toHaveLength(1);
    await app.stop();
    for (const page of damaged) expect(pageOf(readFileSync(path), page).every((byte) => byte === 0xa5)).toBe(true);
  },
  PATIENCE_MS,
);

test.each([
  ["in its text", 1_000, ""],
  ["of its row", 500, '"stamp"'],
])(
  "[R11] a damaged page %s under an unfinished turn stops that conversation, not the start",
  async (_, words, beside) => {
    const { app, log } = await startLoggedApp();
    const [ana, bob] = [await app.converse("ana"), await app.converse("bob")];
    const marker = "numbat ".repeat(words);
    await app.stop();
    const store = await openStore({ dataDir: app.dataDir, snapshots: "files" });
    for (const [{ conversationId, user }, text] of [
      [ana, marker],
      [bob, "3x10 bench at 80kg"],
    ] as const)
      await store.conversations.accept({
        conversationId,
        userId: user,
        event: { type: "user.message", text },
        stamp: { turnId: `t-${user}`, messageId: "m1", sentAt: NOON, at: NOON, timezone: "UTC" },
        traceId: user,
      });
    await store.close();
    const path = join(app.dataDir, DATABASE);
    const damaged = withoutPages(path, marker.slice(0, 200), beside);
    await app.start();

    const his = await said(app, bob, "m1", "3x10 bench at 80kg");
    const hers = await said(app, ana, "m2", "3x5 squat at 60 kg");

    expect(his.turn.effects).toHaveLength(1);
    expect(hers.status).toBe(503);
    expect(hers.detail).toMatch(/setpoint\.sqlite cannot be used: the file is damaged/);
    const told = log.filter((line) => line.includes("setpoint.sqlite"));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`cannot be read in ${ana.conversationId}: nothing is answered there, all others go on.`);
    await app.stop();
    for (const page of damaged) expect(pageOf(readFileSync(path), page).every((byte) => byte === 0xa5)).toBe(true);
  },
);

test.each(["files", "sqlite"])(
  "[R11] a snapshot damaged in its place and in its checkpoint parks its conversation, and nothing else (%s)",
  async (snapshots) => {
    const app = await startTestApp({ environment: { SETPOINT_SNAPSHOTS: snapshots } });
    const [ana, bob] = [await app.converse("ana"), await app.converse("bob")];
    await ana.says("4x6 rows at 95 lbs");
    const before = await ana.view();
    await app.stop();
    const file = join(app.dataDir, "snapshots", `${ana.conversationId}.json`);
    if (snapshots === "files") truncateSync(file, 300);
    const database = new DatabaseSync(join(app.dataDir, DATABASE));
    for (const table of ["checkpoints", "snapshots"])
      database
        .prepare(`update ${table} set envelope = substr(envelope, 1, 300) where conversation_id = ?`)
        .run(ana.conversationId);
    database.close();
    await app.start();

    const view = await ana.view();
    const refused = await said(app, ana, "m1", "the cable one");
    const turns = await app.request("GET", `/api/conversations/${ana.conversationId}/turns`);

    expect(view).toMatchObject({ seq: before.seq, value: before.value, tags: ["parked"], can: [], pending: null });
    expect(view.messages).toEqual(before.messages);
    expect(refused.status).toBe(409);
    expect(refused.detail).toMatch(/damaged, so it cannot go on\. Nothing is lost.*start a new conversation/);
    expect((turns.json as { items: Turn[] }).items).toHaveLength(1);
    expect((await bob.says("3x10 bench at 80kg")).effects).toHaveLength(1);
    if (snapshots === "files") expect(readFileSync(`${file}.damaged`)).toHaveLength(300);
    expect((await app.request("DELETE", `/api/conversations/${ana.conversationId}`)).status).toBe(204);
  },
);

const PAGE = 4_096;
const pageOf = (bytes: Buffer, page: number) => bytes.subarray(page * PAGE, (page + 1) * PAGE);

/** Scribbles over the pages that hold little but this text, with that beside it, and answers with their places. */
function withoutPages(path: string, text: string, beside = ""): number[] {
  const bytes = readFileSync(path);
  const pages = Array.from({ length: bytes.length / PAGE }, (_, page) => page).filter((page) => {
    const content = pageOf(bytes, page).toString("latin1");
    return content.split("numbat").length > 500 && content.includes(text) && content.includes(beside);
  });
  if (pages.length === 0) throw new Error("the text lies on no page of its own");
  for (const page of pages) pageOf(bytes, page).fill(0xa5);
  writeFileSync(path, bytes);
  return pages;
}
