import { expect, test } from "vitest";
import type { Turn } from "../../src/protocol/turn.ts";
import type { Message } from "../../src/protocol/view.ts";
import { type Transcript, withMessages, withTurn, withTurns } from "../../src/web/chat/transcript.ts";

const AT = "2026-11-21T12:00:00Z";
const message = (id: string, turnId: string, text: string): Message => ({
  id,
  role: id.endsWith(":reply") ? "assistant" : "user",
  text,
  cards: [],
  citations: [],
  at: AT,
  turnId,
});
const turn = (number: number, text = `q${number}`): Turn => ({
  turnId: `t${number}`,
  conversationId: "c",
  seq: number,
  traceId: "trace",
  status: "completed",
  input: { messageId: `m${number}`, text, sentAt: AT },
  routes: [],
  reply: { text: `a${number}`, cards: [], citations: [] },
  pending: null,
  drafts: [],
  effects: [],
  path: [],
  usage: { modelCalls: 0, inputTokens: 0, outputTokens: 0, costUsd: 0 },
  latencyMs: 1,
});
const shown = (number: number): Message[] => [
  message(`m${number}`, `t${number}`, `q${number}`),
  message(`t${number}:reply`, `t${number}`, `a${number}`),
];
const texts = (transcript: Transcript) => transcript.flatMap(({ messages }) => messages.map(({ text }) => text));

test("[P16] older turns go before what is in view, and fill an exchange that the view had cut", () => {
  const view = withMessages([], [...shown(3).slice(1), ...shown(4)]);

  const first = withTurns(view, [turn(2), turn(3), turn(4)]);
  const all = withTurns(first, [turn(1)]);

  expect(texts(all)).toEqual(["q1", "a1", "q2", "a2", "q3", "a3", "q4", "a4"]);
  expect(all.every((exchange) => exchange.turn !== null)).toBe(true);
});

test("[P16] whatever comes first of turn, view and history, each message is there once and in order", () => {
  const views = [
    [...shown(1), message("m2", "t2", "q2")],
    [...shown(1), ...shown(2)],
  ];

  const fromView = withTurns(withTurn(withMessages(withMessages([], views[0] ?? []), views[1] ?? []), turn(2)), [
    turn(1),
  ]);
  const fromHistory = withMessages(withTurn(withTurns([], [turn(1)]), turn(2)), views[1] ?? []);

  expect(texts(fromView)).toEqual(["q1", "a1", "q2", "a2"]);
  expect(texts(fromHistory)).toEqual(["q1", "a1", "q2", "a2"]);
});

test("[P16] two messages that were read as one are shown as they were written", () => {
  const two = [message("m1", "t1", "bench"), message("m1b", "t1", "3x8 at 60"), message("t1:reply", "t1", "a1")];

  const told = withTurn(withMessages([], two.slice(0, 1)), turn(1, "bench\n3x8 at 60"));

  expect(texts(withMessages(told, two))).toEqual(["bench", "3x8 at 60", "a1"]);
  expect(texts(withMessages(told, two.slice(1)))).toEqual(["bench\n3x8 at 60", "a1"]);
});
