import { AppError } from "../errors.ts";
import type { ConversationStore } from "../store/store.ts";
import { type Awake, awakeOf, kernelOf, release } from "./awake.ts";
import type { Clock } from "./clock.ts";
import { VIEW_MESSAGES } from "./views.ts";

/** Conversations kept hydrated; beyond it the one that rested longest goes to sleep. */
const AWAKE_LIMIT = 500;

/** The conversations that are hydrated in this process. A sleeping one costs nothing here and wakes when it is asked for. */
export class AwakeConversations {
  readonly #store: ConversationStore;
  readonly #clock: Clock;
  /** In the order in which they were last asked for. */
  readonly #awake = new Map<string, Promise<Awake>>();

  constructor(store: ConversationStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Throws `not_found`, and whatever makes a stored conversation unusable. */
  wake(conversationId: string): Promise<Awake> {
    const known = this.#awake.get(conversationId);
    if (known) {
      this.#awake.delete(conversationId);
      this.#awake.set(conversationId, known);
      return known;
    }
    const loading = this.#load(conversationId);
    this.#keep(conversationId, loading);
    loading.catch(() => this.#awake.delete(conversationId));
    return loading;
  }

  add(awake: Awake): void {
    this.#keep(awake.conversationId, Promise.resolve(awake));
  }

  /** Takes it out without stopping it; `null` when it was not awake. */
  async forget(conversationId: string): Promise<Awake | null> {
    const known = this.#awake.get(conversationId);
    this.#awake.delete(conversationId);
    return (await known?.catch(() => null)) ?? null;
  }

  async releaseAll(): Promise<void> {
    for (const loaded of await Promise.allSettled(this.#awake.values()))
      if (loaded.status === "fulfilled") release(loaded.value);
    this.#awake.clear();
  }

  async #load(conversationId: string): Promise<Awake> {
    const [envelope, conversation, messages] = await Promise.all([
      this.#store.envelope(conversationId),
      this.#store.find(conversationId),
      this.#store.messages(conversationId, VIEW_MESSAGES),
    ]);
    if (!envelope || !conversation) throw new AppError("not_found", "There is no such conversation.");
    return awakeOf(kernelOf(envelope, this.#clock.now()), envelope, conversation.title, messages);
  }

  #keep(conversationId: string, awake: Promise<Awake>): void {
    this.#awake.set(conversationId, awake);
    if (this.#awake.size > AWAKE_LIMIT) void this.#putOneToSleep();
  }

  /** One that is at work stays; the next one over the limit is tried when another conversation wakes. */
  async #putOneToSleep(): Promise<void> {
    for (const [conversationId, pending] of this.#awake) {
      const awake = await pending.catch(() => null);
      if (!awake || awake.running || awake.queue.length > 0 || this.#awake.get(conversationId) !== pending) continue;
      this.#awake.delete(conversationId);
      release(awake);
      return;
    }
  }
}
