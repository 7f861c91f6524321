import type { Turn } from "../protocol/turn.ts";
import type { View } from "../protocol/view.ts";
import type { AcceptedEvent } from "../store/store.ts";

/** A place in a conversation's queue; releasing it twice is once. */
export type Place = {
  /** The running turn that the event becomes part of; that turn is held until the place is released. */
  joinedTo: string | null;
  release(): void;
};

/**
 * Runs conversations: one at a time each, many side by side. An engine owns the loop; nothing outside `runtime/` may
 * assume that a conversation is in this process.
 */
export interface Engine {
  /** Takes up what a crash left unfinished and arms the timers. */
  start(): Promise<void>;
  /** Lets running turns end, at most `drainMs`, then stops. */
  stop(options: { drainMs: number }): Promise<void>;
  /** Brings a new conversation to its first rest and stores it. */
  create(conversation: {
    conversationId: string;
    userId: string;
    title: string | null;
    timezone: string | null;
  }): Promise<View>;
  /**
   * Refuses, before anything is stored, what could not be taken: `rate_limited`, `not_allowed_in_state`. The place is
   * kept until it is released, so that a burst cannot take more than there are.
   */
  admit(conversationId: string, event: AcceptedEvent["event"]): Promise<Place>;
  /** Resolves with the finished turn once it is durable. The same turn delivered twice is one turn. */
  deliver(accepted: AcceptedEvent, place?: Place): Promise<Turn>;
  /** Stops the running turn, if there is one: resolves with it. `null` when nothing runs. */
  interrupt(conversationId: string): Promise<Turn | null>;
  /** The turn with this id, while it runs or waits. */
  running(turnId: string): Promise<Turn> | null;
  view(conversationId: string): Promise<View>;
  /** Forgets the conversation; what runs is aborted. */
  drop(conversationId: string): Promise<void>;
}
