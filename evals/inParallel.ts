/** Does the work for all items, so many at a time, and keeps their order. The first failure ends it. */
export async function inParallel<Item, Done>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, at: number) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = new Array(items.length);
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const at = next++;
      const item = items[at];
      if (item !== undefined) done[at] = await work(item, at);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}
