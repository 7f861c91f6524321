import { useCallback, useEffect, useRef, useState } from "react";
import { renewedList } from "./renewedList.ts";
import { Refused } from "./serverSource.ts";
import type { Listed, Listing, Source } from "./source.ts";

/** Older ones are listed when they are looked for. */
const LISTED_AT_FIRST = 300;
const NOTHING: Listing = { items: [], hasMore: false };

/**
 * The conversations that there are, newest first. `look` asks what has changed at the top of the list, `loadOlder` lists
 * all that there are.
 */
export function useConversationList(source: Source, onKeysWanted: (why: string) => void) {
  const [listing, setListing] = useState(NOTHING);
  const [problem, setProblem] = useState<string | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const shown = useRef(source);
  const olderOf = useRef<Source | null>(null);

  const ask = useCallback(
    (most: number) => {
      source
        .list((found) => found.length >= most)
        .then(
          (found) => {
            if (shown.current !== source) return;
            setListing((before) => renewedList(before, found));
            setNow(Date.now());
            setProblem(null);
          },
          (error: unknown) => {
            if (shown.current !== source) return;
            olderOf.current = null;
            const isKeyless = error instanceof Refused && ["unauthenticated", "forbidden"].includes(error.code);
            if (isKeyless) onKeysWanted(error.message);
            setProblem(error instanceof Error ? error.message : String(error));
          },
        );
    },
    [source, onKeysWanted],
  );
  useEffect(() => {
    shown.current = source;
    setListing(NOTHING);
    ask(LISTED_AT_FIRST);
  }, [source, ask]);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);

  const look = useCallback(() => ask(1), [ask]);
  const loadOlder = useCallback(() => {
    if (olderOf.current === source) return;
    olderOf.current = source;
    ask(Number.POSITIVE_INFINITY);
  }, [ask, source]);
  const change = useCallback(
    (changed: (items: Listed[]) => Listed[]) => setListing((before) => ({ ...before, items: changed(before.items) })),
    [],
  );
  return { ...listing, problem, setProblem, now, look, loadOlder, change };
}
