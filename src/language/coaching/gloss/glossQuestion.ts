import type { Catalog } from "../../../catalog/catalog.ts";
import { foldText } from "../../foldText.ts";
import { GLOSS, GLOSS_LANGUAGES, type GlossLanguage } from "./glossWords.ts";

export type CoachLanguage = "en" | GlossLanguage;

/** Phrase of one language, folded, words parted by blanks → what it is in English. */
type Phrases = ReadonlyMap<string, string>;

const LONGEST_PHRASE = 5;
/** Little words of each language. They tell it, and those without an entry of their own are left out of the English. */
const LITTLE: Record<GlossLanguage, ReadonlySet<string>> = {
  de: setOf(
    "ich wie viel viele oft lange soll sollte welche welcher welches warum wann der die das den dem des ein eine einen einem einer ist und oder mit fur bei beim nach vor zwischen pro von ohne statt nicht kein keine mein meine kann mir mich zu auf im zum uber wenn am man es so denn auch noch",
  ),
  fr: setOf(
    "je j combien comment pourquoi quel quelle quels quelles est c les des du une et ou avec pour entre par sans mon ma mes dois faut peut peux quand apres avant au aux sur pas quoi qu le la l d un en de y il on ce ca s n ne",
  ),
  es: setOf(
    "cuanto cuanta cuantos cuantas como que cual cuales por para los las una el y con entre sin mi mis debo puedo cuando despues antes es son me hago hacer necesito tengo si la lo un de del al esta estoy yo se a",
  ),
  it: setOf(
    "quanto quanta quanti quante come perche quale quali che cosa cos il gli una per tra fra dopo prima con senza mio mia devo posso quando sono di del della dei mi fa faccio lo la l un al alla e ho si i le da il",
  ),
  pt: setOf(
    "quanto quanta quantos quantas como por que qual quais o os uma para pra entre com sem meu minha devo posso quando depois antes e sao do da dos das em na ao um eu faco fazer preciso tenho se nao as a de",
  ),
};
/** Letters and short forms that one language has and its neighbours have not. */
const SIGNS: Record<GlossLanguage, RegExp> = {
  de: /[äöüß]/i,
  fr: /[œçêâûè]|\b(?:c|j|qu|d)['’]/i,
  es: /[ñ¿¡]/i,
  it: /[òìù]|\b(?:cos|dell|nell|all)['’]|perché/i,
  pt: /[ãõ]|(?:^|\s)é(?:\s|$)|ção/i,
};
/** What is left off to find the form that is listed. */
const PLURAL = /(?<=\p{L}{4})s$/u;
const ENDING: Record<GlossLanguage, RegExp> = {
  de: /(?<=\p{L}{4})e?n$/u,
  fr: PLURAL,
  es: PLURAL,
  it: PLURAL,
  pt: PLURAL,
};
const ENGLISH = setOf(
  "the a an i my is are do does how what which why when should can for with without of and or between after before to it you on at be or if have has not no am much many long often best good did will would me your their per this that there about from was day total training train max plan start pause weight set sets rep reps split help hurts bad safe light run sum",
);

const words: Record<GlossLanguage, Map<string, string>> = {
  de: new Map(),
  fr: new Map(),
  es: new Map(),
  it: new Map(),
  pt: new Map(),
};
for (const row of GLOSS.trim().split("\n")) {
  const [english = "", others = ""] = row.split("=").map((part) => part.trim());
  others.split("|").forEach((list, at) => {
    const known = words[GLOSS_LANGUAGES[at] ?? "de"];
    for (const phrase of list.split(",").map((one) => one.trim())) {
      if (phrase !== "" && !known.has(phrase)) known.set(phrase, english);
    }
  });
}

const UNIT = /^(?:kgs?|lbs?|km|cm|m|x|rm|e\d?rm|rpe|rir)$/;
/** Of the words of a question at least this share is in the language it is taken for. */
const LEAST_SHARE = 0.35;
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

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

/** Words, figures and signs of a text without its accents. */
function tokensOf(text: string): string[] {
  return foldText(text).match(/\d+(?:[.,:/]\d+)*(?:\p{L}+\d*)?|\p{L}+\d*|\S/gu) ?? [];
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
    if (Math.max(known, little) < LEAST_SHARE * said.length) continue;
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
      const phrase = tokens.slice(at, at + length).join(" ");
      found = phrases.get(phrase) ?? phrases.get(phrase.replace(ENDING[language], ""));
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
