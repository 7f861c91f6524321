import { useCallback, useEffect, useRef, useState } from "react";
import { z } from "zod";
import { Turn } from "../../protocol/turn.ts";
import { get } from "../api/api.ts";

const Page = z.object({ items: z.array(Turn), nextCursor: z.string().nullable() });
/** What stands in view has its reasons and costs with the first page; the others are for those who scroll up. */
const FIRST_PAGE = 25;
const PAGE = 100;

export type Older = { isLoading: boolean; hasMore: boolean; failure: unknown; loadMore: () => void };

/** Past turns, page by page backwards. `conversationId` is `null` while there is nothing to load. */
export function useOlder(conversationId: string | null, onTurns: (turns: Turn[]) => void): Older {
  const [cursor, setCursor] = useState<string | null | undefined>(undefined);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isBusy = useRef(false);
  const hasMore = cursor !== null && conversationId !== null;

  const loadMore = useCallback(() => {
    if (conversationId === null || cursor === null || isBusy.current) return;
    isBusy.current = true;
    setLoading(true);
    setFailure(null);
    const path = `/api/conversations/${encodeURIComponent(conversationId)}/turns`;
    get(path, Page, { cursor, limit: cursor === undefined ? FIRST_PAGE : PAGE })
      .then(({ items, nextCursor }) => {
        onTurns(items);
        setCursor(nextCursor);
      }, setFailure)
      .finally(() => {
        isBusy.current = false;
        setLoading(false);
      });
  }, [conversationId, cursor, onTurns]);

  useEffect(() => {
    if (cursor === undefined && failure === null) loadMore();
  }, [cursor, failure, loadMore]);

  return { isLoading, hasMore, failure, loadMore };
}
