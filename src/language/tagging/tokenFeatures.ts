import { BUCKETS } from "../classifier/sample.ts";
import { wordClass } from "../classifier/wordClasses.ts";
import { wordsInEnglish } from "../gloss/inEnglish.ts";
import { keepingWords } from "../patterns/keepingWords.ts";
import type { Token } from "./tokens.ts";

/** What kinds of thing a word may name, from lists that other readers have; no name twice. */
export type Gazetteer = (word: string) => readonly string[];

const START = 0x811c9dc5;
const PRIME = 0x01000193;
const FIGURE = /^\d/;
const WORD = /^\p{L}/u;
const ENDS = /^[.!?\n;]$/;
const SIZES = [1, 3, 5, 10, 12, 15, 20, 30, 40, 60, 80, 100, 130, 160, 200, 250, 400, 1000] as const;
const AROUND = 8;

function hashOf(name: string): number {
  let hash = START;
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), PRIME);
  return hash;
}

/** The shape of a figure and how large it is: "82.5" is like "97.5". */
function figureClass(word: string): string {
  if (word.includes(":")) return "0:0";
  const size = Number(word.replace(",", "."));
  if (Number.isNaN(size)) return "0.0.0";
  const most = SIZES.findIndex((one) => size <= one);
  return `${/[.,]/.test(word) ? "0." : "0"}${most < 0 ? "+" : SIZES[most]}`;
}

const OWNERS = new Set(
  "i im ive my me we our ich mein meine mir je mon ma mes jai yo mi mis io mio mia ho eu meu minha".split(" "),
);
const OTHERS = new Set(
  "he she his her they their him wife husband mum mom dad mate friend brother sister boss son daughter coach er sie seine ihre il elle sa ses su el ella lui lei suo sua ele ela dele dela".split(
    " ",
  ),
);
const UNREAL = new Set(
  "if wish would could should imagine suppose unless wenn wurde si serait quisiera se fosse seria maybe".split(" "),
);
const PAST = new Set("was were used had war hatte etais avait era tenia ero avevo tinha ago".split(" "));
const NOT = new Set(
  "not no never dont cant nicht kein keine pas jamais nunca non mai nao ne aint wont isnt".split(" "),
);

/** What the words of the clause up to a token say of it: of whom (0 nobody, 1 the writer, 2 others, 3 both), supposed, past, denied. */
function clauseCues(tokens: readonly Token[]): (readonly [number, number, number, number])[] {
  let [owner, unreal, past, not] = [0, 0, 0, 0];
  return tokens.map(({ word }) => {
    if (ENDS.test(word)) [owner, unreal, past, not] = [0, 0, 0, 0];
    if (OTHERS.has(word)) owner = 2;
    else if (OWNERS.has(word)) owner = owner >= 2 ? 3 : 1;
    if (UNREAL.has(word)) unreal = 1;
    if (PAST.has(word)) past = 1;
    if (NOT.has(word)) not = 1;
    return [owner, unreal, past, not] as const;
  });
}

type Seen = { word: number; english: number; kind: number; names: readonly number[]; isWord: boolean; isEnd: boolean };
const keptHash = keepingWords(hashOf);
const BEYOND: Seen = {
  word: keptHash("<"),
  english: keptHash("<"),
  kind: keptHash("<"),
  names: [],
  isWord: false,
  isEnd: true,
};
const AT = [-3, -2, -1, 1, 2, 3] as const;

