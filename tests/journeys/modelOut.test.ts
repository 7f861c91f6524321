import { expect, test, vi } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import { crashed } from "../chaos/crashed.ts";
import { hangs, startHostileServer } from "../models/hostileServer.ts";
import { scriptedModel } from "../models/scriptedModel.ts";
import { by, routes, UNSURE, WITHOUT_MODEL, withModel } from "./modelTalk.ts";
import { startTestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";

test("[N24] a model that is out is said once, is not asked again in the turn, and the answer comes without it", async () => {
  const { model, ana } = await withModel([{ prompt: "router/", fails: "connection" }]);

  const turn = await ana.says(UNSURE);

  expect(turn.pending?.kind).toBe("clarification");
  expect(turn.reply.text.split(WITHOUT_MODEL)).toHaveLength(2);
  expect(turn.modelCalls).toMatchObject([{ outcome: "unavailable", attempts: [{ outcome: "failed" }] }]);
  model.done();
});

test("[N24] a model that is cut off in the middle of an answer: the answer is whole, and says so", async () => {
  const { app, model, ana } = await withModel([
    { prompt: "coach/", pieces: ["Brace", " before"], fails: "connection" },
  ]);
  const socket = await TestSocket.open(app);
  socket.send({ type: "conversation.open", conversationId: ana.conversationId });
  await socket.hears("snapshot");

  const turn = await ana.says("how do I brace in a squat?");

  expect(turn.status).toBe("completed");
  expect(turn.reply.text.split(WITHOUT_MODEL)).toHaveLength(2);
  expect(turn.reply.citations.length).toBeGreaterThan(0);
  expect((await socket.hears("turn")).turn.reply).toEqual(turn.reply);
  model.done();
});

test("[N24] a budget that is used up is a sentence, not a failure", async () => {
  const environment = { SETPOINT_MODEL_BUDGET_TURN: "1" };
  const { model, ana } = await withModel([], { environment });

  const turn = await ana.says(UNSURE);

  expect(turn.reply.text).toContain(
    "The budget for the language model is used up for now, so this was made without it.",
  );
  expect(turn.modelCalls).toMatchObject([{ outcome: "overBudget", attempts: [{ outcome: "skipped" }] }]);
  expect(turn.pending?.kind).toBe("clarification");
  model.done();
});

test("[N24] a model that is out when a message comes is said in the first answer, not in those after, and again once it was back", async () => {
  const { model, ana } = await withModel([{ prompt: "concierge/", text: "Shall we train today?" }]);
  const away = "The language model is not answering at the moment. Until it does, I answer without it.";
  const saysSo = ({ reply }: Turn) => reply.text.includes(away);
  model.setOut(true);

  const alarm = await ana.says("I have crushing chest pain and my arm is numb");
  await ana.says("I am fine again, a doctor has cleared me");
  const [first, second] = [await ana.says("how do I brace in a squat?"), await ana.says("3x10 bench press at 80kg")];
  model.setOut(false);
  const back = await ana.says("hello");
  model.setOut(true);
  const again = await ana.says("how deep should I squat?");

  expect([alarm, first, second, back, again].map(saysSo)).toEqual([false, true, false, false, true]);
  expect([first, second, back].map(({ modelOut, modelCalls }) => [modelOut, modelCalls?.length])).toEqual([
    ["unavailable", 0],
    ["unavailable", 0],
    [undefined, 1],
  ]);
  model.done();
});

test("[N24] a budget of the day that is used up is said once in a conversation, after a restart too", async () => {
  const environment = { SETPOINT_MODEL_BUDGET_USER_DAY: "4000" };
  const usage = { inputTokens: 3_990, outputTokens: 10 };
  const { app, model, ana } = await withModel([{ prompt: "concierge/", text: "Shall we train today?", usage }], {
    environment,
  });
  await ana.says("hello");

  const first = await ana.says("how do I brace in a squat?");
  const restarted = (await crashed(app, { model, environment })).speaker(ana.conversationId, "ana");
  const second = await restarted.says("how deep should I squat?");

  const spent = "The day's budget for the language model is used up. Until there is a new one, I answer without it.";
  expect([first, second].map(({ reply }) => reply.text.includes(spent))).toEqual([true, false]);
  expect([first, second].map(({ modelOut }) => modelOut)).toEqual(["overBudget", "overBudget"]);
  model.done();
});

test("[N25] a cancel ends the request to the model at once; what had been shown stays, and nothing is written later", async () => {
  const server = await startHostileServer([hangs()]);
  const environment = { OPENAI_BASE_URL: server.baseUrl, SETPOINT_MODEL_FAST: "small", SETPOINT_MODEL_STRONG: "large" };
  const app = await startTestApp({ environment });
  const ana = await app.converse();
  const answer = ana.says(UNSURE);
  const request = await server.request(1);

  const cancelled = await ana.cancels();
  await request.cut;

  expect(cancelled).toEqual(await answer);
  expect(cancelled).toMatchObject({ status: "cancelled", reply: { text: "Stopped." }, effects: [] });
  expect(cancelled.modelCalls).toMatchObject([{ role: "router", outcome: "aborted" }]);
  expect((await ana.view()).messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect([server.received.length, server.unexpected]).toEqual([1, []]);
});

test("[N25] what a model had said before a cancel stays, and is marked", async () => {
  const { model, ana, app } = await withModel([
    { prompt: "coach/", pieces: ["Breathe in and brace before each rep. ", "Then"], hangs: true },
  ]);
  const socket = await TestSocket.open(app);
  socket.send({ type: "conversation.open", conversationId: ana.conversationId });
  const answer = ana.says("how do I brace in a squat?");
  await vi.waitFor(() => expect(model.requests).toHaveLength(1));

  await ana.cancels();

  const { status, reply, modelCalls } = await answer;
  expect(status).toBe("cancelled");
  expect(reply.text).toMatch(/Stopped\.$/);
  expect(modelCalls).toMatchObject([{ role: "coach", outcome: "aborted" }]);
  const shown = socket.all("message.delta").map(({ text }) => text);
  expect(reply.text.startsWith(shown.join("").trimEnd().slice(0, 20))).toBe(true);
  await vi.waitFor(() => expect(model.aborted).toBe(1));
  model.done();
});

/** Ana's message is with a model that does not answer. */
async function inTheMiddle() {
  const first = scriptedModel([{ prompt: "router/", hangs: true }]);
  const app = await startTestApp({ model: first });
  const ana = await app.converse();
  const path = `/api/conversations/${ana.conversationId}/messages?wait=0`;
  await app.request("POST", path, { text: UNSURE, messageId: "m1" });
  await vi.waitFor(() => expect(first.requests).toHaveLength(1));
  return { app, ana };
}

test("[N25] killed in the middle of a question to a model, the message is answered after the start", async () => {
  const { app, ana } = await inTheMiddle();

  const second = scriptedModel([routes({ route: "PLAN_ROUTINE", text: UNSURE, confidence: 0.9 })]);
  const after = (await crashed(app, { model: second })).speaker(ana.conversationId, "ana");
  const turn = await after.says(UNSURE, { messageId: "m1" });
  await ana.cancels();

  expect(by(turn)).toEqual([["PLAN_ROUTINE", "model"]]);
  expect((await after.view()).messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  second.done();
});

test("[N25] started again without a model, the message is answered without one, and says so", async () => {
  const { app, ana } = await inTheMiddle();

  const after = (await crashed(app)).speaker(ana.conversationId, "ana");
  const turn = await after.says(UNSURE, { messageId: "m1" });
  await ana.cancels();

  expect(turn.reply.text).toContain(WITHOUT_MODEL);
  expect(turn.pending?.kind).toBe("clarification");
});
