import { useInfiniteQuery } from "@tanstack/react-query";
import { z } from "zod";
import { get, type Query } from "./api.ts";

/** A list as the API answers it: a piece of it, and where the next one begins. */
export const pageOf = <T>(item: z.ZodType<T>) => z.object({ items: z.array(item), nextCursor: z.string().nullable() });

/**
 * A list that is loaded piece by piece: `items` so far, `hasNextPage`, `fetchNextPage`. `key` begins with the name of the
 * resource, so that a change of it can make all lists of it stale.
 */
export function usePages<T>(resource: string, path: string, item: z.ZodType<T>, query: Query = {}) {
  const pages = useInfiniteQuery({
    queryKey: [resource, "list", query],
    queryFn: ({ pageParam, signal }) => get(path, pageOf(item), { ...query, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: (before) => before,
  });
  return { ...pages, items: pages.data?.pages.flatMap(({ items }) => items) ?? [] };
}
