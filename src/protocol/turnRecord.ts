import { z } from "zod";
import { ModelCall } from "./modelCall.ts";
import { RouteDecision, Usage } from "./turn.ts";

/**
 * A guard that was asked. `values` are what it read: paths into the context, the event or its own parameters, e.g.
 * `context.agenda.0.route`. Redacted, words that people wrote are replaced by their length: `"(12 characters)"`.
 */
export const AskedGuard = z.object({
  /** The transition it stands on, as in `GET /api/machines/:id`. */
  edge: z.string(),
  /** As the chart shows it, e.g. `and(isTraining, not(stateIn(safety.clear)))`. */
  name: z.string(),
  result: z.boolean(),
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type AskedGuard = z.infer<typeof AskedGuard>;

/** One microstep of one actor: transitions taken together. */
export const TransitionStep = z.object({
  /** ms since the record's `startedAt`. */
  at: z.number(),
  /** Ids of child actors from the root; empty for the conversation itself. */
  actor: z.array(z.string()),
  /** Machine id, e.g. `conversation`. */
  machine: z.string(),
  /** Type of the event; `xstate.init` when an actor starts. */
  event: z.string(),
  /** Transitions taken, as in `GET /api/machines/:id`; empty when an actor starts or when no transition answered. */
  edges: z.array(z.string()),
  /** In the order in which they were asked, those that said no included. */
  guards: z.array(AskedGuard),
  actions: z.array(z.string()),
  /** State ids, e.g. `conversation.dialogue.routing`, outermost first. */
  entered: z.array(z.string()),
  /** State ids, innermost first. */
  exited: z.array(z.string()),
});
export type TransitionStep = z.infer<typeof TransitionStep>;

/** A piece of work: an actor that is no machine. */
export const WorkSpan = z.object({
  effectId: z.string(),
  /** Names under which the actors on the way were given, e.g. `["logger", "matcher"]`. */
  src: z.array(z.string()),
  /** ms since the record's `startedAt`. */
  at: z.number(),
  ms: z.number(),
  outcome: z.enum(["done", "failed", "calledOff"]),
  /**
   * What the worker told of itself, e.g. `log_matched` with the candidates and their scores (0 to 100) when an exercise was
   * looked for. Redacted, only its numbers and its answers of yes and no.
   */
  notes: z.array(z.object({ event: z.string(), fields: z.record(z.string(), z.unknown()) })).optional(),
});
export type WorkSpan = z.infer<typeof WorkSpan>;

/** What happened between two checkpoints: kept with the checkpoint that it ended in. */
export const TurnRecord = z.object({
  /** ISO; what every `at` counts from. */
  startedAt: z.string(),
  /** The whole of it, in ms. */
  ms: z.number(),
  machine: z.object({ id: z.string(), version: z.string(), hash: z.string() }),
  steps: z.array(TransitionStep),
  work: z.array(WorkSpan),
  /** Steps and pieces of work left out because there were too many. */
  leftOut: z.int(),
});
export type TurnRecord = z.infer<typeof TurnRecord>;

/** How long a state was stood in. */
export const StateSpan = z.object({
  /** With the child's path in front where it is a child's: `logger` and `logger.matching`. */
  actor: z.array(z.string()),
  state: z.string(),
  at: z.number(),
  /** `null` when it was still stood in at the end. */
  ms: z.number().nullable(),
});
export type StateSpan = z.infer<typeof StateSpan>;

/** The answer to `GET /api/conversations/:id/turns/:turnId/why`. */
export const Why = z.object({
  conversationId: z.string(),
  turnId: z.string(),
  seq: z.int(),
  path: z.array(z.string()),
  routes: z.array(RouteDecision),
  usage: Usage,
  /** What language models were asked, in order, with tokens, times and attempts; empty without one. */
  modelCalls: z.array(ModelCall),
  latencyMs: z.number(),
  /** `null` for turns that were stored before records were kept. */
  record: TurnRecord.nullable(),
  /** In the order of entry; the waterfall. */
  spans: z.array(StateSpan),
});
export type Why = z.infer<typeof Why>;
