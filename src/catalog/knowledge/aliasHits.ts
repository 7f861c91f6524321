export type AliasHit = {
  id: string;
  /** The words of the question that are the alias. */
  words: string[];
  /** Other words stand between them. */
  isLoose: boolean;
};

/** What an alias is looked up by: its words joined by blanks → the note's id. */
export type AliasIndex = { byAlias: ReadonlyMap<string, string>; byFirst: ReadonlyMap<string, readonly string[][]> };

const LONGEST_ALIAS = 7;

/** Makes the index of aliases, each given as its words joined by blanks. */
export function aliasIndex(byAlias: ReadonlyMap<string, string>): AliasIndex {
  const byFirst = new Map<string, string[][]>();
  for (const alias of byAlias.keys()) {
    const words = alias.split(" ");
    const [first = ""] = words;
    if (words.length < 2) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), words]);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.length - a.length);
  return { byAlias, byFirst };
}

/**
 * Aliases in the words of a question, with its figures and, where it has some, without them ("missed 4 days"); then those
 * whose words stand in their order with one other word between (two in an alias of three words or more).
 */
export function aliasHits(words: readonly string[], index: AliasIndex): AliasHit[] {
  const hits = longestHits(words, index);
  const add = (more: readonly AliasHit[]) => {
    for (const hit of more) if (!hits.some(({ id }) => id === hit.id)) hits.push(hit);
  };
  const wordsOnly = words.filter((word) => !/^\d+$/.test(word));
  if (wordsOnly.length < words.length) add(longestHits(wordsOnly, index));
  const taken = new Set(hits.flatMap((hit) => hit.words));
  add(looseHits(words, index).filter((hit) => hit.words.some((word) => !taken.has(word))));
  return hits;
}

/** The longest alias wins wherever two overlap; of two as long, the first. */
function longestHits(words: readonly string[], { byAlias }: AliasIndex): AliasHit[] {
  const hits: (AliasHit & { from: number })[] = [];
  const taken = new Array<boolean>(words.length).fill(false);
  for (let length = Math.min(LONGEST_ALIAS, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      if (taken[from] || taken[from + length - 1]) continue;
      const said = words.slice(from, from + length);
      const id = byAlias.get(said.join(" "));
      if (id === undefined) continue;
      hits.push({ id, words: said, isLoose: false, from });
      taken.fill(true, from, from + length);
    }
  }
  return hits.sort((a, b) => a.from - b.from).map(({ id, words: said, isLoose }) => ({ id, words: said, isLoose }));
}

function looseHits(words: readonly string[], { byAlias, byFirst }: AliasIndex): AliasHit[] {
  return words.flatMap((word, at) => {
    const found = (byFirst.get(word) ?? []).find((alias) => isWithin(alias, words, at));
    const id = found && byAlias.get(found.join(" "));
    return found && id !== undefined ? [{ id, words: found, isLoose: true }] : [];
  });
}

function isWithin(alias: readonly string[], words: readonly string[], from: number): boolean {
  let spare = alias.length > 2 ? 2 : 1;
  let at = from + 1;
  for (const word of alias.slice(1)) {
    while (words[at] !== word) {
      if (spare === 0 || at >= words.length) return false;
      spare -= 1;
      at += 1;
    }
    at += 1;
  }
  return spare < (alias.length > 2 ? 2 : 1);
}
