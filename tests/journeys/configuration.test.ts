import { expect, test } from "vitest";
import type { Configuration } from "../../src/protocol/configuration.ts";
import { scriptedModel } from "../models/scriptedModel.ts";
import { startTestApp, type TestApp } from "./testApp.ts";

const KEY = "sk-nobody-may-see-this-1234567890";

const configOf = async (app: TestApp, user = "ana") =>
  (await app.request("GET", "/api/config", undefined, user)).json as Configuration;

test("[N19] the configuration says which engine answers, within what bounds, and no secret", async () => {
  const rules = await startTestApp({ environment: { SETPOINT_ROUTE_CONFIDENCE: "0.7" } });
  expect(await configOf(rules)).toEqual({
    engine: "deterministic",
    hasModelKey: false,
    model: null,
    thresholds: { routeConfidence: 0.7, match: 75 },
    snapshots: "files",
    auth: "none",
    rateLimit: null,
  });

  const model = await startTestApp({
    environment: {
      OPENAI_API_KEY: KEY,
      OPENAI_BASE_URL: "http://someone:hunter2hunter2@127.0.0.1:9/secret-path/v1",
      SETPOINT_MODEL_FAST: "small",
      SETPOINT_MODEL_STRONG: "large",
      SETPOINT_MODEL_FALLBACK: "spare",
      SETPOINT_MODEL_PRICES: '{"large":{"input":1.5,"output":6}}',
      SETPOINT_MODEL_BUDGET_TURN: "off",
      SETPOINT_MODEL_BUDGET_DAY_USD: "2.50",
      SETPOINT_RATE_LIMIT: "30/min",
      SETPOINT_MODEL_DEADLINE_S: "45",
    },
  });
  const told = await configOf(model);

  expect(told).toMatchObject({
    engine: "model",
    hasModelKey: true,
    model: {
      mode: "live",
      server: "http://127.0.0.1:9",
      fast: { name: "small", price: null },
      strong: { name: "large", price: { input: 1.5, output: 6 } },
      fallback: { name: "spare", price: null },
      deadlineS: 45,
      isAnswering: true,
      budgets: {
        turn: { tokens: null, usd: null },
        userDay: { tokens: 400_000, usd: null },
        day: { tokens: 4_000_000, usd: 2.5 },
      },
      today: { used: { modelCalls: 0, costUsd: 0 }, isWithinBudget: true },
    },
    rateLimit: { messages: 30, seconds: 60 },
  });
  for (const secret of [KEY, "hunter2", "someone", "secret-path"]) expect(JSON.stringify(told)).not.toContain(secret);
});

test("[N19] a turn tells what its model calls took; the day's use and the figures add them up, and a deletion takes them away", async () => {
  const usage = { inputTokens: 1_000, outputTokens: 50 };
  const model = scriptedModel([
    { prompt: "concierge/", text: "Hello. What shall we train?", usage },
    { prompt: "concierge/", fails: "rejected", usage: { inputTokens: 0, outputTokens: 0 } },
  ]);
  const app = await startTestApp({
    model,
    environment: { SETPOINT_MODEL_PRICES: '{"scripted":{"input":2,"output":20}}' },
  });
  const ana = await app.converse();

  const answered = await ana.says("hello");
  const failed = await ana.says("hello");

  // 1,000 tokens at 2 and 50 at 20 dollars a million.
  const used = { modelCalls: 1, ...usage, costUsd: 0.003 };
  expect(answered).toMatchObject({
    usage: used,
    modelCalls: [{ role: "concierge", outcome: "answered", costUsd: 0.003 }],
  });
  expect(failed).toMatchObject({ modelCalls: [{ outcome: "unavailable", costUsd: 0 }] });
  expect((await configOf(app)).model?.today.used).toEqual({ ...used, modelCalls: 2 });
  expect((await configOf(app, "bob")).model?.today.used).toMatchObject({ modelCalls: 0 });
  const figures = await (await fetch(`${app.url}/metrics`)).text();
  for (const line of [
    'setpoint_model_calls_total{role="concierge",outcome="answered"} 1',
    'setpoint_model_calls_total{role="concierge",outcome="unavailable"} 1',
    'setpoint_model_tokens_total{role="concierge",direction="in"} 1000',
    'setpoint_model_tokens_total{role="concierge",direction="out"} 50',
    'setpoint_model_cost_usd_total{role="concierge"} 0.003',
    'setpoint_model_call_duration_seconds_count{tier="fast"} 2',
  ])
    expect(figures).toContain(line);

  const exported = async () => (await app.request("GET", "/api/export")).json as { modelUsage: object[] };
  await app.restart();
  expect((await configOf(app)).model?.today.used).toEqual({ ...used, modelCalls: 2 });
  expect((await exported()).modelUsage).toMatchObject([{ ...used, modelCalls: 2 }]);
  await app.request("DELETE", "/api/me");
  expect((await configOf(app)).model?.today.used).toMatchObject({ modelCalls: 0 });
  expect((await exported()).modelUsage).toEqual([]);
  model.done();
});

test("[N19] settings that cannot be used are refused with a sentence that names them", async () => {
  const refused = (environment: Record<string, string>) =>
    startTestApp({ environment }).catch((error: Error) => error.message);

  expect(
    await refused({
      OPENAI_BASE_URL: "localhost:11434",
      SETPOINT_MODEL_MODE: "dry",
      SETPOINT_MODEL_PRICES: "cheap",
      SETPOINT_MODEL_BUDGET_DAY: "1e6",
      SETPOINT_MODEL_BUDGET_DAY_USD: "0",
      SETPOINT_MODEL_DEADLINE_S: "0",
    }),
  ).toMatch(
    /OPENAI_BASE_URL must be an address .*SETPOINT_MODEL_MODE .*SETPOINT_MODEL_DEADLINE_S must be at least 1 second.*SETPOINT_MODEL_PRICES must be JSON .*SETPOINT_MODEL_BUDGET_DAY must be "off" or .*SETPOINT_MODEL_BUDGET_DAY_USD must be "off" or/,
  );
  expect(await refused({ SETPOINT_MODEL_MODE: "replay", SETPOINT_MODEL_CASSETTES: "/nowhere/at/all" })).toContain(
    "There is no folder of recorded answers at /nowhere/at/all",
  );
});
