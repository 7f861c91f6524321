import type { JsonObject } from "../../protocol/understanding.ts";

/**
 * A conversation as it was stored, plain JSON: `snapshot` is XState's (`value`, `context`, `children`, each child with a
 * `snapshot` of its own), `timers` the pending ones by key, `dueAt` in ms since the epoch.
 */
export type StoredConversation = {
  snapshot: JsonObject;
  timers: Record<string, { nonce: string; path: string[]; event: { type: string }; dueAt: number }>;
};

/**
 * Turns what one version of the conversation's chart stored into what the next would have stored. It is given a copy of
 * its own; what it throws parks the conversation. Once released it is never changed.
 */
export type Migration = { from: string; to: string; migrate(stored: StoredConversation): StoredConversation };
