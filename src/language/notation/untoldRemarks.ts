import { SMALL_NUMBER as NUMBER } from "../numbers/figurePattern.ts";
import { compiled } from "../patterns/compiled.ts";
import { alignedFold } from "./alignedFold.ts";

const anyOf = (words: string): string => `(?:${words.replaceAll(" ", "|")})`;
/** A pattern of whole words. */
const whole = (source: string): RegExp => compiled(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d/])`, "u");

const SIDE = anyOf(
  "left right links rechts linken? rechten? gauche droite izquierd[ao] derech[ao] sinistr[ao] destr[ao] esquerd[ao] direit[ao]",
);
const OF_SETS = anyOf(
  "sets? rounds? reps? last first second third fourth final satze? runden? letzten? ersten? zweiten? dritten? series? tours? " +
    "dernieres? derniers? premiere? rondas? ultim[ao]s? primer[ao]? segund[ao] giri prim[ao] second[ao]",
);
const ON = `${anyOf("on with for auf mit a con com na no per pour")}(?: (?:the|my|der|la|le|el|il|a|o|de))?`;
const EXCEPT = anyOf(
  "except(?:ing)? excluding apart.from other.than minus save.for ausser bis.auf sauf [ea]xcept[eo] exceto salvo tranne",
);
const ONLY = anyOf("only just got did made managed hit nur geschafft seulement solo so hice fait fatto fiz");
const LEFT = anyOf("skipped missed dropped left.out left cut ausgelassen weggelassen saute salt[eo] saltat[oi] pulei");
const THEM = `(?:them|it|that|those|these|the|a|out|die|den|le|la|el|los|os|${NUMBER}|(?=${OF_SETS}))`;
/** The words between, which name what was left out. */
const NEAR = "[^.;!?\\n]{0,60}?";

/** "three on the right and one on the left", "links nur 6". */
const OF_A_SIDE = [
  whole(`${NUMBER}(?!/) (?:\\p{L}+ ){0,2}${ON} ${SIDE}`),
  // "Polso destro un po' strano" counts nothing.
  whole(
    `${SIDE}(?: (?:side|leg|arm|hand|one|only|just|nur|got|did))* (?!(?:une?|um) (?:po|peu|poco|pouco|tant)|un p)${NUMBER}`,
  ),
];
/** "except I skipped them in the last round", "apart from the second where i only got 7". */
const EXCEPTED = whole(`${EXCEPT}(?!\\p{L})${NEAR}(?<!\\p{L})(?:${OF_SETS}|${NUMBER}|them)`);
/** "skipped them in the last round", "left one set out". */
const LEFT_OUT = whole(`${LEFT} ${THEM}(?!\\p{L})${NEAR}(?<!\\p{L})(?:${OF_SETS}|out)`);
/** "last one i only got 7", "managed just 6 on the third". */
const GOT = whole(`${ONLY}(?: \\p{L}+){0,2} ${NUMBER}(?!%)`);
const OF_WHICH = whole(OF_SETS);
/** What could have been, and what was felt, changes no set. */
const NO_DEED = whole(
  anyOf(
    "could should would might felt feels? feeling hurts? hurting sore pain(?:ful)? pump tight stiff sleep tank next konnte hatte weh mal duele dolor fa.male dor",
  ),
);
const CLAUSE = /[^,.;!?\n()]+(?:[.,]\d[^,.;!?\n()]*)*/g;
const LONGEST_QUOTE = 60;

/**
 * Remarks that bear on the sets they stand behind and are in none of them: what was left out, what one of the sets or sides
 * was instead. In: the words behind an exercise's sets, and its notes. Out: the remarks as written. Linear.
 */
export function untoldRemarks(said: string): string[] {
  return (said.match(CLAUSE) ?? []).flatMap((clause) => {
    const folded = alignedFold(clause);
    if (NO_DEED.test(folded)) return [];
    const bears =
      OF_A_SIDE.some((pattern) => pattern.test(folded)) ||
      EXCEPTED.test(folded) ||
      LEFT_OUT.test(folded) ||
      (GOT.test(folded) && OF_WHICH.test(folded));
    return bears ? [clause.trim().slice(0, LONGEST_QUOTE)] : [];
  });
}
