import { expect, test } from "vitest";
import { newAwake } from "../../src/runtime/awake.ts";
import { LocalFanout } from "../../src/runtime/fanout.ts";
import {
  Breakpoints,
  LONGEST_PAUSE_MS,
  LONGEST_STANDING_MS,
  type Told,
} from "../../src/runtime/inspect/breakpoints.ts";
import { Taps, type Viewer } from "../../src/runtime/inspect/taps.ts";
import { machineEvent } from "../../src/runtime/machineEvent.ts";
import { startOf } from "../../src/runtime/runningTurn.ts";
import type { AcceptedEvent } from "../../src/store/store.ts";
import { ManualClock } from "../journeys/manualClock.ts";

const AT = "2026-11-21T12:00:00.000Z";
const SCREENING = "conversation.dialogue.screening";
const accepted: AcceptedEvent = {
  conversationId: "c1",
  userId: "ana",
  traceId: "trace",
  event: { type: "user.message", text: "hello" },
  stamp: { turnId: "t1", messageId: null, sentAt: AT, at: AT, timezone: "UTC" },
};
const hello: Told = { kind: "event", event: machineEvent(accepted) };

test("[I20] nothing is kept of a conversation that is gone: not what goes on after a stop, not how long it stood", () => {
  const clock = new ManualClock(AT);
  const taps = new Taps();
  const told: string[] = [];
  const viewer: Viewer = {
    userId: "ana",
    conversationId: "c1",
    show: (happened) => void told.push(JSON.parse(happened("redacted")).type),
  };
  taps.add(viewer);
  const breakpoints = new Breakpoints({ clock, fanout: new LocalFanout(), taps, apply: () => {} });
  const meet = () => {
    const awake = newAwake({ conversationId: "c1", userId: "ana" }, null, clock.now());
    awake.running = startOf(accepted);
    told.length = 0;
    breakpoints.pass(awake, hello, () => true);
    const stops = told.includes("setpoint.paused");
    return { awake, stops };
  };
  breakpoints.set(viewer, "c1", SCREENING);

  // It has stood as long as it may, is stopped no more, and what goes on after the last stop never comes.
  for (let stood = 0; stood < LONGEST_STANDING_MS; stood += LONGEST_PAUSE_MS) {
    const { awake, stops } = meet();
    expect(stops).toBe(true);
    awake.held.length = 0;
    clock.advance(LONGEST_PAUSE_MS);
    meet();
  }
  expect(meet().stops).toBe(false);
  breakpoints.letGo("c1", "stop");

  const { awake, stops } = meet();
  expect(stops).toBe(true);
  awake.held.length = 0;
  breakpoints.letGo("c1", "stop");
  expect(meet().stops).toBe(true);
});
