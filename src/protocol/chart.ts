import { z } from "zod";

/** An actor that a state starts. */
export const ChartInvoke = z.object({ id: z.string(), src: z.string() });

export const ChartState = z.object({
  /** With the machine's id, e.g. `conversation.dialogue.idle`. */
  id: z.string(),
  key: z.string(),
  parent: z.string().nullable(),
  type: z.enum(["atomic", "compound", "parallel", "final", "history"]),
  /** Of a history state: whether it remembers all levels below its parent, or one. */
  history: z.enum(["shallow", "deep"]).nullable(),
  initial: z.string().nullable(),
  description: z.string().nullable(),
  tags: z.array(z.string()).readonly(),
  meta: z.unknown(),
  entry: z.array(z.string()),
  exit: z.array(z.string()),
  invoke: z.array(ChartInvoke),
});
export type ChartState = z.infer<typeof ChartState>;

export const ChartTransition = z.object({
  /** `<state id>#<its place among that state's transitions>`. */
  id: z.string(),
  source: z.string(),
  /** State ids; empty for one that only acts. */
  targets: z.array(z.string()),
  /** As XState has it, e.g. `xstate.done.actor.router`; `always` for one that needs none. */
  event: z.string(),
  /** As people read it: `done: router`, `error: router`, `after questionExpiry`; else the event. */
  label: z.string(),
  /** Name or ms of the delay of an `after`. */
  delay: z.union([z.string(), z.number()]).nullable(),
  guard: z.string().nullable(),
  actions: z.array(z.string()),
  reenter: z.boolean(),
  description: z.string().nullable(),
});
export type ChartTransition = z.infer<typeof ChartTransition>;

/** A machine as plain JSON: states in order, targets resolved. */
export const Chart = z.object({
  id: z.string(),
  version: z.string(),
  hash: z.string(),
  /** The machines that play its actors, by actor, e.g. `coach@1`. */
  machines: z.record(z.string(), z.string()),
  states: z.array(ChartState),
  transitions: z.array(ChartTransition),
});
export type Chart = z.infer<typeof Chart>;
