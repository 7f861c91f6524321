import { AppError } from "../errors.ts";
import { conversationMachine, type ConversationSnapshot, isQuiescent } from "../machines/conversationMachine.ts";
import type { FinishedTurn } from "../machines/conversationContext.ts";
import type { StateMeta } from "../machines/stateMeta.ts";
import { NO_USAGE, type Turn } from "../protocol/turn.ts";
import type { Message, View } from "../protocol/view.ts";
import type { Envelope } from "../store/snapshotStore.ts";
import type { AcceptedEvent, ConversationStore } from "../store/store.ts";
import { Alarms } from "./alarms.ts";
import type { Clock } from "./clock.ts";
import type { Engine } from "./engine.ts";
import type { Fanout } from "./fanout.ts";
import { Kernel, type Step } from "./kernel.ts";
import { machineHash } from "./machineHash.ts";
import { machineEvent } from "./machineEvent.ts";
import type { Trace } from "./trace.ts";
import { viewOf, VIEW_MESSAGES } from "./views.ts";
import type { WorkRunner } from "./workRunner.ts";

/** Messages that may wait behind a running turn. */
export const QUEUE_LIMIT = 20;
/** Conversations kept hydrated; beyond it the one that rested longest goes to sleep. */
const AWAKE_LIMIT = 500;

const MACHINE = { id: conversationMachine.id, version: conversationMachine.version ?? "1", hash: machineHash(conversationMachine) };

type Running = {
  accepted: AcceptedEvent;
  started: number;
  path: string[];
  finished: FinishedTurn | null;
  isStoring: boolean;
  /** What has been streamed of the reply. */
  emitted: string;
  pieces: number;
  settle: { resolve(turn: Turn): void; reject(error: unknown): void };
  promise: Promise<Turn>;
};

/** A conversation that is hydrated in this process. */
type Awake = {
  conversationId: string;
  userId: string;
  title: string | null;
  kernel: Kernel;
  envelope: Envelope;
  messages: Message[];
  view: View;
  running: Running | null;
  queue: Running[];
  aborts: Map<string, AbortController>;
};

export type LocalEngineParts = {
  store: ConversationStore;
  runner: WorkRunner;
  fanout: Fanout;
  trace: Trace;
  clock: Clock;
};

/** The engine that keeps its conversations in this process, with lowdb and SQLite underneath. */
export class LocalEngine implements Engine {
  readonly #parts: LocalEngineParts;
  readonly #awake = new Map<string, Promise<Awake>>();
  readonly #turns = new Map<string, Promise<Turn>>();
  readonly #alarms: Alarms;
  #isStopping = false;

  constructor(parts: LocalEngineParts) {
    this.#parts = parts;
    this.#alarms = new Alarms(parts.clock, (conversationId) => void this.#ring(conversationId));
  }

