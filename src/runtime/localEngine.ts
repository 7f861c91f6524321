import { AppError } from "../errors.ts";
import { type ConversationSnapshot, isQuiescent } from "../machines/conversationMachine.ts";
import type { Turn } from "../protocol/turn.ts";
import type { View } from "../protocol/view.ts";
import type { Envelope } from "../store/snapshotStore.ts";
import type { AcceptedEvent, ConversationStore, TurnProgress } from "../store/store.ts";
import { isBusy, placeIn } from "./admission.ts";
import { afterSaving } from "./afterSaving.ts";
import { Alarms } from "./alarms.ts";
import {
  type Awake,
  callOff,
  doubleTextOf,
  envelopeAfter,
  envelopeOf,
  kernelInTurn,
  kernelOf,
  letAllGo,
  newAwake,
  release,
  show,
  standAt,
} from "./awake.ts";
import { AwakeConversations } from "./awakeConversations.ts";
import { atMost, type Clock } from "./clock.ts";
import type { Delivered, Engine, Load, Place } from "./engine.ts";
import { failedEnd } from "./failedEnd.ts";
import type { Fanout } from "./fanout.ts";
import { Breakpoints } from "./inspect/breakpoints.ts";
import { Taps, type Viewer } from "./inspect/taps.ts";
import { beginLog, noteResult, noteStep, noteWork } from "./inspect/witness.ts";
import { joinTurn } from "./joinTurn.ts";
import type { Inbound, Step } from "./kernel.ts";
import { interruptedEvent, machineEvent } from "./machineEvent.ts";
import { OwedTurns } from "./owedTurns.ts";
import { bringToRest } from "./restore/bringToRest.ts";
import type { Recovery } from "./restore/recovery.ts";
import { asksEnded, mootTurn, type Running, replyMessage, startOf, turnHead, userMessage } from "./runningTurn.ts";
import { carryOutTimers } from "./timerStep.ts";
import type { Trace, TraceTie } from "./trace.ts";
import { traceError, traceTurn } from "./traceTurn.ts";
import { publishTurn, siteOf } from "./turnStream.ts";
import { TurnsInHand } from "./turnsInHand.ts";
import type { WorkRunner } from "./workRunner.ts";

export type LocalEngineParts = {
  store: ConversationStore;
  runner: WorkRunner;
  fanout: Fanout;
  trace: Trace;
  clock: Clock;
  /** `false` only where the cost of the records is measured. */
  keepsRecords?: boolean;
};

/** The engine that keeps its conversations in this process, with lowdb and SQLite underneath. */
export class LocalEngine implements Engine {
  readonly #parts: LocalEngineParts;
  readonly #taps = new Taps();
  readonly #awake: AwakeConversations;
  readonly #turns = new TurnsInHand();
  readonly #alarms: Alarms;
  readonly #owed: OwedTurns;
  readonly breakpoints: Breakpoints;
  #isStopping = false;
  /** What still runs is left to the next start, and ends nothing here. */
  #isStopped = false;

