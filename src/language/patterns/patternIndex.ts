import { EDGE, isWordCode, requiredParts } from "./requiredParts.ts";

/** Longer parts are known by their beginnings. */
const LONGEST_PART = 9;
const FIRST_FOREIGN = 128;
/** States whose numbers, doubled, fit into 16 bits. */
const MOST_SMALL = 32_768;
const ZERO = 48;
const NINE = 57;

/** In patterns that know no case these stand for an "s" and a "k" too. */
const LONG_S = 0x17f;
const KELVIN = 0x212a;

const IS_WORD = Uint8Array.from({ length: FIRST_FOREIGN }, (_, code) => Number(isWordCode(code)));

const SHARP_S = 0xdf;
const CAPITAL_SHARP_S = 0x1e9e;
function capitalOf(code: number): number {
  if (code === SHARP_S) return CAPITAL_SHARP_S;
  const capital = String.fromCharCode(code).toUpperCase();
  return capital.length === 1 ? capital.charCodeAt(0) : code;
}

type Node = { next: Map<number, Node>; ends: Set<number>; id: number };

/**
 * Tells which of many patterns a text may match, in one walk through it: an automaton (Aho and Corasick 1975) of the parts that
 * the patterns require. What it rules out cannot match; what it does not rule out has to be tried.
 */
export class PatternIndex {
  readonly #patterns: readonly RegExp[];
  readonly #places: ReadonlyMap<RegExp, number>;
  #automaton: Automaton | null = null;

  constructor(patterns: readonly RegExp[]) {
    this.#patterns = patterns;
    this.#places = new Map(patterns.map((pattern, place) => [pattern, place]));
  }

  /**
   * Walks through a text, in time linear in its length. Out: whether a pattern may match it; true for patterns that the index
   * does not know. The automaton is built for the first text.
   */
  read(text: string): (pattern: RegExp) => boolean {
    const may = this.readAll(text);
    const [patterns, places] = [this.#patterns, this.#places];
    let next = 0;
    return (pattern) => {
      // Most are asked for in their order.
      const place = patterns[next] === pattern ? next : (places.get(pattern) ?? may.length);
      next = place + 1;
      return may[place] !== 0;
    };
  }

  /** The same for all patterns at once, in their order: 0 where one cannot match the text. */
  readAll(text: string): Uint8Array {
    this.#automaton ??= new Automaton(this.#patterns);
    return this.#automaton.read(text);
  }
}

/** Numbers the nodes breadth first: what most texts pass through lies close together. */
function number(nodes: Node[]): void {
  const [root] = nodes;
  const queue = root ? [root] : [];
  for (const node of queue) queue.push(...node.next.values());
  for (const [id, node] of queue.entries()) {
    node.id = id;
    nodes[id] = node;
  }
}

class Automaton {
  /** What may match any text: 1, and 0 for all else. */
  readonly #atFirst: Uint8Array;
  /** Symbols of characters below `FIRST_FOREIGN`, and of others; 0 is what no part holds. */
  readonly #symbols = new Uint8Array(FIRST_FOREIGN);
  readonly #foreign = new Map<number, number>();
  #symbolCount = 2;
  /** The state after each state and symbol, doubled; and one more where there are patterns to try from it on. */
  readonly #next: Uint16Array | Uint32Array;
  #last: { text: string; may: Uint8Array } | null = null;
  /** Patterns to try from each state on; most have none. */
  readonly #ends: readonly (readonly number[] | null)[];

  constructor(patterns: readonly RegExp[]) {
    this.#atFirst = new Uint8Array(patterns.length);
    const root: Node = { next: new Map(), ends: new Set(), id: 0 };
    const nodes = [root];
    patterns.forEach((pattern, place) => {
      const parts = requiredParts(pattern);
      if (parts === null) this.#atFirst[place] = 1;
      for (const part of parts ?? []) this.#add(part.slice(0, LONGEST_PART), place, root, nodes);
    });
    number(nodes);
    const size = nodes.length * this.#symbolCount;
    this.#next = nodes.length > MOST_SMALL ? new Uint32Array(size) : new Uint16Array(size);
    this.#ends = this.#link(nodes);
    this.#next.forEach((state, at, next) => {
      next[at] = state * 2 + (this.#ends[state] ? 1 : 0);
    });
  }

