import { expect, test } from "vitest";
import type { TransitionStep, TurnRecord } from "../../src/protocol/turnRecord.ts";
import { sequenceOf } from "../../src/web/inspector/data/sequence.ts";

const step = (at: number, actor: string[], event: string, entered: string[]): TransitionStep => ({
  at,
  actor,
  machine: actor.at(-1) ?? "chat",
  event,
  edges: [],
  guards: [],
  actions: [],
  entered,
  exited: [],
});

/** A message is screened, logged by a machine of its own whose matcher fails, and a deadline passes. */
const RECORD: TurnRecord = {
  startedAt: "2026-11-21T12:00:00Z",
  ms: 60,
  machine: { id: "chat", version: "1", hash: "h" },
  steps: [
    step(1, [], "user.message", ["chat.talk.screening"]),
    step(5, [], "xstate.done.actor.screener", ["chat.talk.logging"]),
    step(5, [], "xstate.done.actor.screener", ["chat.talk.logging.working"]),
    step(5, ["logger"], "xstate.init", ["logger", "logger.matching"]),
    step(20, ["logger"], "xstate.error.actor.matcher", ["logger.failed"]),
    step(20, [], "xstate.done.actor.logger", ["chat.talk.asking"]),
    step(50, [], "xstate.after.expiry.chat.talk.asking", ["chat.talk.idle"]),
  ],
  work: [
    { effectId: "1", src: ["screener"], at: 1, ms: 4, outcome: "done" },
    { effectId: "2", src: ["logger", "matcher"], at: 5, ms: 15, outcome: "failed" },
  ],
  leftOut: 0,
};

test("[W6] a turn is told as messages between those who took part, in the order in which they were sent", () => {
  const { lifelines, rows } = sequenceOf(RECORD, "Which one was it?");
  const told = rows.map((row) =>
    row.is === "state" ? `${row.on} is ${row.words}` : `${row.from} > ${row.to} ${row.words}`.trim(),
  );

  expect(told).toEqual([
    "person > chat user.message",
    "chat is talk.screening",
    "chat > chat/screener",
    "chat/screener > chat ✓ 4.0 ms",
    "chat is talk.logging",
    "chat is logging.working",
    "chat > chat/logger",
    "chat/logger is matching",
    "chat/logger > chat/logger/matcher",
    "chat/logger/matcher > chat/logger ✗ 15 ms",
    "chat/logger is failed",
    "chat/logger > chat ✓",
    "chat is talk.asking",
    "clock > chat after expiry",
    "chat is talk.idle",
    "chat > person Which one was it?",
  ]);
  expect(lifelines.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
    "person: person",
    "chat: machine",
    "screener: work",
    "logger: machine",
    "matcher: work",
    "clock: clock",
  ]);
});

test("[W6] a row that is a step of the path names it, so that one marks the other", () => {
  const { rows } = sequenceOf(RECORD, "");
  const steps = rows.flatMap(({ step }) => step ?? []);
  expect([...new Set(steps)]).toEqual(RECORD.steps.map((_, index) => index));
});
