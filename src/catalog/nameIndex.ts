import MiniSearch from "minisearch";
import type { ExerciseTraits } from "./exerciseTraits.ts";
import { plainWords, withoutFillers } from "./phraseTokens.ts";
import { oneSlipApart, withOneLess } from "./spellings.ts";

/** Who is called something. A name or a default outweighs a plain alias. */
export type Owner = { traits: ExerciseTraits; text: string; isName: boolean; isDefault: boolean };

/** Names and aliases by their words: exact owners, and full-text search. All words are canonical. */
export type NameIndex = {
  /** Whose name or alias is written so, case, accents and signs aside. */
  called(text: string): Owner[];
  /** Who is called exactly this, in this order of words or, if nobody is, in any order. */
  owners(words: readonly string[]): Owner[];
  /** Who is called this in English but for one slip anywhere in the text, the blanks included ("cablef ly", "eg press"). */
  almost(text: string): Owner[];
  /** Exercises whose texts share words with these, allowing slips and beginnings of words; best first. */
  similar(words: readonly string[], limit: number): ExerciseTraits[];
  /** Relevance by exercise id of a search in which every word must be found. */
  relevance(words: readonly string[]): Map<string, number>;
};

/** Shorter texts are one slip from too many other words. */
const SHORTEST_SLIP = 6;

/** Builds the index; linear in the length of all texts. */
export function nameIndex(all: readonly ExerciseTraits[]): NameIndex {
  const inOrder = new Map<string, Owner[]>();
  const anyOrder = new Map<string, Owner[]>();
  const written = new Map<string, Owner[]>();
  const slippery = new Set<string>();
  const lessOne = new Map<string, string[]>();
  for (const traits of all) {
    for (const { words, written: asWritten, isEnglish, isName, isDefault } of traits.texts) {
      const owner = { traits, text: words.join(" "), isName, isDefault };
      own(inOrder, owner.text, owner);
      // A "row machine" is for the heart; a "machine row" is not.
      if (isName || traits.exercise.mechanic !== "cardio") own(anyOrder, sorted(words), owner);
      own(written, plainText(asWritten), owner);
      if (isEnglish) slippery.add(plainText(asWritten));
    }
  }
  for (const text of slippery) {
    if (text.length < SHORTEST_SLIP) continue;
    for (const key of withOneLess(text)) {
      const texts = lessOne.get(key);
      if (texts) texts.push(text);
      else lessOne.set(key, [text]);
    }
  }

  // A word that is in the index is meant as it is written.
  const terms = new Set(all.flatMap(({ texts }) => texts.flatMap(({ words }) => words)));
  const search = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: {
      prefix: (term) => term.length >= 3 && !terms.has(term),
      fuzzy: (term) => (term.length >= 4 && !terms.has(term) ? 0.2 : false),
      maxFuzzy: 2,
    },
  });
  search.addAll(all.map(({ texts }, id) => ({ id, text: texts.map(({ words }) => words.join(" ")).join(" ") })));
  const found = (words: readonly string[], combineWith: "AND" | "OR") =>
    words.length > 0 ? search.search(words.join(" "), { combineWith }) : [];

  return {
    called: (text) => written.get(plainText(text)) ?? [],
    owners: (words) => inOrder.get(words.join(" ")) ?? anyOrder.get(sorted(words)) ?? [],
    almost(text) {
      const plain = plainText(text);
      if (plain.length < SHORTEST_SLIP - 1) return [];
      const near = new Set<string>();
      for (const key of withOneLess(plain)) for (const other of lessOne.get(key) ?? []) near.add(other);
      const owners = [...near]
        .filter((other) => oneSlipApart(plain, other))
        .flatMap((other) => written.get(other) ?? []);
      return owners.filter((owner, at) => owners.findIndex(({ traits }) => traits === owner.traits) === at);
    },
    similar: (words, limit) =>
      found(words, "OR")
        .slice(0, limit)
        .map(({ id }) => all[id] as ExerciseTraits),
    relevance: (words) =>
      new Map(found(words, "AND").map(({ id, score }) => [(all[id] as ExerciseTraits).exercise.id, score])),
  };
}

/** One owner a text and exercise. */
function own(texts: Map<string, Owner[]>, key: string, owner: Owner): void {
  const owners = texts.get(key);
  if (!owners) {
    texts.set(key, [owner]);
    return;
  }
  const same = owners.findIndex(({ traits }) => traits === owner.traits);
  const known = owners[same];
  if (!known) owners.push(owner);
  else {
    owners[same] = {
      ...known,
      isName: known.isName || owner.isName,
      isDefault: known.isDefault || owner.isDefault,
    };
  }
}

const sorted = (words: readonly string[]) => [...words].sort().join(" ");
function plainText(text: string): string {
  const words = plainWords(text);
  const telling = withoutFillers(words);
  return (telling.length > 0 ? telling : words).join(" ");
}
