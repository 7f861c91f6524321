import { expand, type PhraseHit } from "./phraseTrie.ts";

type Node<Name> = { next: Map<string, Node<Name>>; names: Name[] };

const SHORTEST_STEM = 3;

/**
 * Finds named phrases of stems. A phrase is written as for `phraseTrie`; `squeez*` stands for every word that begins so,
 * `_` for any one word. From each word every name counts with its longest phrase, whatever else begins there.
 * Linear in the number of words times the longest phrase.
 */
export function signTrie<Name extends string>(phrases: Readonly<Record<Name, readonly string[]>>) {
  const root: Node<Name> = { next: new Map(), names: [] };
  const vocabulary = new Set<string>();
  const stems = new Set<string>();
  for (const [name, list] of Object.entries(phrases) as [Name, readonly string[]][]) {
    for (const phrase of list.flatMap(expand)) {
      let node = root;
      for (const word of phrase.split(" ")) {
        if (word.endsWith("*")) stems.add(word);
        else vocabulary.add(word);
        const next: Node<Name> = node.next.get(word) ?? { next: new Map(), names: [] };
        node.next.set(word, next);
        node = next;
      }
      if (!node.names.includes(name)) node.names.push(name);
    }
  }

  /** The ways a word may stand in a phrase: itself, its stems, anything. */
  function readings(word: string): string[] {
    const ways = [word, "_"];
    for (let length = SHORTEST_STEM; length <= word.length; length++) {
      const stem = `${word.slice(0, length)}*`;
      if (stems.has(stem)) ways.push(stem);
    }
    return ways;
  }

  function find(words: readonly string[], sentence: readonly number[]): PhraseHit<Name>[] {
    const ways = words.map(readings);
    const hits: PhraseHit<Name>[] = [];
    for (let start = 0; start < words.length; start++) {
      const longest = new Map<Name, number>();
      let nodes = [root];
      for (let at = start; nodes.length > 0 && at < words.length && sentence[at] === sentence[start]; at++) {
        nodes = nodes.flatMap(({ next }) => (ways[at] ?? []).flatMap((way) => next.get(way) ?? []));
        for (const { names } of nodes) for (const name of names) longest.set(name, at + 1);
      }
      for (const [name, end] of longest) hits.push({ name, start, end });
    }
    return hits;
  }

  return { find, vocabulary };
}
