import { gapBucket } from "./gapBuckets.ts";
import { KEEP_WORDS, ORDER_WORDS, QUESTION_WORDS } from "./requestWords.ts";

/** What a word says of the gaps around it, whatever stands beside it: the buckets are those of it behind a gap and before one. */
export type WordMarks = {
  isFigure: boolean;
  asks: boolean;
  orders: boolean;
  keeps: boolean;
  behind: readonly number[];
  before: readonly number[];
};

/** In: a word as it is folded, in English, and what kind of thing it names. */
export function wordMarks(word: string, english: string, kind: string): WordMarks {
  const isIn = (set: ReadonlySet<string>) => set.has(word) || set.has(english);
  const buckets = (ofWord: string, ofKind: string) => [
    gapBucket(ofWord, english),
    ...(kind === english ? [] : [gapBucket(ofKind, kind)]),
  ];
  return {
    isFigure: word.charCodeAt(0) === 48,
    asks: isIn(QUESTION_WORDS),
    orders: isIn(ORDER_WORDS),
    keeps: isIn(KEEP_WORDS),
    behind: buckets("rb", "rk"),
    before: buckets("lb", "lk"),
  };
}
