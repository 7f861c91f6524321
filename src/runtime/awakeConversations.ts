import { AppError } from "../errors.ts";
import type { View } from "../protocol/view.ts";
import type { Envelope } from "../store/snapshotStore.ts";
import type { ConversationStore } from "../store/store.ts";
import { type Awake, awakeOf, kernelOf, release } from "./awake.ts";
import type { Clock } from "./clock.ts";
import type { Taps } from "./inspect/taps.ts";
import type { Kernel } from "./kernel.ts";
import { openEnvelope } from "./restore/openEnvelope.ts";
import { type Kept, keptOf, type Parked, parkedOf, parkedRefusal } from "./restore/parked.ts";
import type { Trace } from "./trace.ts";
import { VIEW_MESSAGES } from "./views.ts";

type Hydrated =
  | { kind: "awake"; kernel: Kernel; envelope: Envelope }
  | Extract<ReturnType<typeof openEnvelope>, { kind: "parked" }>;

/** Conversations kept hydrated; beyond it the one that rested longest goes to sleep. */
const AWAKE_LIMIT = 500;

const isAwake = (opened: Awake | Parked): opened is Awake => "kernel" in opened;

/**
 * The conversations that are hydrated in this process. A sleeping one costs nothing here and wakes when it is asked for;
 * one that today's chart has no place for is parked: it can be looked at, and refuses everything else.
 */
export class AwakeConversations {
  readonly #store: ConversationStore;
  readonly #clock: Clock;
  readonly #trace: Trace;
  readonly #taps: Taps;
  /** In the order in which they were last asked for. */
  readonly #opened = new Map<string, Promise<Awake | Parked>>();
  /** Those that are not to be opened, and why. */
  readonly #refused = new Map<string, unknown>();

  constructor(store: ConversationStore, clock: Clock, trace: Trace, taps: Taps) {
    this.#store = store;
    this.#clock = clock;
    this.#trace = trace;
    this.#taps = taps;
  }

  /** How many are hydrated. */
  get size(): number {
    return this.#opened.size;
  }

  /** From now on it is not opened: what was asked of it last lies where it cannot be read. */
  refuse(conversationId: string, why: unknown): void {
    this.#refused.set(conversationId, why);
  }

  /** Throws `not_found`, and `conflict` for a parked conversation. */
  async wake(conversationId: string): Promise<Awake> {
    const opened = await this.#open(conversationId);
    if (!isAwake(opened)) throw parkedRefusal(opened);
    return opened;
  }

