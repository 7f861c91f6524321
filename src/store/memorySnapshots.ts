import { parseEnvelope } from "./envelopeText.ts";
import { lowSnapshots } from "./lowSnapshots.ts";
import type { SnapshotStore } from "./snapshotStore.ts";

/** Snapshots that end with the process. Kept as text, so that nobody shares an object with anybody. */
export function memorySnapshots(): SnapshotStore {
  const texts = new Map<string, string>();

  return lowSnapshots(
    (conversationId) => ({
      async read() {
        const text = texts.get(conversationId);
        return text === undefined ? null : parseEnvelope(conversationId, text);
      },
      async write(envelope) {
        texts.set(conversationId, JSON.stringify(envelope));
      },
      async remove() {
        texts.delete(conversationId);
      },
    }),
    async () => texts.clear(),
  );
}
