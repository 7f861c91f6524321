/** One message is read by several readers in turn: so many texts are kept, where nothing else is said. */
const MOST_KEPT = 64;

/**
 * A pure reader of texts that knows what it read last: several look at the same text in turn. What it gives is shared, and
 * not to be changed by who gets it.
 */
export function keepingLast<T extends string | number | boolean | object | null>(
  read: (text: string) => T,
  most = MOST_KEPT,
): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const found = read(text);
    if (kept.size >= most) kept.clear();
    kept.set(text, found);
    return found;
  };
}
