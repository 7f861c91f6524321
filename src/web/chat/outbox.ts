import { z } from "zod";
import type { Outbox, Outgoing } from "../../protocol/conversationClient.ts";
import { ConversationId } from "../../protocol/frames.ts";
import { UserMessage } from "../../protocol/userEvents.ts";

const PREFIX = "setpoint.outbox.";
const Kept = UserMessage.extend({ conversationId: z.union([ConversationId, z.literal("")]), keptAt: z.number() });

/**
 * What was written and is not answered, in this browser: an item a message, so that tabs do not write over each other.
 * Sent by several tabs it is still one message, by its id. What belongs to no conversation yet stays with its tab.
 */
export const browserOutbox: Outbox = {
  load(conversationId = "") {
    const kept: (Outgoing & { keptAt: number })[] = [];
    quietly(() => {
      const store = storeOf(conversationId);
      for (const key of Object.keys(store)) {
        if (!key.startsWith(PREFIX)) continue;
        const message = Kept.safeParse(JSON.parse(store.getItem(key) ?? "null"));
        if (message.success && message.data.conversationId === conversationId) kept.push(message.data);
      }
    });
    return kept.sort((one, other) => one.keptAt - other.keptAt).map(({ keptAt: _, ...message }) => message);
  },
  put(message) {
    quietly(() =>
      storeOf(message.conversationId).setItem(keyOf(message), JSON.stringify({ ...message, keptAt: next() })),
    );
  },
  remove(message) {
    quietly(() => storeOf(message.conversationId).removeItem(keyOf(message)));
  },
};

const storeOf = (conversationId: string): Storage => (conversationId === "" ? sessionStorage : localStorage);
const keyOf = ({ messageId }: Outgoing): string => `${PREFIX}${messageId}`;

let last = 0;
/** Two messages of the same millisecond keep their order. */
function next(): number {
  last = Math.max(last + 1, Date.now());
  return last;
}

/** A browser that keeps nothing still works. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {}
}
