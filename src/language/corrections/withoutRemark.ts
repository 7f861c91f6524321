import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";

const BREAK = /[,;.!?…()–—]+\s+|\s+[-–—]+\s+/g;
const MOST_BREAKS = 3;
/** Words by which what stands behind a comma still says what or which of it: "…, both of them", "…, not the squats". */
const SAYS_MORE =
  /(?<![\p{L}])(?:both|all(?= (?:of|three|four|two|sets|them)|$)|each|every|others?|rest|too|also|as well|not|no|but|except|keep|instead|rather|i (?:mean|meant)|make|change|log|add|sets?|reps?|kgs?|kilos?|lbs?|pounds?|per|side|hand|arm|leg|left|right|first|second|third|last|one|ones|beide|alle|aber|nicht|auch|tous|mais|pas|aussi|todos?|pero|tambien|tutti|ma|anche|mas|tambem)(?![\p{L}])/u;

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
