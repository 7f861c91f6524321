import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import { ManualClock } from "./manualClock.ts";
import { NOON, startTestApp, type TestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";

const MINUTE = 60_000;

/** From now on no turn of this server can be stored to its end, until it is mended. */
function breakEnds(app: TestApp): { mend(): void } {
  const database = new DatabaseSync(join(app.dataDir, "setpoint.sqlite"), { timeout: 5_000 });
  onTestFinished(() => database.close());
  database.exec("create trigger broken before insert on checkpoints begin select raise(abort, 'broken'); end");
  return { mend: () => database.exec("drop trigger broken") };
}

async function broken() {
  const clock = new ManualClock(NOON);
  const app = await startTestApp({ clock, environment: { SETPOINT_SNAPSHOTS: "sqlite" } });
  const ana = await app.converse();
  await ana.says("hello");
  const path = `/api/conversations/${ana.conversationId}/messages?wait=0`;
  const trouble = breakEnds(app);
  for (const text of ["3x10 bench press at 80kg", "plank 2x45s"])
    expect((await app.request("POST", path, { text })).status).toBe(202);
  await expect(ana.says("what is RPE?")).rejects.toThrow("503");
  return { app, ana, clock, trouble };
}

const turnsOf = async (app: TestApp, id: string) =>
  ((await app.request("GET", `/api/conversations/${id}/turns`)).json as { items: Turn[] }).items;

test("[R12] what was accepted and could not be stored is answered by itself, in order, once storing works again", async () => {
  const { app, ana, clock, trouble } = await broken();
  const socket = await TestSocket.open(app, "ana");
  socket.send({ type: "conversation.open", conversationId: ana.conversationId });
  await socket.hears("snapshot");
  trouble.mend();
  clock.advance(MINUTE);
  await socket.hears("turn", ({ turn }) => turn.input.text === "what is RPE?");

  const turns = await turnsOf(app, ana.conversationId);
  expect(turns.map(({ seq, input }) => [seq, input.text])).toEqual([
    [2, "hello"],
    [3, "3x10 bench press at 80kg"],
    [4, "plank 2x45s"],
    [5, "what is RPE?"],
  ]);
  expect((await ana.logs()).map(({ exercise }) => exercise.name).sort()).toEqual([
    "Barbell Bench Press",
    "Front Plank",
  ]);
});

test("[R12] the next message does not overtake what is owed an answer", async () => {
  const { app, ana, trouble } = await broken();
  trouble.mend();

  await ana.says("thanks");

  const turns = await turnsOf(app, ana.conversationId);
  expect(turns.map(({ input }) => input.text).slice(1)).toEqual([
    "3x10 bench press at 80kg",
    "plank 2x45s",
    "what is RPE?",
    "thanks",
  ]);
  expect(turns.map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6]);
});

test("[R12] a question whose expiry could not be stored expires when it can be", async () => {
  const clock = new ManualClock(NOON);
  const app = await startTestApp({ clock, environment: { SETPOINT_SNAPSHOTS: "sqlite" } });
  const ana = await app.converse();
  expect((await ana.says("4x6 rows at 95 lbs")).pending?.kind).toBe("disambiguation");
  const socket = await TestSocket.open(app, "ana");
  socket.send({ type: "conversation.open", conversationId: ana.conversationId });
  await socket.hears("snapshot");
  const trouble = breakEnds(app);
  clock.advance(25 * 60 * MINUTE);
  await expect.poll(async () => app.trace().some(({ event }) => event === "hub_error")).toBe(true);
  trouble.mend();
  clock.advance(MINUTE);

  await socket.hears("snapshot", ({ view }) => view.pending === null);
  expect((await ana.view()).messages.at(-1)?.text).toContain("go, nothing was stored");
});
