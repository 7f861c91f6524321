import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import { openStore } from "../../src/store/openStore.ts";
import type { TurnProgress } from "../../src/store/store.ts";
import { type Speaker, startTestApp, type TestApp } from "./testApp.ts";

const TEXT = "what muscles does a deadlift work?";

/** The server on a folder in which a turn stands in a state that must not be repeated unasked. */
async function cutOffIn(onRestore: TurnProgress["onRestore"]): Promise<{ app: TestApp; ana: Speaker; turn: Turn }> {
  const app = await startTestApp();
  const ana = await app.converse();
  await app.stop();
  const { conversations, close } = await openStore({ dataDir: app.dataDir, snapshots: "files" });
  const stamp = {
    turnId: "t-1",
    messageId: "m-1",
    sentAt: "2026-11-21T12:00:00+01:00",
    at: "2026-11-21T11:00:00.000Z",
    timezone: "Europe/Paris",
  };
  const { conversationId } = ana;
  const event = { type: "user.message" as const, text: TEXT, messageId: "m-1" };
  await conversations.accept({ conversationId, userId: "ana", event, stamp, traceId: "x" });
  const agenda = [{ route: "COACH", text: TEXT, decision: null, resume: null }];
  const machine = { id: "conversation", version: "2", hash: "-" };
  const stood = { machine, timers: {}, counter: 9, inflight: {}, path: [], snapshot: { context: { agenda } } };
  await conversations.saveProgress("t-1", { ...stood, onRestore });
  await close();
  await app.start();
  const turn = await vi.waitFor(async () => {
    const { json } = await app.request("GET", `/api/conversations/${conversationId}/turns`);
    const [first] = (json as { items: Turn[] }).items;
    if (!first) throw new Error("no turn yet");
    return first;
  });
  return { app, ana, turn };
}

test.each([
  ["a tap", (ana: Speaker) => ana.picks("yes")],
  ["words", (ana: Speaker) => ana.says("yes please")],
] as const)(
  "[M5] cut off in a state that asks, the turn ends with a question, and a yes by %s does it again",
  async (_, agree) => {
    const { app, ana, turn } = await cutOffIn("ask");

    expect(turn).toMatchObject({
      status: "awaiting",
      pending: { kind: "confirmation", about: "confirm" },
      effects: [],
    });
    expect(turn.reply.text).toContain(`I was interrupted while I worked on "${TEXT}"`);
    await app.restart();
    const again = await agree(ana);

    expect(again.status).toBe("completed");
    expect(again.reply.citations.length).toBeGreaterThan(0);
    expect((await ana.view()).pending).toBeNull();
  },
);

test("[M5] a no leaves it", async () => {
  const { ana } = await cutOffIn("ask");

  const left = await ana.says("no");

  expect(left).toMatchObject({ status: "completed", pending: null, reply: { text: "All right, I leave it." } });
});

test("[M5] cut off in a state that fails, the turn ends with an honest sentence, and the conversation goes on", async () => {
  const { ana, turn } = await cutOffIn("fail");

  expect(turn).toMatchObject({ turnId: "t-1", status: "failed", seq: 2, pending: null, effects: [] });
  expect(turn.reply.text).toContain("not something to do twice unasked");
  expect((await ana.says(TEXT)).status).toBe("completed");
});

test("[M6] a message that ends the process every time is given up after three attempts; the others are answered", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const runs: { code: number | null; signal: string | null }[] = [];

  // What was accepted counts as begun once: nobody can know whether it was.
  for (let start = 0; start < 3; start += 1) {
    const child = spawn(process.execPath, [join(import.meta.dirname, "poisonedServer.ts"), dataDir], {
      stdio: "inherit",
    });
    const [code, signal] = await once(child, "exit");
    runs.push({ code, signal });
  }

  const database = new DatabaseSync(join(dataDir, "setpoint.sqlite"), { readOnly: true });
  const turns = database.prepare("select turn_id, attempts, result from turns order by turn_id").all() as {
    turn_id: string;
    attempts: number;
    result: string;
  }[];
  database.close();
  const told = turns.map(({ turn_id, attempts, result }) => [turn_id, attempts, (JSON.parse(result) as Turn).status]);
  const killed = { code: null, signal: "SIGKILL" };
  expect(runs).toEqual([killed, killed, { code: 0, signal: null }]);
  expect(told).toEqual([
    ["innocent", expect.any(Number), "completed"],
    ["poison", 3, "failed"],
    ["waiting", expect.any(Number), "completed"],
  ]);
  expect(JSON.parse(turns[1]?.result ?? "{}").reply.text).toContain("I was stopped several times");
}, 60_000);
