import type { ServerFrame } from "../protocol/frames.ts";

/** Carries frames of a conversation to whoever watches it, on this machine or another. Delivery is a hint, not a record. */
export interface Fanout {
  publish(conversationId: string, frame: ServerFrame): void;
  /** The result ends the subscription. */
  subscribe(conversationId: string, receive: (frame: ServerFrame) => void): () => void;
}

/** Everybody in this process. */
export class LocalFanout implements Fanout {
  readonly #receivers = new Map<string, Set<(frame: ServerFrame) => void>>();

  publish(conversationId: string, frame: ServerFrame): void {
    for (const receive of this.#receivers.get(conversationId) ?? []) receive(frame);
  }

  subscribe(conversationId: string, receive: (frame: ServerFrame) => void): () => void {
    const receivers = this.#receivers.get(conversationId) ?? new Set();
    receivers.add(receive);
    this.#receivers.set(conversationId, receivers);
    return () => {
      receivers.delete(receive);
      if (receivers.size === 0) this.#receivers.delete(conversationId);
    };
  }
}
