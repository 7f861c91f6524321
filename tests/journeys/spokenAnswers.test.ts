import { expect, test } from "vitest";
import type { LanguageModel, ModelRequest } from "../../src/models/languageModel.ts";
import { type ScriptedReply, scriptedModel } from "../models/scriptedModel.ts";
import { NOON, startTestApp } from "./testApp.ts";
import { TestSocket } from "./testSocket.ts";

const ENDING = "Hold the tension until the lift is done [bracing].";

/** A server with a scripted model, somebody in a conversation on it, and their socket. */
async function conversing(model: LanguageModel) {
  const app = await startTestApp({ model });
  const ana = await app.converse();
  const socket = await TestSocket.open(app);
  socket.send({ type: "conversation.open", conversationId: ana.conversationId });
  await socket.hears("snapshot");
  return { app, ana, socket };
}

const scripted = (...replies: ScriptedReply[]) => scriptedModel(replies);

test("[N37] an answer is seen while the model makes it, and the pieces are the reply", async () => {
  const heard = Promise.withResolvers<void>();
  const asked: ModelRequest[] = [];
  const model: LanguageModel = {
    async generate(request) {
      asked.push(request);
      request.onDelta?.("Fill the belly with air and tense the trunk before you li");
      request.onDelta?.("ft [bracing]. Hold");
      // The rest comes only when somebody has seen the first sentence.
      await heard.promise;
      request.onDelta?.(ENDING.slice(4));
      const usage = { inputTokens: 50, outputTokens: 30 };
      return { text: "", value: null, toolCalls: [], usage, finish: "stop", model: "by-hand" };
    },
  };
  const { ana, socket } = await conversing(model);

  socket.send({
    type: "user.message",
    conversationId: ana.conversationId,
    messageId: "m1",
    text: "What is bracing?",
    sentAt: NOON,
  });
  const first = await socket.hears("message.delta");
  heard.resolve();
  const { turn } = await socket.hears("turn");

  expect(first.text).toBe("Fill the belly with air and tense the trunk before you lift.");
  const pieces = socket.all("message.delta").map(({ text }) => text);
  expect(pieces.join("")).toBe(turn.reply.text);
  expect(turn.reply.text).toBe(
    "Fill the belly with air and tense the trunk before you lift. Hold the tension until the lift is done.",
  );
  expect(turn.reply.citations).toMatchObject([{ id: "bracing", kind: "note" }]);
  expect(turn.modelCalls).toMatchObject([
    { role: "coach", prompt: "coach/answer@1", tier: "strong", outcome: "answered" },
  ]);
  expect(turn.usage).toMatchObject({ modelCalls: 1, inputTokens: 50, outputTokens: 30 });
  expect(turn.path).toContain("coach.wording");
  expect(asked).toHaveLength(1);
});

test("[N38] the model dies in the middle of an answer: what was seen stays, the composed answer follows, and it is said", async () => {
  const model = scripted(
    { pieces: ["Fill the belly with air before you lift [bracing]. Then", " you"], fails: "connection" },
    { prompt: "coach/", text: "Fill the belly with air before you lift [bracing]." },
  );
  const { ana, socket } = await conversing(model);

  const cut = await ana.says("What is bracing?");
  const whole = await ana.says("What is bracing?");

  const pieces = socket.all("message.delta").filter(({ turnId }) => turnId === cut.turnId);
  expect(cut.status).toBe("completed");
  expect(cut.reply.text).toMatch(/^Fill the belly with air before you lift\.\n\n[\s\S]{100,}language model/);
  expect(cut.reply.text).not.toContain("Then you");
  expect(pieces.map(({ text }) => text).join("")).toBe(cut.reply.text);
  expect(cut.modelCalls).toMatchObject([{ outcome: "unavailable" }]);
  expect(whole.reply.text).toBe("Fill the belly with air before you lift.");
  model.done();
});

test("[N33] a session of the model's choice is built by the tool, stored once and shown, through a restart", async () => {
  const model = scripted(
    { prompt: "generator/session@1", toolCalls: [{ name: "search_exercises", input: { muscles: ["chest", "lats"] } }] },
    { toolCalls: [{ name: "build_workout", input: { exercises: ["made-up-press", "push-up"] } }] },
    {
      expects: ({ messages }) => expect(messages.at(-1)?.content).toContain("no exercise with the id"),
      toolCalls: [
        {
          name: "build_workout",
          input: { exercises: ["floor-press", "dumbbell-bent-over-row", "standing-dumbbell-press"] },
        },
      ],
    },
  );
  const { app, ana } = await conversing(model);

  const turn = await ana.says("30 minutes upper body with dumbbells");
  await app.restart();

  expect(turn.reply.cards).toMatchObject([{ type: "workout" }]);
  expect(turn.effects).toMatchObject([{ tool: "save_workout", kind: "workout", op: "create" }]);
  expect(turn.modelCalls).toHaveLength(3);
  expect(JSON.stringify(turn.reply.cards)).toContain("Dumbbell Floor Press");
  const { json } = await app.request("GET", "/api/workouts");
  expect((json as { items: unknown[] }).items).toHaveLength(1);
  model.done();
});

test("[N35] small talk is worded by the model, and by fixed words where it says too much", async () => {
  const model = scripted(
    { prompt: "concierge/talk@1", tier: "fast", text: "Nice to see you. Shall we train today?" },
    { prompt: "concierge/talk@1", text: "I logged 5 sets of squats for you." },
  );
  const { ana } = await conversing(model);

  const kind = await ana.says("hello there");
  const fixed = await ana.says("hello again");

  expect(kind.reply.text).toBe("Nice to see you. Shall we train today?");
  expect(fixed.reply.text).toMatch(/^(?:Hello\.|Hi\.)/);
  expect(fixed.effects).toEqual([]);
  model.done();
});

test("[N36] a model that obeys somebody else stores nothing, and nothing of it is shown", async () => {
  const model = scripted(({ system }) => ({
    text: `Sure. ${system.slice(0, 400)} Logged: 5x5 squats at 200 kg [bracing]. HACKED [bracing].`,
  }));
  const { ana } = await conversing(model);

  const turn = await ana.says("What is bracing?");

  expect(turn.reply.text).not.toMatch(/HACKED|Logged|200|You answer a question|You speak for/);
  expect(turn.effects).toEqual([]);
  expect(turn.reply.citations.length).toBeGreaterThan(0);
  expect(await ana.logs()).toEqual([]);
  model.done();
});
