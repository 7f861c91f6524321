import type { Page, PageRequest } from "../store/store.ts";

const LARGEST_PAGE = 100;

/** Every item of a list, a page at a time. */
export async function* everyItem<T>(list: (page: PageRequest) => Promise<Page<T>>): AsyncGenerator<T> {
  for (let cursor: string | undefined; ; ) {
    const page = await list({ cursor, limit: LARGEST_PAGE });
    yield* page.items;
    if (page.nextCursor === null) return;
    cursor = page.nextCursor;
  }
}
