import { AppError } from "../errors.ts";
import { type ConversationSnapshot, conversationMachine } from "../machines/conversationMachine.ts";
import type { StateMeta } from "../machines/stateMeta.ts";
import type { Message, View } from "../protocol/view.ts";
import type { Envelope } from "../store/snapshotStore.ts";
import type { TurnProgress } from "../store/store.ts";
import type { Duty } from "./duty.ts";
import type { Tap } from "./inspect/tap.ts";
import { TurnLog } from "./inspect/turnLog.ts";
import { noteResult } from "./inspect/witness.ts";
import { Kernel, type Persisted } from "./kernel.ts";
import { machineMark } from "./restore/openEnvelope.ts";
import type { Running } from "./runningTurn.ts";
import { VIEW_MESSAGES, viewOf } from "./views.ts";

const MACHINE = machineMark(conversationMachine);

/** A conversation that is hydrated in this process. */
export type Awake = {
  conversationId: string;
  userId: string;
  title: string | null;
  kernel: Kernel;
  envelope: Envelope;
  messages: Message[];
  view: View;
  running: Running | null;
  queue: Running[];
  /** Events that have been admitted and are on their way to the disk. */
  reserved: number;
  /**
   * Messages on their way to the disk that join the running turn, and a stop for somebody who looks inside; while there are
   * any, results of work wait in `held`.
   */
  holds: number;
  held: (() => void)[];
  /** A timer is being carried out. */
  isRinging: boolean;
  aborts: Map<string, AbortController>;
  /** What happens until the next checkpoint. */
  log: TurnLog;
  /** There while somebody watches. */
  tap: Tap | null;
};

/** A conversation around a kernel that is at rest. */
export function awakeOf(kernel: Kernel, envelope: Envelope, title: string | null, messages: Message[]): Awake {
  return {
    conversationId: envelope.conversationId,
    userId: envelope.userId,
    title,
    kernel,
    envelope,
    messages,
    view: viewOf(kernel.snapshot as ConversationSnapshot, envelope, title, messages),
    running: null,
    queue: [],
    reserved: 0,
    holds: 0,
    held: [],
    isRinging: false,
    aborts: new Map(),
    log: new TurnLog(Date.parse(envelope.at)),
    tap: null,
  };
}

/** A new conversation at its first rest. `now` in ms since the epoch. */
export function newAwake(ids: { conversationId: string; userId: string }, title: string | null, now: number): Awake {
  const { kernel } = Kernel.create(conversationMachine, ids, now);
  const head = { ...ids, seq: 1, at: new Date(now).toISOString() };
  return awakeOf(kernel, envelopeOf(kernel, head), title, []);
}

/** What is stored next, were the chart as it was. */
export function envelopeAfter({ envelope }: Awake, now: number): Envelope {
  return { ...envelope, seq: envelope.seq + 1, at: new Date(now).toISOString() };
}

/** The chart as it was stored, in an envelope that has been opened. Throws when XState cannot take it up. */
export function kernelOf({ snapshot, timers, counter = 0 }: Envelope, now: number): Kernel {
  return Kernel.restore(conversationMachine, { snapshot, timers, counter, inflight: {} }, now);
}

/** The chart in the middle of a turn, with work in flight; `null` when it was another chart or nothing is in flight. */
export function kernelInTurn({ machine, path: _, onRestore: __, ...stored }: TurnProgress, now: number): Kernel | null {
  if (machine.hash !== MACHINE.hash || Object.keys(stored.inflight).length === 0) return null;
  try {
    return Kernel.restore(conversationMachine, stored as Persisted, now);
  } catch {
    return null;
  }
}

/** Where a turn stands. */
export function progressOf(kernel: Kernel, path: readonly string[], { onRestore }: Duty): TurnProgress {
  return { machine: MACHINE, ...kernel.persist(), path: [...path], onRestore };
}

/** What is stored is what is shown from now on. */
export function standAt(awake: Awake, envelope: Envelope, said: Message | null): void {
  awake.envelope = envelope;
  if (said) awake.messages = answeredWith(said, awake.messages).slice(-VIEW_MESSAGES);
  awake.view = viewOf(awake.kernel.snapshot as ConversationSnapshot, envelope, awake.title, awake.messages);
}

/**
 * An answer stands behind what it answers, or behind the last answer when that was no message: after a restart, what waits
 * its turn is among the messages already.
 */
function answeredWith(said: Message, messages: readonly Message[]): Message[] {
  const asked = messages.findLastIndex(({ turnId }) => turnId === said.turnId);
  const before = asked >= 0 ? asked : messages.findLastIndex(({ role }) => role === "assistant");
  return messages.toSpliced(before + 1, 0, said);
}

/** What the person said stands in the view from now on. */
export function show(awake: Awake, said: Message | null): void {
  if (said && !awake.messages.some((message) => message.id === said.id)) awake.messages.push(said);
}

/** Aborts pieces of work that the chart has left. */
export function callOff(awake: Awake, effectIds: readonly string[]): void {
  for (const effectId of effectIds) {
    awake.aborts.get(effectId)?.abort(new AppError("conflict", "The work was called off."));
    awake.aborts.delete(effectId);
    noteResult(awake, effectId, "calledOff");
  }
}

/** Aborts what runs and lets the chart go. */
export function release(awake: Awake): void {
  for (const abort of awake.aborts.values()) abort.abort(new AppError("unavailable", "The conversation was put away."));
  awake.aborts.clear();
  awake.tap?.leave();
  awake.tap = null;
  awake.kernel.stop();
}

/** The same, and nobody waits for its turns any longer. */
export function letAllGo(awake: Awake, why: AppError): void {
  release(awake);
  for (const lost of [awake.running, ...awake.queue]) lost?.settle.reject(why);
  awake.queue = [];
}

/** The kernel at rest, ready to be stored. */
export function envelopeOf(
  kernel: Kernel,
  head: { conversationId: string; userId: string; seq: number; at: string },
): Envelope {
  const { snapshot, timers, counter } = kernel.persist();
  const { conversationId, userId, seq, at } = head;
  return { v: 1, machine: MACHINE, conversationId, userId, seq, at, snapshot, timers, counter };
}

/** What the chart says about a message that arrives in its present state. */
export function doubleTextOf(snapshot: Kernel["snapshot"]): StateMeta["doubleText"] {
  const policies = Object.entries(snapshot.getMeta() as Record<string, StateMeta | undefined>)
    .filter(([id]) => id.startsWith("conversation.dialogue"))
    .map(([, meta]) => meta?.doubleText);
  return policies.find((policy) => policy && policy !== "answer") ?? "answer";
}
