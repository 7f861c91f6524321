import { gapBucket } from "./gapBuckets.ts";
import type { Gap, Join, Word } from "./gaps.ts";

const SIZES = [1, 2, 3, 5, 8, 13, 21] as const;
const MOST_WORDS = 12;

const sizeOf = (count: number) => SIZES.findIndex((most) => count <= most);
/** How much of a break stands there. */
export const joinClass = (join: Join) =>
  join === "none" ? "none" : join === "word" || join === "comma" || join === "dash" ? "weak" : "strong";

/** What the words on one side of a gap are together. */
type Side = { figures: number; orders: boolean; asks: boolean };

function see(word: Word | undefined, side: Side, where: "behind" | "before", buckets: Set<number>): void {
  if (word === undefined) return;
  const { marks } = word;
  if (marks.isFigure) side.figures += 1;
  side.asks ||= marks.asks;
  side.orders ||= marks.orders;
  for (const bucket of marks[where]) buckets.add(bucket);
}
const sideOf = ({ figures, asks, orders }: Side): string =>
  `${Math.min(2, figures)}${asks ? "?" : ""}${orders ? "!" : ""}`;

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
  const kind = (index: number) => words[index]?.kind ?? "<";
  const end = clauseEnd(words, at);
  const [r1, r2, r3] = [word(at), end > at + 1 ? word(at + 1) : ">", end > at + 2 ? word(at + 2) : ">"];
  const [l1, l2] = [word(last), last > start ? word(last - 1) : "<"];
  const g1 = word(start);
  const g2 = last > start ? word(start + 1) : ">";
  const asks = /^[^\n.!]*\?/.test(text.slice(words[end - 1]?.to ?? 0, (words[end - 1]?.to ?? 0) + 4));
  const buckets = new Set<number>();
  const add = (first: string, ...others: string[]) => buckets.add(gapBucket(first, ...others));
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
  const right = { figures: 0, orders: false, asks };
  for (let index = at; index < Math.min(end, at + MOST_WORDS); index += 1) see(words[index], right, "behind", buckets);
  const left = { figures: 0, orders: false, asks: join === "question" };
  let keeps = false;
  for (let index = Math.max(start, last - MOST_WORDS + 1); index <= last; index += 1) {
    see(words[index], left, "before", buckets);
    keeps ||= words[index]?.marks.keeps === true;
  }
  const [ofLeft, ofRight] = [sideOf(left), sideOf(right)];
  const first = words[at]?.marks;
  const begins = first?.orders ? "!" : first?.asks ? "?" : first?.isFigure ? "0" : "-";
  add("lr", ofLeft, ofRight);
  add("lr", ofLeft, ofRight, near);
  add("left", ofLeft);
  add("right", ofRight);
  add("lb", ofLeft, begins, near);
  if (keeps) {
    add("keeps", near);
    add("keeps", begins, near);
    add("keeps", ofRight);
  }
  return [...buckets];
}
