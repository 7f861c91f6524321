import { namedBucket } from "../../classifier/messageFeatures.ts";
import { type Sample, sampleOf } from "../../classifier/sample.ts";
import { wordsInEnglish } from "../../gloss/inEnglish.ts";
import { GEAR } from "../areaContext.ts";
import { AREA_WORDS } from "../areaWords.ts";
import { stanceWord } from "./stanceWords.ts";

/** Something named in a message: tokens from `from` up to `to`. */
export type Mention = { from: number; to: number };
/** What the readers make of a mention before its words are weighed. */
export type Reading = "must" | "wanted" | "named" | "refused" | "passed" | "done" | "unread";

/** What the mentions of one message have in common: its words in English, each name in it put as one sign. */
export type MentionedIn = { words: readonly string[]; placeOf: readonly number[]; signs: number };

/** How much the words around a mention count, beside those of the rest of the message, parts of words and what the readers say. */
const NEAR = 2;
const AROUND = 1.2;
const FAR = 0.6;
const PARTS = 0.8;
const KINDS = 2;
const MARKS = 0.8;
const READING = 0.5;

const MOST_WORDS = 160;
const MOST_NEAR = 4;
const SHORTEST_PARTED = 5;
const PART = 4;

/** Stand for what is named: an exercise, a part of the body, a thing to train with, and the one that is looked at. */
const NAME = "X";
const AREA = "A";
const THING = "G";
const ITSELF = "M";
const AREAS = new Set(
  Object.values(AREA_WORDS).flatMap((words) => words.split("|").filter((one) => !one.includes(" "))),
);
const LINKS = new Set(", and or nor / plus then und oder et ou y o e a the some any of".split(" "));
const ENDS_CLAUSE = new Set([".", ";", "!", "?", "\n", "(", ")", ":"]);
const TURNS = new Set([
  ",",
  "-",
  "but",
  "though",
  "because",
  "so",
  "instead",
  "except",
  "unless",
  "cos",
  "cause",
  "although",
]);
const AMOUNT = /^\d/;

/** "Not just", "no more than 3": two words that refuse nothing. */
function limitOf(words: readonly string[], at: number): string | null {
  const [word = "", next = "", third = ""] = words.slice(at, at + 3);
  if (!/^(?:no|not|nothing|never)$/.test(word)) return null;
  if (/^(?:just|only|merely|solely)$/.test(next)) return "not-only";
  const isLimit = /^(?:more|less|fewer|heavier|longer|lighter)$/.test(next) && (third === "than" || AMOUNT.test(third));
  return isLimit ? "no-more" : null;
}

/**
 * The words of a message as its mentions are judged: in rough English where it is in another language, numbers all alike, and names of
 * exercises and parts of the body as signs. In: its tokens (`sessionText`) and the names in it, in order.
 */
export function mentionedIn(tokens: readonly string[], names: readonly Mention[]): MentionedIn {
  const read = tokens.slice(0, MOST_WORDS);
  const english = wordsInEnglish(read) ?? read;
  const words: string[] = [];
  const placeOf: number[] = [];
  let signs = 0;
  let next = 0;
  for (let at = 0; at < read.length; ) {
    while (next < names.length && (names[next]?.to ?? 0) <= at) next += 1;
    const name = names[next];
    const to = name !== undefined && name.from <= at ? Math.min(name.to, read.length) : at + 1;
    const word = english[at] ?? "";
    const isName = name !== undefined && name.from <= at;
    const limit = isName ? null : limitOf(english, at);
    if (limit !== null) {
      placeOf[at] = words.length;
      placeOf[at + 1] = words.length;
      words.push(limit);
      at += 2;
      continue;
    }
    const isArea = !isName && (AREAS.has(read[at] ?? "") || AREAS.has(word));
    for (; at < to; at += 1) placeOf[at] = words.length;
    if (isName || isArea) signs += 1;
    // An area of two words is one.
    if (isArea && words.at(-1) === AREA) placeOf[at - 1] = words.length - 1;
    else words.push(isName ? NAME : isArea ? AREA : AMOUNT.test(word) ? "0" : GEAR.test(word) ? THING : word);
  }
  return { words, placeOf, signs };
}

const isSign = (word: string | undefined) => word === NAME || word === AREA;

/** Where the list that a mention stands in begins and ends: "no X, M or X". */
function listAround(words: readonly string[], from: number, to: number): [number, number] {
  let [start, end] = [from, to];
  for (let at = from - 1, signs = 0; at >= 0 && from - at < 16; at -= 1) {
    if (isSign(words[at])) {
      start = at;
      signs += 1;
    } else if (!LINKS.has(words[at] ?? "") || signs > 5) break;
  }
  for (let at = to; at < words.length && at - to < 16; at += 1) {
    if (isSign(words[at])) end = at + 1;
    else if (!LINKS.has(words[at] ?? "")) break;
  }
  return [start, end];
}

