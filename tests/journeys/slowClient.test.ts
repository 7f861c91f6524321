import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import type { ServerFrame } from "../../src/protocol/frames.ts";
import { startTestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";

/** 24 KB each: ten of them make a view of a quarter of a megabyte. */
const LONG = "重".repeat(8_000);
const KIB = 1_024;

test("[D7] a client that stops reading is held little for, gets the newest view when it reads again, and nobody else notices", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  const send = sends();
  const slow = await openAndStop(`${app.url.replace("http", "ws")}/ws`, ana.conversationId);
  const fast = await TestSocket.open(app);
  fast.send({ type: "conversation.open", conversationId: ana.conversationId });
  await fast.hears("snapshot");

  let mostHeld = 0;
  let last = 1;
  for (let turn = 0; turn < 30; turn++) {
    last = (await ana.says(LONG)).seq;
    for (const socket of send.mock.contexts as WebSocket[]) mostHeld = Math.max(mostHeld, socket.bufferedAmount);
  }
  const { view } = await fast.hears("snapshot", (frame) => frame.view.seq === last);
  const largestFrame = JSON.stringify(view).length * 3;
  const missed = new Promise<number>((resolve) =>
    slow.on("message", (data) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.type === "snapshot" && frame.view.seq === last) resolve(last);
    }),
  );
  let snapshots = 0;
  slow.on("message", (data) => {
    if (String(data).startsWith('{"type":"snapshot"')) snapshots += 1;
  });
  slow.resume();

  expect(await missed).toBe(last);
  expect(fast.frames.filter(({ type }) => type === "turn")).toHaveLength(30);
  // It was brought to the point where views were left out, and no further.
  expect(snapshots).toBeLessThan(30);
  expect(mostHeld).toBeGreaterThan(64 * KIB);
  expect(mostHeld).toBeLessThanOrEqual(Math.max(256 * KIB, largestFrame));
  expect(mostHeld).toBeLessThanOrEqual(KIB * KIB);
  slow.terminate();
});

test("[D7] `since` over more turns than are held at once shows no gap and no double to a slow reader", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  for (let turn = 0; turn < 25; turn++) await ana.says(LONG);

  const slow = await openAndStop(`${app.url.replace("http", "ws")}/ws`, ana.conversationId, 1);
  const seqs: (number | string)[] = [];
  const done = new Promise<void>((resolve) =>
    slow.on("message", (data) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      seqs.push(frame.type === "turn" ? frame.turn.seq : frame.type);
      if (frame.type === "snapshot") resolve();
    }),
  );
  slow.resume();
  await done;

  expect(seqs).toEqual([...Array.from({ length: 25 }, (_, index) => index + 2), "snapshot"]);
  slow.terminate();
});

test("[D7] a frame for many watchers is written as JSON once", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  const watchers = [await TestSocket.open(app), await TestSocket.open(app), await TestSocket.open(app)];
  for (const socket of watchers) {
    socket.send({ type: "conversation.open", conversationId: ana.conversationId });
    await socket.hears("snapshot");
  }
  const send = sends();

  const { seq } = await ana.says("3x10 bench at 80kg");
  for (const socket of watchers) await socket.hears("snapshot", ({ view }) => view.seq === seq);

  const sent = send.mock.calls.map(([data]) => data as Buffer);
  for (const type of ["turn", "snapshot"]) {
    const buffers = sent.filter((data) => String(data).startsWith(`{"type":"${type}"`));
    expect(buffers, type).toHaveLength(3);
    expect(new Set(buffers).size, type).toBe(1);
  }
});

/** What is sent over any socket of the package that the server uses. */
function sends() {
  const send = vi.spyOn(WebSocket.prototype, "send");
  onTestFinished(() => void send.mockRestore());
  return send;
}

/** A client that opens a conversation and reads nothing. */
async function openAndStop(url: string, conversationId: string, since?: number): Promise<WebSocket> {
  const socket = new WebSocket(url, { headers: { "X-Setpoint-User": "ana" }, perMessageDeflate: false });
  await new Promise((resolve) => socket.once("open", resolve));
  socket.pause();
  socket.send(JSON.stringify({ type: "conversation.open", conversationId, since }));
  return socket;
}
