import type { ServerFrame } from "../protocol/frames.ts";

/** What happens in a conversation: what clients are sent of it, and its end. */
export type FanoutFrame = ServerFrame | { type: "conversation.gone" };

/** Carries frames of a conversation to whoever watches it, on this machine or another. Delivery is a hint, not a record. */
export interface Fanout {
  publish(conversationId: string, frame: FanoutFrame): void;
  /** The result ends the subscription. */
  subscribe(conversationId: string, receive: (frame: FanoutFrame) => void): () => void;
}

/** Everybody in this process. */
export class LocalFanout implements Fanout {
  readonly #receivers = new Map<string, Set<(frame: FanoutFrame) => void>>();

  publish(conversationId: string, frame: FanoutFrame): void {
    for (const receive of this.#receivers.get(conversationId) ?? []) receive(frame);
  }

  subscribe(conversationId: string, receive: (frame: FanoutFrame) => void): () => void {
    const receivers = this.#receivers.get(conversationId) ?? new Set();
    receivers.add(receive);
    this.#receivers.set(conversationId, receivers);
    return () => {
      receivers.delete(receive);
      if (receivers.size === 0) this.#receivers.delete(conversationId);
    };
  }
}
