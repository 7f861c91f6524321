import type { ExerciseTraits } from "./exerciseTraits.ts";
import type { NameIndex, Owner } from "./nameIndex.ts";
import { canonicalWords, plainWords, singular, tellingWords } from "./phraseTokens.ts";
import { EVERYDAY } from "./phraseWords.ts";
import type { Spellings } from "./spellings.ts";
import { ABOUT_ENTRIES, TALK } from "./talkWords.ts";
import {
  allowsWords,
  genericWords,
  implementWords,
  isTimed,
  movementWords,
  positionWords,
  softWords,
} from "./wordFit.ts";

/** A name found inside a longer phrase, in canonical words, and who is called so. */
export type FoundName = { words: string[]; owners: Owner[] };

const MOST_WORDS = 16;
const LONGEST_NAME = 6;
/** A single word this short is as well an abbreviation of something else. */
const SHORTEST_NAME = 3;
/** One slip in a shorter word makes another word. */
const SHORTEST_SLIP = 7;

/** The words around a name; `before` and `after` stand right beside it. */
type Around = { all: readonly Token[]; before: Token | undefined; after: Token | undefined };
type Token = { written: string; canonical: readonly string[]; corrected: readonly string[]; isAfterFiller: boolean };

const everyday = new Set(EVERYDAY);

/**
 * Finds the one exercise that is named in a phrase with words of talk around its name ("wallahi incline bench", "threw
 * in air squats while the pasta boiled"). The longest run of words that is a name or alias counts, the last of several
 * equally long ones. Nothing is found where a word around it may make another exercise of it: one that exercises are
 * told apart by, or in front of a bare movement any word that is not known to be talk ("jefferson curls").
 */
export function nameInTalk(all: readonly ExerciseTraits[], index: NameIndex, speller: Spellings) {
  const saidOf = new Set(all.flatMap(({ says }) => [...says]));
  const telling = [...saidOf].filter((word) => !everyday.has(word));

  const tokensOf = (phrase: string): Token[] => {
    const plain = plainWords(phrase).slice(0, 2 * MOST_WORDS);
    const telling = tellingWords(plain);
    const tokens: Token[] = [];
    let isAfterFiller = false;
    for (const [at, written] of plain.entries()) {
      if (!telling[at]) {
        isAfterFiller = true;
        continue;
      }
      const one = singular(written);
      const canBeSlip = written.length >= SHORTEST_SLIP && !isTalk(written) && canonicalWords([one])[0] === one;
      tokens.push({
        written,
        canonical: [one],
        corrected: canBeSlip ? speller.correct([written]) : [one],
        isAfterFiller,
      });
      isAfterFiller = false;
    }
    return tokens.slice(0, MOST_WORDS);
  };

  /** Who is called by the words from `from` to `to`, as they are written or but for slips. */
  const calledBy = (tokens: readonly Token[], from: number, to: number, timed: boolean): FoundName | null => {
    const run = tokens.slice(from, to);
    for (const form of ["canonical", "corrected"] as const) {
      const words = canonicalWords(run.flatMap((token) => token[form]));
      const owners = index.owners(words);
      if (owners.length > 0 && (run.length > 1 || isNameAlone(run[0] as Token, words, owners, timed))) {
        return { words, owners };
      }
    }
    return null;
  };

  return (phrase: string, timed = false): FoundName | null => {
    const read = tokensOf(phrase);
    const tokens = read.length > 1 && HEADINGS.has(read[0]?.written ?? "") ? read.slice(1) : read;
    if (read.length < 2 || tokens.some(({ written }) => ABOUT_ENTRIES.has(written))) return null;
    for (let length = Math.min(LONGEST_NAME, tokens.length); length > 0; length--) {
      let isFound = false;
      for (let from = tokens.length - length; from >= 0; from--) {
        const found = calledBy(tokens, from, from + length, timed);
        if (found === null) continue;
        isFound = true;
        const sure = leftAlone(found, tokens, from, length);
        if (sure !== null) return sure;
      }
      if (isFound) return null;
    }
    return null;
  };

  /** Those of a found name's owners that the words around it leave it to; `null` when that does not decide. */
  function leftAlone(found: FoundName, tokens: readonly Token[], from: number, length: number): FoundName | null {
    const around: Around = {
      all: [...tokens.slice(0, from), ...tokens.slice(from + length)],
      before: tokens[from]?.isAfterFiller === false ? tokens[from - 1] : undefined,
      // "Bulgarian" is a name; "bulgarian bag" may be the beginning of another one.
      after: length === 1 && tokens[from + 1]?.isAfterFiller === false ? tokens[from + 1] : undefined,
    };
    const owners = found.owners.filter(({ traits }) => isLeftAlone(traits, found.words, around));
    const isSure = owners.length === found.owners.length || owners.some(({ isName, isDefault }) => isName || isDefault);
    return isSure ? { words: found.words, owners } : null;
  }

  /** Whether the words around a name leave it the name of this exercise. */
  function isLeftAlone(
    traits: ExerciseTraits,
    name: readonly string[],
    { all: words, before, after }: Around,
  ): boolean {
    const isForHeart = traits.exercise.mechanic === "cardio";
    const isBare = name.every((word) => movementWords.has(word)) && !isForHeart;
    const isOpen = (token: Token) => !isTalk(token.written) && !isSaid(traits, token);
    if (before !== undefined && isOpen(before) && (isBare || isTelling(before))) return false;
    if (
      after !== undefined &&
      !isBare &&
      !isForHeart &&
      isOpen(after) &&
      !isFelt(after, words[words.indexOf(after) + 1]) &&
      isKnown(after)
    )
      return false;
    return words.every(
      (token, at) => !isOpen(token) || isFelt(token, words[at + 1]) || !tellsApart(name, traits, token),
    );
  }

  function isSaid(traits: ExerciseTraits, { corrected }: Token): boolean {
    return allowsWords(traits, canonicalWords([...corrected]));
  }

  function isKnown({ corrected }: Token): boolean {
    return canonicalWords([...corrected]).some((word) => saidOf.has(word));
  }

  /** A word that exercises are told apart by, or the beginning of one ("bulg"). */
  function isTelling({ written, corrected }: Token): boolean {
    const words = canonicalWords([...corrected]).filter((word) => saidOf.has(word));
    if (words.length > 0) return words.some((word) => !everyday.has(word));
    return written.length >= SHORTEST_NAME && telling.some((word) => word.startsWith(written));
  }

  /** Another movement or implement, or a word that makes another exercise of the same name. */
  function tellsApart(name: readonly string[], traits: ExerciseTraits, { corrected }: Token): boolean {
    return canonicalWords([...corrected]).some((word) => {
      if (movementWords.has(word) || implementWords.has(word)) return true;
      if (positionWords.has(word)) return traits.exercise.mechanic !== "cardio";
      if (!saidOf.has(word)) return false;
      return all.some(
        (other) => other !== traits && other.named.has(word) && name.every((one) => other.named.has(one)),
      );
    });
  }
}