  async start(): Promise<void> {
    for (const { conversationId, dueAt } of await this.#parts.store.timers()) this.#alarms.set(conversationId, dueAt);
    for (const accepted of await this.#parts.store.unfinished()) {
      this.deliver(accepted).catch((error) => this.#traceError(accepted, error));
    }
  }

  async stop({ drainMs }: { drainMs: number }): Promise<void> {
    this.#isStopping = true;
    this.#alarms.clear();
    const running = Promise.allSettled(this.#turns.values());
    let cancelWait = () => {};
    const waited = new Promise<void>((resolve) => {
      cancelWait = this.#parts.clock.after(drainMs, resolve);
    });
    await Promise.race([running, waited]);
    cancelWait();
    for (const awake of await Promise.all(this.#awake.values())) this.#release(awake);
    this.#awake.clear();
  }

  async create(conversation: {
    conversationId: string;
    userId: string;
    title: string | null;
    timezone: string | null;
  }): Promise<View> {
    const { clock, store } = this.#parts;
    const { conversationId, userId, title } = conversation;
    const { kernel } = Kernel.create(conversationMachine, { conversationId, userId }, clock.now());
    const at = new Date(clock.now()).toISOString();
    const envelope = envelopeOf(kernel, { conversationId, userId, seq: 1, at });
    await store.create({ ...conversation, createdAt: at, updatedAt: at }, envelope);
    const awake = this.#hydrated(kernel, envelope, title, []);
    this.#awake.set(conversationId, Promise.resolve(awake));
    this.#putOthersToSleep();
    return awake.view;
  }

  async admit(conversationId: string, event: AcceptedEvent["event"]): Promise<void> {
    if (this.#isStopping) throw new AppError("unavailable", "The server is stopping; try again in a moment.", { retryAfterS: 2 });
    const awake = await this.#wake(conversationId);
    if (event.type === "user.pick") {
      const options = awake.view.pending?.options ?? [];
      const isOffered = options.some((option) => option.id === event.optionId);
      if (awake.running || !isOffered)
        throw new AppError(
          "not_allowed_in_state",
          awake.running
            ? "A turn is running; there is nothing to pick until it ends."
            : options.length === 0
              ? "Nothing is offered to pick from now."
              : `"${event.optionId}" is not among the options: ${options.map((option) => option.id).join(", ")}.`,
        );
    }
    if (awake.queue.length >= QUEUE_LIMIT)
      throw new AppError(
        "rate_limited",
        `${QUEUE_LIMIT} messages are already waiting in this conversation; this one was not taken. Send it again when they are answered.`,
        { retryAfterS: 1 },
      );
  }

  async deliver(accepted: AcceptedEvent): Promise<Turn> {
    const { turnId } = accepted.stamp;
    const known = this.#turns.get(turnId);
    if (known) return known;
    const running = startOf(accepted);
    this.#turns.set(turnId, running.promise);
    const forget = () => this.#turns.delete(turnId);
    running.promise.then(forget, forget);
    try {
      const awake = await this.#wake(accepted.conversationId);
      if (awake.running || awake.queue.length > 0) this.#enqueue(awake, running);
      else this.#begin(awake, running);
    } catch (error) {
      running.settle.reject(error);
    }
    return running.promise;
  }

  async interrupt(conversationId: string): Promise<Turn | null> {
    const awake = await this.#wake(conversationId);
    const running = awake.running;
    if (!running || running.finished) return running?.promise ?? null;
    const { stamp } = running.accepted;
    this.#handle(awake, awake.kernel.apply({ kind: "event", event: { type: "user.cancel", ...stamp } }, this.#now()));
    return running.promise;
  }

  running(turnId: string): Promise<Turn> | null {
    return this.#turns.get(turnId) ?? null;
  }

  async view(conversationId: string): Promise<View> {
    return (await this.#wake(conversationId)).view;
  }

  async drop(conversationId: string): Promise<void> {
    const pending = this.#awake.get(conversationId);
    this.#awake.delete(conversationId);
    this.#alarms.set(conversationId, null);
    const awake = await pending?.catch(() => null);
    if (!awake) return;
    this.#release(awake);
    const gone = new AppError("not_found", "The conversation was deleted.");
    for (const running of [awake.running, ...awake.queue]) running?.settle.reject(gone);
    awake.running = null;
    awake.queue = [];
  }

  #now(): number {
    return this.#parts.clock.now();
  }

  #wake(conversationId: string): Promise<Awake> {
    const known = this.#awake.get(conversationId);
    if (known) {
      // The newest at the end: the order in which conversations go to sleep.
      this.#awake.delete(conversationId);
      this.#awake.set(conversationId, known);
      return known;
    }
    const loading = this.#load(conversationId);
    this.#awake.set(conversationId, loading);
    loading.catch(() => this.#awake.delete(conversationId));
    this.#putOthersToSleep();
    return loading;
  }

  async #load(conversationId: string): Promise<Awake> {
    const { store } = this.#parts;
    const [envelope, conversation, messages] = await Promise.all([
      store.envelope(conversationId),
      store.find(conversationId),
      store.messages(conversationId, VIEW_MESSAGES),
    ]);
    if (!envelope || !conversation) throw new AppError("not_found", "There is no such conversation.");
    const { snapshot, timers, counter = 0 } = envelope;
    const kernel = Kernel.restore(conversationMachine, { snapshot, timers, counter, inflight: {} }, this.#now());
    return this.#hydrated(kernel, envelope, conversation.title, messages);
  }

  #hydrated(kernel: Kernel, envelope: Envelope, title: string | null, messages: Message[]): Awake {
    const awake: Awake = {
      conversationId: envelope.conversationId,
      userId: envelope.userId,
      title,
      kernel,
      envelope,
      messages,
      view: viewOf(kernel.snapshot as ConversationSnapshot, envelope, title, messages),
      running: null,
      queue: [],
      aborts: new Map(),
    };
    this.#armAlarm(awake);
    return awake;
  }

  #putOthersToSleep(): void {
    if (this.#awake.size <= AWAKE_LIMIT) return;
    for (const [conversationId, pending] of this.#awake) {
      if (this.#awake.size <= AWAKE_LIMIT) return;
      void pending.then(
        (awake) => {
          if (awake.running || awake.queue.length > 0 || this.#awake.get(conversationId) !== pending) return;
          this.#awake.delete(conversationId);
          this.#release(awake);
        },
        () => {},
      );
      return;
    }
  }

  #release(awake: Awake): void {
    for (const abort of awake.aborts.values()) abort.abort(new AppError("unavailable", "The conversation was put away."));
    awake.aborts.clear();
    awake.kernel.stop();
  }

  /** Every policy waits its turn for now; which one the chart asked for is in the trace. */
  #enqueue(awake: Awake, running: Running): void {
    awake.queue.push(running);
    const policy = doubleTextOf(awake.kernel.snapshot);
    this.#parts.trace.write("message_queued", running.accepted, { policy, waiting: awake.queue.length });
  }

  #begin(awake: Awake, running: Running): void {
    awake.running = running;
    running.started = performance.now();
    const { accepted } = running;
    if (accepted.event.type === "user.message") {
      const { text } = accepted.event;
      const { messageId, at, turnId } = accepted.stamp;
      const id = messageId ?? turnId;
      if (!awake.messages.some((message) => message.id === id && message.role === "user"))
        awake.messages.push({ id, role: "user", text, cards: [], citations: [], at, turnId });
    }
    this.#handle(awake, awake.kernel.apply({ kind: "event", event: machineEvent(accepted) }, this.#now()));
  }

  /** Carries out what a step caused, and ends the turn when the chart has come to rest. */
  #handle(awake: Awake, step: Step): void {
    const { running } = awake;
    for (const effectId of step.abort) {
      awake.aborts.get(effectId)?.abort(new AppError("conflict", "The work was called off."));
      awake.aborts.delete(effectId);
    }
    if (running) {
      running.path.push(...step.path);
      for (const emitted of step.emitted) if (emitted.type === "turn.finished") running.finished = emitted.turn;
    }
    if (step.status !== "active") {
      void this.#abandon(awake, step.error);
      return;
    }
    for (const intent of step.start) this.#work(awake, intent);
    if (running && !running.isStoring && isQuiescent(awake.kernel.snapshot as ConversationSnapshot))
      void this.#finish(awake, running);
  }

  #work(awake: Awake, intent: Step["start"][number]): void {
    const { running, kernel } = awake;
    if (!running) throw new Error(`work "${intent.src.join(".")}" began outside a turn`);
    const abort = new AbortController();
    awake.aborts.set(intent.effectId, abort);
    const { conversationId, userId, traceId, stamp } = running.accepted;
    const site = {
      conversationId,
      userId,
      traceId,
      turnId: stamp.turnId,
      emit: (text: string) => this.#emit(running, text),
      progress: (tool: string, display: string) =>
        this.#parts.fanout.publish(conversationId, { type: "progress", conversationId, turnId: stamp.turnId, tool, display }),
    };
    const settle = (ok: boolean, value: unknown) => {
      awake.aborts.delete(intent.effectId);
      // Called off, dropped or abandoned meanwhile: a late result is nobody's.
      if (awake.kernel !== kernel || awake.running !== running) return;
      this.#handle(awake, kernel.apply({ kind: "settle", effectId: intent.effectId, ok, value }, this.#now()));
    };
    this.#parts.runner.run(intent, site, abort).then(
      (value) => settle(true, value),
      (error) => {
        if (!abort.signal.aborted || abort.signal.reason?.code === "unavailable") this.#traceError(running.accepted, error);
        settle(false, { message: error instanceof AppError ? error.message : "internal error" });
      },
    );
  }

  #emit(running: Running, text: string): void {
    const { conversationId, stamp } = running.accepted;
    const index = running.pieces++;
    running.emitted += text;
    this.#parts.fanout.publish(conversationId, { type: "message.delta", conversationId, turnId: stamp.turnId, index, text });
  }

