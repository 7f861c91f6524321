import { foldText } from "../foldText.ts";
import { isMovementWord } from "./clauseWords.ts";

/** "Instead of leg day": what was not done, told by the name of its day. */
const INSTEAD_OF_DAY =
  /,? (?:instead of|rather than) (?:(?:my|the|a|our|usual|planned) )*(?:\p{L}+ ){0,2}(?:day|session|workout|training)\b/giu;
/** An amount of money and the word for it: "paid 3x 24.90". */
const MONEY =
  /\b(?:paid|pay|spent|costs?|fees?|bill|invoice|refund(?:ed)?|bezahlt|gekostet|pay[ée]|pagu[eé]|pagato|paguei)\b/i;
const PRICE = /\d[.,]\d\d(?!\d)|[€$£]/;
/** The grade of a climb, which is no number of repetitions. */
const GRADE = /(?<![\p{L}\d.])(?:[4-9][abc]\+?|v1?\d\+?)(?![\p{L}\d])/giu;

/** What bathroom scales show: "just got off the scale, its 82.6". */
const ON_SCALES =
  /\b(?:got|stepped|jumped|hopped|been|stood|am|was|just) (?:(?:off|on|onto) )(?:of )?(?:a |the |my |our )?(?:\w+ )?scales?\b|\b(?:the|my) scales? (?:says?|said|shows?|showed|reads?|was|is)\b/i;

/** Whether the figures of a text count no sets: they say what something cost, or only how hard a climb was. Pure. */
export function tellsNoSets(text: string): boolean {
  if (MONEY.test(text) && PRICE.test(text))
    return !(foldText(text).match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word));
  if (ON_SCALES.test(text)) return !(foldText(text).match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word));
  const ungraded = text.replace(GRADE, "");
  return ungraded !== text && !/\d/.test(ungraded);
}

/** A text of the same length with blanks where it names the session that something else took the place of. Pure. */
export const withoutInstead = (text: string): string =>
  text.replace(INSTEAD_OF_DAY, blanks).replace(SO_MANY_OF_THEM, blanks);
const blanks = (said: string): string => " ".repeat(said.length);
/** "Ok then here's 6 of them:", after a question for how many. */
const SO_MANY_OF_THEM =
  /^\W*(?:(?:ok|okay|then|so|well|right|alright|cool|nice)\W+)*(?:here ?['’]?s|here (?:are|is)|(?:i )?did|that ?['’]?s|got|have)? ?\d+ of (?:them|those|these)\s*(?:[:,–-]|then\b|today\b)\s*/i;
