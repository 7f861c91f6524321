import { expect, test } from "vitest";
import type { KeptRecord, StepShape } from "../../src/store/keptRecord.ts";
import { freshStore } from "./freshStore.ts";
import { conversationOf, envelopeOf } from "./storedData.ts";

const SHAPE: StepShape = {
  actor: ["logger"],
  machine: "logger",
  event: "xstate.init",
  edges: ["logger.deciding#3"],
  guards: [
    { edge: "logger.deciding#3", name: "isFor(COACH)", result: true, paths: ["context.route", "context.open"] },
    { edge: "logger.deciding#4", name: "isSure", result: false, paths: ["event.a.b"] },
  ],
  actions: ["keepOutcome"],
  entered: ["logger.deciding"],
  exited: [],
};
const WRITTEN = { id: "s1", text: JSON.stringify(SHAPE) };
const recordOf = (...values: KeptRecord["steps"][number]["values"]): KeptRecord => ({
  startedAt: "2026-11-21T12:00:00.000Z",
  ms: 2,
  machine: { id: "conversation", version: "2", hash: "00" },
  steps: [{ at: 1.5, shape: WRITTEN, values }],
  work: [{ effectId: "e1", src: ["logger", "decider"], at: 1, ms: 0.5, outcome: "done" }],
  leftOut: 0,
});

test("a record is read as it was kept, also when the write failed that brought its shapes first", async () => {
  const { conversations } = await freshStore();
  await conversations.create(conversationOf("c-1"), envelopeOf("c-1", 1));
  const other = envelopeOf("c-1", 1, { snapshot: { value: "other" } });
  await expect(conversations.checkpoint(other, "e", null, recordOf("X", null, 1))).rejects.toMatchObject({
    code: "conflict",
  });

  for (const [seq, route] of [
    [2, "COACH"],
    [3, "PROFILE"],
    [4, "TASK"],
  ] as const)
    await conversations.checkpoint(envelopeOf("c-1", seq), "e", null, recordOf(route, null, false));

  const { guards: _, ...step } = SHAPE;
  const [first, second] = SHAPE.guards.map(({ paths: __, ...guard }) => guard);
  for (const [seq, route] of [
    [2, "COACH"],
    [4, "TASK"],
  ] as const)
    expect((await conversations.checkpointAt("c-1", seq))?.record).toEqual({
      ...recordOf(),
      steps: [
        {
          ...step,
          at: 1.5,
          guards: [
            { ...first, values: { "context.route": route, "context.open": null } },
            { ...second, values: { "event.a.b": false } },
          ],
        },
      ],
    });
});
