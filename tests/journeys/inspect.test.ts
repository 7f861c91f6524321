import { createWebSocketReceiver, type StatelyInspectionEvent } from "@statelyai/inspect";
import { expect, test } from "vitest";
import { WebSocket as WebSocketClient } from "ws";
import { startTestApp } from "./testApp.ts";
import { CONSOLE_KEY, startTokenApp } from "./tokenApp.ts";
import { TestViewer } from "./viewer.ts";

const WORDS = "squats 3x5 at 137.5 kg felt heavy";

test("[I1] a receiver of @statelyai/inspect sees a conversation, also when it comes late", async () => {
  const app = await startTestApp();
  // A receiver can say nothing about itself: it is the local user.
  const ana = await app.converse("local");
  await ana.says("hello");

  const receiver = createWebSocketReceiver({
    server: `${app.url.replace("http", "ws")}/inspect?conversation=${ana.conversationId}`,
  });
  const seen: StatelyInspectionEvent[] = [];
  const arrivals = new Set<() => void>();
  receiver.subscribe((event) => {
    seen.push(event);
    for (const tell of arrivals) tell();
  });
  const arrived = async (is: (event: StatelyInspectionEvent) => boolean) => {
    while (!seen.some(is)) await new Promise<void>((resolve) => arrivals.add(resolve));
  };
  await arrived(({ type }) => type === "@xstate.snapshot");
  await ana.says("and hello again");
  await arrived((event) => event.type === "@xstate.actor" && event.name === "router");

  const root = seen.find((event) => event.type === "@xstate.actor");
  const sessionId = expect.stringMatching(new RegExp(`^${ana.conversationId}/x:\\d+$`));
  expect(root).toMatchObject({ name: "conversation", _version: "0.7.2", sessionId });
  const definition = JSON.parse(root?.type === "@xstate.actor" ? String(root.definition) : "");
  expect(definition.id).toBe("conversation");
  expect(Object.keys(definition.states)).toEqual(["dialogue", "safety", "memory", "session"]);
  expect(Object.keys(definition.states.dialogue.states).slice(0, 3)).toEqual(["idle", "screening", "routing"]);
  expect(definition.states.dialogue.states.logging.states.awaitingPick.on["user.pick"]).toBeDefined();
  expect(
    seen
      .filter(({ type }) => type === "@xstate.event")
      .map((event) => (event as { event: { type: string } }).event.type),
  ).toContain("user.message");
});

test("[I2] every transition tells its edges, its guards with what they read, and its actions; work and turns are told", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  const viewer = await TestViewer.open(app, `?conversation=${ana.conversationId}`);
  await viewer.hears("@xstate.snapshot");
  const chart = (await app.request("GET", "/api/machines/conversation")).json as {
    transitions: { id: string; source: string }[];
  };

  const turn = await ana.says(WORDS);
  await viewer.hears("setpoint.turn");

  const moves = viewer.all("setpoint.transition");
  const edges = new Set(chart.transitions.map(({ id }) => id));
  expect(
    moves
      .filter(({ machine }) => machine === "conversation")
      .flatMap((move) => move.edges)
      .filter((edge) => !edges.has(edge)),
  ).toEqual([]);
  const taken = moves.flatMap((move) => move.edges).map((edge) => edge.split("#")[0]);
  expect(taken).toContain("conversation.dialogue.idle");
  expect(taken).toContain("logger.extracting");
  const dispatched = moves.find(({ entered }) => entered.includes("conversation.dialogue.logging"));
  const guards = dispatched?.guards.map(({ name, result }) => [name, result]) ?? [];
  expect(guards).toContainEqual(["isFor(COACH)", false]);
  expect(guards.at(-1)).toEqual(["isFor(WORKOUT_LOG)", true]);
  expect(dispatched?.guards.at(-1)?.values).toMatchObject({ "context.agenda.0.route": "WORKOUT_LOG" });
  expect(dispatched?.turnId).toBe(turn.turnId);
  const router = viewer.all("setpoint.effect").filter(({ src }) => src.join() === "router");
  expect(router.map(({ phase }) => phase)).toEqual(["started", "done"]);
  expect(viewer.all("setpoint.turn")[0]?.turn).toMatchObject({ turnId: turn.turnId, seq: turn.seq, path: turn.path });
  expect(viewer.frames.map(({ seq }) => seq)).toEqual(viewer.frames.map((_, index) => index + 1));
});

