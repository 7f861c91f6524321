import { LONGEST_PIECE, MOST_SETS, requiredPieces, withWordEdges } from "./requiredPieces.ts";

/** What a text holds of what entered patterns require: by the number of a pattern four bits, one for each set of pieces. */
export type Woken = readonly number[];

/** What a word holds: places of `Woken`, each with the bits that it touches there. */
type Wakes = Int32Array;

/** So many patterns stand in one number, eight in 32 bits. */
const PATTERNS = 32 / MOST_SETS;
const ALL = (1 << MOST_SETS) - 1;
const FIRST_BITS = 0x1111_1111;
const BLANK = 32;
const NO_BREAK = 0xa0;
const isBlank = (code: number): boolean => code === BLANK || (code >= 9 && code <= 13) || code === NO_BREAK;
/** In patterns that know no case the first two stand for an "s" and a "k" too; the third becomes two characters. */
const ODD_LETTERS = /[\u017f\u212a\u0130]/;
const CAPITAL_WITHIN = /[a-z][A-Z]|[A-Z][a-z]/;
/** So many characters of words are remembered (a word takes some 700 bytes), and so many texts: a message is read as it was typed and in many other forms. */
const MOST_REMEMBERED = 200_000;
const MOST_TEXTS = 64;

const patterns: RegExp[] = [];
/** How many of them the following know. */
let readCount = 0;
/** The bits of a piece, and those of sets that there are not. */
const byPiece = new Map<string, number[]>();
const unrequired: number[] = [];
let always: Woken = [];
/** What words hold, as they stand in texts; `null` is all. */
const known = new Map<string, Wakes | null>();
let remembered = 0;
const texts = new Map<string, Woken>();
let last = { text: "", woken: always };

/**
 * Enters patterns that are tried on many texts and found in few. Out: the number of the first of them, the others follow on it.
 * To be called while modules are loaded: what is known of words is forgotten.
 */
export function enterPatterns(entered: readonly RegExp[]): number {
  const first = patterns.length;
  patterns.push(...entered);
  return first;
}

/** Whether a text may match a pattern. In: its number. */
export const isWoken = (woken: Woken, number: number): boolean =>
  (((woken[number >>> 3] as number) >>> ((number & 7) * MOST_SETS)) & ALL) === ALL;

/** Which patterns of a row a text may match: their places in the row, in order. In: the number of the first, and how many there are. */
export function wokenInRow(woken: Woken, first: number, count: number): number[] {
  const found: number[] = [];
  for (let place = first >>> 3; place * PATTERNS < first + count; place += 1) {
    const bits = woken[place] as number;
    const pairs = bits & (bits >>> 1);
    let left = pairs & (pairs >>> 2) & FIRST_BITS;
    while (left !== 0) {
      const lowest = left & -left;
      left ^= lowest;
      const at = place * PATTERNS + ((31 - Math.clz32(lowest)) >>> 2) - first;
      if (at >= 0 && at < count) found.push(at);
    }
  }
  return found;
}

/**
 * Which patterns a text may match: its words hold a piece of each set that the pattern requires. What a word
 * wakes is remembered, and most words come again. In time linear in the length of the text.
 */
export function wokenBy(text: string): Woken {
  if (readCount < patterns.length) readEntered();
  if (last.text !== text) last = { text, woken: texts.get(text) ?? keep(text, wake(text)) };
  return last.woken;
}

function keep(text: string, woken: Woken): Woken {
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(text, woken);
  return woken;
}

function wake(text: string): Woken {
  const woken = always.slice();
  let from = -1;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !isBlank(text.charCodeAt(at))) {
      if (from < 0) from = at;
      continue;
    }
    if (from < 0) continue;
    const wakes = wakesOf(text.slice(from, at));
    if (wakes === null) return woken.fill(-1);
    for (let one = 0; one < wakes.length; one += 2) {
      const place = wakes[one] as number;
      woken[place] = (woken[place] as number) | (wakes[one + 1] as number);
    }
    from = -1;
  }
  return woken;
}

function wakesOf(word: string): Wakes | null {
  const wakes = known.get(word);
  if (wakes !== undefined) return wakes;
  if (ODD_LETTERS.test(word)) return remember(word, null);
  const digits = word.replace(/\d/g, "0");
  const plain = digits.toLowerCase();
  // To patterns that know case a capital is none of the letters a to z: behind one a word may end.
  if (CAPITAL_WITHIN.test(digits)) return remember(word, readWord(plain, withWordEdges(digits, true).toLowerCase()));
  return remember(word, known.get(plain) ?? remember(plain, readWord(plain)));
}

function remember(word: string, wakes: Wakes | null): Wakes | null {
  remembered += word.length;
  if (remembered > MOST_REMEMBERED) {
    known.clear();
    remembered = word.length;
  }
  known.set(word, wakes);
  return wakes;
}

function readWord(word: string, byCase?: string): Wakes {
  const found = new Map<number, number>();
  for (const edged of [withWordEdges(word), ...(byCase === undefined ? [] : [byCase])])
    for (let from = 0; from < edged.length; from += 1)
      for (let end = from + 1; end <= edged.length && end <= from + LONGEST_PIECE; end += 1)
        for (const bit of byPiece.get(edged.slice(from, end)) ?? [])
          found.set(bit >>> 5, (found.get(bit >>> 5) ?? 0) | (1 << (bit & 31)));
  return Int32Array.from([...found].flat());
}

function readEntered(): void {
  for (; readCount < patterns.length; readCount += 1) {
    const sets = requiredPieces(patterns[readCount] as RegExp);
    for (let place = 0; place < MOST_SETS; place += 1) {
      const bit = readCount * MOST_SETS + place;
      if (sets[place] === undefined) unrequired.push(bit);
      for (const piece of sets[place] ?? []) {
        const bits = byPiece.get(piece);
        if (bits === undefined) byPiece.set(piece, [bit]);
        else bits.push(bit);
      }
    }
  }
  const first = Array.from({ length: Math.ceil(readCount / PATTERNS) }, () => 0);
  for (const bit of unrequired) first[bit >>> 5] = (first[bit >>> 5] as number) | (1 << (bit & 31));
  always = first;
  known.clear();
  remembered = 0;
  texts.clear();
  last = { text: "", woken: always };
}
