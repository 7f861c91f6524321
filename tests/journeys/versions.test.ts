import { expect, test, vi } from "vitest";
import { readReleases } from "../../scripts/machines/releases.ts";
import { conversationMachine } from "../../src/machines/conversationMachine.ts";
import type { Turn } from "../../src/protocol/turn.ts";
import type { View } from "../../src/protocol/view.ts";
import { openStore } from "../../src/store/openStore.ts";
import type { Envelope } from "../../src/store/snapshotStore.ts";
import { changeStored } from "../restore/storedConversations.ts";
import { ManualClock } from "./manualClock.ts";
import { Speaker, startTestApp, type TestApp } from "./testApp.ts";

const KINDS = ["files", "sqlite"] as const;
type Kind = (typeof KINDS)[number];

const VERSION = conversationMachine.version;

/** A data folder as a server of version 1 left it, and today's server on it. */
async function afterUpgrade(kind: Kind): Promise<TestApp> {
  const released = readReleases().find(({ version }) => version === "1")?.snapshots as Record<string, Envelope>;
  const clock = new ManualClock("2026-11-21T11:00:00Z");
  const app = await startTestApp({ clock, environment: { SETPOINT_SNAPSHOTS: kind } });
  await app.stop();
  const store = await openStore({ dataDir: app.dataDir, snapshots: kind });
  for (const [conversationId, envelope] of Object.entries(released)) {
    const { userId, at } = envelope;
    const row = { conversationId, userId, title: null, timezone: "Europe/Paris", createdAt: at, updatedAt: at };
    await store.conversations.create(row, envelope);
  }
  await store.close();
  await app.start();
  return app;
}

test.each(KINDS)(
  "[M1] conversations stored by version 1 go on where they stood: their questions are answered (%s)",
  async (kind) => {
    const app = await afterUpgrade(kind);
    const as = (name: string) => new Speaker(app, name, name);

    const view = await as("which-exercise").view();
    const answered = await as("which-exercise").says("the cable one");
    const forgotten = await as("forget-or-not").says("no");
    const parkedToo = await as("one-open-one-parked").says("8 reps");
    const held = await as("halted").says("give me a 20 minute core session");

    expect(view).toMatchObject({ seq: 2, machine: { version: VERSION }, pending: { kind: "disambiguation" } });
    expect(view.can.map(({ type }) => type)).toContain("user.pick");
    expect(answered).toMatchObject({ seq: 3, status: "completed", effects: [{ kind: "log", op: "create" }] });
    expect(forgotten.effects).toEqual([]);
    expect(parkedToo).toMatchObject({ status: "awaiting", pending: { about: "exercise" }, effects: [{ kind: "log" }] });
    expect(held.reply.cards).toEqual([]);
    await app.restart();
    expect(await as("which-exercise").view()).toMatchObject({ seq: 3, machine: { version: VERSION } });
  },
);

test("[M1] the deadline of a question that was stored by version 1 is kept", async () => {
  const clock = new ManualClock("2026-11-21T11:00:00Z");
  const released = readReleases()[0]?.snapshots["which-exercise"] as Envelope;
  const app = await startTestApp({ clock });
  await app.stop();
  const store = await openStore({ dataDir: app.dataDir, snapshots: "files" });
  const { conversationId, userId, at } = released;
  await store.conversations.create(
    { conversationId, userId, title: null, timezone: null, createdAt: at, updatedAt: at },
    released,
  );
  await store.close();
  await app.start();
  const ana = new Speaker(app, conversationId, userId);
  expect((await ana.view()).pending).not.toBeNull();

  clock.advance(24 * 3_600_000);

  await vi.waitFor(async () => expect((await ana.view()).pending).toBeNull());
  expect((await ana.view()).value).toMatchObject({ dialogue: "idle" });
});

test.each(KINDS)(
  "[M2] a conversation that cannot be migrated is parked: readable, refusing, deletable; others go on (%s)",
  async (kind) => {
    const app = await startTestApp({ environment: { SETPOINT_SNAPSHOTS: kind } });
    const parked = await app.converse();
    const other = await app.converse();
    await parked.says("4x6 rows at 95 lbs");
    const before = await parked.view();
    await app.stop();
    changeStored(app.dataDir, parked.conversationId, (envelope) => ({
      ...envelope,
      machine: { ...envelope.machine, version: "0" },
    }));
    await app.start();
    const at = `/api/conversations/${parked.conversationId}`;
    const asked = (path: string, method = "GET", body?: unknown) => app.request(method, `${at}${path}`, body);

    const view = (await asked("/snapshot")).json as View;
    const refused = await asked("/messages", "POST", { text: "the cable one", messageId: "m-parked" });
    const picked = await asked("/events", "POST", { type: "user.cancel" });
    const { items } = (await asked("/turns")).json as { items: Turn[] };
    const reads = await Promise.all(["/history", "/snapshot?raw=1"].map((path) => asked(path)));

    expect(view).toMatchObject({
      seq: before.seq,
      tags: ["parked"],
      can: [],
      pending: null,
      machine: { version: "0" },
    });
    expect(view.messages).toEqual(before.messages);
    expect(refused).toMatchObject({ status: 409, json: { code: "conflict" } });
    expect((refused.json as { detail: string }).detail).toMatch(/Nothing is lost.*start a new conversation/);
    expect(picked).toMatchObject({ status: 409, json: { code: "conflict" } });
    expect(items).toHaveLength(1);
    expect(reads.map(({ status }) => status)).toEqual([200, 200]);
    expect(((await asked("/snapshot")).json as View).messages).toEqual(before.messages);
    expect((await other.says("3x10 bench press at 80kg yesterday")).effects).toHaveLength(1);
    expect(app.trace().filter(({ event }) => event === "conversation_parked")).toEqual([
      expect.objectContaining({ conversation_id: parked.conversationId, version: "0" }),
    ]);

    await app.restart();
    expect((await asked("", "DELETE")).status).toBe(204);
    expect((await asked("/snapshot")).status).toBe(404);
  },
);

test("[M2] a message accepted just before an upgrade waits with its parked conversation, and is done once that opens again", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  const stamp = { messageId: "m-1", sentAt: "2026-11-21T12:00:00+01:00", at: "2026-11-21T11:00:00Z", timezone: "UTC" };
  const text = "3x10 bench press at 80kg yesterday";
  await app.stop();
  const store = await openStore({ dataDir: app.dataDir, snapshots: "files" });
  const { conversationId } = ana;
  await store.conversations.accept({
    conversationId,
    userId: "ana",
    event: { type: "user.message", text, messageId: "m-1" },
    stamp: { ...stamp, turnId: "t-1" },
    traceId: "x",
  });
  await store.close();
  const marked = (version: string) =>
    changeStored(app.dataDir, conversationId, (stored) => ({ ...stored, machine: { ...stored.machine, version } }));
  const today = (await readVersion(app, conversationId)) ?? "";

  marked("0");
  for (let start = 0; start < 4; start += 1) {
    await app.start();
    expect((await ana.view()).tags).toEqual(["parked"]);
    await app.stop();
  }
  marked(today);
  await app.start();

  await vi.waitFor(async () =>
    expect((await ana.view()).messages.map(({ role }) => role)).toEqual(["user", "assistant"]),
  );
  expect(await ana.logs()).toHaveLength(1);
});

async function readVersion(app: TestApp, conversationId: string): Promise<string | undefined> {
  const store = await openStore({ dataDir: app.dataDir, snapshots: "files" });
  const envelope = await store.conversations.envelope(conversationId);
  await store.close();
  return envelope?.machine.version;
}
