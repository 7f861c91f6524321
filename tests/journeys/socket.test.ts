import { expect, test, vi } from "vitest";
import { ConversationClient } from "../../src/protocol/conversationClient.ts";
import type { Turn } from "../../src/protocol/turn.ts";
import { openStore } from "../../src/store/openStore.ts";
import { finishedTurn, messageEvent } from "../store/storedData.ts";
import { keptPort, NOON, startTestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";

test("[A1] a conversation over a socket: opened, spoken in, answered in pieces and whole", async () => {
  const app = await startTestApp();
  const socket = await TestSocket.open(app);

  socket.send({ type: "conversation.open" });
  const { conversationId } = (await socket.hears("snapshot")).view;
  socket.send({
    type: "user.message",
    conversationId,
    messageId: "m1",
    text: "What muscles does a Romanian deadlift work?",
    sentAt: NOON,
  });
  const { turn } = await socket.hears("turn");
  const { view } = await socket.hears("snapshot", (frame) => frame.view.seq === turn.seq);

  const pieces = socket.frames.filter((frame) => frame.type === "message.delta");
  expect(pieces.map(({ index }) => index)).toEqual(pieces.map((_, index) => index));
  expect(pieces.map(({ text }) => text).join("")).toBe(turn.reply.text);
  expect(view.messages.map(({ role, turnId }) => [role, turnId])).toEqual([
    ["user", turn.turnId],
    ["assistant", turn.turnId],
  ]);
});

test("[A1] everybody who watches sees the same turns, and HTTP and sockets are one conversation", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  const [phone, laptop] = [await TestSocket.open(app), await TestSocket.open(app)];
  for (const socket of [phone, laptop]) socket.send({ type: "conversation.open", conversationId: ana.conversationId });
  for (const socket of [phone, laptop]) await socket.hears("snapshot");

  phone.send({
    type: "user.message",
    conversationId: ana.conversationId,
    messageId: "m1",
    text: "4x6 rows at 95 lbs",
    sentAt: NOON,
  });
  const asked = await laptop.hears("turn");
  laptop.send({ type: "user.pick", conversationId: ana.conversationId, optionId: asked.turn.pending?.options[0]?.id });
  await phone.hears("turn", ({ turn }) => turn.status === "completed");
  await ana.says("3x10 bench at 80kg");

  for (const socket of [phone, laptop]) {
    await socket.hears("turn", ({ turn }) => turn.seq === 4);
    expect(socket.frames.filter((frame) => frame.type === "turn").map(({ turn }) => turn.seq)).toEqual([2, 3, 4]);
  }
});

test("[A1] reconnecting with `since` shows no gap and no double, through a restart", async () => {
  const app = await startTestApp();
  const ana = await app.converse();
  const before = [
    await ana.says("bench 3x5 at 60kg"),
    await ana.says("bench 3x5 at 70kg"),
    await ana.says("bench 3x5 at 80kg"),
  ];
  await app.restart();
  const socket = await TestSocket.open(app);

  socket.send({ type: "conversation.open", conversationId: ana.conversationId, since: before[0]?.seq });
  await socket.hears("snapshot");

  expect(socket.frames.map((frame) => (frame.type === "turn" ? frame.turn.turnId : frame.type))).toEqual([
    before[1]?.turnId,
    before[2]?.turnId,
    "snapshot",
  ]);
});

test("[A1] who comes back with `since` hears each missed turn once and in order, also one stored long after it was accepted", async () => {
  const app = await startTestApp();
  const { conversationId } = await app.converse("ana");
  await app.stop();
  const store = await openStore({ dataDir: app.dataDir, snapshots: "files" });
  const base = await store.conversations.envelope(conversationId);
  if (!base) throw new Error("nothing is stored");
  const ids = Array.from({ length: 15 }, (_, place) => `t-${place}`);
  for (const id of ids) await store.conversations.accept(messageEvent(conversationId, id, null));
  // The first could not be stored, and was sent again at the end.
  for (const [place, id] of [...ids.slice(1), ids[0] ?? ""].entries()) {
    const seq = base.seq + 1 + place;
    await store.conversations.finish({ ...finishedTurn(conversationId, id, seq), envelope: { ...base, seq } });
  }
  await store.close();
  await app.start();

  for (const missed of [5, 13]) {
    const socket = await TestSocket.open(app);
    socket.send({ type: "conversation.open", conversationId, since: base.seq + 15 - missed });
    await socket.hears("snapshot");
    expect(socket.all("turn").map(({ turn }) => turn.turnId)).toEqual([...ids.slice(1), "t-0"].slice(-missed));
  }
});

test("[A1] the kept client comes back by itself after a restart, sends what was said meanwhile once, and loses nothing", async () => {
  const app = await startTestApp({ environment: { PORT: keptPort() } });
  const client = new ConversationClient({ url: `${app.url.replace("http", "ws")}/ws` });
  const turns: Turn[] = [];
  const connections: string[] = [];
  client.on("turn", (turn) => turns.push(turn));
  client.on("connection", (connection) => connections.push(connection));
  client.start();
  client.say("bench 3x5 at 60kg");
  await vi.waitFor(() => expect(turns).toHaveLength(1));

  await app.stop();
  await vi.waitFor(() => expect(connections).toContain("waiting"));
  client.say("bench 3x5 at 70kg");
  await app.start();
  await vi.waitFor(() => expect(turns).toHaveLength(2), 15_000);

  expect(client.unanswered).toEqual([]);
  expect(turns.map(({ input }) => input.text)).toEqual(["bench 3x5 at 60kg", "bench 3x5 at 70kg"]);
  client.stop();
  const { json } = await app.request("GET", "/api/logs", undefined, "local");
  expect((json as { items: unknown[] }).items).toHaveLength(2);
});

test("[A1] the kept client sends a message that was refused for now again, when it may", async () => {
  const app = await startTestApp({ environment: { SETPOINT_RATE_LIMIT: "1/s" } });
  const client = new ConversationClient({ url: `${app.url.replace("http", "ws")}/ws` });
  const heard: string[] = [];
  client.on("turn", ({ input }) => heard.push(input.text ?? ""));
  client.on("refused", ({ problem }) => heard.push(problem.code));
  client.start();
  client.say("bench 3x5 at 60kg");
  client.say("bench 3x5 at 70kg");

  await vi.waitFor(() => expect(client.unanswered).toEqual([]), 10_000);
  client.stop();

  expect(heard).toContain("rate_limited");
  expect(heard.filter((text) => text.startsWith("bench"))).toEqual(["bench 3x5 at 60kg", "bench 3x5 at 70kg"]);
});
