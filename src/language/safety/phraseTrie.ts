/** A phrase found in a list of words: `words[start]` up to, not including, `words[end]`. */
export type PhraseHit<Name extends string> = { name: Name; start: number; end: number };

/** By the numbers of words: to ask for those costs less than to ask for words. */
type Node = { next: Map<number, Node[]>; names: number[] };
/** All nodes that a row of words leads to at once; made when somebody says that row. */
type State<Name> = { nodes: readonly Node[]; next: Map<number, State<Name> | null>; names: readonly Name[] };

const NONE: readonly Node[] = [];
/** A bracket that touches a word makes other words of it: "dor(es|)". */
const WITHIN_WORD = /([^\s()|]+)\(([^()\s]*)\)/g;

/**
 * Finds named phrases. A phrase is words with alternatives in brackets, an empty one meaning that it may be left out:
 * "(my|the|) chest (hurts|aches)". From each word the longest phrase wins; phrases may overlap, and one phrase may have
 * several names. A phrase named in `nested` counts inside a longer one as well ("knee" in "knee locked"). Linear in the number of words times the longest phrase.
 */
export function phraseTrie<Name extends string>(
  phrases: Readonly<Record<Name, readonly string[]>>,
  nested: ReadonlySet<Name> = new Set(),
) {
  const names = Object.keys(phrases) as Name[];
  const newNode = (): Node => ({ next: new Map(), names: [] });
  const first = newNode();
  const numberOf = new Map<string, number>();
  for (const [number, name] of names.entries()) {
    for (const phrase of phrases[name]) {
      const words = phrase.replace(
        WITHIN_WORD,
        (_, stem: string, ends: string) =>
          `(${ends
            .split("|")
            .map((end) => stem + end)
            .join("|")})`,
      );
      for (const end of grown(words.match(/[()|]|[^()|\s]+/g) ?? [], [first])) end.names.push(number);
    }
  }
  const root: State<Name> = { nodes: [first], next: new Map(), names: [] };

  /** Adds the ways through a phrase behind these nodes; out come the nodes where it ends. */
  function grown(tokens: string[], from: Node[]): Node[] {
    let ends = from;
    while (tokens.length > 0 && tokens[0] !== "|" && tokens[0] !== ")") {
      const token = tokens.shift() as string;
      if (token === "(") {
        const choices: Node[] = [];
        do choices.push(...grown(tokens, ends));
        while (tokens.shift() === "|");
        ends = [...new Set(choices)];
      } else {
        const number = numberOf.get(token) ?? numberOf.size;
        numberOf.set(token, number);
        const to = newNode();
        for (const { next } of ends) next.set(number, [...(next.get(number) ?? []), to]);
        ends = [to];
      }
    }
    return ends;
  }

  function after(state: State<Name>, word: number): State<Name> | null {
    const known = state.next.get(word);
    if (known !== undefined) return known;
    let nodes: Set<Node> | null = null;
    for (const { next } of state.nodes)
      for (const node of next.get(word) ?? NONE) nodes = (nodes ?? new Set()).add(node);
    if (nodes === null) {
      // Most words begin no phrase. Of other rows it is not kept: there are too many.
      if (state === root) root.next.set(word, null);
      return null;
    }
    const ofNodes = new Set([...nodes].flatMap((node) => node.names));
    const found = [...ofNodes].sort((one, other) => one - other).map((number) => names[number] as Name);
    const made: State<Name> = { nodes: [...nodes], next: new Map(), names: found };
    state.next.set(word, made);
    return made;
  }

  function find(words: readonly string[], sentence: readonly number[]): PhraseHit<Name>[] {
    const hits: PhraseHit<Name>[] = [];
    const known = words.map((word) => numberOf.get(word));
    for (let start = 0; start < words.length; start++) {
      let state: State<Name> | null = root;
      let longest: State<Name> | null = null;
      let until = start;
      for (let end = start; end < words.length && sentence[end] === sentence[start]; end++) {
        const word = known[end];
        state = word === undefined ? null : after(state, word);
        if (!state) break;
        if (state.names.length === 0) continue;
        for (const name of longest?.names ?? []) if (nested.has(name)) hits.push({ name, start, end: until });
        [longest, until] = [state, end + 1];
      }
      for (const name of longest?.names ?? []) hits.push({ name, start, end: until });
    }
    return hits;
  }

  return { find, vocabulary: [...numberOf.keys()] };
}
