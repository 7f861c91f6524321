/** A phrase found in a list of words: `words[start]` up to, not including, `words[end]`. */
export type PhraseHit<Name extends string> = { name: Name; start: number; end: number };

type Node<Name> = { next: Map<string, Node<Name>>; names: Name[] };

/**
 * Finds named phrases. A phrase is words with alternatives in brackets, an empty one meaning that it may be left out:
 * "(my|the|) chest (hurts|aches)". From each word the longest phrase wins; phrases may overlap, and one phrase may have
 * several names. A phrase named in `nested` counts inside a longer one as well ("knee" in "knee locked"). Linear in the number of words times the longest phrase.
 */
export function phraseTrie<Name extends string>(
  phrases: Readonly<Record<Name, readonly string[]>>,
  nested: ReadonlySet<Name> = new Set(),
) {
  const root: Node<Name> = { next: new Map(), names: [] };
  const vocabulary = new Set<string>();
  for (const [name, list] of Object.entries(phrases) as [Name, readonly string[]][]) {
    for (const phrase of list.flatMap(expand)) {
      let node = root;
      for (const word of phrase.split(" ")) {
        vocabulary.add(word);
        const next: Node<Name> = node.next.get(word) ?? { next: new Map(), names: [] };
        node.next.set(word, next);
        node = next;
      }
      if (!node.names.includes(name)) node.names.push(name);
    }
  }

  function find(words: readonly string[], sentence: readonly number[]): PhraseHit<Name>[] {
    const hits: PhraseHit<Name>[] = [];
    for (let start = 0; start < words.length; start++) {
      let node: Node<Name> | undefined = root;
      let longest: Node<Name> | null = null;
      let until = start;
      for (let end = start; end < words.length && sentence[end] === sentence[start]; end++) {
        node = node.next.get(words[end] as string);
        if (!node) break;
        if (node.names.length === 0) continue;
        for (const name of longest?.names ?? []) if (nested.has(name)) hits.push({ name, start, end: until });
        [longest, until] = [node, end + 1];
      }
      for (const name of longest?.names ?? []) hits.push({ name, start, end: until });
    }
    return hits;
  }

  return { find, vocabulary };
}

/** All phrases that a pattern with brackets stands for; brackets may be nested. */
export function expand(pattern: string): string[] {
  return alternatives(pattern).map((phrase) => phrase.trim().replace(/ {2,}/g, " "));
}

function alternatives(pattern: string): string[] {
  const open = pattern.indexOf("(");
  if (open < 0) return [pattern];
  let depth = 0;
  let from = open + 1;
  const choices: string[] = [];
  for (let at = open; at < pattern.length; at++) {
    const sign = pattern[at];
    if (sign === "(") depth++;
    else if (sign === ")") depth--;
    if ((sign === "|" && depth === 1) || depth === 0) {
      choices.push(pattern.slice(from, at));
      from = at + 1;
    }
    if (depth > 0) continue;
    const before = pattern.slice(0, open);
    const after = alternatives(pattern.slice(at + 1));
    return choices.flatMap(alternatives).flatMap((choice) => after.map((rest) => before + choice + rest));
  }
  throw new Error(`a bracket is not closed: ${pattern}`);
}
