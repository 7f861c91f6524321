import type { Note } from "./note.ts";

/** What was fitted on questions whose notes are known: what each way of looking counts, and the words of those questions. */
export type NoteWeights = {
  /** Words, words that follow each other, and words of questions that were asked of the note. */
  weights: Record<Way, number>;
  /** For each note the words (see `noteWords`) of the questions it answers, parted by blanks. */
  asked: Record<string, string>;
};
/** What is known of a note: words of its title, aliases, keywords and sentences, a list a text. */
export type NoteTexts = Record<"title" | "aliases" | "keywords" | "body", readonly (readonly string[])[]>;
export type LikelyNote = { id: string; share: number };

export const WAYS = ["words", "pairs", "asked"] as const;
type Way = (typeof WAYS)[number];

/** What a word counts where it stands. */
const IN_FIELD = { title: 2, aliases: 1, keywords: 2, body: 0.5 } as const;
/** How soon a word that comes again counts no more, and how far a long note is held to its length (BM25, Robertson and Zaragoza 2009). */
const SOON = 1.2;
const LENGTH = 0.3;
/** Words that a note and a question share, at the least. */
const LEAST_SHARED = 2;
/** How much rarity a question of usual length has in all. */
const USUAL = 25;

/** The notes that have a word, with what it counts in each, and how many have it or are asked for with it. */
type Posting = { having: number; at: number[]; values: number[] };
type Index = { postings: ReadonlyMap<string, Posting>; rarityOf(having: number): number };

/** How well each note fits in each way: a list a way, a number from 0 to about 2 for each note, in their order; and how many words it shares. */
export type NoteFits = (words: readonly string[]) => Record<Way | "shared", Float64Array>;

/** Makes the index that `likelyNotes` looks through. */
export function noteFits(
  notes: readonly Pick<Note, "id">[],
  texts: (id: string) => NoteTexts,
  asked: NoteWeights["asked"],
): NoteFits {
  const own = notes.map(({ id }) => texts(id));
  const told = notes.map(({ id }) => asked[id]?.split(" ") ?? []);
  const words = indexOf(
    own.map((of) => counted(of, (text) => text)),
    told,
  );
  const pairs = indexOf(
    own.map((of) => counted(of, pairsOf)),
    [],
  );
  const questions = indexOf(
    told.map((all) => counts([[all, 1]])),
    [],
  );
  return (said) => {
    const shared = new Float64Array(notes.length);
    return {
      words: fitsOf(words, said, notes.length, shared),
      pairs: fitsOf(pairs, pairsOf(said), notes.length),
      asked: fitsOf(questions, said, notes.length),
      shared,
    };
  };
}

/**
 * The likeliest notes for the words of a question, best first, with shares that sum to 1 over all notes. One word alone
 * speaks for none: "who won the cup" is not about cupping.
 */
export function likelyNotes(
  words: readonly string[],
  notes: readonly Pick<Note, "id">[],
  fits: NoteFits,
  weights: NoteWeights["weights"],
  limit: number,
): LikelyNote[] {
  const of = fits(words);
  const odds = new Float64Array(notes.length);
  for (const way of WAYS) {
    const [fit, weight] = [of[way], weights[way]];
    for (let at = 0; at < odds.length; at += 1) odds[at] = (odds[at] ?? 0) + weight * (fit[at] ?? 0);
  }
  let [most, total] = [Number.NEGATIVE_INFINITY, 0];
  for (const one of odds) most = Math.max(most, one);
  for (const one of odds) total += Math.exp(one - most);
  const near: number[] = [];
  for (let at = 0; at < odds.length; at += 1) if ((of.shared[at] ?? 0) >= LEAST_SHARED) near.push(at);
  return near
    .sort((a, b) => (odds[b] ?? 0) - (odds[a] ?? 0))
    .slice(0, limit)
    .map((at) => ({ id: notes[at]?.id ?? "", share: Math.exp((odds[at] ?? 0) - most) / total }));
}

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, at) => `${words[at]} ${word}`);

const counted = (texts: NoteTexts, terms: (text: readonly string[]) => readonly string[]) =>
  counts(
    (["title", "aliases", "keywords", "body"] as const).flatMap((field) =>
      texts[field].map((text) => [terms(text), IN_FIELD[field]] as const),
    ),
  );

/** A term counts once a text. */
function counts(texts: readonly (readonly [terms: readonly string[], each: number])[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const [terms, each] of texts) for (const term of new Set(terms)) all.set(term, (all.get(term) ?? 0) + each);
  return all;
}

/** `also` has further terms of each note, which make a term less rare and do not count themselves. */
function indexOf(notes: readonly ReadonlyMap<string, number>[], also: readonly (readonly string[])[]): Index {
  const sizes = notes.map((terms) => [...terms.values()].reduce((sum, one) => sum + one, 0));
  const usual = sizes.reduce((sum, one) => sum + one, 0) / Math.max(1, notes.length) || 1;
  const rarityOf = (count: number) => Math.log(1 + (notes.length - count + 0.5) / (count + 0.5));
  const postings = new Map<string, Posting>();
  const postingOf = (term: string): Posting => {
    const known = postings.get(term);
    if (known !== undefined) return known;
    const posting: Posting = { having: 0, at: [], values: [] };
    postings.set(term, posting);
    return posting;
  };
  notes.forEach((terms, at) => {
    const held = SOON * (1 - LENGTH + (LENGTH * (sizes[at] ?? 0)) / usual);
    for (const [term, count] of terms) {
      const posting = postingOf(term);
      posting.having += 1;
      posting.at.push(at);
      posting.values.push((count * (SOON + 1)) / (count + held));
    }
    for (const term of new Set(also[at])) if (!terms.has(term)) postingOf(term).having += 1;
  });
  return { postings, rarityOf };
}

/** How much of what is asked each note has, rare terms before common ones; of a long question the same share says more. */
function fitsOf(
  { postings, rarityOf }: Index,
  terms: readonly string[],
  count: number,
  shared = new Float64Array(count),
): Float64Array {
  const fits = new Float64Array(count);
  let total = 0;
  for (const term of new Set(terms)) {
    const posting = postings.get(term);
    const rarity = rarityOf(posting?.having ?? 0);
    total += rarity;
    if (posting === undefined) continue;
    const { at, values } = posting;
    for (let place = 0; place < at.length; place += 1) {
      const note = at[place] ?? 0;
      fits[note] = (fits[note] ?? 0) + rarity * (values[place] ?? 0);
      shared[note] = (shared[note] ?? 0) + 1;
    }
  }
  return total === 0 ? fits : fits.map((one) => one / Math.sqrt(total * USUAL));
}