  async #finish(awake: Awake, running: Running): Promise<void> {
    if (!running.finished) return;
    running.isStoring = true;
    const { reply } = running.finished;
    const envelope = envelopeOf(awake.kernel, { ...awake.envelope, seq: awake.envelope.seq + 1, at: this.#nowIso() });
    const turn: Turn = {
      ...turnHead(running, envelope.seq),
      ...running.finished,
      path: running.path,
    };
    const assistant: Message = {
      id: `${turn.turnId}:reply`,
      role: "assistant",
      text: reply.text,
      cards: reply.cards,
      citations: reply.citations,
      at: envelope.at,
      turnId: turn.turnId,
    };
    await this.#store(awake, running, envelope, turn, assistant);
  }

  /** The chart itself broke: the conversation goes on from its last stored snapshot, and the turn says that it failed. */
  async #abandon(awake: Awake, error: unknown): Promise<void> {
    const { running } = awake;
    this.#release(awake);
    const { snapshot, timers, counter = 0 } = awake.envelope;
    awake.kernel = Kernel.restore(conversationMachine, { snapshot, timers, counter, inflight: {} }, this.#now());
    if (!running) return;
    this.#traceError(running.accepted, error);
    const text = "Something went wrong on my side with that message. Nothing was lost; please try again.";
    const envelope = { ...awake.envelope, seq: awake.envelope.seq + 1, at: this.#nowIso() };
    const turn: Turn = {
      ...turnHead(running, envelope.seq),
      status: "failed",
      reply: { text, cards: [], citations: [] },
      pending: awake.view.pending,
      path: running.path,
    };
    const { turnId } = turn;
    const assistant: Message = { id: `${turnId}:reply`, role: "assistant", text, cards: [], citations: [], at: envelope.at, turnId };
    await this.#store(awake, running, envelope, turn, assistant);
  }

  async #store(awake: Awake, running: Running, envelope: Envelope, turn: Turn, assistant: Message): Promise<void> {
    const { store, fanout, trace } = this.#parts;
    const { accepted } = running;
    try {
      await store.finish({ turn, assistant, envelope, event: accepted.event.type });
    } catch (error) {
      this.#traceError(accepted, error);
      // The chart is ahead of the disk: it is put away, and the accepted event is run again from what is stored.
      this.#awake.delete(awake.conversationId);
      this.#release(awake);
      const unavailable = new AppError("unavailable", "The answer could not be stored. The message is kept; send it again in a moment.", {
        cause: error,
        retryAfterS: 2,
      });
      for (const lost of [running, ...awake.queue]) lost.settle.reject(unavailable);
      awake.queue = [];
      return;
    }
    awake.envelope = envelope;
    awake.messages = [...awake.messages, assistant].slice(-VIEW_MESSAGES);
    awake.view = viewOf(awake.kernel.snapshot as ConversationSnapshot, envelope, awake.title, awake.messages);
    awake.running = null;
    this.#armAlarm(awake);
    if (turn.reply.text.startsWith(running.emitted) && turn.reply.text.length > running.emitted.length)
      this.#emit(running, turn.reply.text.slice(running.emitted.length));
    fanout.publish(awake.conversationId, { type: "turn", turn });
    fanout.publish(awake.conversationId, { type: "snapshot", view: awake.view });
    const first = turn.routes[0];
    trace.write("hub_response", accepted, {
      route: first?.route ?? null,
      confidence: first?.confidence ?? null,
      clarification_needed: turn.pending?.kind === "clarification",
      status: turn.status,
      latency_ms: turn.latencyMs,
    });
    running.settle.resolve(turn);
    const next = awake.queue.shift();
    if (next) this.#begin(awake, next);
  }

  #armAlarm(awake: Awake): void {
    const due = Object.values(awake.kernel.timers).map((timer) => timer.dueAt);
    this.#alarms.set(awake.conversationId, due.length > 0 ? Math.min(...due) : null);
  }

