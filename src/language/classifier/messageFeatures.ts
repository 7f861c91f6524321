import { foldText } from "../foldText.ts";
import { inEnglish } from "../gloss/inEnglish.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { keepingWords } from "../patterns/keepingWords.ts";
import { PatternIndex } from "../patterns/patternIndex.ts";
import { BUCKETS } from "./sample.ts";
import { isEverydayClass, isTrainingClass, wordClass } from "./wordClasses.ts";

/** Words are hashed to the lower half of the buckets, names of signals, rules and the like to the upper half. */
const WORD_BUCKETS = BUCKETS / 2;
/** Words read of a message: what it asks for is said by then, and the time stays bounded. */
const MOST_WORDS = 120;
const SHORTEST_PART = 3;
const LONGEST_PART = 5;
const START = 0x811c9dc5;
const PRIME = 0x01000193;

const WORDS = /[\p{L}]+|[0-9]+(?:[.,:][0-9]+)*|[?!]|\p{Extended_Pictographic}/gu;
/** A programme whose name is made of numbers. */
const NAMED_BY_NUMBERS = entered(/\b5[/-]3[/-]1\b|\b531\b/g);
const NUMBER = /^[0-9]/;
const LETTER = /^\p{L}/u;

const DONE =
  "did|done|ran|hit|got|made|went|swam|rode|finished|completed|managed|benched|squatted|lifted|deadlifted|pulled|pushed|" +
  "walked|rowed|cycled|trained|worked|played|climbed|hiked|ate|had|drank|knocked|crushed|failed|missed|weighed|gained|lost";

/** What single words do not show: each is a name and where it is seen. All are linear. */
const CUES: readonly (readonly [string, RegExp])[] = [
  ["question_mark", /\?/],
  [
    "question_first",
    /^(?:what|which|how|why|when|where|who|is|are|am|do|does|did|should|can|could|would|will|shall)\b/,
  ],
  ["first_person_past", compiled(`\\b(?:i|we) (?:just |also |only |already |have |finally )?(?:${DONE})\\b`)],
  ["past_first", compiled(`^(?:just |also |finally )?(?:${DONE})\\b`)],
  ["past_question", /\bdid i\b|\bhave i\b|\bdo i\b.*\blast\b|\bi did\b.*\?/],
  ["first_person_state", /\b(?:i am|i have|my \w+ is|i do not|i can not)\b/],
  ["first_person_plan", /\b(?:i will|i am going to|going to|i want to|planning|thinking)\b/],
  [
    "somebody_else",
    /\b(?:my|a|the|his|her) (?:friend|buddy|mate|coach|brother|sister|wife|husband|dad|mom|mum|guy|trainer)\b/,
  ],
  ["sets_by_reps", /\d ?[x*] ?\d/],
  ["sets_of", /\bsets? (?:of|a) \w/],
  ["at_load", /@ ?\d|\bat \d/],
  ["rep_list", /\b\d{1,2}(?:[ ,/]+\d{1,2}){2,}/],
  ["weight", /\d ?(?:kg|kgs|kilos?|lbs?|pounds|kilo|quilos)\b/],
  ["distance", /\d ?(?:km|k|m|miles?|mi|meters?)\b/],
  ["minutes", /\d ?(?:min|mins|minutes?|minuten|minutos|minuti|h|hr|hrs|hours?)\b/],
  ["clock", /\d ?(?:am|pm|uhr)\b|\b\d{1,2}:\d\d\b|\bat \d{1,2}\b/],
  [
    "per_week",
    /\d ?(?:x|times|days?|tage|jours|dias|giorni|weeks?|wochen|semaines|semanas)\b|(?:a|per|each|every|die) week/,
  ],
  ["my", /\bmy\b/],
  ["my_plan", /\bmy (?:\w+ )?(?:plan|program|programme|routine|split|schedule)\b/],
  ["in_plan", /\b(?:in|from|to|of) (?:my|the) (?:\w+ )?(?:plan|program|programme|routine|split|schedule)\b/],
  ["negated", /\b(?:not|no|never|without)\b/],
];

const SIZES = [1, 2, 3, 5, 8, 13, 21] as const;

const step = (hash: number, code: number) => Math.imul(hash ^ code, PRIME);

/** One more character string into a hash (FNV-1a over UTF-16 units). */
function mix(hash: number, text: string): number {
  let mixed = hash;
  for (let index = 0; index < text.length; index += 1) mixed = step(mixed, text.charCodeAt(index));
  return mixed;
}

/** FNV leaves its low bits weak: fold the high ones in before the bucket is taken. */
const bucketOf = (hash: number) => ((hash ^ (hash >>> 15)) >>> 0) % WORD_BUCKETS;

/** The bucket of something by its name, such as a signal or a rule. */
export const namedBucket = (name: string): number => WORD_BUCKETS + bucketOf(mix(step(START, 8), name));

