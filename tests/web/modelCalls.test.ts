import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { ModelCall } from "../../src/protocol/modelCall.ts";
import { ModelCalls } from "../../src/web/inspector/panels/ModelCalls.tsx";

const CALL: ModelCall = {
  role: "coach",
  prompt: "coach/answer@1",
  tier: "strong",
  model: "some-model",
  outcome: "answered",
  attempts: [{ model: "some-model", outcome: "answered", problem: null, ms: 20 }],
  inputTokens: 321,
  outputTokens: 17,
  costUsd: 0,
  ms: 250,
};
const told = (...calls: ModelCall[]) =>
  renderToStaticMarkup(createElement(ModelCalls, { calls }))
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ");

test("[W8] each model call is told with prompt, model, tokens, time and outcome, and with attempts that say more", () => {
  const failed = { model: "some-model", outcome: "failed", problem: "The server answered 500.", ms: 45 } as const;
  const tried = { ...CALL, attempts: [failed, ...CALL.attempts] };
  const out: ModelCall = {
    ...CALL,
    outcome: "overBudget",
    attempts: [{ ...failed, outcome: "skipped", problem: "the turn's budget" }],
  };

  expect(told()).toBe("");
  expect(told(CALL)).toContain("coach coach/answer@1 250 ms ✓ answered some-model (strong) · 321 tokens in, 17 out");
  expect(told(CALL)).not.toContain("20 ms");
  expect(told(tried)).toContain("some-model: failed (The server answered 500.), 45 ms some-model: answered, 20 ms");
  expect(told(out)).toMatch(/✗ not asked: over budget .* not sent \(the turn&#x27;s budget\)/);
});
