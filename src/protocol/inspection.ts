import { z } from "zod";
import { ConversationId } from "./frames.ts";
import { Problem } from "./problem.ts";
import { Turn } from "./turn.ts";
import { TransitionStep } from "./turnRecord.ts";
import { UserCancel, UserMessage, UserPick } from "./userEvents.ts";

/** The version of `@statelyai/inspect` whose wire format this is. */
export const INSPECT_VERSION = "0.7.2";

/**
 * `redacted`: types, ids, numbers, states; no words that people wrote. `whole`: with context, events, input and output.
 */
export const Detail = z.enum(["redacted", "whole"]);
export type Detail = z.infer<typeof Detail>;

/**
 * What a viewer may send over `/inspect`. In mode `none` a socket is shown at once what its address asks for:
 * `/inspect` all conversations of the user, `/inspect?conversation=ID` one, `&detail=whole` all there is to see. In mode
 * `token` the first frame must be `auth`, with the console key; then the same is shown.
 */
export const ViewerFrame = z.discriminatedUnion("type", [
  z.object({ type: z.literal("auth"), token: z.string().min(1).max(500), consoleKey: z.string().max(500).optional() }),
  /** Replaces what was watched. `null` or nothing: all conversations of the user. Answered by `setpoint.watching`. */
  z.object({
    type: z.literal("setpoint.watch"),
    conversationId: ConversationId.nullable().optional(),
    detail: Detail.optional(),
  }),
  /** An outside event, marked on its turn as sent by the console (`input.by`). Answered by `setpoint.sent`. */
  z.object({
    type: z.literal("setpoint.send"),
    conversationId: ConversationId,
    event: z.discriminatedUnion("type", [UserMessage, UserPick, UserCancel]),
    /** Echoed in the answer. */
    ref: z.string().max(100).optional(),
  }),
  /**
   * Stops the conversation before whatever enters the state (any state of any chart in `GET /api/machines`), for as long as
   * this connection watches it. Answered by `setpoint.breaks`; a stop is told by `setpoint.paused`, its end by
   * `setpoint.released`.
   */
  z.object({ type: z.literal("break.set"), conversationId: ConversationId, state: z.string().min(1).max(200) }),
  /** Without a state all breakpoints of this connection there; what stands still goes on. */
  z.object({
    type: z.literal("break.clear"),
    conversationId: ConversationId,
    state: z.string().min(1).max(200).optional(),
  }),
  /** Takes the step that waits, and stops before the turn enters another state. */
  z.object({ type: z.literal("break.step"), conversationId: ConversationId }),
  z.object({ type: z.literal("break.continue"), conversationId: ConversationId }),
]);
export type ViewerFrame = z.infer<typeof ViewerFrame>;

/** What all frames of `@statelyai/inspect` carry, and ours: whose they are and their number on this connection. */
const stately = {
  _version: z.string(),
  /** ms since the epoch, as text. */
  createdAt: z.string(),
  id: z.null(),
  /** Of the conversation itself, e.g. `<conversation id>/x:0`. */
  rootId: z.string(),
  /** `<conversation id>/<XState's session id>`: session ids alone begin anew with every process. */
  sessionId: z.string(),
  conversationId: z.string(),
  /** Rises by one with every frame of this connection, those included that were dropped. */
  seq: z.int(),
};

/** What is shown of an actor's snapshot. `context`, `input`, `output` and `error` only where the viewer sees all. */
export const ShownSnapshot = z.looseObject({
  status: z.enum(["active", "done", "error", "stopped"]),
  value: z.unknown().optional(),
  tags: z.array(z.string()).optional(),
  context: z.unknown().optional(),
  children: z.record(z.string(), z.object({ id: z.string(), xstate$$type: z.literal(1) })).optional(),
});
export type ShownSnapshot = z.infer<typeof ShownSnapshot>;

const ShownEvent = z.looseObject({ type: z.string() });

export const ActorFrame = z.object({
  type: z.literal("@xstate.actor"),
  ...stately,
  name: z.string(),
  parentId: z.string().optional(),
  /** The machine's config as JSON text, whole; `{"id": …}` of an actor that is no machine. */
  definition: z.string(),
  snapshot: ShownSnapshot,
});
export const EventFrame = z.object({
  type: z.literal("@xstate.event"),
  ...stately,
  sourceId: z.string().optional(),
  event: ShownEvent,
});
export const SnapshotFrame = z.object({
  type: z.literal("@xstate.snapshot"),
  ...stately,
  event: ShownEvent,
  snapshot: ShownSnapshot,
});