/** A mention as the classifier of wishes and refusals sees it: the words before and behind it and its list, near ones by their place. */
export function mentionSample(message: MentionedIn, { from, to }: Mention, kind: string, reading: Reading): Sample {
  const { words, placeOf } = message;
  const first = placeOf[from] ?? words.length;
  const end = Math.min(words.length, (placeOf[to - 1] ?? words.length - 1) + 1);
  const near: string[] = [];
  const around: string[] = [];
  const far: string[] = [];
  const parts: string[] = [];
  const wordAt = (at: number) => (at < 0 ? "<" : at >= words.length ? ">" : (words[at] ?? ""));
  const [listFrom, listTo] = listAround(words, first, end);
  for (const [side, from, to] of [
    ["", first, end],
    ["list ", listFrom, listTo],
  ] as const) {
    const [l1, l2, l3] = [wordAt(from - 1), wordAt(from - 2), wordAt(from - 3)];
    const [r1, r2, r3] = [wordAt(to), wordAt(to + 1), wordAt(to + 2)];
    near.push(`${side}l1 ${l1}`, `${side}l2 ${l2} ${l1}`, `${side}l3 ${l3} ${l2} ${l1}`);
    near.push(`${side}r1 ${r1}`, `${side}r2 ${r1} ${r2}`, `${side}r3 ${r1} ${r2} ${r3}`);
    near.push(`${side}lr ${l1} ${r1}`);
  }
  const kinds: string[] = [];
  const marks = [`kind ${kind}`, `signs ${Math.min(3, message.signs)}`];
  for (const [side, step, start] of [
    ["l", -1, listFrom - 1],
    ["r", 1, listTo],
  ] as const) {
    let isOut = false;
    let turn = "";
    let signs = 0;
    let before = ITSELF;
    let kindsBefore = "";
    let refusals = 0;
    for (let at = start, count = 0; at >= 0 && at < words.length; at += step, count += 1) {
      const word = words[at] ?? "";
      if (!isOut && ENDS_CLAUSE.has(word)) {
        isOut = true;
        marks.push(`${side} ends ${word} ${Math.min(3, count)}`);
        continue;
      }
      if (isOut) far.push(`${side} far ${word}`);
      else {
        around.push(`${side}${turn} ${word}`);
        if (count < MOST_NEAR) around.push(`${side} near ${word}`);
        around.push(step < 0 ? `${side} ${word} ${before}` : `${side} ${before} ${word}`);
        if (word.length >= SHORTEST_PARTED)
          parts.push(`${side}${turn} ${word.slice(0, PART)}-`, `${side} -${word.slice(-PART)}`);
        if (isSign(word)) signs += 1;
        if (TURNS.has(word)) turn = " turned";
      }
      before = word;
      const said = isSign(word) ? "name" : stanceWord(word);
      if (said === null) continue;
      if (isOut) {
        kinds.push(`${side} out ${said}`);
        continue;
      }
      kinds.push(`${side}${turn} ${said}`, `${side} ${Math.min(3, Math.floor(count / 2))} ${said}`);
      const sequence = kindsBefore.split(" ").slice(-2);
      kinds.push(`${side} pair ${sequence.at(-1)} ${said}`, `${side} three ${sequence.join(" ")} ${said}`);
      kindsBefore = `${kindsBefore} ${said}`;
      if (said === "no" || said === "away" || said === "averse") refusals += 1;
    }
    kinds.push(
      `${side} refusals ${Math.min(3, refusals)}`,
      `${side} first ${kindsBefore.split(" ").slice(1, 4).join(" ")}`,
    );
    if (!isOut) marks.push(`${side} to the end ${Math.min(2, signs)}`);
    if (turn !== "") marks.push(`${side}${turn}`);
    marks.push(`${side} signs ${Math.min(2, signs)}`);
  }
  const named = (list: readonly string[]) => [...new Set(list)].map(namedBucket);
  return sampleOf([
    { buckets: named(near), length: NEAR },
    { buckets: named(around), length: AROUND },
    { buckets: named(far), length: FAR },
    { buckets: named(parts), length: PARTS },
    { buckets: named(kinds), length: KINDS },
    { buckets: named(marks), length: MARKS },
    { buckets: [namedBucket(`reading ${reading}`)], each: READING },
  ]);
}
