import type { Turn } from "../protocol/turn.ts";
import type { View } from "../protocol/view.ts";
import type { AcceptedEvent } from "../store/store.ts";
import type { Breakpoints } from "./inspect/breakpoints.ts";
import type { Viewer } from "./inspect/taps.ts";

/** A place in a conversation's queue; releasing it twice is once. */
export type Place = {
  /** The running turn that the event becomes part of; that turn is held until the place is released. */
  joinedTo: string | null;
  release(): void;
};

/** What this process has in hand: conversations awake, turns under way, turns that wait behind another. */
export type Load = { awake: number; running: number; waiting: number };

/** A turn by its id, and the finished turn once it is durable. */
export type Delivered = { turnId: string; turn: Promise<Turn> };

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
  /** Resolves when the event has its turn: its own, or the running one that it became part of. The same turn delivered twice is one turn. */
  deliver(accepted: AcceptedEvent, place?: Place): Promise<Delivered>;
  /** Stops the running turn, if there is one: resolves with it. `null` when nothing runs. */
  interrupt(conversationId: string): Promise<Turn | null>;
  /** The turn with this id, while it runs or waits. */
  running(turnId: string): Promise<Turn> | null;
  /** What this process has in hand at this moment. */
  readonly load: Load;
  view(conversationId: string): Promise<View>;
  /** The view, under a title that has been stored. */
  retitle(conversationId: string, title: string | null): Promise<View>;
  /** Shows what happens inside, from now on, and at once what is awake. The result ends it. */
  inspect(viewer: Viewer): () => void;
  /** Where conversations are made to stand still, for those who look inside. */
  readonly breakpoints: Breakpoints;
  /** Takes up a conversation that has been stored otherwise: its timers are armed. Throws as a message to it would. */
  adopt(conversationId: string): Promise<View>;
  /** Forgets the conversation; what runs is aborted. */
  drop(conversationId: string): Promise<void>;
}
