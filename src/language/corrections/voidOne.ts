import { foldText } from "../foldText.ts";
import { isLastPlace, LAST_WORDS, ORDINAL_WORDS, placeOf } from "../numbers/ordinals.ts";
import type { SetChoice } from "./setSelectors.ts";

/** A set, or a repetition of it, that is not to stand; `sure`: it may be no whole entry. */
export type VoidOne = { of: "set" | "rep"; sets: SetChoice; sure: boolean };

const LEAD =
  "(?:(?:but|and|so|oh|ok|no|nah|wait|sorry|actually|hm+|please|pls|i think|aber|und|ach|mais|et|pero|y|ma|e|mas)[ ,]+)*";
const THE = "(?:(?:the|my|that|this|very|der|die|das|den|le|la|el|il|lo|o|a|l) ?['’]? ?){0,12}";
const PLACE = `(${LAST_WORDS}|${ORDINAL_WORDS})`;
const ONE = "(?: (ones?|rep|repetition|wdh|wiederholung|repeticion|ripetizione|repeticao))?";
const VOID =
  "(?:(?:really |probably |sorry )?(?:do|does|did|should|would)(?: not|n ?['’]?t|nt) (?:really |actually |even )?count|(?:was|is) (?:void|invalid|no good|a no ?-?(?:rep|lift)|not (?:valid|real|legit|countable|a (?:real|proper|valid) one))|zahlt(?:e)? nicht|ne compte pas|compte pas|no cuenta|no conto|non conta|nao conta|nao contou|war ungultig)";
const COUNT_NOT = "(?:do not|don ?['’]?t|dont) (?:count|include)";
const STRIKES = "(?:scratch|strike|scrap|void|discount)(?: out)?";
const END = "(?: (?:though|tho|actually|sorry|lol|really|please|pls|then|either))*[ .!]*$";
const COUNT = "(?: (two|three|2|3|zwei|drei|deux|trois|dos|tres|due|tre|duas))?";
const TOLD = new RegExp(`^\\W*${LEAD}${THE}${PLACE}${COUNT}${ONE},? ${VOID}${END}`, "u");
const ORDERED = new RegExp(`^\\W*${LEAD}(?:(${COUNT_NOT})|${STRIKES}) ${THE}${PLACE} (one|rep|repetition)${END}`, "u");

/**
 * "The last one doesn't count", "scratch the last one", "the last rep doesn't count": which set, counted within an entry, and whether it is all of it. In:
 * any text. Out: `null` for anything else, and where the set is called one. Pure.
 */
export function voidOne(text: string): VoidOne | null {
  const said = foldText(text);
  const told = TOLD.exec(said);
  const ordered = told === null ? ORDERED.exec(said) : null;
  const place = told?.[1] ?? ordered?.[2];
  if (place === undefined) return null;
  const noun = told?.[3] ?? ordered?.[3] ?? "one";
  const many = /^(?:three|3|drei|trois|tres|tre)$/.test(told?.[2] ?? "") ? 3 : told?.[2] === undefined ? 1 : 2;
  if (!/^ones?$/.test(noun)) return isLastPlace(place) ? { of: "rep", sets: { from: -1, to: -1 }, sure: false } : null;
  const at = placeOf(place);
  const sets = isLastPlace(place) ? { from: -many, to: -1 } : { from: at, to: at + many - 1 };
  return { of: "set", sets, sure: told !== null || ordered?.[1] !== undefined };
}
