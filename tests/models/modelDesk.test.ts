import { expect, test } from "vitest";
import { z } from "zod";
import { ModelFailure, type ModelFault } from "../../src/models/languageModel.ts";
import { deskWith, QUESTION } from "./deskWith.ts";
import { scriptedModel } from "./scriptedModel.ts";

test("[N13] an answer is given with its text or value, and its call is recorded with tokens, cost and attempts", async () => {
  const model = scriptedModel([
    { prompt: "coach/answer@1", tier: "fast", text: "To be stiff.", usage: { inputTokens: 1_000, outputTokens: 500 } },
    { value: { route: "COACH" } },
  ]);
  const { asker, calls } = deskWith({ model, prices: { scripted: { input: 2, output: 10 } } });
  const pieces: string[] = [];
  const ask = asker({ mostCalls: 2 });

  const spoken = await ask({ ...QUESTION, onDelta: (piece) => pieces.push(piece) });
  const valued = await ask({ ...QUESTION, schema: { name: "route", value: z.object({ route: z.string() }) } });

  expect(spoken).toEqual({ ok: true, text: "To be stiff.", value: null, toolCalls: [], isCutOff: false });
  expect(pieces).toEqual(["To be stiff."]);
  expect(valued).toMatchObject({ ok: true, value: { route: "COACH" } });
  expect(calls[0]).toEqual({
    role: "coach",
    prompt: "coach/answer@1",
    tier: "fast",
    model: "scripted",
    outcome: "answered",
    attempts: [{ model: "scripted", outcome: "answered", problem: null, ms: expect.any(Number) }],
    inputTokens: 1_000,
    outputTokens: 500,
    // 1,000 at 2 and 500 at 10 dollars a million.
    costUsd: 0.007,
    ms: expect.any(Number),
  });
  model.done();
});

test("[N13] whatever a model fails with is an answer that says why", async () => {
  const faults = {
    connection: "unavailable",
    busy: "unavailable",
    rejected: "unavailable",
    nonsense: "invalid",
    misfit: "invalid",
  };
  for (const [fails, why] of Object.entries(faults) as [ModelFault, string][]) {
    const model = scriptedModel([{ fails }]);
    const { asker, calls } = deskWith({ model });

    expect(await asker()(QUESTION)).toEqual({ ok: false, why });
    expect(calls).toMatchObject([{ outcome: why, inputTokens: 100, attempts: [{ outcome: "failed" }] }]);
  }
  const refusing = deskWith({ model: scriptedModel([{ finish: "refused" }]) });
  expect(await refusing.asker()(QUESTION)).toEqual({ ok: false, why: "refused" });
  expect(refusing.calls).toMatchObject([{ outcome: "refused" }]);
});

test("[N13] an answer of which the asker can use nothing is given, and recorded as of no use", async () => {
  const model = scriptedModel([{ text: "To be stiff." }]);
  const { asker, calls } = deskWith({ model });

  const answer = await asker()({ ...QUESTION, isUsable: ({ text }) => text.includes("[bracing]") });

  expect(answer).toMatchObject({ ok: true, text: "To be stiff." });
  expect(calls).toMatchObject([{ outcome: "invalid", outputTokens: 20, attempts: [{ outcome: "answered" }] }]);
});

test("[N13] who calls off gets the reason, and what was sent is counted", async () => {
  const work = new AbortController();
  const model = scriptedModel([{ pieces: ["Because "], hangs: true }]);
  const { asker, calls, kept } = deskWith({ model });
  const reason = new Error("cancelled");

  const answer = asker({ signal: work.signal })({ ...QUESTION, onDelta: () => work.abort(reason) });

  await expect(answer).rejects.toBe(reason);
  expect(calls).toMatchObject([{ outcome: "aborted", attempts: [{ problem: "called off" }] }]);
  expect(calls[0]?.inputTokens).toBeGreaterThan(0);
  expect(kept).toMatchObject([{ answer: null }]);
});

test("[N13] more calls or another tier than the chart's state allows, and a fault that is no model's, are thrown", async () => {
  const model = scriptedModel([{ text: "Once." }]);
  const ask = deskWith({ model }).asker();
  await ask(QUESTION);

  await expect(ask(QUESTION)).rejects.toThrow("coach asks more than 1 times");
  await expect(deskWith({ model }).asker()({ ...QUESTION, tier: "strong" })).rejects.toThrow("the state allows fast");
  await expect(deskWith({ model }).asker()(QUESTION)).rejects.toThrow("no reply left");
  expect(() => model.done()).toThrow("no reply left");
});

test("[N13] the same question has the same hash with its answer, another question has another", async () => {
  const model = scriptedModel([{ text: "a" }, { text: "b" }, { text: "c" }]);
  const { asker, kept } = deskWith({ model });
  const ask = asker({ mostCalls: 3 });

  await ask(QUESTION);
  await ask({ ...QUESTION, messages: [{ content: "Why brace?", role: "user" }] });
  await ask({ ...QUESTION, messages: [{ role: "user", content: "Why breathe?" }] });

  expect(kept.map(({ answer }) => answer)).toMatchObject([{ text: "a" }, { text: "b" }, { text: "c" }]);
  expect(kept[0]?.hash).toBe(kept[1]?.hash);
  expect(kept[0]?.hash).not.toBe(kept[2]?.hash);
});

test("[N13] a desk is off while its model is known to be out", async () => {
  const model = scriptedModel([{ fails: new ModelFailure("busy", "it is overloaded") }]);
  const { desk, asker, calls } = deskWith({ model });

  expect(desk.isOn("ana")).toBe(true);
  await asker()(QUESTION);
  expect(calls[0]?.attempts[0]?.problem).toBe("it is overloaded");
  model.setOut(true);
  expect(desk.isOn("ana")).toBe(false);
});

test("[N13] a call is priced by the model that answered, with or without a date in its name; an unknown one costs nothing", async () => {
  const usage = { inputTokens: 1_000_000, outputTokens: 0 };
  const costOf = async (answered: string, asked: string) => {
    const model = scriptedModel();
    const { asker, calls } = deskWith({
      model: {
        ...model,
        generate: async (_, onAttempt) => {
          onAttempt?.({ model: "large", outcome: "failed", problem: "busy", ms: 1 });
          onAttempt?.({ model: asked, outcome: "answered", problem: null, ms: 1 });
          return { text: "", value: null, toolCalls: [], usage, finish: "stop", model: answered };
        },
        nameOf: () => "large",
      },
      prices: { large: { input: 5, output: 5 }, "large-mini": { input: 1, output: 1 } },
    });
    await asker()(QUESTION);
    return calls[0]?.costUsd;
  };

  expect(await costOf("large-2026-08-07", "large")).toBe(5);
  expect(await costOf("large-mini-20260807", "large-mini")).toBe(1);
  expect(await costOf("some/other-name", "large-mini")).toBe(1);
  expect(await costOf("toString", "spare")).toBe(0);
});
