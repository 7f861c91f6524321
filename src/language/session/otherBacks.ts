import { entered } from "../patterns/enteredPattern.ts";

/** "Back to 45": no part of the body. */
const BACK_TO = entered(/\bback (?=to \d)/gi);
/** "Ok back then, 30 min": the part of the body, and no time that is over. */
const BACK_THEN = entered(
  /^(\W*(?:(?:ok|okay|so|right|alright|fine|well|yes|yeah|no|cool|great|good|hm+|and|just|do|lets do)[ ,]+)*back),? (?=then ?(?:$|[,.;!]|please|pls|today|now|for \d|\d))/i,
);
/** "First session back": after a while without, and no part of the body. */
const FIRST_BACK = entered(
  /\b(first (?:(?:proper|real|actual|full) )?(?:session|workout|day|week|time|training|one)) back(?! ?(?:and|&|\+|n|plus|day|workout) )/gi,
);

/** A request in which "back" is the part of the body alone: not a return, and no time that is over. */
export const withoutOtherBacks = (text: string): string =>
  text.replace(BACK_TO, "down ").replace(BACK_THEN, "$1, ").replace(FIRST_BACK, "$1");
