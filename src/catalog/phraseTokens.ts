import { FILLERS, SYNONYMS } from "./phraseWords.ts";

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    abs: "ab",
    calves: "calf",
    dbs: "db",
    feet: "foot",
    flyes: "fly",
    flys: "fly",
    lbs: "lb",
    ups: "up",
  }),
);
const fillers = new Set(FILLERS.map(singular));

/** Lower case, without accents and apostrophes; every other sign separates words. */
export function plainWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .replace(/['’`´]/g, "");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "curls" → "curl"; words of up to three letters only where listed. */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  if (word.length < 4) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

const LONGEST = 4;

/** Phrase (words joined by blanks, singular) → canonical words. */
const synonyms = new Map<string, string[]>();
/** Phrases among them with a filler that belongs there: "una pierna" is one leg, and "pierna" any. */
const withFiller = new Set<string>();
for (const [canonical, written] of Object.entries(SYNONYMS)) {
  for (const phrase of [canonical, ...written.split(",")]) {
    const words = plainWords(phrase).map(singular);
    const key = words.join(" ");
    if (key && !synonyms.has(key)) synonyms.set(key, canonical.split(" "));
    if (words.some((word) => fillers.has(word))) withFiller.add(key);
  }
}

/** Every single word that the synonyms know; a spelling corrector should not touch these. */
export const knownWords: ReadonlySet<string> = new Set([
  ...[...synonyms.keys()].flatMap((key) => key.split(" ")),
  ...[...synonyms.values()].flat(),
  ...fillers,
]);

/** Words of a phrase in the singular, without fillers: what a spelling corrector works on. */
export function singularWords(text: string): string[] {
  return withoutFillers(plainWords(text).map(singular));
}

/** The words that say something about which exercise is meant. */
export function withoutFillers(words: readonly string[]): string[] {
  const telling = tellingWords(words);
  return words.filter((_, at) => telling[at]);
}

/** Which of the words are no fillers, or fillers within a known group of words. */
export function tellingWords(words: readonly string[]): boolean[] {
  const telling = words.map((word) => !fillers.has(word));
  const plain = words.map(singular);
  for (let at = 0; at < words.length; at++) {
    for (let length = 2; length <= LONGEST && at + length <= words.length; length++) {
      if (withFiller.has(plain.slice(at, at + length).join(" "))) telling.fill(true, at, at + length);
    }
  }
  return telling;
}

/** "bankdruecken" → "bankdrucken": umlauts as they are typed where a keyboard has none. */
const withoutDigraphs = (word: string): string => word.replace(/([aou])e/g, "$1");

/**
 * Canonical words of singular ones: abbreviations spelled out, foreign words in English, compounds in one form
 * ("pull ups" → "pullup"). The longest known group of words wins; unknown words stay. Linear in the number of words.
 */
export function canonicalWords(words: readonly string[]): string[] {
  const canonical: string[] = [];
  let at = 0;
  while (at < words.length) {
    let length = Math.min(LONGEST, words.length - at);
    let found: string[] | undefined;
    for (; length > 0; length--) {
      found = synonyms.get(words.slice(at, at + length).join(" "));
      if (found) break;
    }
    found ??= synonyms.get(withoutDigraphs(words[at] as string));
    if (found) {
      canonical.push(...found);
      at += Math.max(1, length);
    } else {
      canonical.push(words[at] as string);
      at++;
    }
  }
  return canonical;
}

/** `canonicalWords` of a text as it was written. */
export function phraseTokens(text: string): string[] {
  return canonicalWords(singularWords(text));
}
