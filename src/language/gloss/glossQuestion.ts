import type { Catalog } from "../../catalog/catalog.ts";
import {
  ENGLISH,
  GLOSS_LANGUAGES,
  type GlossLanguage,
  LITTLE,
  LONGEST_PHRASE,
  lookUp,
  type Phrases,
  readGloss,
  tokensOf,
} from "./languages.ts";
import { GLOSS } from "./questionGloss.ts";

export type CoachLanguage = "en" | GlossLanguage;

/** Letters and short forms that one language has and its neighbours have not. */
const SIGNS: Record<GlossLanguage, RegExp> = {
  de: /[äöüß]/i,
  fr: /[œçêâûè]|\b(?:c|j|qu|d)['’]/i,
  es: /[ñ¿¡]/i,
  it: /[òìù]|\b(?:cos|dell|nell|all)['’]|perché/i,
  pt: /[ãõ]|(?:^|\s)é(?:\s|$)|ção/i,
};
const words = readGloss(GLOSS);
const UNIT = /^(?:kgs?|lbs?|km|cm|m|x|rm|e\d?rm|rpe|rir)$/;
/** Of the words of a question at least this share is in the language it is taken for. */
const LEAST_SHARE = 0.35;
/** The same of a story, in which most words are in no list; its little words tell the language. */
const LEAST_OF_STORY = { words: 15, share: 0.2 };
const ofCatalogs = new WeakMap<Catalog, Record<GlossLanguage, Phrases>>();

/** The words above and what the catalogue calls its exercises in each language; made once a catalogue. */
function phrasesOf(catalog: Catalog): Record<GlossLanguage, Phrases> {
  const known = ofCatalogs.get(catalog);
  if (known) return known;
  const made = {
    de: new Map(words.de),
    fr: new Map(words.fr),
    es: new Map(words.es),
    it: new Map(words.it),
    pt: new Map(words.pt),
  };
  for (const { name, aliases } of catalog.all) {
    for (const { text, locale } of aliases) {
      const language = GLOSS_LANGUAGES.find((one) => locale.startsWith(one));
      const phrase = tokensOf(text.replaceAll("-", " ")).join(" ");
      if (language !== undefined && !made[language].has(phrase)) made[language].set(phrase, name);
    }
  }
  ofCatalogs.set(catalog, made);
  return made;
}

/**
 * Which of six languages a question is in, and the question in rough English, word by word, for readers that know only
 * English; what has no entry stays as it was. An English question comes back as it was written. Pure; linear in length.
 */
export function glossQuestion(text: string, catalog: Catalog): { language: CoachLanguage; english: string } {
  const tokens = tokensOf(text.slice(0, 2_000));
  const phrases = phrasesOf(catalog);
  const said = tokens.filter((token) => /^\p{L}/u.test(token) && !UNIT.test(token));
  const english = said.filter((word) => ENGLISH.has(word)).length;
  let best: { language: GlossLanguage; score: number; out: string[] } | null = null;
  for (const language of GLOSS_LANGUAGES) {
    const { out, known } = translated(tokens, language, phrases[language]);
    const little = said.filter((word) => word.length > 1 && LITTLE[language].has(word) && !ENGLISH.has(word)).length;
    const least = said.length > LEAST_OF_STORY.words ? LEAST_OF_STORY.share : LEAST_SHARE;
    if (Math.max(known, little) < least * said.length) continue;
    const score = known + 0.5 * little + (SIGNS[language].test(text) ? 0.7 : 0);
    if (best === null || score > best.score) best = { language, score, out };
  }
  const enough = said.length <= 5 && /\d/.test(text) ? 0.5 : 1.5;
  if (best === null || best.score < enough || best.score <= english) return { language: "en", english: text };
  return {
    language: best.language,
    english: best.out
      .join(" ")
      .replace(/ ([?.,!])/g, "$1")
      .replace(/(\d) %/g, "$1%"),
  };
}

/** The tokens in English, and how many of them are words of this language and no English ones. */
function translated(
  tokens: readonly string[],
  language: GlossLanguage,
  phrases: Phrases,
): { out: string[]; known: number } {
  const out: string[] = [];
  let known = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] ?? "";
    if (tokens[at - 1] === "%" && /^(?:de|du|von|vom|di|del|da|do)$/.test(token)) {
      out.push("of");
      known += 1;
      at += 1;
      continue;
    }
    let length = Math.min(LONGEST_PHRASE, tokens.length - at);
    let found: string | undefined;
    for (; length > 0; length -= 1) {
      found = lookUp(tokens.slice(at, at + length).join(" "), language, phrases);
      if (found !== undefined) break;
    }
    if (found !== undefined) {
      out.push(found);
      const isOwn = length > 1 || (token.length > 1 && !ENGLISH.has(token) && found.toLowerCase() !== token);
      known += isOwn ? length : 0;
    } else if (!LITTLE[language].has(token)) out.push(token);
    at += Math.max(1, length);
  }
  return { out, known };
}
