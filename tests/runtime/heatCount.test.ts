import { expect, test } from "vitest";
import type { TurnRecord } from "../../src/protocol/turnRecord.ts";
import { HeatCount } from "../../src/runtime/inspect/heatCount.ts";

/** `m.b` is stood in for `ms`, then left by one of its edges. */
function recordOf(ms: number, edge: string): TurnRecord {
  const step = { actor: [], machine: "m", event: "e", guards: [], actions: [] };
  return {
    startedAt: "2026-11-21T12:00:00.000Z",
    ms,
    machine: { id: "conversation", version: "1", hash: "0" },
    steps: [
      { ...step, at: 5, edges: ["m.a#0"], entered: ["m.b"], exited: ["m.a"] },
      { ...step, at: 5 + ms, edges: [edge], entered: ["m.a"], exited: ["m.b"] },
    ],
    work: [],
    leftOut: 0,
  };
}

test("[I14] heat tells the median and the p95 of every state, and of every edge apart", () => {
  const count = new HeatCount("m");
  for (let ms = 1; ms <= 20; ms++)
    count.add({ conversationId: `c${ms}`, seq: 2, value: {}, record: recordOf(ms, ms <= 10 ? "m.b#0" : "m.b#1") });

  const { states, edges, edgeTimes } = count.heat(null, false);

  expect(states["m.b"]).toMatchObject({ entered: 20, ended: 20, medianMs: 10, p95Ms: 19 });
  expect(edges).toEqual({ "m.a#0": 20, "m.b#0": 10, "m.b#1": 10 });
  expect(edgeTimes).toEqual({ "m.b#0": { medianMs: 5, p95Ms: 10 }, "m.b#1": { medianMs: 15, p95Ms: 20 } });
});