/** "yooo", "sooo": a letter drawn out is said with feeling. */
const DRAWN_OUT = /(\p{L})\1{2,}/gu;
const DOUBLED_END = /([aeiouy])\1+$/u;

const isTalk = (written: string): boolean =>
  TALK.has(written) ||
  written.length === 1 ||
  /^\d+$/.test(written) ||
  TALK.has(written.replace(DRAWN_OUT, "$1")) ||
  TALK.has(written.replace(DRAWN_OUT, "$1$1")) ||
  TALK.has(written.replace(DOUBLED_END, "$1"));

/** What was trained that day, in front of the first name: "legs squat 4x6". */
const HEADINGS = new Set(
  (
    "legs gambe piernas beine jambes pernas arms brazos braccia arme bras bracos shoulders hombros spalle ombros " +
    "epaules schultern"
  ).split(" "),
);

/** Parts of the body that follow a name as a remark ("squat, legs gone"); no exercise is called by them so. */
const LIMBS = new Set("legs arms hands knees hips elbows wrists feet ankles fingers".split(" "));
/** These may end a name ("leg press calves"); a remark says more of them. */
const MUSCLES = new Set(
  "shoulders glutes quads hams hammies hamstrings calves abs forearms delts lats back".split(" "),
);
const isFelt = ({ written }: Token, next: Token | undefined): boolean =>
  LIMBS.has(written) || (MUSCLES.has(written) && next !== undefined && next.canonical.length > 0);

/** Whether one word is enough of a name: none of talk, and none that is said of many things besides. */
function isNameAlone({ written }: Token, words: readonly string[], owners: readonly Owner[], timed: boolean): boolean {
  if (written.length < SHORTEST_NAME || (words.length === 1 && genericWords.has(words[0] as string))) return false;
  const isActivity = timed && owners.some(({ traits }) => isTimed(traits));
  if (isTalk(written) || (words.length === 1 && softWords.has(words[0] as string))) return false;
  return (
    isActivity || !words.every((word) => everyday.has(word) || implementWords.has(word) || positionWords.has(word))
  );
}
