import { foldText } from "../foldText.ts";

export const GLOSS_LANGUAGES = ["de", "fr", "es", "it", "pt"] as const;
/** The languages beside English in which people talk to the coach. */
export type GlossLanguage = (typeof GLOSS_LANGUAGES)[number];

/** Phrase of one language, folded, words parted by blanks → what it is in English. */
export type Phrases = ReadonlyMap<string, string>;

export const LONGEST_PHRASE = 5;

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Little words of each language. They tell it, and those without an entry of their own are left out of the English. */
export const LITTLE: Record<GlossLanguage, ReadonlySet<string>> = {
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
export const ENGLISH = setOf(
  "the a an i my is are do does how what which why when should can for with without of and or between after before to it you on at be or if have has not no am much many long often best good did will would me your their per this that there about from was day total training train max plan start pause weight set sets rep reps split help hurts bad safe light run sum",
);
/** What is left off to find the form that is listed. */
const PLURAL = /(?<=\p{L}{4})s$/u;
const ENDING: Record<GlossLanguage, RegExp> = {
  de: /(?<=\p{L}{4})e?n$/u,
  fr: PLURAL,
  es: PLURAL,
  it: PLURAL,
  pt: PLURAL,
};

/**
 * A table as it is written, by language. In: lines of English words and, parted by bars, what they are called in the languages
 * above; several ways to say it parted by commas. The first entry of a phrase counts.
 */
export function readGloss(table: string): Record<GlossLanguage, Map<string, string>> {
  const words = { de: new Map(), fr: new Map(), es: new Map(), it: new Map(), pt: new Map() };
  for (const row of table.trim().split("\n")) {
    const [english = "", others = ""] = row.split("=").map((part) => part.trim());
    others.split("|").forEach((list, at) => {
      const known: Map<string, string> = words[GLOSS_LANGUAGES[at] ?? "de"];
      for (const phrase of list.split(",").map((one) => one.trim())) {
        if (phrase !== "" && !known.has(phrase)) known.set(phrase, english);
      }
    });
  }
  return words;
}

/** What the phrase, or its form without the ending of a plural or a case, is in English. */
export const lookUp = (phrase: string, language: GlossLanguage, phrases: Phrases): string | undefined =>
  phrases.get(phrase) ?? phrases.get(phrase.replace(ENDING[language], ""));

/** Words, figures and signs of a text without its accents. */
export const tokensOf = (text: string): string[] =>
  foldText(text).match(/\d+(?:[.,:/]\d+)*(?:\p{L}+\d*)?|\p{L}+\d*|\S/gu) ?? [];
