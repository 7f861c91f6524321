import type { ConversationStore } from "../store/store.ts";
import { recoveryOf } from "./restore/recovery.ts";
import { type Running, startOf } from "./runningTurn.ts";
import type { TurnsInHand } from "./turnsInHand.ts";

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Conversations that were put away because something could not be stored: turns of theirs that were accepted are still owed
 * an answer. They are taken up when the conversation is next asked for, and by themselves after a while.
 */
export class OwedTurns {
  readonly #store: ConversationStore;
  readonly #turns: TurnsInHand;
  readonly #conversations = new Set<string>();
  /** How often in a row each could not be stored. */
  readonly #failures = new Map<string, number>();

  constructor(store: ConversationStore, turns: TurnsInHand) {
    this.#store = store;
    this.#turns = turns;
  }

  /** How long to wait before it is tried again, in ms: doubled each time, a minute at most. */
  owe(conversationId: string): number {
    this.#conversations.add(conversationId);
    const failures = this.#failures.get(conversationId) ?? 0;
    this.#failures.set(conversationId, failures + 1);
    return Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  }

  /** Something was stored again. */
  paid(conversationId: string): void {
    this.#failures.delete(conversationId);
  }

  forget(conversationId: string): void {
    this.#conversations.delete(conversationId);
    this.#failures.delete(conversationId);
  }

  /** What is to be begun, in the order in which it was accepted: what is owed, and `next` in its place. Throws when the store does. */
  async before(conversationId: string, next: Running | null): Promise<Running[]> {
    const asked = next ? [next] : [];
    if (!this.#conversations.has(conversationId)) return asked;
    const unfinished = await this.#store.unfinished();
    this.#conversations.delete(conversationId);
    const due: Running[] = [];
    for (const { accepted, progress } of unfinished) {
      const { turnId } = accepted.stamp;
      if (accepted.conversationId !== conversationId) continue;
      if (turnId === next?.accepted.stamp.turnId) due.push(next);
      // The process did not end: that is no attempt which speaks against the message.
      else if (!this.#turns.get(turnId))
        due.push(this.#turns.add(startOf(accepted, progress && recoveryOf({ attempts: 1, progress }))));
    }
    return next && !due.includes(next) ? [...due, next] : due;
  }
}
