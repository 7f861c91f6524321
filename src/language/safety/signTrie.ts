import type { PhraseHit } from "./phraseTrie.ts";

type Node<Name> = { next: Map<string, Node<Name>[]>; names: Name[] };
/** The ways a word may stand in a phrase; words that stand in the same ways share theirs. */
type Ways = readonly string[];
/** All nodes that a row of words leads to at once; made when somebody says such a row. */
type State<Name> = { nodes: readonly Node<Name>[]; names: readonly Name[]; next: Map<Ways, State<Name> | null> };

const SHORTEST_STEM = 3;
const LONGEST_GAP = 3;
/** Words whose ways are kept, and rows of words. */
const MOST_KNOWN = 16_000;
const MOST_STATES = 20_000;
const RANGE = /^(\d+)-(\d+)$/;

/**
 * Finds named phrases of stems. A phrase is words with alternatives in brackets, an empty one meaning that it may be left
 * out; `squeez*` stands for every word that begins so, `_` for any one word, `~` for up to three, `38-41` for a number
 * from 38 to 41. From each word every name counts with its longest phrase, whatever else begins there. Linear in the
 * number of words times the longest phrase.
 */
export function signTrie<Name extends string>(phrases: Readonly<Record<Name, readonly string[]>>) {
  const newNode = (): Node<Name> => ({ next: new Map(), names: [] });
  const root = newNode();
  const vocabulary = new Set<string>();
  const stems = new Set<string>();
  const ranges = new Map<string, { from: number; to: number }>();
  for (const [name, list] of Object.entries(phrases) as [Name, readonly string[]][]) {
    for (const phrase of list) {
      for (const { names } of grown(phrase.match(/[()|]|[^()|\s]+/g) ?? [], [root])) names.push(name);
    }
  }

  /** Adds the ways through a phrase behind these nodes; out come the nodes where it ends. */
  function grown(tokens: string[], from: Node<Name>[]): Node<Name>[] {
    let ends = from;
    while (tokens.length > 0 && tokens[0] !== "|" && tokens[0] !== ")") {
      const token = tokens.shift() as string;
      if (token === "(") {
        const choices: Node<Name>[] = [];
        do choices.push(...grown(tokens, ends));
        while (tokens.shift() === "|");
        ends = [...new Set(choices)];
      } else if (token === "~") {
        let reached = ends;
        for (let count = 0; count < LONGEST_GAP; count++) {
          reached = [step(reached, "_")];
          ends = [...ends, ...reached];
        }
      } else ends = [step(ends, token)];
    }
    return ends;
  }

  function step(from: Node<Name>[], word: string): Node<Name> {
    const range = RANGE.exec(word);
    if (range) ranges.set(word, { from: Number(range[1]), to: Number(range[2]) });
    else if (word.endsWith("*")) stems.add(word);
    else vocabulary.add(word);
    const to = newNode();
    for (const { next } of from) next.set(word, [...(next.get(word) ?? []), to]);
    return to;
  }

  const known = new Map<string, Ways>();
  const shared = new Map<string, Ways>();
  /** The same words come again and again. */
  function waysOf(word: string): Ways {
    const before = known.get(word);
    if (before) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const ways = readings(word);
    const key = ways.join(" ");
    const same = shared.get(key) ?? ways;
    shared.set(key, same);
    known.set(word, same);
    return same;
  }

  /** The ways a word may stand in a phrase: itself, its stems, a range of numbers, anything. */
  function readings(word: string): Ways {
    const ways = vocabulary.has(word) || ranges.has(word) || stems.has(word) ? [word, "_"] : ["_"];
    const value = /^\d/.test(word) ? Number(word.replace(",", ".")) : Number.NaN;
    if (!Number.isNaN(value))
      for (const [way, { from, to }] of ranges) if (value >= from && value <= to) ways.push(way);
    for (let length = SHORTEST_STEM; length <= Math.min(word.length, 20); length++) {
      const stem = `${word.slice(0, length)}*`;
      if (stems.has(stem)) ways.push(stem);
    }
    return ways;
  }

  const begun = (): State<Name> => ({ nodes: [root], names: [], next: new Map() });
  let first = begun();
  let states = 0;

  function after(state: State<Name>, ways: Ways): State<Name> | null {
    const before = state.next.get(ways);
    if (before !== undefined) return before;
    const reached = new Set<Node<Name>>();
    for (const { next } of state.nodes)
      for (const way of ways) for (const node of next.get(way) ?? []) reached.add(node);
    const nodes = [...reached];
    const made = nodes.length === 0 ? null : { nodes, names: nodes.flatMap(({ names }) => names), next: new Map() };
    state.next.set(ways, made);
    states += 1;
    return made;
  }

  function find(words: readonly string[], sentence: readonly number[]): PhraseHit<Name>[] {
    if (states >= MOST_STATES) {
      first = begun();
      states = 0;
    }
    const ways = words.map(waysOf);
    const hits: PhraseHit<Name>[] = [];
    for (let start = 0; start < words.length; start++) {
      let longest: Map<Name, number> | null = null;
      let state: State<Name> | null = first;
      for (let at = start; state && at < words.length && sentence[at] === sentence[start]; at++) {
        state = after(state, ways[at] as Ways);
        if (state && state.names.length > 0) longest ??= new Map();
        for (const name of state?.names ?? []) longest?.set(name, at + 1);
      }
      for (const [name, end] of longest ?? []) hits.push({ name, start, end });
    }
    return hits;
  }

  return { find, vocabulary };
}