test("[I3] words are shown only to those who ask for all", async () => {
  const app = await startTestApp();
  const ana = await app.converse("ana", { title: "secret plans" });
  const redacted = await TestViewer.open(app);
  const whole = await TestViewer.open(app, "?detail=whole");
  await Promise.all([redacted.hears("setpoint.conversations"), whole.hears("setpoint.conversations")]);

  await ana.says("my name is Zebulon and I did 3x5 frobnicating squats");
  await Promise.all([redacted.hears("setpoint.turn"), whole.hears("setpoint.turn")]);

  const leaked = (viewer: TestViewer) =>
    ["Zebulon", "frobnicating", "secret plans"].filter((word) => viewer.texts.some((text) => text.includes(word)));
  expect(leaked(redacted)).toEqual([]);
  expect(leaked(whole)).toEqual(["Zebulon", "frobnicating", "secret plans"]);
  expect(redacted.all("@xstate.snapshot").length).toBeGreaterThan(10);
});

test("[I4] nobody sees somebody else's conversations", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  const bob = await TestViewer.open(app, "?detail=whole", "bob");
  await bob.hears("setpoint.watching");

  await ana.says("hello");
  bob.send({ type: "setpoint.watch", conversationId: ana.conversationId, detail: "whole" });
  bob.send({ type: "setpoint.send", conversationId: ana.conversationId, event: { type: "user.cancel" } });
  await bob.hears("setpoint.refused", ({ to }) => (to as { type: string }).type === "setpoint.send");

  expect(bob.all("setpoint.refused").map(({ problem }) => problem.code)).toEqual(["not_found", "not_found"]);
  expect(bob.texts.filter((text) => text.includes(ana.conversationId) && !text.includes("setpoint.refused"))).toEqual(
    [],
  );
});

test("[I5] what the console sends is marked on its turn", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  const viewer = await TestViewer.open(app, `?conversation=${ana.conversationId}`);
  viewer.send({
    type: "setpoint.send",
    conversationId: ana.conversationId,
    ref: "r1",
    event: { type: "user.message", text: "hello" },
  });

  const { turnId, ref } = await viewer.hears("setpoint.sent");
  const { turn } = await viewer.hears("setpoint.turn");

  expect(ref).toBe("r1");
  expect(turn.turnId).toBe(turnId);
  const { json } = await app.request("GET", `/api/conversations/${ana.conversationId}/turns`);
  expect((json as { items: { input: unknown }[] }).items[0]?.input).toMatchObject({ text: "hello", by: "console" });
  expect((await ana.says("hello")).input.by).toBeUndefined();
});

test("[I6] with tokens, looking inside takes the console key", async () => {
  const { app, tokens } = await startTokenApp();
  const keyless = await TestViewer.open(app);
  keyless.send({ type: "auth", token: tokens.ana });
  expect(await keyless.closed).toBe(1008);
  expect(keyless.frames.map(({ type }) => type)).toEqual(["setpoint.refused"]);

  const viewer = await TestViewer.open(app);
  viewer.send({ type: "auth", token: tokens.ana, consoleKey: CONSOLE_KEY });
  expect(await viewer.hears("setpoint.watching")).toMatchObject({ conversationId: null, detail: "redacted" });
});

test("[I7] a conversation that sleeps is shown when it wakes", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  await ana.says("3x5 bench");
  await app.restart();
  const viewer = await TestViewer.open(app);
  await viewer.hears("setpoint.conversations");
  expect(viewer.all("@xstate.actor")).toEqual([]);

  await ana.says("hello");

  const actor = await viewer.hears("@xstate.actor");
  expect(actor.conversationId).toBe(ana.conversationId);
  await viewer.hears("setpoint.turn");
});

test("[I15] a viewer that does not read is cut off; the others and the conversation go on", async () => {
  const app = await startTestApp({ limits: { inspectFrames: 300 } });
  const ana = await app.converse();
  const slow = new WebSocketClient(`${app.url.replace("http", "ws")}/inspect?detail=whole`, {
    headers: { "X-Setpoint-User": "ana" },
  });
  await new Promise((resolve) => slow.once("message", resolve));
  slow.pause();
  const cut = new Promise<number>((resolve) => slow.on("close", resolve));
  const fast = await TestViewer.open(app);

  const turns: string[] = [];
  for (let index = 0; index < 45; index++) turns.push((await ana.says("重".repeat(8_000))).turnId);
  slow.resume();

  expect(await cut).toBe(1013);
  await fast.hears("setpoint.turn", ({ turn }) => turn.turnId === turns.at(-1));
  expect(fast.all("setpoint.turn").map(({ turn }) => turn.turnId)).toEqual(turns);
  expect(fast.all("setpoint.dropped")).toEqual([]);
});
