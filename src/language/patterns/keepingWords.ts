/** People use few words, again and again: so many are kept. */
const MOST_KEPT = 16_384;

/** A pure reader of single words that knows what it read last. What it gives is shared, and not to be changed by who gets it. */
export function keepingWords<T>(read: (word: string) => T): (word: string) => T {
  const kept = new Map<string, T>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const found = read(word);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(word, found);
    return found;
  };
}