  constructor(parts: LocalEngineParts) {
    this.#parts = parts;
    this.#awake = new AwakeConversations(parts.store, parts.clock, parts.trace, this.#taps);
    const apply = (awake: Awake, inbound: Inbound) => this.#apply(awake, inbound);
    this.breakpoints = new Breakpoints({ ...parts, taps: this.#taps, apply });
    this.#owed = new OwedTurns(parts.store, this.#turns);
    this.#alarms = new Alarms(parts.clock, (conversationId) => void this.#ring(conversationId));
  }

  async start(): Promise<void> {
    for (const { conversationId, dueAt } of await this.#parts.store.timers()) this.#alarms.set(conversationId, dueAt);
    const { store, clock } = this.#parts;
    const unfinished = await store.unfinished((conversationId, why) => this.#awake.refuse(conversationId, why));
    await bringToRest(unfinished, clock, async ({ accepted, attempts }, recovery) => {
      const running = this.#turns.add(startOf(accepted, recovery, attempts + 1));
      await this.#take(running);
      await running.promise.catch((error) => this.#traceError(accepted, error));
    });
  }

  async stop({ drainMs }: { drainMs: number }): Promise<void> {
    this.#isStopping = true;
    this.#alarms.clear();
    this.breakpoints.end();
    await atMost(drainMs, this.#parts.clock, Promise.allSettled(this.#turns.all()));
    this.#isStopped = true;
    await this.#awake.releaseAll();
  }

  async create(conversation: Parameters<Engine["create"]>[0]): Promise<View> {
    const { clock, store } = this.#parts;
    const { conversationId, userId, title } = conversation;
    const awake = newAwake({ conversationId, userId }, title, clock.now());
    const { at } = awake.envelope;
    await store.create({ ...conversation, createdAt: at, updatedAt: at }, awake.envelope);
    this.#awake.add(awake);
    return awake.view;
  }

  async admit(conversationId: string, event: AcceptedEvent["event"]): Promise<Place> {
    if (this.#isStopping)
      throw new AppError("unavailable", "The server is stopping; try again in a moment.", { retryAfterS: 2 });
    return placeIn(await this.#awake.wake(conversationId), event);
  }

  async deliver(accepted: AcceptedEvent, place?: Place): Promise<Delivered> {
    const { turnId } = accepted.stamp;
    try {
      const known = this.#turns.get(turnId);
      if (known) return { turnId, turn: known };
      if (place?.joinedTo) {
        const joinedTurn = await this.#join(accepted, place, place.joinedTo);
        if (joinedTurn) return { turnId: place.joinedTo, turn: joinedTurn.promise };
        // The turn it was to join stands still until this is stored.
        await this.#parts.store.separate(accepted);
      }
      const running = this.#turns.add(startOf(accepted));
      await this.#take(running);
      return { turnId, turn: running.promise };
    } finally {
      place?.release();
    }
  }

  /** Begins the turn, or lets it wait behind the one that runs. */
  async #take(running: Running): Promise<void> {
    try {
      const { conversationId } = running.accepted;
      const awake = await this.#awake.wake(conversationId);
      this.#takeAll(awake, await this.#owed.before(conversationId, running));
    } catch (error) {
      running.settle.reject(error);
    }
  }

  #takeAll(awake: Awake, due: readonly Running[]): void {
    for (const running of due) {
      if (!isBusy(awake)) this.#begin(awake, running);
      else {
        awake.queue.push(running);
        const policy = doubleTextOf(awake.kernel.snapshot);
        this.#parts.trace.write("message_queued", running.accepted, { policy, waiting: awake.queue.length });
      }
    }
  }

  async interrupt(conversationId: string): Promise<Turn | null> {
    const awake = await this.#awake.wake(conversationId);
    this.breakpoints.letGo(conversationId, "cancel");
    const running = awake.running;
    if (!running || running.finished) return running?.promise ?? null;
    const { stamp } = running.accepted;
    const delivered = running.emitted;
    this.#apply(awake, { kind: "event", event: { type: "user.cancel", ...stamp, delivered } });
    return running.promise;
  }

  /** Makes an accepted message part of the turn it was admitted to; `null` when that turn has moved on. */
  async #join(accepted: AcceptedEvent, place: Place, turnId: string): Promise<Running | null> {
    const awake = await this.#awake.wake(accepted.conversationId);
    const event = joinTurn(awake, accepted, turnId, this.#parts);
    if (!event) return null;
    this.#apply(awake, { kind: "event", event });
    place.release();
    return awake.running;
  }

  get load(): Load {
    return { awake: this.#awake.size, ...this.#turns.counts };
  }

  inspect(viewer: Viewer): () => void {
    this.#taps.add(viewer);
    this.#awake.each((awake) => this.#taps.introduce(awake, viewer));
    return () => this.#taps.remove(viewer);
  }

  async adopt(conversationId: string): Promise<View> {
    const awake = await this.#awake.wake(conversationId);
    this.#alarms.setFor(awake);
    return awake.view;
  }

  running(turnId: string): Promise<Turn> | null {
    return this.#turns.get(turnId);
  }

  view = (conversationId: string): Promise<View> => this.#awake.view(conversationId);
  retitle: Engine["retitle"] = (conversationId, title) => this.#awake.retitle(conversationId, title);

  async drop(conversationId: string): Promise<void> {
    const awake = await this.#awake.forget(conversationId);
    this.#alarms.set(conversationId, null);
    this.#owed.forget(conversationId);
    if (!awake) return this.breakpoints.letGo(conversationId, "stop");
    letAllGo(awake, new AppError("not_found", "The conversation was deleted."));
    awake.running = null;
    this.breakpoints.letGo(conversationId, "stop");
  }

  #now(): number {
    return this.#parts.clock.now();
  }

  #begin(awake: Awake, running: Running): void {
    awake.running = running;
    running.started = performance.now();
    beginLog(awake, this.#now());
    this.#turns.begin(running);
    const { accepted } = running;
    show(awake, userMessage(accepted));
    if (running.recovery) void this.#recover(awake, running, running.recovery);
    else
      this.breakpoints.pass(awake, { kind: "event", event: machineEvent(accepted) }, () => awake.running === running);
  }

  /** A turn that the end of the process cut off: counted first, so that one that ends it every time is given up. */
  async #recover(awake: Awake, running: Running, recovery: Recovery): Promise<void> {
    const { accepted } = running;
    if (recovery.kind === "fail") return this.#fail(awake, running, recovery.text);
    try {
      if (running.attempt > 1) await this.#parts.store.countAttempt(accepted.stamp.turnId);
    } catch (error) {
      this.#traceError(accepted, error);
      this.#putAway(awake, new AppError("unavailable", "The message is kept; it could not be taken up again yet."));
      return;
    }
    // Deleted, called off or left to the next start meanwhile.
    if (this.#isStopped || awake.running !== running || running.finished) return;
    if (recovery.kind === "resume" && this.#takeUp(awake, running, recovery.progress)) return;
    const event = recovery.kind === "ask" ? interruptedEvent(accepted, recovery.undone) : machineEvent(accepted);
    this.#apply(awake, { kind: "event", event });
  }

  /** Goes on where the turn stood when the process ended; `false` when the chart has changed since: it is run again whole. */
  #takeUp(awake: Awake, running: Running, progress: TurnProgress): boolean {
    const kernel = kernelInTurn(progress, this.#now());
    if (!kernel) return false;
    awake.kernel.stop();
    awake.kernel = kernel;
    this.#taps.follow(awake);
    running.path.push(...progress.path);
    for (const intent of kernel.inflight()) this.#work(awake, intent);
    return true;
  }

  #apply(awake: Awake, inbound: Inbound): void {
    this.#handle(awake, awake.kernel.apply(inbound, this.#now()));
  }

  /** Carries out what a step caused, and ends the turn when the chart has come to rest. */
  #handle(awake: Awake, step: Step): void {
    const { running } = awake;
    noteStep(awake, step);
    callOff(awake, step.abort);
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
    void this.#finish(awake, running, running.finished);
  }

  #work(awake: Awake, intent: Step["start"][number]): void {
    const { running, kernel } = awake;
    if (!running) throw new Error(`work "${intent.src.join(".")}" began outside a turn`);
    const abort = new AbortController();
    awake.aborts.set(intent.effectId, abort);
    noteWork(awake, intent);
    const { runner, fanout } = this.#parts;
    const { effectId } = intent;
    const settle = (ok: boolean, value: unknown) =>
      this.breakpoints.pass(awake, { kind: "settle", effectId, ok, value }, () => {
        awake.aborts.delete(effectId);
        // Called off, dropped or abandoned meanwhile: a late result is nobody's.
        if (this.#isStopped || awake.kernel !== kernel || awake.running !== running) return false;
        noteResult(awake, effectId, ok ? "done" : "failed", value);
        return true;
      });
    const run = () => {
      abort.signal.throwIfAborted();
      return runner.run(intent, siteOf(fanout, running, awake.log), abort);
    };
    afterSaving(awake, running, intent.duty, this.#parts, run).then(
      (value) => settle(true, value),
      (error) => {
        const isOurs = awake.running === running && !this.#isStopped;
        if (!abort.signal.aborted || (isOurs && abort.signal.reason?.code === "unavailable"))
          this.#traceError(running.accepted, error);
        settle(false, { message: error instanceof AppError ? error.message : "internal error" });
      },
    );
  }

  async #finish(awake: Awake, running: Running, finished: NonNullable<Running["finished"]>): Promise<void> {
    running.isStoring = true;
    const envelope = envelopeOf(awake.kernel, envelopeAfter(awake, this.#now()));
    if (running.asks.size > 0) await asksEnded(running, this.#parts.clock);
    const turn: Turn = { ...turnHead(running, envelope.seq), ...finished, path: running.path };
    await this.#store(awake, running, envelope, turn);
  }

  /** The chart itself broke: the conversation goes on from its last stored snapshot, and the turn says that it failed. */
  async #abandon(awake: Awake, error: unknown): Promise<void> {
    const { running } = awake;
    release(awake);
    awake.kernel = kernelOf(awake.envelope, this.#now());
    this.#taps.follow(awake);
    if (!running) return;
    this.#traceError(running.accepted, error);
    const text = "Something went wrong on my side with that message. Your message is kept; please try again.";
    await this.#fail(awake, running, text);
  }

  /** The turn ends with these words; the conversation stands where it stood before. */
  async #fail(awake: Awake, running: Running, text: string): Promise<void> {
    running.isStoring = true;
    const { envelope, turn } = await failedEnd(awake, running, text, this.#parts);
    await this.#store(awake, running, envelope, turn);
  }

  async #store(awake: Awake, running: Running, envelope: Envelope, turn: Turn): Promise<void> {
    const { store, fanout, trace, keepsRecords = true } = this.#parts;
    const { accepted } = running;
    const assistant = replyMessage(turn.turnId, turn.reply, envelope.at);
    try {
      const record = keepsRecords ? awake.log.record(envelope.machine) : null;
      await store.finish({ turn, assistant, envelope, event: accepted.event.type, record });
    } catch (error) {
      this.#traceError(accepted, error);
      const isGone = error instanceof AppError && error.code === "not_found";
      const text = "The answer could not be stored. The message is kept; send it again in a moment.";
      this.#putAway(awake, isGone ? error : new AppError("unavailable", text, { cause: error, retryAfterS: 2 }));
      return;
    }
    standAt(awake, envelope, assistant);
    awake.running = null;
    this.#owed.paid(awake.conversationId);
    this.#alarms.setFor(awake);
    publishTurn(fanout, running, turn, awake);
    traceTurn(trace, accepted, turn);
    running.settle.resolve(turn);
    const next = awake.queue.shift();
    if (next) this.#begin(awake, next);
  }

  /** The chart is ahead of the disk: what was accepted is run again from what is stored, by itself in a while. */
  #putAway(awake: Awake, why: AppError): void {
    void this.#awake.forget(awake.conversationId);
    letAllGo(awake, why);
    if (why.code !== "not_found") this.#tryAgain(awake.conversationId);
  }

  #tryAgain(conversationId: string): void {
    this.#alarms.set(conversationId, this.#now() + this.#owed.owe(conversationId));
  }

  /** Time for what is owed, and for timers. Messages that arrive meanwhile wait; the result is a stored snapshot of its own. */
  async #ring(conversationId: string): Promise<void> {
    if (this.#isStopping) return;
    let awake: Awake | null = null;
    try {
      awake = await this.#awake.wake(conversationId);
      this.#takeAll(awake, await this.#owed.before(conversationId, null));
      if (isBusy(awake)) return; // The end of the turn arms the alarm again.
      awake.isRinging = true;
      await carryOutTimers(awake, this.#parts, (step) => this.#handle(awake as Awake, step));
      awake.isRinging = false;
    } catch (error) {
      if (error instanceof AppError && ["not_found", "conflict"].includes(error.code)) return;
      this.#traceError({ traceId: "timer", conversationId }, error);
      if (awake) this.#putAway(awake, new AppError("unavailable", "The conversation could not be stored yet."));
      else this.#tryAgain(conversationId);
      return;
    }
    this.#alarms.setFor(awake);
    const next = awake.queue.shift();
    if (next) this.#begin(awake, next);
  }

  #traceError(tie: TraceTie, error: unknown): void {
    traceError(this.#parts.trace, tie, error);
  }
}
