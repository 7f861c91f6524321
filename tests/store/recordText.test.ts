import { expect, test } from "vitest";
import type { TurnRecord } from "../../src/protocol/turnRecord.ts";
import { readRecord, writeRecord } from "../../src/store/recordText.ts";

test("a record is read as it was written, and names stand in it once", () => {
  const guards = [true, false].map((result) => ({
    edge: "conversation.dialogue.dispatching#3",
    name: "isFor(COACH)",
    result,
    values: { "context.agenda.0.route": "COACH", "context.turn.threshold": 0.6, "context.open": null, "a.b": false },
  }));
  const step = {
    at: 1.5,
    actor: ["logger"],
    machine: "logger",
    event: "xstate.init",
    edges: ["conversation.dialogue.dispatching#3"],
    guards,
    actions: ["keepOutcome"],
    entered: ["logger.deciding"],
    exited: [],
  };
  const record: TurnRecord = {
    startedAt: "2026-11-21T12:00:00.000Z",
    ms: 2,
    machine: { id: "conversation", version: "2", hash: "00" },
    steps: [step, { ...step, actor: [], guards: [] }],
    work: [{ effectId: "e1", src: ["logger", "decider"], at: 1, ms: 0.5, outcome: "done" }],
    leftOut: 0,
  };

  const text = writeRecord(record);

  expect(readRecord(text)).toEqual(record);
  expect(text.split("context.agenda.0.route")).toHaveLength(2);
});
