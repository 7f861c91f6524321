import type { Gap, Join, Word } from "./gaps.ts";
import { KEEP_WORDS, ORDER_WORDS, QUESTION_WORDS } from "./requestWords.ts";

/** Buckets that the names of features are hashed to. */
export const GAP_BUCKETS = 32_768;
const START = 0x811c9dc5;
const PRIME = 0x01000193;
const SIZES = [1, 2, 3, 5, 8, 13, 21] as const;
const MOST_WORDS = 12;
const BLANK = 32;

/** Goes on with a hash by one more string (FNV-1a over UTF-16 units). */
function mix(hash: number, text: string): number {
  let mixed = hash;
  for (let index = 0; index < text.length; index += 1) mixed = Math.imul(mixed ^ text.charCodeAt(index), PRIME);
  return mixed;
}

const bucketOf = (hash: number) => ((hash ^ (hash >>> 15)) >>> 0) % GAP_BUCKETS;

const sizeOf = (count: number) => SIZES.findIndex((most) => count <= most);
/** How much of a break stands there. */
export const joinClass = (join: Join) =>
  join === "none" ? "none" : join === "word" || join === "comma" || join === "dash" ? "weak" : "strong";
const isFigure = (word: Word | undefined) => word !== undefined && word.word.charCodeAt(0) === 48;

/** Where the clause ends that begins at the word `at`: before the next punctuation. */
function clauseEnd(words: readonly Word[], at: number): number {
  let end = at + 1;
  while (end < words.length && words[end]?.join === "none") end += 1;
  return end;
}

/**
 * What is seen at a gap in a group of words that began at `start`, by the words alone: buckets from 0 to
 * `GAP_BUCKETS` - 1.
 */
export function gapFeatures(words: readonly Word[], gap: Gap, start: number, text: string): number[] {
  const { at, last, join, connectors } = gap;
  const near = joinClass(join);
  const word = (index: number) => words[index]?.english ?? "<";
  const isIn = (index: number, set: ReadonlySet<string>) => set.has(words[index]?.word ?? "") || set.has(word(index));
  const kind = (index: number) => words[index]?.kind ?? "<";
  const end = clauseEnd(words, at);
  const [r1, r2, r3] = [word(at), end > at + 1 ? word(at + 1) : ">", end > at + 2 ? word(at + 2) : ">"];
  const [l1, l2] = [word(last), last > start ? word(last - 1) : "<"];
  const g1 = word(start);
  const g2 = last > start ? word(start + 1) : ">";
  const asks = /^[^\n.!]*\?/.test(text.slice(words[end - 1]?.to ?? 0, (words[end - 1]?.to ?? 0) + 4));
  const buckets = new Set<number>();
  /** One feature: its name is the pieces, parted by blanks. */
  const add = (first: string, ...others: string[]): void => {
    let hash = mix(START, first);
    for (const other of others) hash = mix(Math.imul(hash ^ BLANK, PRIME), other);
    buckets.add(bucketOf(hash));
  };
  add("always");
  add("j", join);
  add("j", join, connectors);
  add("c", connectors);
  add("r", r1);
  add("r", r1, r2);
  add("r", r1, r2, r3);
  add(near, "r", r1);
  add(near, "r", r1, r2);
  add("k", kind(at), end > at + 1 ? kind(at + 1) : ">");
  add(near, "k", kind(at));
  add("l", l1);
  add("l", l2, l1);
  add(near, "l", l1);
  add(near, "lk", kind(last));
  add("g", g1);
  add("g", g1, g2);
  add("g", g1, "r", r1);
  add("s", String(sizeOf(end - at)), near);
  add("ls", String(sizeOf(last - start + 1)), near);
  add(asks ? "asks" : "says", near);
  if (near !== "strong") {
    add("b", l1, r1);
    add("bk", kind(last), kind(at));
  }
  let rightFigures = 0;
  let rightOrders = false;
  let rightAsks = asks;
  for (let index = at; index < Math.min(end, at + MOST_WORDS); index += 1) {
    if (isFigure(words[index])) rightFigures += 1;
    if (isIn(index, QUESTION_WORDS)) rightAsks = true;
    if (isIn(index, ORDER_WORDS)) rightOrders = true;
    add("rb", word(index));
    if (kind(index) !== word(index)) add("rk", kind(index));
  }
  let leftFigures = 0;
  let leftAsks = join === "question";
  let leftOrders = false;
  let keeps = false;
  const from = Math.max(start, last - MOST_WORDS + 1);
  for (let index = from; index <= last; index += 1) {
    if (isFigure(words[index])) leftFigures += 1;
    if (isIn(index, QUESTION_WORDS)) leftAsks = true;
    if (isIn(index, ORDER_WORDS)) leftOrders = true;
    if (isIn(index, KEEP_WORDS)) keeps = true;
    add("lb", word(index));
    if (kind(index) !== word(index)) add("lk", kind(index));
  }
  const left = `${Math.min(2, leftFigures)}${leftAsks ? "?" : ""}${leftOrders ? "!" : ""}`;
  const right = `${Math.min(2, rightFigures)}${rightAsks ? "?" : ""}${rightOrders ? "!" : ""}`;
  const begins = isIn(at, ORDER_WORDS) ? "!" : isIn(at, QUESTION_WORDS) ? "?" : isFigure(words[at]) ? "0" : "-";
  add("lr", left, right);
  add("lr", left, right, near);
  add("left", left);
  add("right", right);
  add("lb", left, begins, near);
  if (keeps) {
    add("keeps", near);
    add("keeps", begins, near);
    add("keeps", right);
  }
  return [...buckets];
}