  /** Timers whose time has come. Outside a turn the result is a stored snapshot of its own. */
  async #ring(conversationId: string): Promise<void> {
    if (this.#isStopping) return;
    try {
      const awake = await this.#wake(conversationId);
      // The end of the turn arms the alarm again.
      if (awake.running) return;
      const now = this.#now();
      for (const [key, timer] of Object.entries(awake.kernel.timers)) {
        if (timer.dueAt > now) continue;
        const step = awake.kernel.apply({ kind: "timer", key, nonce: timer.nonce }, now);
        if (step.ignored) continue;
        this.#handle(awake, step);
        await this.#storeExpiry(awake, step, timer.event.type);
      }
      this.#armAlarm(awake);
    } catch (error) {
      this.#parts.trace.write("hub_error", { traceId: "timer", conversationId }, { error: String(error), error_class: "timer" });
    }
  }

  async #storeExpiry(awake: Awake, step: Step, event: string): Promise<void> {
    const envelope = envelopeOf(awake.kernel, { ...awake.envelope, seq: awake.envelope.seq + 1, at: this.#nowIso() });
    const expired = step.emitted.find((emitted) => emitted.type === "question.expired");
    const notice: Message | null = expired
      ? {
          id: `expired:${envelope.seq}`,
          role: "assistant",
          text: `I let this question go, nothing was stored from it: ${expired.question.question}`,
          cards: [],
          citations: [],
          at: envelope.at,
          turnId: expired.question.turnId,
        }
      : null;
    await this.#parts.store.checkpoint(envelope, event, notice);
    awake.envelope = envelope;
    if (notice) awake.messages = [...awake.messages, notice].slice(-VIEW_MESSAGES);
    awake.view = viewOf(awake.kernel.snapshot as ConversationSnapshot, envelope, awake.title, awake.messages);
    this.#parts.fanout.publish(awake.conversationId, { type: "snapshot", view: awake.view });
  }

  #nowIso(): string {
    return new Date(this.#now()).toISOString();
  }

  #traceError(tie: { traceId: string; conversationId: string }, error: unknown): void {
    const isKnown = error instanceof AppError;
    this.#parts.trace.write("hub_error", tie, {
      error: isKnown ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error),
      error_class: isKnown ? error.code : "internal",
    });
  }
}

