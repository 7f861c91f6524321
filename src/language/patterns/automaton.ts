import { EDGE, isWordCode } from "./requiredParts.ts";

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

/** A state while the automaton is built: the beginning of a part. */
type Node = { next: Map<number, Node>; ends: Set<number>; back: Node | null; id: number };
const newNode = (): Node => ({ next: new Map(), ends: new Set(), back: null, id: 0 });

const NO_SYMBOL = 0;
const EDGE_SYMBOL = 1;

/** A state with more ways on has a row of its own. */
const MOST_LISTED = 4;
/** What a cell tells of a state: how it is entered, the first state behind it, the next one beside it, and where to go back to. */
const CELL = 4;
const CHILD = 1;
const SIBLING = 2;
const BACK = 3;

/**
 * An automaton (Aho and Corasick 1975) of the parts that patterns require. A table of all its states would be far larger than the
 * caches, and a message touches it once: only the few states with many ways on have a row in it, the others list theirs.
 */
export class Automaton {
  /** What may match any text: 1, and 0 for all else. */
  readonly #atFirst: Uint8Array;
  /** Symbols of characters below `FIRST_FOREIGN`, and of others; 0 is what no part holds. */
  readonly #symbols = new Uint8Array(FIRST_FOREIGN);
  readonly #foreign = new Map<number, number>();
  #symbolCount = 2;
  readonly #root = newNode();
  /** For the first states, which have rows: the state after each symbol. */
  readonly #rows: Uint16Array | Uint32Array;
  readonly #rowCount: number;
  /** For each state a cell; the state to go back to is doubled, and one more where there are patterns to try. */
  readonly #cells: Uint16Array | Uint32Array;
  /** Patterns to try from each state on; most have none. */
  readonly #ends: readonly (readonly number[] | null)[];
  #last: { text: string; may: Uint8Array } | null = null;

  /** In: for each pattern its parts, or `null` where it may match any text. */
  constructor(partsOf: readonly (readonly string[] | null)[]) {
    this.#atFirst = Uint8Array.from(partsOf, (parts) => Number(parts === null));
    for (const [place, parts] of partsOf.entries())
      for (const part of parts ?? []) this.#add(part.slice(0, LONGEST_PART), place);
    const nodes = linked(this.#root);
    this.#rowCount = number(this.#root, nodes);
    const Cells = nodes.length > MOST_SMALL ? Uint32Array : Uint16Array;
    this.#rows = new Cells(this.#rowCount * this.#symbolCount);
    this.#cells = new Cells(nodes.length * CELL);
    const ends: (readonly number[] | null)[] = nodes.map(() => null);
    for (const node of nodes) {
      const inherited = ends[node.back?.id ?? 0] ?? null;
      ends[node.id] = node.ends.size === 0 ? inherited : [...new Set([...node.ends, ...(inherited ?? [])])];
      this.#fill(node, ends[node.id] !== null);
    }
    this.#ends = ends;
  }

  #add(part: string, place: number): void {
    let node = this.#root;
    for (let at = 0; at < part.length && !node.ends.has(place); at += 1) {
      const symbol = part[at] === EDGE ? EDGE_SYMBOL : this.#symbolOf(part.charCodeAt(at));
      const next = node.next.get(symbol) ?? newNode();
      node.next.set(symbol, next);
      node = next;
    }
    node.ends.add(place);
  }

  /** Writes the cell of a state, and its row, after that of the state to go back to. */
  #fill(node: Node, isEnd: boolean): void {
    const cells = this.#cells;
    const behind = [...node.next];
    cells[node.id * CELL + CHILD] = behind[0]?.[1].id ?? 0;
    for (const [at, [symbol, { id }]] of behind.entries()) {
      cells[id * CELL] = symbol;
      cells[id * CELL + SIBLING] = behind[at + 1]?.[1].id ?? 0;
    }
    cells[node.id * CELL + BACK] = (node.back?.id ?? 0) * 2 + Number(isEnd);
    if (node.id >= this.#rowCount) return;
    const row = node.id * this.#symbolCount;
    for (let symbol = 0; symbol < this.#symbolCount; symbol += 1)
      this.#rows[row + symbol] = node.next.get(symbol)?.id ?? (node.back ? this.#step(node.back.id, symbol) : 0);
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

  /** The state after a symbol. */
  #step(from: number, symbol: number): number {
    const cells = this.#cells;
    let state = from;
    while (state >= this.#rowCount) {
      let next = cells[state * CELL + CHILD] as number;
      while (next !== 0 && cells[next * CELL] !== symbol) next = cells[next * CELL + SIBLING] as number;
      if (next !== 0) return next;
      state = (cells[state * CELL + BACK] as number) >> 1;
    }
    return this.#rows[state * this.#symbolCount + symbol] as number;
  }

  /** For each pattern, in their order: 0 where the text cannot match it, else 1. Capitals count as their small letters. */
  read(text: string): Uint8Array {
    if (this.#last?.text !== text) this.#last = { text, may: this.#walk(text) };
    return this.#last.may;
  }

  #walk(text: string): Uint8Array {
    const may = this.#atFirst.slice();
    const [symbols, foreign] = [this.#symbols, this.#foreign];
    let state = 0;
    let wasWord = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      let symbol = NO_SYMBOL;
      let isWord = 0;
      if (code < FIRST_FOREIGN) {
        symbol = symbols[code] as number;
        isWord = IS_WORD[code] as number;
      } else if (code === LONG_S || code === KELVIN) return may.fill(1);
      else symbol = foreign.get(code) ?? NO_SYMBOL;
      if (isWord !== wasWord) {
        state = this.#step(state, EDGE_SYMBOL);
        this.#mark(state, may);
        wasWord = isWord;
      }
      if (symbol === NO_SYMBOL) state = 0;
      else {
        state = this.#step(state, symbol);
        this.#mark(state, may);
      }
    }
    if (wasWord === 1) this.#mark(this.#step(state, EDGE_SYMBOL), may);
    return may;
  }

  #mark(state: number, may: Uint8Array): void {
    if (((this.#cells[state * CELL + BACK] as number) & 1) === 0) return;
    const places = this.#ends[state] as readonly number[];
    for (let at = 0; at < places.length; at += 1) may[places[at] as number] = 1;
  }
}

/** All states, each after the one to go back to from it, which is linked to it. */
function linked(root: Node): Node[] {
  const nodes = [root];
  for (const node of nodes) {
    for (const [symbol, next] of node.next) {
      let back = node.back;
      while (back !== null && !back.next.has(symbol)) back = back.back;
      next.back = back?.next.get(symbol) ?? root;
      nodes.push(next);
    }
  }
  return nodes;
}

/**
 * Numbers the states: first those that have rows, then the others so that what follows on a state mostly stands right behind it.
 * Out: how many have rows.
 */
function number(root: Node, nodes: readonly Node[]): number {
  const hasRow = (node: Node): boolean => node === root || node.next.size > MOST_LISTED;
  let count = 0;
  for (const node of nodes) if (hasRow(node)) node.id = count++;
  const rowCount = count;
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!hasRow(node)) node.id = count++;
    waiting.push(...[...node.next.values()].reverse());
  }
  return rowCount;
}
