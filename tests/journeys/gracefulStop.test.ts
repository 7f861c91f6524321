import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import type { Cast } from "../../src/runtime/workRunner.ts";
import { openStore } from "../../src/store/openStore.ts";
import { ManualClock } from "./manualClock.ts";
import { NOON, startTestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";

test("[R8] a stop lets the running turn end, refuses what comes meanwhile, and tells sockets to come back", async () => {
  const gate = new Gate();
  const app = await startTestApp({ recast: gate.hold });
  const ana = await app.converse();
  const socket = await TestSocket.open(app);
  socket.send({ type: "conversation.open", conversationId: ana.conversationId });
  await socket.hears("snapshot");
  const running = ana.says("3x10 bench at 80kg");
  await gate.reached;

  const stopping = app.stop();
  socket.send({ type: "user.message", conversationId: ana.conversationId, messageId: "late", text: "hi" });
  expect((await socket.hears("refused")).problem).toMatchObject({ code: "unavailable", retryAfterS: 2 });
  await expect(fetch(`${app.url}/health/live`)).rejects.toThrow();
  gate.open();

  expect((await running).effects).toHaveLength(1);
  await socket.hears("turn");
  expect(await socket.closed).toBe(1012);
  await stopping;
  await app.start();
  expect((await ana.view()).messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect(await ana.logs()).toHaveLength(1);
});

test("[R8] a stop waits so long and no longer: the one who waits is told, and the next start answers, once", async () => {
  const gate = new Gate();
  const clock = new ManualClock("2026-11-21T11:00:00Z");
  const app = await startTestApp({ recast: gate.hold, clock });
  const ana = await app.converse();
  const body = { text: "3x10 bench at 80kg", sentAt: NOON, messageId: "m1" };
  const path = `/api/conversations/${ana.conversationId}`;
  const waiting = app.request("POST", `${path}/messages`, body);
  await gate.reached;

  const stopping = app.stop();
  clock.advance(5_000);
  expect(await waiting).toMatchObject({ status: 503, json: { code: "unavailable", retryAfterS: 2 } });
  await stopping;
  gate.open();
  await app.start();

  await vi.waitFor(async () => {
    const { items } = (await app.request("GET", `${path}/turns`)).json as { items: Turn[] };
    expect(items.map(({ status }) => status)).toEqual(["completed"]);
  }, 10_000);
  expect((await app.request("POST", `${path}/messages`, body)).json).toMatchObject({
    effects: [{ tool: "log_workout" }],
  });
  expect(await ana.logs()).toHaveLength(1);
});

test("[R8] SIGTERM ends the real process with 0, its sockets with 1012, and its lock", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-"));
  const server = spawn(process.execPath, [join(import.meta.dirname, "../../src/main.ts")], {
    env: { ...process.env, PORT: "0", SETPOINT_DATA_DIR: dataDir, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  onTestFinished(() => {
    server.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });
  const [line] = (await once(createInterface({ input: server.stdout }), "line")) as [string];
  const socket = await TestSocket.open({ url: line.slice(line.indexOf("http")) }, "local");
  socket.send({ type: "conversation.open" });
  const { conversationId } = (await socket.hears("snapshot")).view;
  socket.send({ type: "user.message", conversationId, messageId: "m", text: "bench 3x5 at 60kg", sentAt: NOON });
  await socket.hears("turn");

  server.kill("SIGTERM");

  expect(await socket.closed).toBe(1012);
  expect(await ended).toEqual([0, null]);
  const store = await openStore({ dataDir, snapshots: "files" });
  expect((await store.conversations.turns(conversationId, {})).items).toHaveLength(1);
  await store.close();
}, 60_000);

/** Holds the work that writes until it is opened. */
class Gate {
  readonly #open = Promise.withResolvers<void>();
  readonly #reached = Promise.withResolvers<void>();
  readonly reached = this.#reached.promise;

  readonly hold = (cast: Cast): Cast => ({
    ...cast,
    router: async (input, scope) => {
      this.#reached.resolve();
      await this.#open.promise;
      return cast.router?.(input, scope);
    },
  });

  open(): void {
    this.#open.resolve();
  }
}
