import type { Budgets } from "../../src/models/budget.ts";
import type { ModelAnswer, ModelAsk } from "../../src/models/modelAsk.ts";
import { createModelDesk, type DeskCall, type DeskParts } from "../../src/models/modelDesk.ts";
import { UsageLedger } from "../../src/models/usageLedger.ts";
import type { ModelCall } from "../../src/protocol/modelCall.ts";

export const NO_BUDGETS: Budgets = {
  turn: { tokens: null, usd: null },
  userDay: { tokens: null, usd: null },
  day: { tokens: null, usd: null },
};

/** 23:00 UTC. */
export const EVENING = Date.parse("2026-11-21T23:00:00Z");

/** A desk before this model, without bounds unless some are given, and what it has recorded. */
export function deskWith({ model, ...others }: Pick<DeskParts, "model"> & Partial<DeskParts>) {
  const calls: ModelCall[] = [];
  const kept: { hash: string; answer: ModelAnswer | null }[] = [];
  const time = { now: EVENING };
  const desk = createModelDesk({
    model,
    budgets: NO_BUDGETS,
    prices: {},
    usage: new UsageLedger(null, { day: "2026-11-21" }),
    now: () => time.now,
    ...others,
  });
  const asker = (call: Partial<DeskCall> = {}) =>
    desk.asker({
      userId: "ana",
      turnId: "turn-1",
      signal: new AbortController().signal,
      tier: "fast",
      mostCalls: 1,
      record: (ended, whole) => {
        calls.push(ended);
        kept.push(whole);
      },
      ...call,
    });
  return { desk, asker, calls, kept, time };
}

export const QUESTION: ModelAsk = {
  role: "coach",
  prompt: { id: "coach/answer@1", text: "Answer." },
  tier: "fast",
  messages: [{ role: "user", content: "Why brace?" }],
  maxOutputTokens: 100,
};
