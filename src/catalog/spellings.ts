import { distance } from "fuzzball";
import { singular } from "./phraseTokens.ts";

/** Corrects words by one slip: a letter missing, added, changed or swapped with its neighbour. */
export type Spellings = {
  /**
   * Plain words in the singular, with slips undone, run-together words split and torn words joined; unknown words stay
   * as they are.
   */
  correct(words: readonly string[]): string[];
};

const SHORTEST = 3;
const LONGEST_WORD = 24;
/** From here on one letter hardly makes another word. */
const LONG = 7;
/** From here on two do not either. */
const VERY_LONG = 9;

/**
 * Builds the corrector for a vocabulary. `weights` says how common a word is; it decides between equally near ones.
 * Works on words with one letter deleted, so that a look-up does not depend on the size of the vocabulary.
 */
export function spellings(weights: ReadonlyMap<string, number>): Spellings {
  const byDeletion = new Map<string, string[]>();
  for (const word of weights.keys()) {
    if (word.length < SHORTEST || word.length > LONGEST_WORD) continue;
    for (const key of withOneLess(word)) {
      const words = byDeletion.get(key);
      if (words) words.push(word);
      else byDeletion.set(key, [word]);
    }
  }

  const nearest = (word: string): string | null => {
    if (word.length < SHORTEST || word.length > LONGEST_WORD || /\d/.test(word)) return null;
    let best: string | null = null;
    let bestRank = -1;
    for (const key of withOneLess(word)) {
      for (const near of byDeletion.get(key) ?? []) {
        // Two deletions apart can be two slips.
        if (!oneSlipApart(word, near) || hasOtherStart(word, near) || isOtherWord(word, near)) continue;
        if (word.length <= SHORTEST && !isTrustedShort(word, near, weights)) continue;
        const rank = (weights.get(near) ?? 0) + (near[0] === word[0] ? 1_000 : 0) + (isSwap(word, near) ? 500 : 0);
        if (rank > bestRank) [best, bestRank] = [near, rank];
      }
    }
    return best ?? (word.length >= VERY_LONG ? twoSlipsFrom(word) : null);
  };

  const veryLong = Map.groupBy(
    [...weights.keys()].filter((word) => word.length >= VERY_LONG && word.length <= LONGEST_WORD),
    (word) => word[0],
  );
  const twoSlipsFrom = (word: string): string | null => {
    const near = (veryLong.get(word[0]) ?? []).filter(
      (other) => Math.abs(other.length - word.length) <= 2 && distance(word, other, { full_process: false }) <= 2,
    );
    return near.length === 1 ? (near[0] as string) : null;
  };

  const split = (word: string): [string, string] | null => {
    if (word.length > LONGEST_WORD * 2) return null;
    for (let at = word.length - SHORTEST; at >= SHORTEST; at--) {
      const [left, right] = [word.slice(0, at), word.slice(at)];
      if (weights.has(left) && weights.has(right)) return [left, right];
    }
    return null;
  };

  return {
    correct(words) {
      const corrected: string[] = [];
      for (let at = 0; at < words.length; at++) {
        const written = words[at] as string;
        const word = singular(written);
        const next = words[at + 1];
        const joined = next === undefined ? null : singular(written + next);
        const isTorn =
          joined !== null && weights.has(joined) && !(weights.has(word) && weights.has(singular(next ?? "")));
        if (isTorn) {
          corrected.push(joined);
          at++;
        } else if (weights.has(word)) corrected.push(word);
        else {
          // "pres" is a slip of "press", not the plural of "pre".
          const near = nearest(written) ?? (word === written ? null : nearest(word));
          if (near) corrected.push(near);
          else corrected.push(...(split(word) ?? [word]));
        }
      }
      return corrected;
    },
  };
}

/** The text itself and every text that is left when one character is taken out: slips meet among these. */
export function withOneLess(text: string): string[] {
  const all = [text];
  for (let at = 0; at < text.length; at++) all.push(text.slice(0, at) + text.slice(at + 1));
  return all;
}

/** Another first letter makes another word ("jelly" is no "belly"), unless the word is long. */
const hasOtherStart = (word: string, near: string): boolean =>
  word.length === near.length && word.length < LONG && word[0] !== near[0] && !isSwap(word, near);

/** Rows of keys, each shifted half a key against the one above. */
const KEYS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const placeOf = new Map(
  KEYS.flatMap((row, at) => [...row].map((key, column) => [key, [at, column + at / 2]] as const)),
);
/** Letters that are written for each other by ear; y and z also change places between keyboards. */
const ALIKE = ["csk", "sz", "iy", "yz", "fv", "dt"];

/** Whether a finger or the ear may take one letter for the other. */
function areNear(a: string, b: string): boolean {
  if (ALIKE.some((group) => group.includes(a) && group.includes(b))) return true;
  const [from, to] = [placeOf.get(a), placeOf.get(b)];
  return from !== undefined && to !== undefined && Math.abs(from[0] - to[0]) <= 1 && Math.abs(from[1] - to[1]) <= 1;
}

/** In a short word another letter makes another word ("slid" is no sled), unless the keys or the sounds are near. */
function isOtherWord(word: string, near: string): boolean {
  if (word.length !== near.length || word.length >= LONG || isSwap(word, near)) return false;
  const at = [...word].findIndex((letter, place) => letter !== near[place]);
  return !areNear(word[at] as string, near[at] as string);
}

/** Three letters are near to too much: only two swapped, or one missing, and the catalogue itself uses the word. */
function isTrustedShort(word: string, near: string, weights: ReadonlyMap<string, number>): boolean {
  // "sdp" is no slip of "sdhp": letters alone are an abbreviation of their own.
  if ((weights.get(near) ?? 0) === 0 || near[0] !== word[0] || !/[aeiouy]/.test(near)) return false;
  return near.length > word.length || isSwap(word, near);
}

function isSwap(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join("") === [...b].sort().join("");
}

/** Whether two texts differ by at most one deletion, insertion, change or swap of neighbours. */
export function oneSlipApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let endA = a.length;
  let endB = b.length;
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [a.slice(start, endA), b.slice(start, endB)];
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}
