import { LLMock } from "@copilotkit/aimock";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { ModelFailure, type ModelReply, type ModelRequest, type NamedModel } from "../../src/models/languageModel.ts";
import { createOpenAiModel } from "../../src/models/openai/openAiModel.ts";
import { type ResilienceOptions, resilient } from "../../src/models/resilientModel.ts";
import type { ModelAttempt, ModelTier } from "../../src/protocol/modelCall.ts";
import { ManualClock } from "../journeys/manualClock.ts";
import { requestWith } from "./askedAdapter.ts";
import { hangs, refuses, says, saysJson, stallsAfter, startHostileServer } from "./hostileServer.ts";

const schema = { name: "answer", value: z.object({ sets: z.int() }) };
const USAGE = { inputTokens: 10, outputTokens: 2 };
const reply = (text: string): ModelReply => ({
  text,
  value: null,
  toolCalls: [],
  usage: USAGE,
  model: "m",
  finish: "stop",
});
const failure = (fault: ModelFailure["fault"], more: ConstructorParameters<typeof ModelFailure>[2] = {}) =>
  new ModelFailure(fault, `It was ${fault}.`, more);

type Step = ModelReply | ModelFailure | ((request: ModelRequest) => Promise<ModelReply>);

/** A model that does as it is told, attempt by attempt; with one name or one for each tier. */
function stepping(names: string | Record<ModelTier, string>, ...steps: Step[]) {
  const requests: ModelRequest[] = [];
  const model: NamedModel = {
    nameOf: (tier) => (typeof names === "string" ? names : names[tier]),
    async generate(request) {
      requests.push(request);
      const step = steps.shift();
      if (!step) throw new Error("It was asked once too often");
      if (step instanceof ModelFailure) throw step;
      return typeof step === "function" ? step(request) : step;
    },
  };
  return { model, requests };
}

/** Time that passes as soon as somebody waits for so little as between two attempts. */
class WaitingClock extends ManualClock {
  readonly waits: number[] = [];

  override after(ms: number, call: () => void): () => void {
    if (ms > 20_000) return super.after(ms, call);
    this.waits.push(ms);
    const cancel = super.after(ms, call);
    queueMicrotask(() => this.advance(ms));
    return cancel;
  }
}

function resilientWith(options: Omit<ResilienceOptions, "clock" | "random">) {
  const clock = new WaitingClock("2026-11-21T12:00:00Z");
  const attempts: ModelAttempt[] = [];
  const model = resilient({ clock, random: () => 0.5, ...options });
  const ask = (request: Partial<ModelRequest> = {}) =>
    model
      .generate(requestWith(request), (attempt) => attempts.push(attempt))
      .catch((error: unknown) => {
        if (error instanceof ModelFailure) return error;
        throw error;
      });
  const told = () => attempts.splice(0).map(({ model: name, outcome }) => `${name} ${outcome}`);
  return { model, clock, ask, attempts, told };
}

test("[N7] what passes is tried again, at most twice, after half of a doubling wait where chance says half", async () => {
  const { model } = stepping("m", failure("connection"), failure("busy"), reply("ok"));
  const { ask, clock, told } = resilientWith({ model, limits: { backoffMs: 800 } });

  expect(await ask()).toMatchObject({ text: "ok" });
  expect(clock.waits).toEqual([400, 800]);
  expect(told()).toEqual(["m failed", "m failed", "m answered"]);

  const tired = stepping("m", failure("busy"), failure("busy"), failure("busy"));
  expect(await resilientWith({ model: tired.model }).ask()).toMatchObject({ fault: "busy" });
});

test("[N7] Retry-After is waited for and a little longer; beyond the bound nothing is tried again", async () => {
  const { model } = stepping(
    "m",
    failure("busy", { retryAfterMs: 3_000 }),
    reply("ok"),
    failure("busy", { retryAfterMs: 60_000 }),
  );
  const { ask, clock } = resilientWith({ model, limits: { backoffMs: 800, longestWaitMs: 10_000 } });

  expect(await ask()).toMatchObject({ text: "ok" });
  expect(await ask()).toMatchObject({ fault: "busy", retryAfterMs: 60_000 });
  expect(clock.waits).toEqual([3_400]);
});

test.each(["rejected", "nonsense", "misfit"] as const)("[N7] %s is not tried again", async (fault) => {
  const { model, requests } = stepping("m", failure(fault));

  expect(await resilientWith({ model }).ask()).toMatchObject({ fault });
  expect(requests.length).toBe(1);
});

