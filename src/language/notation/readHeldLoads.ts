import { type Found, found, isNumber, isSign, isWord, type Reader, wordAt, wordSet } from "./marks.ts";
import { isReps, isSets, isTimes, unitAt } from "./numberLists.ts";
import type { Token } from "./tokenize.ts";
import { IMPLEMENTS, PLURAL_IMPLEMENTS } from "./words.ts";

type Tokens = readonly Token[];

/** Words that part things from what they weigh. */
export const WEIGHING = wordSet("of de da di à a von zu mit con com with at");
/** "mancuernas de 8", "haltères de 22", "kettlebell da 16", "dumbbells of 12": what the things weigh that were just named. */
export function readImplementLoad(tokens: Tokens, at: number): Found | null {
  const thing = wordAt(tokens, at - 1);
  const value = tokens[at + 1];
  if (!isWord(tokens[at], WEIGHING) || !IMPLEMENTS.has(thing) || !isNumber(value)) return null;
  const next = at + 2;
  const counts =
    unitAt(tokens, next) !== null ||
    isTimes(tokens, next) ||
    isReps(tokens[next]) ||
    isSets(tokens[next]) ||
    isSign(tokens[next], "/") ||
    wordAt(tokens, next) === "s";
  if (counts || value.value < 1 || value.value > HEAVIEST_HELD) return null;
  const perHand = PLURAL_IMPLEMENTS.has(thing);
  return found(tokens, at, next, { kind: "weight", values: [value.value], unit: null, load: "total", perHand });
}
const HEAVIEST_HELD = 80;

const GERMAN_HELD =
  /^(?:kh|kurzhanteln?|hanteln?|kettlebells?|kb|kbs|kugel|scheiben?|mit|der|den|dem|die|einer|zweier)$/;
/** "KH 22er", "Swings mit der 24er": in German a weight is called by its figure. */
export const readGermanLoad: Reader = (tokens, at) => {
  const value = tokens[at];
  const er = tokens[at + 1];
  if (!isNumber(value) || er?.kind !== "word" || er.gap || !/^ers?$/.test(er.fold)) return null;
  const held = [1, 2, 3, 4].some(
    (back) => GERMAN_HELD.test(wordAt(tokens, at - back)) || IMPLEMENTS.has(wordAt(tokens, at - back)),
  );
  const next = tokens[at + 2];
  const counts =
    isSets(next) ||
    isReps(next) ||
    isTimes(tokens, at + 2) ||
    /^(?:block|pack|serie|satz|satze|gruppe|split)/.test(wordAt(tokens, at + 2));
  if (!held || counts || value.value < 4) return null;
  return found(tokens, at, at + 2, {
    kind: "weight",
    values: [value.value],
    unit: null,
    load: "total",
    perHand: false,
  });
};
