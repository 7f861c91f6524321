import type { Catalog } from "../../catalog/catalog.ts";
import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { isSlipOf } from "../spelling.ts";

/** Which words can be part of the name of an exercise; made once a catalogue. */
export type NameVocabulary = {
  /** A word of names, one of its forms, a synonym, or a slip of a longer English one. */
  isNameWord(token: string): boolean;
  /** A single word that is by itself the name of an exercise, as written or with a slip. */
  isName(token: string): boolean;
  /** A name or alias exactly as the catalogue writes it, hyphens as blanks. */
  isWritten(phrase: string): boolean;
};

/** Words that name a lift only beside others: "jump squat", "chest stretch". */
const NEVER_ALONE = new Set(
  (
    "jump run walk stretch stretches stretching complex hop bound march throw hold pull push lift train jumping running walking " +
    "rowing skipping hiking cycling cycle swimming plate stair hack"
  ).split(" "),
);
/** Two letters are a name only where lifters hardly mean anything else. */
const SHORT_NAMES = new Set(["dl", "bp"]);
/** Answers kept per catalogue; questions use the same few thousand words over and over. */
const MOST_KEPT = 5_000;

const vocabularies = new WeakMap<Catalog, NameVocabulary>();

const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);

/** "squatting" → "squat", "curled" → "curl"; other words stay. */
export function plainForm(word: string): string {
  const base = word.replace(/(?:ing|ed)$/, "");
  return base === word || base.length < 4 ? word : base.replace(/([bdfgmnpt])\1$/, "$1");
}

export const isNeverAlone = (word: string): boolean => NEVER_ALONE.has(word) || NEVER_ALONE.has(singular(word));

/** The vocabulary of a catalogue. Pure but for keeping what it worked out. */
export function nameVocabulary(catalog: Catalog): NameVocabulary {
  const known = vocabularies.get(catalog);
  if (known) return known;
  const made = build(catalog);
  vocabularies.set(catalog, made);
  return made;
}

function build(catalog: Catalog): NameVocabulary {
  const words = new Set<string>();
  const english = new Set<string>();
  const names = new Set<string>();
  const written = new Set<string>();
  const single = new Set<string>();
  for (const exercise of catalog.all) {
    const texts = [{ text: exercise.name, locale: "en" }, ...exercise.aliases];
    for (const { text, locale } of texts) {
      const low = text.toLowerCase();
      names.add(phraseTokens(text).join(" "));
      written.add(low.replaceAll("-", " "));
      for (const word of low.match(/[\p{L}\d]+/gu) ?? []) words.add(word);
      if (!locale.startsWith("en")) continue;
      for (const word of low.match(/[a-z]{5,}/g) ?? []) english.add(word);
      if (/^[a-z]{6,}$/.test(low)) single.add(low);
    }
  }

  function isNameWord(token: string): boolean {
    const one = singular(token);
    if (words.has(token) || words.has(one)) return true;
    const base = plainForm(token);
    if (base !== token && (words.has(base) || words.has(`${base}e`))) return true;
    const canonical = phraseTokens(token);
    const [first] = canonical;
    if (canonical.length > 1 || (first !== undefined && first !== one && words.has(first))) return true;
    return token.length >= 5 && hasSlip(token, english);
  }

  function isName(token: string): boolean {
    if (isNeverAlone(plainForm(singular(token))) || (token.length < 3 && !SHORT_NAMES.has(token))) return false;
    const forms = [token, singular(token), plainForm(token)];
    if (forms.some((word) => names.has(phraseTokens(word).join(" ")))) return true;
    return token.length >= 6 && !words.has(token) && (hasSlip(token, single) || hasSlip(singular(token), single));
  }

  return { isNameWord: kept(isNameWord), isName: kept(isName), isWritten: (phrase) => written.has(phrase) };
}

function hasSlip(token: string, among: ReadonlySet<string>): boolean {
  for (const word of among) if (isSlipOf(token, word)) return true;
  return false;
}

/** Remembers answers, so that a common word is looked at once. */
function kept(ask: (token: string) => boolean): (token: string) => boolean {
  const answers = new Map<string, boolean>();
  return (token) => {
    const known = answers.get(token);
    if (known !== undefined) return known;
    const answer = ask(token);
    if (answers.size < MOST_KEPT) answers.set(token, answer);
    return answer;
  };
}