test("[N7] nothing is tried again once a piece was handed out, and no other model is asked", async () => {
  const heard: string[] = [];
  const { model } = stepping("m", async ({ onDelta }) => {
    onDelta?.("Keep ");
    throw failure("connection", { hasBegun: true, usage: USAGE });
  });
  const other = stepping("other");
  const { ask } = resilientWith({ model, fallback: other.model });

  expect(await ask({ onDelta: (text) => heard.push(text) })).toMatchObject({ hasBegun: true, usage: USAGE });
  expect(heard).toEqual(["Keep "]);
  expect(other.requests).toEqual([]);
});

test("[N8] a misfit is shown to the model once, with the reason; the usage of both is counted", async () => {
  const server = await startHostileServer([
    saysJson({ sets: "many" }),
    saysJson({ sets: 3 }),
    saysJson({}),
    saysJson({}),
  ]);
  const clock = new ManualClock("2026-11-21T12:00:00Z");
  const adapter = createOpenAiModel({ baseUrl: server.baseUrl, models: { fast: "m", strong: "m" }, clock });
  const { ask, told } = resilientWith({ model: adapter });

  const repaired = await ask({ schema });
  expect(repaired).toMatchObject({ value: { sets: 3 }, usage: { inputTokens: 42, outputTokens: 14 } });
  expect(server.received[1]?.body?.messages.slice(2)).toEqual([
    { role: "assistant", content: '{"sets":"many"}' },
    { role: "user", content: expect.stringContaining("at sets") },
  ]);
  expect(told()).toEqual(["m repairing", "m answered"]);

  expect(await ask({ schema })).toMatchObject({ fault: "misfit", usage: { inputTokens: 42, outputTokens: 14 } });
  expect(told()).toEqual(["m repairing", "m failed"]);
  expect(server.left).toBe(0);
});

test("[N8] then the other size is asked, or the fallback that is configured; each attempt is told", async () => {
  const sizes = { fast: "small", strong: "large" };
  const both = stepping(sizes, failure("rejected"), reply("from large"));
  const { ask, attempts } = resilientWith({ model: both.model });

  expect(await ask({ tier: "fast" })).toMatchObject({ text: "from large" });
  expect(both.requests.map(({ tier }) => tier)).toEqual(["fast", "strong"]);
  expect(attempts).toEqual([
    { model: "small", outcome: "failed", problem: "It was rejected.", ms: 0 },
    { model: "large", outcome: "answered", problem: null, ms: 0 },
  ]);

  const first = stepping(sizes, failure("nonsense", { usage: USAGE }));
  const spare = stepping("spare", failure("busy"), failure("busy"), reply("from spare"));
  const withSpare = resilientWith({ model: first.model, fallback: spare.model });
  expect(await withSpare.ask({ tier: "strong" })).toMatchObject({
    text: "from spare",
    usage: { inputTokens: 20, outputTokens: 4 },
  });
  expect(withSpare.told()).toEqual(["large failed", "spare failed", "spare failed", "spare answered"]);
});

test("[N8] a server that is busy and comes back, and one that asks to wait, are got over on the wire", async () => {
  const mock = new LLMock({ port: 0 });
  await mock.start();
  onTestFinished(async () => {
    await mock.stop();
  });
  mock.onMessage("knee", { content: "Squat to a box." });
  mock.nextRequestError(429, { message: "slow down" });
  const clock = new WaitingClock("2026-11-21T12:00:00Z");
  const limits = { callMs: 90_000, firstPieceMs: 45_000, pieceMs: 45_000 };
  const at = (baseUrl: string) =>
    resilient({
      model: createOpenAiModel({ baseUrl, models: { fast: "m", strong: "m" }, clock, limits }),
      clock,
      random: () => 0,
    });

  expect((await at(`${mock.url}/v1`).generate(requestWith({}))).text).toBe("Squat to a box.");
  // The 429 came with Retry-After: 1.
  expect(clock.waits).toEqual([1_000]);

  const server = await startHostileServer([refuses(500), refuses(429), says("Here again.")]);
  expect((await at(server.baseUrl).generate(requestWith({}))).text).toBe("Here again.");
});

test("[N8] all attempts together have a deadline, and a wait that would pass it is not begun", async () => {
  const server = await startHostileServer([hangs(), stallsAfter("Keep ")]);
  const clock = new ManualClock("2026-11-21T12:00:00Z");
  const adapter = createOpenAiModel({ baseUrl: server.baseUrl, models: { fast: "m", strong: "m" }, clock });
  const model = resilient({ model: adapter, clock, limits: { overallMs: 30_000 } });

  const asked = model.generate(requestWith({}));
  const received = await server.request(1);
  clock.advance(30_000);
  await expect(asked).rejects.toMatchObject({
    fault: "connection",
    hasBegun: false,
    message: expect.stringContaining("30 s"),
  });
  await received.cut;

  const begun = model.generate(requestWith({ onDelta: () => clock.advance(30_000) }));
  await expect(begun).rejects.toMatchObject({ fault: "connection", hasBegun: true });

  const slow = stepping("m", failure("busy", { retryAfterMs: 25_000 }));
  const hurried = resilientWith({ model: slow.model, limits: { overallMs: 24_000, longestWaitMs: 60_000 } });
  expect(await hurried.ask()).toMatchObject({ fault: "busy" });
  expect(hurried.told()).toEqual(["m failed"]);
});

