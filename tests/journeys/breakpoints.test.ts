import { expect, test } from "vitest";
import { LONGEST_PAUSE_MS, LONGEST_STANDING_MS } from "../../src/runtime/inspect/breakpoints.ts";
import { ManualClock } from "./manualClock.ts";
import { startTestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";
import { CONSOLE_KEY, startTokenApp } from "./tokenApp.ts";
import { TestViewer } from "./viewer.ts";

const WORDS = "3x10 bench press at 80kg";
const DISPATCHING = "conversation.dialogue.dispatching";
const [ROUTING, MATCHING, IDLE] = ["conversation.dialogue.routing", "logger.matching", "conversation.dialogue.idle"];

async function startWatched(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options);
  const ana = await app.converse();
  const { conversationId } = ana;
  const [viewer, socket] = [await TestViewer.open(app, `?conversation=${conversationId}`), await TestSocket.open(app)];
  socket.send({ type: "conversation.open", conversationId });
  await Promise.all([viewer.hears("setpoint.watching"), socket.hears("snapshot")]);
  const ask = (type: string, rest: object = {}) => viewer.send({ type: `break.${type}`, conversationId, ...rest });
  const stopBefore = async (...states: string[]) => {
    for (const state of states) ask("set", { state });
    await viewer.hears("setpoint.breaks", (frame) => frame.states.join() === states.join());
  };
  const paused = (state: string) => viewer.hears("setpoint.paused", (frame) => frame.state === state);
  return { app, ana, viewer, socket, ask, stopBefore, paused };
}

test("[I18] a conversation stops before a state, of a specialist too, is stepped and goes on; the person sees it", async () => {
  const { ana, viewer, socket, ask, stopBefore, paused } = await startWatched();
  const undisturbed = (await ana.says(WORDS)).path;
  await stopBefore(ROUTING, MATCHING);

  const saying = ana.says(WORDS);

  expect(await paused(ROUTING)).toMatchObject({ event: "done: screener", entered: [ROUTING] });
  const sign = await socket.hears("progress", ({ tool }) => tool === "breakpoint");
  expect(sign.display).toContain("paused");
  expect((await ana.view()).tags).toContain("paused");
  const entered = () => viewer.all("setpoint.transition").flatMap((frame) => frame.entered);
  const before = entered();
  ask("step");
  await viewer.hears("setpoint.released", ({ by }) => by === "step");
  const next = await viewer.hears("setpoint.paused", ({ event }) => event === "done: router");
  expect(entered().slice(before.length)).toEqual([ROUTING]);
  expect(next.entered[0]).toBe(DISPATCHING);
  ask("continue");
  expect((await paused(MATCHING)).turnId).toBe(next.turnId);
  ask("clear");

  const turn = await saying;
  expect([turn.status, turn.path, turn.effects.length]).toEqual(["completed", undisturbed, 1]);
  expect(viewer.all("setpoint.released").map(({ by }) => by)).toEqual(["step", "continue", "clear"]);
  expect((await ana.view()).tags).not.toContain("paused");
  expect((await ana.says(WORDS)).path).toEqual(undisturbed);
  ask("continue");
  ask("set", { state: "conversation.dialogue.nowhere" });
  await viewer.hears("setpoint.refused", ({ problem }) => problem.code === "bad_request");
  expect(viewer.all("setpoint.refused").map(({ problem }) => problem.code)).toEqual([
    "not_allowed_in_state",
    "bad_request",
  ]);
});

test("[I19] a stop ends by itself after a minute, and no deadline counts it", async () => {
  const clock = new ManualClock("2026-11-21T12:00:00Z");
  const { ana, viewer, stopBefore, paused } = await startWatched({ clock });
  await stopBefore("conversation.dialogue.screening", ROUTING, IDLE);
  const saying = ana.says("hello");

  const first = await paused("conversation.dialogue.screening");
  expect(Date.parse(first.until) - clock.now()).toBe(LONGEST_PAUSE_MS);
  clock.advance(LONGEST_PAUSE_MS - 1);
  expect(viewer.all("setpoint.released")).toEqual([]);
  clock.advance(1);
  await paused(ROUTING);
  clock.advance(LONGEST_PAUSE_MS);
  const left = LONGEST_STANDING_MS - 2 * LONGEST_PAUSE_MS;
  expect(Date.parse((await paused(IDLE)).until) - clock.now()).toBe(left);
  clock.advance(left);

  const turn = await saying;
  expect([turn.status, turn.reply.text.startsWith("Hello")]).toEqual(["completed", true]);
  expect(viewer.all("setpoint.released").map(({ by }) => by)).toEqual(["time", "time", "time"]);
});

test("[I20] whoever leaves takes the breakpoints along; the person may call it off; what is added meanwhile is taken", async () => {
  const { app, ana, viewer, ask, stopBefore, paused } = await startWatched();
  await stopBefore(ROUTING);
  const calledOff = ana.says(WORDS);
  await paused(ROUTING);
  await ana.cancels();
  expect((await calledOff).status).toBe("cancelled");
  expect((await viewer.hears("setpoint.released")).by).toBe("cancel");

  ask("clear");
  await stopBefore(DISPATCHING);
  const other = await TestViewer.open(app, `?conversation=${ana.conversationId}`);
  expect((await other.hears("setpoint.breaks")).states).toEqual([DISPATCHING]);
  const saying = ana.says(WORDS);
  await other.hears("setpoint.paused");
  const second = (await app.converse()).says("hello");
  expect((await second).status).toBe("completed");
  const added = ana.says("and squats 3x8 at 100kg");
  await other.hears("setpoint.transition", ({ event, exited }) => event === "user.message" && exited.includes(ROUTING));
  viewer.close();

  const both = await saying;
  expect([both.status, both.effects.length, (await added).turnId]).toEqual(["completed", 2, both.turnId]);
  expect((await other.hears("setpoint.released")).by).toBe("gone");
  await other.hears("setpoint.breaks", ({ states }) => states.length === 0);
  expect((await ana.says("hello")).status).toBe("completed");
});

test("[I21] nothing is lost when the server ends while a conversation stands still", async () => {
  const { app, ana, viewer, stopBefore, paused } = await startWatched();
  await stopBefore(MATCHING);
  const saying = ana.says(WORDS);
  await paused(MATCHING);

  await app.restart();

  expect((await saying).status).toBe("completed");
  expect((await viewer.hears("setpoint.released")).by).toBe("stop");
  expect(await ana.logs()).toHaveLength(1);
  expect((await ana.view()).tags).not.toContain("paused");
});

test("[I22] breakpoints are for one's own conversations, and with tokens for those who hold the console key", async () => {
  const { app, ana } = await startWatched();
  const bob = await TestViewer.open(app, "", "bob");
  bob.send({ type: "break.set", conversationId: ana.conversationId, state: ROUTING });
  expect((await bob.hears("setpoint.refused")).problem.code).toBe("not_found");
  expect((await ana.says("hello")).status).toBe("completed");

  const { app: closed, tokens } = await startTokenApp();
  const keyless = await TestViewer.open(closed);
  keyless.send({ type: "auth", token: tokens.ana });
  keyless.send({ type: "break.set", conversationId: ana.conversationId, state: ROUTING });
  expect(await keyless.closed).toBe(1008);
  const keyed = await TestViewer.open(closed);
  keyed.send({ type: "auth", token: tokens.ana, consoleKey: CONSOLE_KEY });
  await keyed.hears("setpoint.watching");
});
