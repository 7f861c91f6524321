import { AppError } from "../errors.ts";
import { type ConversationSnapshot, conversationMachine, isQuiescent } from "../machines/conversationMachine.ts";
import type { Turn } from "../protocol/turn.ts";
import type { Message, View } from "../protocol/view.ts";
import { joined } from "../store/joinedEvent.ts";
import type { Envelope } from "../store/snapshotStore.ts";
import type { AcceptedEvent, ConversationStore, TurnProgress } from "../store/store.ts";
import { isBusy, placeIn } from "./admission.ts";
import { Alarms } from "./alarms.ts";
import {
  type Awake,
  awakeOf,
  doubleTextOf,
  envelopeOf,
  kernelInTurn,
  kernelOf,
  progressOf,
  release,
  standAt,
} from "./awake.ts";
import { AwakeConversations } from "./awakeConversations.ts";
import type { Clock } from "./clock.ts";
import type { Engine, Place } from "./engine.ts";
import type { Fanout } from "./fanout.ts";
import { joiningOf } from "./joining.ts";
import { Kernel, type Step } from "./kernel.ts";
import { joiningEvent, machineEvent } from "./machineEvent.ts";
import { expiryNotice, mootTurn, type Running, replyMessage, startOf, turnHead, userMessage } from "./runningTurn.ts";
import type { Trace } from "./trace.ts";
import type { WorkRunner } from "./workRunner.ts";

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
  readonly #awake: AwakeConversations;
  readonly #turns = new Map<string, Promise<Turn>>();
  readonly #alarms: Alarms;
  #isStopping = false;

  constructor(parts: LocalEngineParts) {
    this.#parts = parts;
    this.#awake = new AwakeConversations(parts.store, parts.clock);
    this.#alarms = new Alarms(parts.clock, (conversationId) => void this.#ring(conversationId));
  }

  async start(): Promise<void> {
    for (const { conversationId, dueAt } of await this.#parts.store.timers()) this.#alarms.set(conversationId, dueAt);
    for (const { accepted, progress } of await this.#parts.store.unfinished()) {
      const running = this.#register(startOf(accepted, progress));
      this.#run(running).catch((error) => this.#traceError(accepted, error));
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
    await this.#awake.releaseAll();
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
    const awake = awakeOf(kernel, envelope, title, []);
    this.#awake.add(awake);
    return awake.view;
  }

  async admit(conversationId: string, event: AcceptedEvent["event"]): Promise<Place> {
    if (this.#isStopping)
      throw new AppError("unavailable", "The server is stopping; try again in a moment.", { retryAfterS: 2 });
    return placeIn(await this.#awake.wake(conversationId), event);
  }

  async deliver(accepted: AcceptedEvent, place?: Place): Promise<Turn> {
    const { turnId } = accepted.stamp;
    const known = this.#turns.get(turnId);
    if (known) return known;
    if (place?.joinedTo) {
      const joinedTurn = await this.#join(accepted, place, place.joinedTo);
      if (joinedTurn) return joinedTurn.promise;
      await this.#parts.store.separate(accepted);
    }
    return this.#run(this.#register(startOf(accepted)), place);
  }

  /** From now on the turn is found by its id. */
  #register(running: Running): Running {
    const { turnId } = running.accepted.stamp;
    this.#turns.set(turnId, running.promise);
    const forget = () => this.#turns.delete(turnId);
    running.promise.then(forget, forget);
    return running;
  }

  async #run(running: Running, place?: Place): Promise<Turn> {
    try {
      const awake = await this.#awake.wake(running.accepted.conversationId);
      place?.release();
      if (isBusy(awake)) this.#enqueue(awake, running);
      else this.#begin(awake, running);
    } catch (error) {
      running.settle.reject(error);
    }
    return running.promise;
  }

  async interrupt(conversationId: string): Promise<Turn | null> {
    const awake = await this.#awake.wake(conversationId);
    const running = awake.running;
    if (!running || running.finished) return running?.promise ?? null;
    const { stamp } = running.accepted;
    const delivered = running.emitted;
    const event = { type: "user.cancel", ...stamp, delivered };
    this.#handle(awake, awake.kernel.apply({ kind: "event", event }, this.#now()));
    return running.promise;
  }

  /** Makes an accepted message part of the turn it was admitted to; `null` when that turn has moved on. */
  async #join(accepted: AcceptedEvent, place: Place, turnId: string): Promise<Running | null> {
    const awake = await this.#awake.wake(accepted.conversationId);
    const { running } = awake;
    const joining = joiningOf(awake, accepted.event);
    if (!running || running.accepted.stamp.turnId !== turnId || !joining) return null;
    const event = joiningEvent(accepted, joining, running.emitted);
    if (!awake.kernel.snapshot.can(event)) return null;
    this.#parts.trace.write("message_joined", accepted, { policy: joining, turn_id: turnId });
    this.#show(awake, userMessage({ ...accepted, stamp: { ...accepted.stamp, turnId } }));
    running.accepted = joined(running.accepted, accepted);
    if (joining === "correction" && running.emitted.trim()) this.#emit(running, " …\n\n");
    this.#handle(awake, awake.kernel.apply({ kind: "event", event }, this.#now()));
    place.release();
    return running;
  }

  /** What the person said stands in the view from now on. */
  #show(awake: Awake, said: Message | null): void {
    if (said && !awake.messages.some((message) => message.id === said.id)) awake.messages.push(said);
  }

  running(turnId: string): Promise<Turn> | null {
    return this.#turns.get(turnId) ?? null;
  }

  async view(conversationId: string): Promise<View> {
    return (await this.#awake.wake(conversationId)).view;
  }

  async drop(conversationId: string): Promise<void> {
    const awake = await this.#awake.forget(conversationId);
    this.#alarms.set(conversationId, null);
    if (!awake) return;
    release(awake);
    const gone = new AppError("not_found", "The conversation was deleted.");
    for (const running of [awake.running, ...awake.queue]) running?.settle.reject(gone);
    awake.running = null;
    awake.queue = [];
  }

  #now(): number {
    return this.#parts.clock.now();
  }

  #enqueue(awake: Awake, running: Running): void {
    awake.queue.push(running);
    const policy = doubleTextOf(awake.kernel.snapshot);
    this.#parts.trace.write("message_queued", running.accepted, { policy, waiting: awake.queue.length });
  }

  #begin(awake: Awake, running: Running): void {
    awake.running = running;
    running.started = performance.now();
    const { accepted } = running;
    const said = userMessage(accepted);
    this.#show(awake, said);
    if (running.progress && this.#takeUp(awake, running, running.progress)) return;
    this.#handle(awake, awake.kernel.apply({ kind: "event", event: machineEvent(accepted) }, this.#now()));
  }

  /** Goes on where the turn stood when the process ended; `false` when the chart has changed since: it is run again whole. */
  #takeUp(awake: Awake, running: Running, progress: TurnProgress): boolean {
    const kernel = kernelInTurn(progress, this.#now());
    if (!kernel) return false;
    awake.kernel.stop();
    awake.kernel = kernel;
    running.path.push(...progress.path);
    for (const intent of kernel.inflight()) this.#work(awake, intent);
    return true;
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
    if (!running || running.isStoring || !isQuiescent(awake.kernel.snapshot as ConversationSnapshot)) return;
    // The chart did not take the event: a pick that was accepted for a question which has been closed since.
    running.finished ??= mootTurn(running, awake.view.pending);
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
        this.#parts.fanout.publish(conversationId, {
          type: "progress",
          conversationId,
          turnId: stamp.turnId,
          tool,
          display,
        }),
    };
    const settle = (ok: boolean, value: unknown) => {
      if (awake.holds > 0) {
        awake.held.push(() => settle(ok, value));
        return;
      }
      awake.aborts.delete(intent.effectId);
      // Called off, dropped or abandoned meanwhile: a late result is nobody's.
      if (awake.kernel !== kernel || awake.running !== running) return;
      this.#handle(awake, kernel.apply({ kind: "settle", effectId: intent.effectId, ok, value }, this.#now()));
    };
    // In one commit with the first write; where it fails, that fails too.
    const saved = intent.duty.writes
      ? this.#parts.store
          .saveProgress(stamp.turnId, progressOf(kernel, running.path))
          .catch((error) => this.#traceError(running.accepted, error))
      : null;
    Promise.all([this.#parts.runner.run(intent, site, abort), saved]).then(
      ([value]) => settle(true, value),
      (error) => {
        if (!abort.signal.aborted || abort.signal.reason?.code === "unavailable")
          this.#traceError(running.accepted, error);
        settle(false, { message: error instanceof AppError ? error.message : "internal error" });
      },
    );
  }

  #emit(running: Running, text: string): void {
    const { conversationId, stamp } = running.accepted;
    const index = running.pieces++;
    running.emitted += text;
    this.#parts.fanout.publish(conversationId, {
      type: "message.delta",
      conversationId,
      turnId: stamp.turnId,
      index,
      text,
    });
  }

  async #finish(awake: Awake, running: Running): Promise<void> {
    if (!running.finished) return;
    running.isStoring = true;
    const envelope = envelopeOf(awake.kernel, { ...awake.envelope, seq: awake.envelope.seq + 1, at: this.#nowIso() });
    const turn: Turn = {
      ...turnHead(running, envelope.seq),
      ...running.finished,
      path: running.path,
    };
    await this.#store(awake, running, envelope, turn);
  }

  /** The chart itself broke: the conversation goes on from its last stored snapshot, and the turn says that it failed. */
  async #abandon(awake: Awake, error: unknown): Promise<void> {
    const { running } = awake;
    release(awake);
    awake.kernel = kernelOf(awake.envelope, this.#now());
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
    await this.#store(awake, running, envelope, turn);
  }

  async #store(awake: Awake, running: Running, envelope: Envelope, turn: Turn): Promise<void> {
    const { store, fanout, trace } = this.#parts;
    const { accepted } = running;
    const assistant = replyMessage(turn.turnId, turn.reply, envelope.at);
    try {
      await store.finish({ turn, assistant, envelope, event: accepted.event.type });
    } catch (error) {
      this.#traceError(accepted, error);
      const isGone = error instanceof AppError && error.code === "not_found";
      const text = "The answer could not be stored. The message is kept; send it again in a moment.";
      this.#putAway(awake, isGone ? error : new AppError("unavailable", text, { cause: error, retryAfterS: 2 }));
      return;
    }
    standAt(awake, envelope, assistant);
    awake.running = null;
    this.#armAlarm(awake);
    if (turn.reply.text.startsWith(running.emitted) && turn.reply.text.length > running.emitted.length)
      this.#emit(running, turn.reply.text.slice(running.emitted.length));
    fanout.publish(awake.conversationId, { type: "turn", turn });
    fanout.publish(awake.conversationId, { type: "snapshot", view: awake.view });
    const first = turn.routes[0];
    if (turn.pending?.kind === "clarification")
      trace.write("clarification_emitted", accepted, { offered: turn.pending.options.map(({ id }) => id) });
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

  /** The chart is ahead of the disk: what was accepted is run again from what is stored. */
  #putAway(awake: Awake, why: AppError): void {
    void this.#awake.forget(awake.conversationId);
    release(awake);
    for (const lost of [awake.running, ...awake.queue]) lost?.settle.reject(why);
    awake.queue = [];
  }

  #armAlarm(awake: Awake): void {
    const due = Object.values(awake.kernel.timers).map((timer) => timer.dueAt);
    this.#alarms.set(awake.conversationId, due.length > 0 ? Math.min(...due) : null);
  }

  /** Timers whose time has come. Messages that arrive meanwhile wait; the result is a stored snapshot of its own. */
  async #ring(conversationId: string): Promise<void> {
    if (this.#isStopping) return;
    const awake = await this.#awake.wake(conversationId).catch(() => null);
    // The end of the turn arms the alarm again.
    if (!awake || isBusy(awake)) return;
    awake.isRinging = true;
    try {
      const now = this.#now();
      for (const [key, timer] of Object.entries(awake.kernel.timers)) {
        if (timer.dueAt > now) continue;
        const step = awake.kernel.apply({ kind: "timer", key, nonce: timer.nonce }, now);
        if (step.ignored) continue;
        this.#handle(awake, step);
        await this.#storeExpiry(awake, step, timer.event.type);
      }
    } catch (error) {
      this.#traceError({ traceId: "timer", conversationId }, error);
      this.#putAway(
        awake,
        new AppError("unavailable", "The conversation could not be stored; send it again in a moment."),
      );
    } finally {
      awake.isRinging = false;
    }
    this.#armAlarm(awake);
    const next = awake.queue.shift();
    if (next) this.#begin(awake, next);
  }

  async #storeExpiry(awake: Awake, step: Step, event: string): Promise<void> {
    const envelope = envelopeOf(awake.kernel, { ...awake.envelope, seq: awake.envelope.seq + 1, at: this.#nowIso() });
    const expired = step.emitted.find((emitted) => emitted.type === "questions.expired");
    const notice = expired ? expiryNotice(expired.questions, envelope, awake.messages.at(-1)?.turnId ?? null) : null;
    await this.#parts.store.checkpoint(envelope, event, notice);
    standAt(awake, envelope, notice);
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
