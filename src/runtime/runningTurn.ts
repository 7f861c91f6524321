import type { FinishedTurn } from "../machines/conversationContext.ts";
import type { ModelCall } from "../protocol/modelCall.ts";
import { type Effect, NO_USAGE, type Pending, type ReplyPart, type Turn } from "../protocol/turn.ts";
import type { Message } from "../protocol/view.ts";
import type { AcceptedEvent } from "../store/store.ts";
import { atMost, type Clock } from "./clock.ts";
import type { Recovery } from "./restore/recovery.ts";

/** A turn that waits or runs. */
export type Running = {
  accepted: AcceptedEvent;
  /** How it goes on after the end of the process that ran it before; `null` when it is new. */
  recovery: Recovery | null;
  /** The first is 1. */
  attempt: number;
  started: number;
  path: string[];
  finished: FinishedTurn | null;
  isStoring: boolean;
  /** What has been streamed of the reply. */
  emitted: string;
  pieces: number;
  /** What language models were asked for it. */
  modelCalls: ModelCall[];
  /** Questions to language models that have not come to their end, those that were called off among them. */
  asks: Set<Promise<unknown>>;
  settle: { resolve(turn: Turn): void; reject(error: unknown): void };
  promise: Promise<Turn>;
};

/** A turn that has been accepted and not begun. */
export function startOf(accepted: AcceptedEvent, recovery: Recovery | null = null, attempt = 1): Running {
  const { promise, resolve, reject } = Promise.withResolvers<Turn>();
  // A turn that nobody waits for any more may still fail.
  promise.catch(() => {});
  return {
    accepted,
    recovery,
    attempt,
    started: performance.now(),
    path: [],
    finished: null,
    isStoring: false,
    emitted: "",
    pieces: 0,
    modelCalls: [],
    asks: new Set(),
    settle: { resolve, reject },
    promise,
  };
}

/** A request that was called off ends at once; nobody waits longer for one that does not. */
const LONGEST_ABORT_MS = 1_000;

/** Waits until what was asked and called off is on the turn too. */
export const asksEnded = ({ asks }: Running, clock: Clock): Promise<void> =>
  atMost(LONGEST_ABORT_MS, clock, Promise.allSettled(asks));

/** The part of a turn that does not depend on how it went. */
export function turnHead(running: Running, seq: number): Omit<Turn, "status" | "reply" | "pending" | "path"> {
  const { accepted, started, modelCalls } = running;
  const { event, stamp } = accepted;
  return {
    turnId: stamp.turnId,
    conversationId: accepted.conversationId,
    seq,
    traceId: accepted.traceId,
    input: {
      messageId: stamp.messageId,
      text: event.type === "user.message" ? event.text : "",
      sentAt: stamp.sentAt,
      ...(event.type === "user.message" ? {} : { event: event.type }),
      ...(event.type === "user.pick" ? { optionId: event.optionId } : {}),
      ...(event.type === "user.message" && event.avoidJoints?.length ? { avoidJoints: event.avoidJoints } : {}),
      ...(event.type === "user.message" && event.corrects ? { corrects: event.corrects } : {}),
      ...(accepted.by ? { by: accepted.by } : {}),
    },
    routes: [],
    drafts: [],
    effects: [],
    usage: usageOf(modelCalls),
    ...(stamp.hasModel || stamp.modelOut || modelCalls.length > 0 ? { modelCalls: [...modelCalls] } : {}),
    ...(stamp.modelOut ? { modelOut: stamp.modelOut } : {}),
    latencyMs: Math.round((performance.now() - started) * 100) / 100,
  };
}

const usageOf = (calls: readonly ModelCall[]): Turn["usage"] =>
  calls.reduce(
    (all, { inputTokens, outputTokens, costUsd }) => ({
      modelCalls: all.modelCalls + 1,
      inputTokens: all.inputTokens + inputTokens,
      outputTokens: all.outputTokens + outputTokens,
      costUsd: all.costUsd + costUsd,
    }),
    NO_USAGE,
  );

/** How a turn ends that could not be carried out: what it had stored before is told. */
export function failedTurn(
  running: Running,
  seq: number,
  { text, effects, pending }: { text: string; effects: Effect[]; pending: Pending | null },
): Turn {
  const count = effects.length === 1 ? "One change" : `${effects.length} changes`;
  const stored = `${count} had been stored before that, so please look before you send it again.`;
  const reply = { text: effects.length > 0 ? `${text} ${stored}` : text, cards: [], citations: [] };
  return { ...turnHead(running, seq), status: "failed", reply, pending, effects, path: running.path };
}

/** How a turn ends whose event the chart did not take. */
export function mootTurn({ accepted }: Running, pending: Pending | null): FinishedTurn {
  const text = "That question is closed already; nothing was changed.";
  const { turnId } = accepted.stamp;
  return {
    turnId,
    status: "failed",
    routes: [],
    reply: { text, cards: [], citations: [] },
    pending,
    drafts: [],
    effects: [],
  };
}

/** What was said to the person, as a message of the conversation. */
export function replyMessage(turnId: string, reply: ReplyPart, at: string): Message {
  const { text, cards, citations } = reply;
  return { id: `${turnId}:reply`, role: "assistant", text, cards, citations, at, turnId };
}

/** The person's own message, for the view; `null` for picks and cancels. */
export function userMessage({ event, stamp }: AcceptedEvent): Message | null {
  if (event.type !== "user.message") return null;
  const { messageId, turnId, at } = stamp;
  const corrects = event.corrects ? { corrects: event.corrects } : {};
  return { id: messageId ?? turnId, role: "user", text: event.text, cards: [], citations: [], at, turnId, ...corrects };
}
