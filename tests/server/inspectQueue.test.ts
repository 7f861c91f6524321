import { expect, test } from "vitest";
import type { WebSocket } from "ws";
import { occurrence } from "../../src/runtime/inspect/occurrence.ts";
import { InspectQueue } from "../../src/server/sockets/inspectQueue.ts";

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A socket that passes nothing on until it is told to. */
function heldSocket() {
  const sent: { type: string; seq: number; count?: number }[] = [];
  const passed: (() => void)[] = [];
  const socket = {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send(text: string, then: () => void) {
      sent.push(JSON.parse(text));
      passed.push(then);
      socket.bufferedAmount = 1_000_000;
    },
    passOn() {
      socket.bufferedAmount = 0;
      for (const then of passed.splice(0)) then();
    },
  };
  return { socket, sent, asSocket: socket as unknown as WebSocket };
}

const turnOfEvents = () => occurrence(() => ({ type: "setpoint.dropped", at: "", count: 0 }));

test("[I16] what does not fit is dropped and counted where it is missing; as much again, and the viewer is too slow", async () => {
  const { socket, sent, asSocket } = heldSocket();
  let slow = 0;
  const queue = new InspectQueue(asSocket, 3, () => {
    slow += 1;
  });
  queue.push(turnOfEvents());
  await tick();

  for (let index = 0; index < 5; index++) queue.push(turnOfEvents());
  expect(sent.map(({ seq }) => seq)).toEqual([1]);
  socket.passOn();
  await tick();
  queue.push(turnOfEvents());
  socket.passOn();
  await tick();

  expect(sent.map(({ seq, count }) => [seq, count])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [7, 2],
    [8, 0],
  ]);
  expect(slow).toBe(0);
  for (let index = 0; index < 7; index++) queue.push(turnOfEvents());
  expect(slow).toBe(1);
});

test("[I16] what cannot be written whole is written redacted, and told as dropped when that fails too", () => {
  const cyclic: { self?: unknown } = {};
  cyclic.self = cyclic;
  const frame = (to: unknown) => ({ type: "setpoint.refused" as const, at: "", problem: null as never, to });

  const half = occurrence((detail) => frame(detail === "whole" ? cyclic : "short"));
  const none = occurrence(() => frame(cyclic));

  expect(JSON.parse(half("whole")).to).toBe("short");
  expect(JSON.parse(none("whole"))).toMatchObject({ type: "setpoint.dropped", count: 1 });
});
