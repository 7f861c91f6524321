import { EVERYDAY_GLOSS } from "./everydayGloss.ts";
import {
  ENGLISH,
  GLOSS_LANGUAGES,
  type GlossLanguage,
  LITTLE,
  LONGEST_PHRASE,
  lookUp,
  type Phrases,
  readGloss,
} from "./languages.ts";
import { GLOSS } from "./questionGloss.ts";

const everyday = readGloss(EVERYDAY_GLOSS);
const questions = readGloss(GLOSS);
/** "J'ai" as it is written in haste, and as it is left where apostrophes are left out. */
const ELISION = /\b(j|l|d|m|n|s|c|t|qu|dell|nell|all|cos|quand) (?=[aeiouyh])/g;
const phrasesOf = (language: GlossLanguage): Phrases => {
  const all = new Map([...questions[language], ...everyday[language]]);
  for (const [phrase, english] of [...all]) {
    const joined = phrase.replace(ELISION, "$1");
    if (!all.has(joined)) all.set(joined, english);
  }
  return all;
};
const PHRASES: Record<GlossLanguage, Phrases> = {
  de: phrasesOf("de"),
  fr: phrasesOf("fr"),
  es: phrasesOf("es"),
  it: phrasesOf("it"),
  pt: phrasesOf("pt"),
};

/** What English sides are made of is no sign of another language. */
const englishWords = new Set(
  GLOSS_LANGUAGES.flatMap((language) => [...PHRASES[language].values()].flatMap((phrase) => phrase.split(" "))),
);
/** English words that are spelled as words of other languages. */
const ALSO_ENGLISH = new Set(
  "die hat hang man men pan pain note sale come competition sin son fort corps court tire bras bank rate mare fin lime pie date media dip dips crunch record plank planks jog".split(
    " ",
  ),
);
const isEnglish = (word: string): boolean => ENGLISH.has(word) || englishWords.has(word) || ALSO_ENGLISH.has(word);

/** For each word that tells a language, a bit for each that has it; the bit behind those for what is English. */
const IN_ENGLISH = 1 << GLOSS_LANGUAGES.length;
const TOLD_BY = new Map<string, number>([...ENGLISH].map((word) => [word, IN_ENGLISH]));
/** Words with which a phrase of several begins. */
const BEGINNINGS = new Set<string>();
for (const [at, language] of GLOSS_LANGUAGES.entries()) {
  const tells = (word: string) => {
    if (word.length > 1 && !isEnglish(word)) TOLD_BY.set(word, (TOLD_BY.get(word) ?? 0) | (1 << at));
  };
  for (const word of LITTLE[language]) tells(word);
  for (const phrase of PHRASES[language].keys()) {
    const [first = "", ...others] = phrase.split(" ");
    if (others.length === 0) tells(first);
    else BEGINNINGS.add(first);
  }
}

/** Of the words of a message at least this share tells the language that it is taken for. */
const LEAST_SHARE = 0.3;

/** The one of five languages that a message is in, by its folded words; null for English and for what tells none. */
function languageOf(words: readonly string[]): GlossLanguage | null {
  const told = GLOSS_LANGUAGES.map(() => 0);
  let english = 0;
  let letters = 0;
  for (const word of words) {
    if (word.charCodeAt(0) < 97) continue;
    letters += 1;
    const bits = TOLD_BY.get(word);
    if (bits === undefined) continue;
    if (bits === IN_ENGLISH) english += 1;
    else for (let at = 0; at < told.length; at += 1) if (bits & (1 << at)) told[at] = (told[at] ?? 0) + 1;
  }
  const most = Math.max(...told);
  if (most === 0 || most < LEAST_SHARE * letters || most <= english) return null;
  return GLOSS_LANGUAGES[told.indexOf(most)] ?? null;
}

/** A word or several in one, as English has it; null for a word without an entry. */
type Glossed = { from: number; count: number; english: string | null };

function glossed(words: readonly string[], language: GlossLanguage): Glossed[] {
  const phrases = PHRASES[language];
  const out: Glossed[] = [];
  for (let from = 0; from < words.length; ) {
    let count = BEGINNINGS.has(words[from] ?? "") ? Math.min(LONGEST_PHRASE, words.length - from) : 1;
    let english: string | undefined;
    for (; count > 0; count -= 1) {
      english = lookUp(words.slice(from, from + count).join(" "), language, phrases);
      if (english !== undefined) break;
    }
    count = Math.max(1, count);
    out.push({ from, count, english: english ?? null });
    from += count;
  }
  return out;
}

/**
 * A message in rough English, word by word, for what was fitted on English more than on other languages. In: its words, folded.
 * Out: the English words, what has no entry as it stands and little words left out; null when the message is English, or in none
 * of the five languages. Pure; linear in the number of words.
 */
export function inEnglish(words: readonly string[]): string[] | null {
  const language = languageOf(words);
  if (language === null) return null;
  return glossed(words, language).flatMap(({ from, english }) => {
    if (english !== null) return english.split(" ");
    const word = words[from] ?? "";
    return LITTLE[language].has(word) ? [] : [word];
  });
}

/** As `inEnglish`, each word in its own place: of a phrase each place has its part, and what has no entry its own word. */
export function wordsInEnglish(words: readonly string[]): string[] | null {
  const language = languageOf(words);
  if (language === null) return null;
  return glossed(words, language).flatMap(({ from, count, english }) => {
    const parts = english?.split(" ") ?? [];
    return words.slice(from, from + count).map((word, at) => parts[Math.min(at, parts.length - 1)] ?? word);
  });
}
