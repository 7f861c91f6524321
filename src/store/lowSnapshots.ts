import { type Adapter, Low } from "lowdb";
import { AppError } from "../errors.ts";
import { checkConversationId } from "./envelopeText.ts";
import type { Envelope, SnapshotStore } from "./snapshotStore.ts";

/** Where one conversation's envelope lies: a lowdb adapter, how to make an end of it and, with a copy kept, of this one. */
export type EnvelopePlace = Adapter<Envelope | null> & {
  remove(): Promise<void>;
  setAside?(envelope: Envelope, why: string): Promise<void>;
};

/**
 * A snapshot store out of one lowdb document a conversation. A document lives for one call only, so a sleeping
 * conversation costs no memory; order and durability are the adapter's.
 */
export function lowSnapshots(
  placeOf: (conversationId: string) => EnvelopePlace,
  close: () => Promise<void>,
): SnapshotStore {
  let closing: Promise<void> | null = null;
  const place = (conversationId: string) => {
    if (closing) throw new AppError("unavailable", "The snapshot store is closed.");
    checkConversationId(conversationId);
    return placeOf(conversationId);
  };

  return {
    async load(conversationId) {
      const document = new Low<Envelope | null>(place(conversationId), null);
      await document.read();
      return document.data;
    },
    async save(envelope) {
      const document = new Low<Envelope | null>(place(envelope.conversationId), null);
      document.data = envelope;
      await document.write();
    },
    async setAside(envelope, why) {
      const at = place(envelope.conversationId);
      await (at.setAside ? at.setAside(envelope, why) : at.remove());
    },
    async remove(conversationId) {
      await place(conversationId).remove();
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}
