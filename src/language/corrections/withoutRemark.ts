import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { entered } from "../patterns/enteredPattern.ts";

const BREAK = /[,;.!?…()–—]+\s+|\s+[-–—]+\s+/g;
const MOST_BREAKS = 3;
/** Words by which what stands behind a comma still says what or which of it: "…, both of them", "…, not the squats". */
const SAYS_MORE = entered(
  /(?<![\p{L}])(?:both|all(?= (?:of|three|four|two|sets|them)|$)|each|every|others?|rest|too|also|as well|not|no|but|except|keep|instead|rather|i (?:mean|meant)|make|change|log|add|sets?|reps?|kgs?|kilos?|lbs?|pounds?|per|side|hand|arm|leg|left|right|first|second|third|last|one|ones|beide|alle|aber|nicht|auch|tous|mais|pas|aussi|todos?|pero|tambien|tutti|ma|anche|mas|tambem)(?![\p{L}])/u,
);

/** "…, front is Thursday": what is done on other days. */
const OF_ANOTHER_DAY =
  /^(?:the |my )?[\p{L} -]{3,30}? (?:is|are)(?: (?:on|for|only|always|normally|usually))* (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow)[\s.!]*$/u;
/** "…, the 5 plate was missing": why it was so. */
const IS_GEAR_TALK =
  /^(?:the|a|all the|somebody|someone|they|there)(?: [\p{L}\d.]+){1,5} (?:was|were) (?:missing|taken|gone|broken|busy|occupied|in use|full|not there|too (?:heavy|light))[\s.!]*$|^(?:somebody|someone|some \p{L}+) (?:had|took|nicked|was (?:using|on))(?: [\p{L}\d.]+){1,5}[\s.!]*$/u;

/** "That was Thursday, I did nothing yesterday": the other day is no correction. */
const DID_NOTHING = entered(
  /(?<=\p{L}.*)[ ,.;]+(?:i|we) (?:did nothing|did(?: not|n['’]?t) (?:train|do anything)|was (?:off|resting|ill|sick|away)|rested|had a (?:rest day|day off))\b[^\d?]{0,30}$/iu,
);

const SLIPPED = entered(/\bac(?:tualy|utally|tully|tally|tuallly|aully)\b/i);
/** "The Friday before, the 13th": the day is told by its number. */
const APPOSED = entered(
  /(?:the |last |on )*(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: before(?: last| that)?| of last week)?, (the \d{1,2}(?:st|nd|rd|th))/i,
);

/** "The last set was 18, so 98": what all of it comes to. */
export const SO_IN_ALL =
  /(?<=\d(?: ?(?:kgs?|kilos?|lbs?|reps?|sets?|only))?), (?:so|also|donc|asi que|quindi|entao)(?: (?:it is|that is|thats|that makes|makes))? \d{1,4}(?: ?(?:reps|kgs?|lbs?))?(?: (?:in (?:total|all)|total|all (?:in all|together)|altogether|overall|insgesamt|au total|en total|in totale|no total))*(?=[\s.!]*$)/;

/** "Sorry yards, it's a 25yd pool": how long the bath is, and no way that was swum. */
const POOL = entered(
  /[\s,.;:(–-]+(?:(?:it|that|this|mine|ours)(?: ?['’]?s| was| is)? |in |because |cause |our |the )*(?:an? )?(?:\d{2} ?-?(?:m|yds?|yards?|met(?:er|re)s?)? ?-?|yards? |short course |long course )pool\b[\s.)!]*$/i,
);
export const withoutPool = (text: string): string => text.replace(POOL, "");
/** "20 mins sry". */
const SORRY = entered(/(?<!\p{L})(?:sry|srry|sorrry+|soz)(?!\p{L})/giu);

/** "First two at 35, rest at 30". */
const BARE_REST = entered(
  /(?<=(?:[,;&.] ?|\b(?:and|then) )(?:and |then )?)rest(?= (?:(?:of (?:them|the sets|it) )?(?:at|were|was|with|only|all|for)|\d))/gi,
);

/** A correction without what is told of other days or of the gear behind its last comma. In: any text. */
export function withoutAside(said: string): string {
  const text = withoutPool(said.replace(SLIPPED, "actually").replace(SORRY, "sorry").replace(BARE_REST, "the rest"))
    .replace(APPOSED, "$1")
    .replace(DID_NOTHING, "");
  const at = Math.max(text.lastIndexOf(", "), text.lastIndexOf("; "), text.lastIndexOf(". "));
  const tail = at <= 0 ? "" : foldText(text.slice(at + 2));
  return OF_ANOTHER_DAY.test(tail) || IS_GEAR_TALK.test(tail) ? text.slice(0, at) : text;
}

/**
 * A sentence without the remarks behind it, the longest first: "that was thursday, getting round to it now" → "that was
 * thursday". In: any text. Nothing where what follows says more of what was done. Pure and linear.
 */
export function withoutRemark(text: string): string[] {
  const breaks = [...text.matchAll(BREAK)].slice(0, MOST_BREAKS).reverse();
  return breaks.flatMap((found) => {
    const [head, tail] = [text.slice(0, found.index).trim(), foldText(text.slice(found.index + found[0].length))];
    const words = tail.match(/\p{L}{2,}/gu) ?? [];
    const isRemark = words.length > 0 && !/\d|\?/.test(tail) && !SAYS_MORE.test(tail);
    return head !== "" && isRemark && !words.some((word) => isMovementWord(word)) ? [head] : [];
  });
}
