import type { Gap, Join, Word } from "./gaps.ts";
import { KEEP_WORDS, ORDER_WORDS, QUESTION_WORDS } from "./requestWords.ts";

/** Buckets that the names of features are hashed to. */
export const GAP_BUCKETS = 32_768;
const START = 0x811c9dc5;
const PRIME = 0x01000193;
const SIZES = [1, 2, 3, 5, 8, 13, 21] as const;
const MOST_WORDS = 12;

function bucketOf(name: string): number {
  let hash = START;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), PRIME);
  return ((hash ^ (hash >>> 15)) >>> 0) % GAP_BUCKETS;
}

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
  const word = (index: number) => words[index]?.word ?? "<";
  const kind = (index: number) => words[index]?.kind ?? "<";
  const end = clauseEnd(words, at);
  const [r1, r2, r3] = [word(at), end > at + 1 ? word(at + 1) : ">", end > at + 2 ? word(at + 2) : ">"];
  const [l1, l2] = [word(last), last > start ? word(last - 1) : "<"];
  const g1 = word(start);
  const g2 = last > start ? word(start + 1) : ">";
  const asks = /^[^\n.!]*\?/.test(text.slice(words[end - 1]?.to ?? 0, (words[end - 1]?.to ?? 0) + 4));
  const names = [
    "always",
    `j ${join}`,
    `j ${join} ${connectors}`,
    `c ${connectors}`,
    `r ${r1}`,
    `r ${r1} ${r2}`,
    `r ${r1} ${r2} ${r3}`,
    `${near} r ${r1}`,
    `${near} r ${r1} ${r2}`,
    `k ${kind(at)} ${end > at + 1 ? kind(at + 1) : ">"}`,
    `${near} k ${kind(at)}`,
    `l ${l1}`,
    `l ${l2} ${l1}`,
    `${near} l ${l1}`,
    `${near} lk ${kind(last)}`,
    `g ${g1}`,
    `g ${g1} ${g2}`,
    `g ${g1} r ${r1}`,
    `s ${sizeOf(end - at)} ${near}`,
    `ls ${sizeOf(last - start + 1)} ${near}`,
    asks ? `asks ${near}` : `says ${near}`,
  ];
  if (near !== "strong") names.push(`b ${l1} ${r1}`, `bk ${kind(last)} ${kind(at)}`);
  let rightFigures = 0;
  let rightOrders = false;
  let rightAsks = asks;
  for (let index = at; index < Math.min(end, at + MOST_WORDS); index += 1) {
    if (isFigure(words[index])) rightFigures += 1;
    if (QUESTION_WORDS.has(word(index))) rightAsks = true;
    if (ORDER_WORDS.has(word(index))) rightOrders = true;
    names.push(`rb ${word(index)}`);
    if (kind(index) !== word(index)) names.push(`rk ${kind(index)}`);
  }
  let leftFigures = 0;
  let leftAsks = join === "question";
  let leftOrders = false;
  let keeps = false;
  const from = Math.max(start, last - MOST_WORDS + 1);
  for (let index = from; index <= last; index += 1) {
    if (isFigure(words[index])) leftFigures += 1;
    if (QUESTION_WORDS.has(word(index))) leftAsks = true;
    if (ORDER_WORDS.has(word(index))) leftOrders = true;
    if (KEEP_WORDS.has(word(index))) keeps = true;
    names.push(`lb ${word(index)}`);
    if (kind(index) !== word(index)) names.push(`lk ${kind(index)}`);
  }
  const left = `${Math.min(2, leftFigures)}${leftAsks ? "?" : ""}${leftOrders ? "!" : ""}`;
  const right = `${Math.min(2, rightFigures)}${rightAsks ? "?" : ""}${rightOrders ? "!" : ""}`;
  const begins = ORDER_WORDS.has(r1) ? "!" : QUESTION_WORDS.has(r1) ? "?" : isFigure(words[at]) ? "0" : "-";
  names.push(
    `lr ${left} ${right}`,
    `lr ${left} ${right} ${near}`,
    `left ${left}`,
    `right ${right}`,
    `lb ${left} ${begins} ${near}`,
  );
  if (keeps) names.push(`keeps ${near}`, `keeps ${begins} ${near}`, `keeps ${right}`);
  return [...new Set(names.map(bucketOf))];
}