function startOf(accepted: AcceptedEvent): Running {
  const { promise, resolve, reject } = Promise.withResolvers<Turn>();
  // A turn that nobody waits for any more may still fail.
  promise.catch(() => {});
  return {
    accepted,
    started: performance.now(),
    path: [],
    finished: null,
    isStoring: false,
    emitted: "",
    pieces: 0,
    settle: { resolve, reject },
    promise,
  };
}

/** The part of a turn that does not depend on how it went. */
function turnHead(running: Running, seq: number): Omit<Turn, "status" | "reply" | "pending" | "path"> {
  const { accepted, started } = running;
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
    },
    routes: [],
    drafts: [],
    effects: [],
    usage: NO_USAGE,
    latencyMs: Math.round((performance.now() - started) * 100) / 100,
  };
}

function envelopeOf(
  kernel: Kernel,
  head: { conversationId: string; userId: string; seq: number; at: string },
): Envelope {
  const { snapshot, timers, counter } = kernel.persist();
  const { conversationId, userId, seq, at } = head;
  return { v: 1, machine: MACHINE, conversationId, userId, seq, at, snapshot, timers, counter };
}

/** What the chart says about a message that arrives in its present state. */
function doubleTextOf(snapshot: Kernel["snapshot"]): StateMeta["doubleText"] {
  const policies = Object.entries(snapshot.getMeta() as Record<string, StateMeta | undefined>)
    .filter(([id]) => id.startsWith("conversation.dialogue"))
    .map(([, meta]) => meta?.doubleText);
  return policies.find((policy) => policy && policy !== "answer") ?? "answer";
}
