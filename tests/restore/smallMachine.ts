import { type AnyStateMachine, fromPromise, setup } from "xstate";
import { z } from "zod";
import type { Envelope } from "../../src/store/snapshotStore.ts";

/** A small chart with all that a stored snapshot can be at odds with: regions, a child chart, work, timers, a context. */

const rest = { meta: { onRestore: "resume" } };
const work = fromPromise<string>(async () => "");

const inner = setup({
  schemas: { context: z.object({ pages: z.array(z.string()) }) },
  types: { context: {} as { pages: string[] } },
  actors: { reader: work },
}).createMachine({
  id: "inner",
  version: "1",
  context: { pages: [] },
  initial: "reading",
  states: { reading: { invoke: { id: "reader", src: "reader", onDone: "finished" } }, finished: { type: "final" } },
});

/** The machine with some of it replaced: the fault that is planted. */
export function smallMachine(
  change: { states?: object; talk?: object; child?: object; context?: z.ZodType; version?: string } = {},
): AnyStateMachine {
  const machine: unknown = setup({
    schemas: { context: change.context ?? z.object({ count: z.number() }) },
    types: { context: {} as { count: number } },
    actors: { inner, worker: work, ...change.child } as never,
    delays: { patience: 1_000 },
  }).createMachine({
    id: "small",
    version: change.version ?? "2",
    type: "parallel",
    context: { count: 0 },
    states: {
      talk: {
        initial: "idle",
        states: {
          idle: { ...rest, on: { "user.message": "asking", "user.work": "studying" } },
          asking: { ...rest, after: { patience: "idle" }, on: { "user.message": "idle" } },
          studying: { ...rest, invoke: { id: "student", src: "inner" as never, onDone: "idle" } },
          ...change.talk,
        },
      },
      mood: { initial: "calm", states: { calm: rest } },
      ...change.states,
    },
  } as never);
  return machine as AnyStateMachine;
}

/** Stored by `smallMachine`, at rest in `idle`. */
export const idle = {
  status: "active",
  value: { talk: "idle", mood: "calm" },
  historyValue: {},
  context: { count: 0 },
  children: {},
};
export const asking = { ...idle, value: { talk: "asking", mood: "calm" } };
export const askingTimer = {
  nonce: "t1",
  path: [],
  event: { type: "xstate.after.patience.small.talk.asking" },
  dueAt: 1_000,
};
const innerSnapshot = {
  status: "active",
  value: "reading",
  historyValue: {},
  context: { pages: [] },
  children: { reader: { src: "reader", snapshot: { status: "active" } } },
};
export const studying = {
  ...idle,
  value: { talk: "studying", mood: "calm" },
  children: { student: { src: "inner", snapshot: innerSnapshot } },
};
/** `studying`, its child's chart changed. */
export const studyingWith = (change: object) => ({
  ...studying,
  children: { student: { src: "inner", snapshot: { ...innerSnapshot, ...change } } },
});

export const envelopeOf = (snapshot: unknown, version: string, timers: Envelope["timers"] = {}): Envelope => ({
  v: 1,
  machine: { id: "small", version, hash: "-" },
  conversationId: "c",
  userId: "u",
  seq: 3,
  at: "2026-11-21T11:00:00.000Z",
  snapshot,
  timers,
});