/** One feature: which it is, and the hashes of what it is of. */
function bucketOf(which: number, first: number, second = 0, third = 0): number {
  let hash = Math.imul(START ^ which, PRIME);
  hash = Math.imul(hash ^ first, PRIME);
  hash = Math.imul(hash ^ (hash >>> 13) ^ second, PRIME);
  hash = Math.imul(hash ^ (hash >>> 15) ^ third, PRIME);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

/**
 * What is seen at each token of a message, by it and those around it: lists of buckets from 0 to `BUCKETS` - 1. Linear in the
 * number of tokens.
 */
export function tokenFeatures(tokens: readonly Token[], gazetteer: Gazetteer): Uint16Array[] {
  const folded = tokens.map(({ word }) => word);
  const english = wordsInEnglish(folded) ?? folded;
  const seen = tokens.map(({ word }, at): Seen => {
    const isFigure = FIGURE.test(word);
    const isWord = WORD.test(word);
    const inEnglish = isFigure ? "0" : (english[at] ?? word);
    const kind = isFigure ? figureClass(word) : (wordClass(word) ?? wordClass(inEnglish) ?? (isWord ? "w" : word));
    return {
      word: keptHash(isFigure ? "0" : word),
      english: keptHash(inEnglish),
      kind: keptHash(kind),
      names: isWord ? gazetteer(word).map(keptHash) : [],
      isWord,
      isEnd: ENDS.test(word),
    };
  });
  const cues = clauseCues(tokens);
  const asks = askedFrom(tokens);
  const at = (index: number): Seen => seen[index] ?? BEYOND;
  return tokens.map((token, place) => {
    const here = at(place);
    const [b2, b1, a1, a2] = [at(place - 2), at(place - 1), at(place + 1), at(place + 2)];
    const buckets = new Set<number>([
      bucketOf(0, 0),
      bucketOf(1, here.english),
      bucketOf(2, here.word),
      bucketOf(3, here.kind),
      bucketOf(4, b1.english, here.english),
      bucketOf(5, here.english, a1.english),
      bucketOf(6, b2.english, b1.english),
      bucketOf(7, a1.english, a2.english),
      bucketOf(8, b1.english, a1.english),
      bucketOf(9, b1.kind, here.kind),
      bucketOf(10, here.kind, a1.kind),
      bucketOf(11, b2.kind, b1.kind, here.kind),
      bucketOf(12, b1.kind, here.kind, a1.kind),
      bucketOf(13, asks[place] ? 1 : 0),
    ]);
    const { word } = token;
    if (token.isJoined) buckets.add(bucketOf(14, 0)).add(bucketOf(15, b1.english));
    if (token.isCapital) buckets.add(bucketOf(16, b1.isEnd ? 1 : 0));
    if (here.isWord) {
      buckets.add(bucketOf(17, keptHash(word.slice(-3))));
      buckets.add(bucketOf(18, keptHash(word.slice(-4))));
      buckets.add(bucketOf(19, keptHash(word.slice(0, 4))));
    }
    for (const name of here.names) buckets.add(bucketOf(20, name));
    for (const by of AT) {
      const one = at(place + by);
      buckets.add(bucketOf(30 + by, one.english)).add(bucketOf(40 + by, one.kind));
      for (const name of one.names) buckets.add(bucketOf(50 + by, name));
    }
    for (let by = 2; by <= AROUND; by += 1) {
      if (place >= by) buckets.add(bucketOf(60, at(place - by).english));
      if (by < 5 && place + by < tokens.length) buckets.add(bucketOf(61, at(place + by).english));
    }
    const [owner = 0, unreal = 0, past = 0, not = 0] = cues[place] ?? [];
    buckets.add(bucketOf(62, owner)).add(bucketOf(63, unreal)).add(bucketOf(64, past)).add(bucketOf(65, not));
    buckets.add(bucketOf(66, owner * 8 + unreal * 4 + past * 2 + not));
    return Uint16Array.from(buckets);
  });
}

/** For each token, whether its sentence ends as a question. */
function askedFrom(tokens: readonly Token[]): boolean[] {
  const asked = new Array<boolean>(tokens.length).fill(false);
  let isAsked = false;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const { word } = tokens[at] ?? { word: "" };
    if (ENDS.test(word)) isAsked = word === "?";
    asked[at] = isAsked;
  }
  return asked;
}