  /** Throws `not_found`. */
  async view(conversationId: string): Promise<View> {
    return (await this.#open(conversationId)).view;
  }

  /** Shows it under a title that has been stored. Throws `not_found`. */
  async retitle(conversationId: string, title: string | null): Promise<View> {
    const opened = await this.#open(conversationId);
    if (isAwake(opened)) opened.title = title;
    opened.view = { ...opened.view, title };
    return opened.view;
  }

  /** Calls for each that is hydrated, those that are just waking up included. */
  each(call: (awake: Awake) => void): void {
    for (const opened of this.#opened.values())
      opened.then(
        (one) => isAwake(one) && call(one),
        () => {},
      );
  }

  add(awake: Awake): void {
    this.#taps.follow(awake);
    this.#keep(awake.conversationId, Promise.resolve(awake));
  }

  /** Takes it out without stopping it; `null` when it was not awake. */
  async forget(conversationId: string): Promise<Awake | null> {
    const known = this.#opened.get(conversationId);
    this.#opened.delete(conversationId);
    const opened = await known?.catch(() => null);
    return opened && isAwake(opened) ? opened : null;
  }

  async releaseAll(): Promise<void> {
    for (const loaded of await Promise.allSettled(this.#opened.values()))
      if (loaded.status === "fulfilled" && isAwake(loaded.value)) release(loaded.value);
    this.#opened.clear();
  }

  #open(conversationId: string): Promise<Awake | Parked> {
    const known = this.#opened.get(conversationId);
    if (known) {
      this.#opened.delete(conversationId);
      this.#opened.set(conversationId, known);
      return known;
    }
    const loading = this.#load(conversationId);
    this.#keep(conversationId, loading);
    loading.catch(() => this.#opened.delete(conversationId));
    return loading;
  }

  async #load(conversationId: string): Promise<Awake | Parked> {
    if (this.#refused.has(conversationId)) throw this.#refused.get(conversationId);
    const [envelope, conversation, messages] = await Promise.all([
      this.#store.envelope(conversationId).catch((error) => this.#unreadable(conversationId, error)),
      this.#store.find(conversationId),
      this.#store.messages(conversationId, VIEW_MESSAGES),
    ]);
    if (!envelope || !conversation) throw new AppError("not_found", "There is no such conversation.");
    const { title } = conversation;
    if ("unreadable" in envelope) return this.#park(parkedOf(envelope.kept, title, messages, envelope.unreadable));
    const hydrated = await this.#hydrateEither(envelope);
    if (hydrated.kind === "parked") return this.#park(parkedOf(envelope, title, messages, hydrated.misfits));
    const awake = awakeOf(hydrated.kernel, hydrated.envelope, title, messages);
    this.#taps.follow(awake);
    return awake;
  }

  /** What the newest checkpoint still says beside a snapshot that no longer parses. Throws what is no such thing. */
  async #unreadable(conversationId: string, error: unknown): Promise<{ kept: Kept; unreadable: AppError }> {
    if (!(error instanceof AppError) || error.code !== "conflict") throw error;
    const { items } = await this.#store.history(conversationId, { limit: 1 });
    return { kept: keptOf(conversationId, items.at(-1)), unreadable: error };
  }

  #park(parked: Parked): Parked {
    const { conversationId, view, misfits } = parked;
    const { version } = view.machine;
    this.#trace.write("conversation_parked", { traceId: "restore", conversationId }, { version, misfits });
    return parked;
  }

  /** From the snapshot or, where it does not open and its checkpoint says something else, from the checkpoint. */
  async #hydrateEither(envelope: Envelope): Promise<Hydrated> {
    const first = this.#hydrate(envelope);
    if (first.kind === "awake") return first;
    const [misfit] = first.misfits;
    const checkpoint = await this.#store
      .envelopeInstead(envelope, `does not open (${misfit?.path} ${misfit?.what})`)
      .catch((error) => this.#noCheckpoint(error));
    return checkpoint ? this.#hydrate(checkpoint) : first;
  }

  /** A checkpoint that is damaged is none. Throws what is no such thing. */
  #noCheckpoint(error: unknown): null {
    if (error instanceof AppError && error.code === "conflict") return null;
    throw error;
  }

  #hydrate(stored: Envelope): Hydrated {
    const opening = openEnvelope(stored);
    if (opening.kind === "parked") return opening;
    const { envelope } = opening;
    try {
      return { kind: "awake", kernel: kernelOf(envelope, this.#clock.now()), envelope };
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      return { kind: "parked", misfits: [{ path: "snapshot", what }] };
    }
  }

  #keep(conversationId: string, opened: Promise<Awake | Parked>): void {
    this.#opened.set(conversationId, opened);
    if (this.#opened.size > AWAKE_LIMIT) void this.#putOneToSleep();
  }

  /** One that is at work stays; the next one over the limit is tried when another conversation wakes. */
  async #putOneToSleep(): Promise<void> {
    for (const [conversationId, pending] of this.#opened) {
      const opened = await pending.catch(() => null);
      if (!opened || this.#opened.get(conversationId) !== pending) continue;
      if (isAwake(opened) && (opened.running || opened.queue.length > 0)) continue;
      this.#opened.delete(conversationId);
      if (isAwake(opened)) release(opened);
      return;
    }
  }
}