const INDEX = new PatternIndex(CUES.map(([, pattern]) => pattern));
const CUE_BUCKETS = CUES.map(([name, pattern]) => ({ pattern, bucket: bucketOf(mix(step(START, 4), name)) }));
const BLANK = 32;
/** The bucket of one thing after another, in the sequence of the kind `which`. */
const pairBucket = (which: number, first: string, second: string): number =>
  bucketOf(mix(step(mix(step(START, which), first), BLANK), second));

/** What a word says by itself. */
type WordSeen = {
  /** Numbers are all alike. */
  word: string;
  named: string | null;
  bucket: number;
  kindBucket: number | null;
  parts: readonly number[];
};

type MessageFeatures = { words: readonly number[]; parts: readonly number[] };
/** The safety of a message and its route ask for the same. */
const MOST_MESSAGES = 16;
const recent = new Map<string, MessageFeatures>();
const recentEnglish = new Map<string, MessageFeatures | null>();

const seenIn = keepingWords((raw): WordSeen => {
  const word = NUMBER.test(raw) ? "0" : raw;
  const named = word === "0" ? "amount" : wordClass(raw);
  return {
    word,
    named,
    bucket: bucketOf(mix(step(START, 1), word)),
    kindBucket: named === null ? null : bucketOf(mix(step(START, 6), named)),
    parts: LETTER.test(word) ? partsOf(word.slice(0, 24)) : [],
  };
});

function partsOf(word: string): number[] {
  const parts = new Set<number>();
  const padded = `<${word}>`;
  for (let from = 0; from < padded.length; from += 1) {
    let hash = step(START, 3);
    for (let to = from; to < padded.length && to < from + LONGEST_PART; to += 1) {
      hash = step(hash, padded.charCodeAt(to));
      if (to - from + 1 >= SHORTEST_PART) parts.add(bucketOf(hash));
    }
  }
  return [...parts];
}

/**
 * What the classifier sees of a message. In: any text. Out: two lists of different buckets (0 to `BUCKETS` - 1), those
 * of its words, pairs of words, kinds of words and cues, and those of the parts of its words (3 to 5 characters, the word's ends
 * marked). Numbers are all alike, case and accents are folded; words after the 120th are not read. Linear in its length.
 */
export function messageFeatures(text: string): MessageFeatures {
  const folded = foldText(text);
  const before = recent.get(folded);
  if (before) return before;
  const features = featuresOf(folded.replace(NAMED_BY_NUMBERS, "wendler"));
  if (recent.size >= MOST_MESSAGES) recent.clear();
  recent.set(folded, features);
  return features;
}

/**
 * The same of a message in another language as it is in rough English (see `inEnglish`); null for an English message. What was
 * fitted on English messages more than on others hears both.
 */
export function englishFeatures(text: string): MessageFeatures | null {
  const folded = foldText(text);
  const before = recentEnglish.get(folded);
  if (before !== undefined) return before;
  const english = inEnglish((folded.match(WORDS) ?? []).slice(0, MOST_WORDS));
  const features = english && featuresOf(english.join(" "));
  if (recentEnglish.size >= MOST_MESSAGES) recentEnglish.clear();
  recentEnglish.set(folded, features);
  return features;
}

function featuresOf(folded: string): MessageFeatures {
  const found = (folded.match(WORDS) ?? []).slice(0, MOST_WORDS);
  const words = new Set<number>();
  const parts = new Set<number>();
  let before = "<";
  let classBefore = "<";
  let classesBefore = "<";
  let ofTraining = 0;
  let ofEveryday = 0;
  for (const raw of found) {
    const { word, named, bucket, kindBucket, parts: ofWord } = seenIn(raw);
    words.add(bucket);
    words.add(pairBucket(2, before, word));
    for (const part of ofWord) parts.add(part);
    if (named !== null && kindBucket !== null) {
      words.add(kindBucket);
      if (isTrainingClass(named)) ofTraining += 1;
      if (isEverydayClass(named)) ofEveryday += 1;
    }
    const kind = named ?? word;
    if (kind !== word || classBefore !== before) {
      words.add(pairBucket(7, classBefore, kind));
    }
    words.add(pairBucket(9, classesBefore, kind));
    before = word;
    classesBefore = `${classBefore} ${kind}`;
    classBefore = kind;
  }
  words.add(pairBucket(2, before, ">"));
  const mayFind = INDEX.read(folded);
  for (const { bucket, pattern } of CUE_BUCKETS) if (mayFind(pattern) && pattern.test(folded)) words.add(bucket);
  const size = SIZES.findIndex((most) => found.length <= most);
  words.add(bucketOf(mix(step(START, 5), `size ${size}`)));
  words.add(bucketOf(mix(step(START, 5), `training ${Math.min(2, ofTraining)} ${size < 3 ? "short" : "long"}`)));
  words.add(bucketOf(mix(step(START, 5), `everyday ${Math.min(2, ofEveryday)} training ${Math.min(1, ofTraining)}`)));
  return { words: [...words], parts: [...parts] };
}