const ours = {
  conversationId: z.string(),
  seq: z.int(),
  /** ISO. */
  at: z.string(),
};

/** Transitions taken in one microstep, and why. */
export const TransitionFrame = z.object({
  type: z.literal("setpoint.transition"),
  ...ours,
  /** `null` outside a turn: a timer, the start. */
  turnId: z.string().nullable(),
  ...TransitionStep.omit({ at: true }).shape,
  /** The actor's state value after it. */
  value: z.unknown(),
});

/** A piece of work began or ended. */
export const EffectFrame = z.object({
  type: z.literal("setpoint.effect"),
  ...ours,
  turnId: z.string().nullable(),
  effectId: z.string(),
  actor: z.array(z.string()),
  src: z.array(z.string()),
  phase: z.enum(["started", "done", "failed", "calledOff"]),
  /** How long it took; `null` while it runs. */
  ms: z.number().nullable(),
  /** Whole only. */
  input: z.unknown().optional(),
  output: z.unknown().optional(),
});

/** A finished turn. Redacted, its texts are empty and its drafts, cards, citations and effects' data are left out. */
export const TurnFrame = z.object({ type: z.literal("setpoint.turn"), ...ours, turn: Turn });

/** A conversation as the list shows it. */
export const ListedConversation = z.object({
  conversationId: z.string(),
  /** `null` where words are not shown. */
  title: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Number of the newest checkpoint, and the chart's value there. */
  checkpoint: z.int(),
  value: z.unknown(),
  /** Of the newest turn; `null` before the first. */
  lastRoute: z.string().nullable(),
});
export type ListedConversation = z.infer<typeof ListedConversation>;

/** What a viewer may get over `/inspect`. */
export const InspectFrame = z.discriminatedUnion("type", [
  ActorFrame,
  EventFrame,
  SnapshotFrame,
  TransitionFrame,
  EffectFrame,
  TurnFrame,
  /** So many frames were left out here, because the viewer was too slow or too much happened at once. */
  z.object({ type: z.literal("setpoint.dropped"), seq: z.int(), at: z.string(), count: z.int() }),
  /** What is shown from now on; actors and snapshots of what is awake follow at once. */
  z.object({
    type: z.literal("setpoint.watching"),
    seq: z.int(),
    at: z.string(),
    conversationId: z.string().nullable(),
    detail: Detail,
  }),
  /** The newest conversations of the user (at most 100), when all are watched: after `setpoint.watching`. */
  z.object({
    type: z.literal("setpoint.conversations"),
    seq: z.int(),
    at: z.string(),
    items: z.array(ListedConversation),
  }),
  /** States before which the conversation stops, whoever set them: after every change, and when it begins to be watched. */
  z.object({ type: z.literal("setpoint.breaks"), ...ours, states: z.array(z.string()) }),
  /** The conversation stands still before a state. */
  z.object({
    type: z.literal("setpoint.paused"),
    ...ours,
    turnId: z.string(),
    state: z.string(),
    /** What waits: the type of the event, or e.g. `done: router` for work that has ended. */
    event: z.string(),
    /** All states that it enters. */
    entered: z.array(z.string()),
    /** ISO; then it goes on by itself. */
    until: z.string(),
  }),
  /** It goes on: asked to, called off by the person, after its time, or because whoever stopped it is gone. */
  z.object({
    type: z.literal("setpoint.released"),
    ...ours,
    state: z.string(),
    by: z.enum(["continue", "step", "clear", "time", "gone", "cancel", "stop"]),
  }),
  z.object({
    type: z.literal("setpoint.sent"),
    seq: z.int(),
    at: z.string(),
    turnId: z.string(),
    ref: z.string().nullable(),
  }),
  /** A frame that was not obeyed; the connection stays open unless the problem is who is speaking. */
  z.object({ type: z.literal("setpoint.refused"), seq: z.int(), at: z.string(), problem: Problem, to: z.unknown() }),
]);
export type InspectFrame = z.infer<typeof InspectFrame>;
