import { foldText } from "../foldText.ts";
import { isLastPlace, LAST_WORDS, ORDINAL_WORDS, placeOf } from "../numbers/ordinals.ts";
import { compiled } from "../patterns/compiled.ts";
import type { SetChoice } from "./setSelectors.ts";

/** A set, or a repetition of it, that is not to stand; `sure`: it may be no whole entry; `taken`: it is ordered out as entries are, too. */
export type VoidOne = { of: "set" | "rep"; sets: SetChoice; sure: boolean; taken: boolean };

const LONGEST = 200;
const LEAD =
  "(?:(?:but|and|so|oh|ok|no|nah|wait|sorry|actually|hm+|please|pls|i think|aber|und|ach|mais|et|pero|y|ma|e|mas)[ ,]+)*";
const THE = "(?:(?:the|my|that|this|very|der|die|das|den|le|la|el|il|lo|o|a|l) ?['’]? ?){0,12}";
const PLACE = `(${LAST_WORDS}|${ORDINAL_WORDS})`;
const ONE = "(?: (ones?|rep|repetition|wdh|wiederholung|repeticion|ripetizione|repeticao))?";
const VOID =
  "(?:(?:really |probably |sorry )?(?:do|does|did|should|would)(?: not|n ?['’]?t|nt) (?:really |actually |even )?count|(?:was|is) (?:void|invalid|no good|a no ?-?(?:rep|lift)|not (?:valid|real|legit|countable|a (?:real|proper|valid) one))|zahlt(?:e)? nicht|ne compte pas|compte pas|no cuenta|no conto|non conta|nao conta|nao contou|war ungultig)";
const COUNT_NOT = "(?:do not|don ?['’]?t|dont) (?:count|include)";
const STRIKES = "(?:scratch|strike|scrap|void|discount)(?: out)?";
const LITTLE = "(?: (?:though|tho|actually|sorry|lol|really|please|pls|then|either|again|bitte|por favor|wieder))*";
/** Why it is not to stand, behind it: nothing that says another set, or what is to be there instead. */
const OTHERWISE =
  "but|and|add|make|change|log|put|instead|keep|first|second|third|too|as well|also|both|aber|und|mais|et|pero|y|ma|mas|auch|aussi|tambien|anche|tambem";
const WHY = `(?:[ ,.;:!(–-]+(?!(?:${OTHERWISE})\\b)(?![^?]{0,90}(?<!\\p{L})(?:${OTHERWISE})(?!\\p{L}))([^\\d?]{2,90}))?`;
const END = `${LITTLE}${WHY}[ .!)]*$`;
/** Why a set is none: how it was done. A wrong machine, day or person takes the whole entry. */
const NO_SET =
  /(?<!\p{L})(?:count\w*|form|technique|reps?|spott\w*|assist\w*|help\w*|half|halfway|partials?|depth|deep|low|lockout|locked|cheat\w*|bounc\w*|fail\w*|miss\w*|pinch\w*|hurt\w*|tweak\w*|pain\w*|cramp\w*|slip\w*|stopped|gave (?:up|out)|bailed|dropped|ugly|awful|sloppy|terrible|rubbish|garbage|invalid|gezahlt|zahlt|technik|sauber|halb|compte\w*|aidee?|cuenta|vale|ayud\w*|conta|valida|aiut\w*|ajud\w*)(?!\p{L})/u;
const OTHER_ENTRY =
  /(?<!\p{L})(?:wrong|mistake|typo|accident\w*|duplicate|twice|double|already|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|brother|sister|friend|mate|wife|husband|son|daughter|someone|somebody|not me|not mine|falsch\w*|doppelt|erreur|deux fois|error|dos veces|sbagliat\w*|errad\w*|duas vezes)(?!\p{L})/u;
const COUNT = "(?: (two|three|2|3|zwei|drei|deux|trois|dos|tres|due|tre|duas))?";
const TOLD = compiled(`^\\W*${LEAD}${THE}${PLACE}${COUNT}${ONE},? ${VOID}${END}`, "u");
const ORDERED = compiled(`^\\W*${LEAD}(?:(${COUNT_NOT})|${STRIKES}) ${THE}${PLACE} (one|rep|repetition)${END}`, "u");
const TAKEN_AWAY =
  "(?:delete|remove|erase|drop|bin|lose|ditch|cut|take(?= [^,.;]{3,20} (?:out|off|away))|take (?:out|off|away)|leave out|streiche?|losche?|entferne?|nimm|enleve[rz]?|supprime[rz]?|retire[rz]?|quita(?:me)?|borra|elimina|saca|togli|cancella|tira|apaga|remove)";
const TAKEN = compiled(`^\\W*${LEAD}${TAKEN_AWAY} ${THE}${PLACE} (one)(?: (?:out|off|away))?${END}`, "u");

/**
 * "The last one doesn't count", "scratch the last one", "the last rep doesn't count": which set, counted within an entry, and whether it is all of it. In:
 * any text. Out: `null` for anything else, and where the set is called one. Pure.
 */
export function voidOne(text: string): VoidOne | null {
  if (text.length > LONGEST) return null;
  const said = foldText(text);
  const told = TOLD.exec(said);
  const [, toldPlace, count, one, toldWhy] = told ?? [];
  const ordered = told === null ? ORDERED.exec(said) : null;
  const away = told === null && ordered === null ? TAKEN.exec(said) : null;
  const place = toldPlace ?? ordered?.[2] ?? away?.[1];
  const why = toldWhy ?? ordered?.[4] ?? away?.[3] ?? "";
  if (place === undefined || OTHER_ENTRY.test(why)) return null;
  const noun = one ?? ordered?.[3] ?? "one";
  const taken = away !== null;
  const many = /^(?:three|3|drei|trois|tres|tre)$/.test(count ?? "") ? 3 : count === undefined ? 1 : 2;
  if (!/^ones?$/.test(noun))
    return isLastPlace(place) ? { of: "rep", sets: { from: -1, to: -1 }, sure: false, taken } : null;
  const at = placeOf(place);
  const sets = isLastPlace(place) ? { from: -many, to: -1 } : { from: at, to: at + many - 1 };
  return { of: "set", sets, sure: told !== null || ordered?.[1] !== undefined || NO_SET.test(why), taken };
}
