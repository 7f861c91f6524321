import type { Listed, Listing } from "./source.ts";

/** The list that was known, with its beginning as it has just been found; what is missing there is gone. */
export function renewedList(known: Listing, found: Listing): Listing {
  const before = new Map(known.items.map((item) => [item.conversationId, item]));
  const items = found.items.map((item): Listed => ({ ...before.get(item.conversationId), ...item }));
  const last = found.items.at(-1);
  if (!found.hasMore || !last) return { items, hasMore: false };
  const ids = new Set(items.map(({ conversationId }) => conversationId));
  const older = known.items.filter((item) => item.updatedAt <= last.updatedAt && !ids.has(item.conversationId));
  return { items: [...items, ...older], hasMore: older.length > 0 ? known.hasMore : true };
}
