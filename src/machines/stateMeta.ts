import type { ModelTier } from "../protocol/modelCall.ts";

/** What tools, the host and the checks read from a state. People read its `description`. */
export type StateMeta = {
  /** The role that works here. */
  agent: string;
  /**
   * What happens to a message that arrives here. `answer`: it begins a turn. `merge`: it becomes part of the message under
   * way. `interrupt`: a correction starts the work again with both, anything else waits. `queue`: it waits.
   */
  doubleText: "merge" | "queue" | "interrupt" | "answer";
  /**
   * What a restart does. `resume`: a rest, the conversation stands here again. For work that it cut off: `retry` runs it
   * again; `ask` ends the turn with the question whether to, for requests on the agenda; `fail` ends it honestly.
   */
  onRestore: "resume" | "retry" | "ask" | "fail";
  /** Tools that work in this state may call. */
  permissions: readonly string[];
  /** The language model that work in this state may ask, and how often in one run. */
  model?: { tier: ModelTier; mostCalls: number };
  /** Work in this state writes: where the turn stands is stored with the first write. */
  writes?: true;
  /** What it hands out is training: never while the safety region is not clear. */
  training?: true;
  /** Work in this state is failed after so long. */
  deadlineMs?: number;
  slo?: { p95Ms: number };
};

/** A state in which nothing runs until the person says something. */
export const waiting = (agent: string): StateMeta => ({
  agent,
  doubleText: "answer",
  onRestore: "resume",
  permissions: [],
});

/** A state whose work reads only, so that it may be run again. */
export const reading = (agent: string, permissions: readonly string[], deadlineMs: number): StateMeta => ({
  agent,
  doubleText: "queue",
  onRestore: "retry",
  permissions,
  deadlineMs,
});

/** A specialist at work: a correction starts it again with both, anything else waits. */
export const working = (agent: string, permissions: readonly string[], deadlineMs: number): StateMeta => ({
  ...reading(agent, permissions, deadlineMs),
  doubleText: "interrupt",
});

/** Longer than what stands before the wire takes as a rule until it gives up by itself, and shorter than a browser waits. */
const MODEL_DEADLINE_MS = 130_000;

/** A state whose work may ask a language model: a correction starts it again with both, anything else waits. */
export const thinking = (
  agent: string,
  permissions: readonly string[],
  model: NonNullable<StateMeta["model"]>,
): StateMeta => ({ ...working(agent, permissions, MODEL_DEADLINE_MS), model });

/** A state whose work writes, once by effect key, so that it may be run again too. */
export const writing = (agent: string, permissions: readonly string[]): StateMeta => ({
  agent,
  doubleText: "queue",
  onRestore: "retry",
  permissions,
  writes: true,
  deadlineMs: 10_000,
});