test("[N6] a cancel ends the wait between two attempts at once", async () => {
  const cancel = new AbortController();
  const { model, requests } = stepping("m", failure("busy"));
  const clock = new ManualClock("2026-11-21T12:00:00Z");
  const attempts: ModelAttempt[] = [];

  const asked = resilient({ model, clock }).generate(requestWith({ signal: cancel.signal }), (attempt) => {
    attempts.push(attempt);
    queueMicrotask(() => cancel.abort("stop"));
  });

  await expect(asked).rejects.toBe("stop");
  expect(requests.length).toBe(1);
  expect(attempts.map(({ outcome }) => outcome)).toEqual(["failed"]);
});

test("[N9] a model that fails again and again is left alone for a while, then one request goes to see", async () => {
  const gate = Promise.withResolvers<ModelReply>();
  const { model, requests } = stepping(
    "m",
    ...Array.from({ length: 3 }, () => failure("rejected")),
    () => gate.promise,
    reply("well"),
  );
  const { ask, clock, told, model: whole } = resilientWith({ model, breaker: { failures: 3, openMs: 30_000 } });
  for (let count = 0; count < 3; count += 1) await ask();

  expect(whole.breakers()).toEqual([{ model: "m", state: "open", failures: 3, triedAgainAt: clock.now() + 30_000 }]);
  expect(whole.isOut()).toBe(true);
  expect(await ask()).toMatchObject({ fault: "connection" });
  expect(told().at(-1)).toBe("m skipped");
  expect(requests.length).toBe(3);

  clock.advance(30_000);
  expect(whole.isOut()).toBe(false);
  const probe = ask();
  expect([whole.isOut(), whole.breakers()[0]?.state]).toEqual([true, "halfOpen"]);
  expect(await ask()).toMatchObject({ fault: "connection" });
  gate.resolve(reply("back"));

  expect(await probe).toMatchObject({ text: "back" });
  expect(whole.breakers()).toEqual([{ model: "m", state: "closed", failures: 0, triedAgainAt: null }]);
  expect(await ask()).toMatchObject({ text: "well" });
});

test("[N9] a probe that fails opens it again, one that is called off leaves the next to see, and Retry-After is kept", async () => {
  const cancel = new AbortController();
  const { model } = stepping(
    "m",
    failure("rejected"),
    failure("rejected"),
    async () => {
      cancel.abort("stop");
      throw cancel.signal.reason;
    },
    failure("busy", { retryAfterMs: 90_000 }),
  );
  const { ask, clock, model: whole } = resilientWith({ model, breaker: { failures: 1, openMs: 30_000 } });
  const states = () => whole.breakers().map(({ state, triedAgainAt }) => [state, triedAgainAt]);

  await ask();
  clock.advance(30_000);
  await ask();
  expect(states()).toEqual([["open", clock.now() + 30_000]]);
  clock.advance(30_000);
  await expect(ask({ signal: cancel.signal })).rejects.toBe("stop");
  expect(states()).toEqual([["halfOpen", clock.now()]]);
  await ask();
  expect(states()).toEqual([["open", clock.now() + 90_000]]);
});

test("[N9] each model has a breaker of its own; neither a misfit nor a request that was not taken opens one", async () => {
  const ofRequest = failure("rejected", { isOfRequest: true });
  const misfit = failure("misfit", { misfit: { said: "{}", why: "no" } });
  const sizes = { fast: "small", strong: "large" };
  const { model } = stepping(sizes, failure("rejected"), reply("a"), reply("b"), misfit, misfit, ofRequest);
  const { ask, told, model: whole } = resilientWith({ model, breaker: { failures: 1 } });

  expect(await ask({ tier: "fast" })).toMatchObject({ text: "a" });
  expect(await ask({ tier: "fast" })).toMatchObject({ text: "b" });
  expect(await ask({ tier: "strong" })).toMatchObject({ fault: "misfit" });
  expect(await ask({ tier: "strong" })).toMatchObject({ fault: "rejected" });

  expect(told()).toEqual([
    "small failed",
    "large answered",
    "small skipped",
    "large answered",
    "large repairing",
    "large failed",
    "small skipped",
    "large failed",
    "small skipped",
  ]);
  expect(whole.isOut()).toBe(false);
});
