import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import type { Cast } from "../../src/runtime/workRunner.ts";
import { openStore } from "../../src/store/openStore.ts";
import type { ConversationStore, TurnProgress } from "../../src/store/store.ts";
import { crashed, imageOf } from "../chaos/crashed.ts";
import { gate } from "../chaos/faults.ts";
import { ManualClock } from "./manualClock.ts";
import { NOON, type Speaker, startTestApp, TestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";

/** The end of a process, in this one: a crash is a second server on a copy of the folder. Real kills are in tests/kills. */
const TEXT = "what muscles does a deadlift work?";

test.each(["files", "sqlite"])(
  "[R1] a crash in the middle of an open question costs nothing (%s)",
  async (snapshots) => {
    const environment = { SETPOINT_SNAPSHOTS: snapshots };
    const app = await startTestApp({ environment });
    const before = await app.converse();
    const asked = await before.says("4x6 rows at 95 lbs");
    expect(asked.status).toBe("awaiting");

    const ana = (await crashed(app, { environment })).speaker(before.conversationId, "ana");
    const view = await ana.view();
    const answered = await ana.says("the cable one");

    expect(view.pending).toEqual(asked.pending);
    expect(view.seq).toBe(asked.seq);
    expect(answered.seq).toBe(asked.seq + 1);
    expect((await ana.logs()).map(({ exercise, sets }) => [exercise.name, sets.length])).toEqual([
      ["Seated Cable Row", 4],
    ]);
  },
);

test("[R3] an open question expires at its due time, through a restart too", async () => {
  const clock = new ManualClock("2026-11-21T11:00:00Z");
  const app = await startTestApp({ clock });
  const ana = await app.converse();
  const asked = await ana.says("4x6 rows at 95 lbs");
  expect(asked.pending?.expiresAt).toBe("2026-11-22T11:00:00.000Z");

  await app.restart();
  clock.advance(23 * 3_600_000);
  expect((await ana.view()).pending).not.toBeNull();
  clock.advance(3_600_000);

  await vi.waitFor(async () => expect((await ana.view()).pending).toBeNull());
  const view = await ana.view();
  expect(view.value).toMatchObject({ dialogue: "idle" });
  expect(view.seq).toBe(asked.seq + 1);
  expect(view.messages.at(-1)?.text).toContain("nothing was stored");
});

const accept = (store: ConversationStore, { conversationId, user }: Speaker, turnId: string, text: string) =>
  store.accept({
    conversationId,
    userId: user,
    event: { type: "user.message", text, messageId: turnId },
    stamp: { turnId, messageId: turnId, sentAt: NOON, at: "2026-11-21T11:00:00.000Z", timezone: "Europe/Paris" },
    traceId: turnId,
  });

/** The server on a folder in which a turn stands in a state that must not be repeated unasked. */
async function cutOffIn(onRestore: TurnProgress["onRestore"]): Promise<{ app: TestApp; ana: Speaker; turn: Turn }> {
  const app = await startTestApp();
  const ana = await app.converse();
  await app.stop();
  const { conversations, close } = await openStore({ dataDir: app.dataDir, snapshots: "files" });
  const { conversationId } = ana;
  await accept(conversations, ana, "t-1", TEXT);
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

/** Resolves when the router has got the poison, which it holds for as long as nobody opens the gate. */
function poisoned() {
  const { arrived, pass, arrive, open } = gate();
  const recast = (cast: Cast): Cast => ({
    ...cast,
    router: async (input, scope) => {
      if (input.text === "poison") {
        arrive();
        await pass;
      }
      return cast.router?.(input, scope);
    },
  });
  return { arrived, open, recast };
}

test("[M6] a message that ends the process every time is given up after three attempts; the others are answered", async () => {
  const app = await startTestApp();
  const [ana, bob] = [await app.converse("ana"), await app.converse("bob")];
  await app.stop();
  const store = await openStore({ dataDir: app.dataDir, snapshots: "files" });
  await accept(store.conversations, ana, "poison", "poison");
  await accept(store.conversations, ana, "waiting", TEXT);
  await accept(store.conversations, bob, "innocent", TEXT);
  await store.close();

  // What was accepted counts as begun once: nobody can know whether it was.
  let dataDir = app.dataDir;
  for (let start = 0; start < 2; start += 1) {
    const { arrived, open, recast } = poisoned();
    const struck = new TestApp(dataDir, { recast });
    const started = struck.start();
    await arrived;
    dataDir = imageOf(dataDir);
    open();
    await started;
    await struck.stop();
  }
  const last = new TestApp(dataDir, poisoned());
  onTestFinished(() => last.stop());
  await last.start();
  const [hers, his] = [ana, bob].map(({ conversationId, user }) => last.speaker(conversationId, user));
  const answers = await Promise.all([
    hers?.says("poison", { messageId: "poison" }),
    hers?.says(TEXT, { messageId: "waiting" }),
    his?.says(TEXT, { messageId: "innocent" }),
  ]);

  expect(answers.map((turn) => [turn?.turnId, turn?.status])).toEqual([
    ["poison", "failed"],
    ["waiting", "completed"],
    ["innocent", "completed"],
  ]);
  expect(answers[0]?.reply.text).toContain("I was stopped several times");
  await last.stop();
  const database = new DatabaseSync(join(dataDir, "setpoint.sqlite"), { readOnly: true });
  expect(database.prepare("select attempts from turns where turn_id = 'poison'").get()).toEqual({ attempts: 3 });
  database.close();
});

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