  #add(part: string, place: number, root: Node, nodes: Node[]): void {
    let node = root;
    for (let at = 0; at < part.length && !node.ends.has(place); at += 1) {
      const symbol = part[at] === EDGE ? 1 : this.#symbolOf(part.charCodeAt(at));
      let next = node.next.get(symbol);
      if (!next) {
        next = { next: new Map(), ends: new Set(), id: nodes.length };
        node.next.set(symbol, next);
        nodes.push(next);
      }
      node = next;
    }
    node.ends.add(place);
  }

  /** Fills the table breadth first, so that the state to fall back to is always done before. */
  #link(nodes: readonly Node[]): (readonly number[] | null)[] {
    const width = this.#symbolCount;
    const fallback = new Uint32Array(nodes.length);
    const ends: (readonly number[] | null)[] = nodes.map(() => null);
    const queue: Node[] = nodes.slice(0, 1);
    for (const node of queue) {
      const back = fallback[node.id] ?? 0;
      const inherited = node.id === 0 ? null : (ends[back] ?? null);
      ends[node.id] = node.ends.size === 0 ? inherited : [...new Set([...node.ends, ...(inherited ?? [])])];
      const row = node.id * width;
      if (node.id !== 0) this.#next.copyWithin(row, back * width, (back + 1) * width);
      for (const [symbol, next] of node.next) {
        fallback[next.id] = this.#next[row + symbol] ?? 0;
        this.#next[row + symbol] = next.id;
        queue.push(next);
      }
    }
    return ends;
  }

  /** The symbol of a character of a part; all digits have the same, and so have a letter and its capital. */
  #symbolOf(code: number): number {
    const known = code < FIRST_FOREIGN ? (this.#symbols[code] ?? 0) : (this.#foreign.get(code) ?? 0);
    if (known !== 0) return known;
    const symbol = this.#symbolCount;
    this.#symbolCount += 1;
    if (code === ZERO) this.#symbols.fill(symbol, ZERO, NINE + 1);
    else this.#give(code, symbol);
    this.#give(capitalOf(code), symbol);
    return symbol;
  }

  #give(code: number, symbol: number): void {
    if (code < FIRST_FOREIGN) this.#symbols[code] = symbol;
    else this.#foreign.set(code, symbol);
  }

  read(text: string): Uint8Array {
    if (this.#last?.text !== text) this.#last = { text, may: this.#walk(text) };
    return this.#last.may;
  }

  /** For each pattern, in their order: 0 where the text cannot match it, else 1. Capitals count as their small letters. */
  #walk(text: string): Uint8Array {
    const may = this.#atFirst.slice();
    const width = this.#symbolCount;
    const [next, symbols, foreign, ends] = [this.#next, this.#symbols, this.#foreign, this.#ends];
    let row = 0;
    let wasWord = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      let symbol = 0;
      let isWord = 0;
      if (code < FIRST_FOREIGN) {
        symbol = symbols[code] as number;
        isWord = IS_WORD[code] as number;
      } else if (code === LONG_S || code === KELVIN) return may.fill(1);
      else symbol = foreign.get(code) ?? 0;
      if (isWord !== wasWord) {
        const to = next[row + 1] as number;
        if (to & 1) mark(ends[to >> 1], may);
        row = (to >> 1) * width;
        wasWord = isWord;
      }
      if (symbol === 0) row = 0;
      else {
        const to = next[row + symbol] as number;
        if (to & 1) mark(ends[to >> 1], may);
        row = (to >> 1) * width;
      }
    }
    if (wasWord === 1) mark(ends[(next[row + 1] as number) >> 1], may);
    return may;
  }
}

function mark(places: readonly number[] | null | undefined, may: Uint8Array): void {
  if (!places) return;
  for (let at = 0; at < places.length; at += 1) may[places[at] as number] = 1;
}
