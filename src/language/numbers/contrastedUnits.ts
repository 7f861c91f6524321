import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const UNIT = "(?:kgs?|kilos?|lbs?|pounds?|pfund|libras|livres)";
const LEAD = "(?:(?:sorry|oops|no|ah|oh|actually|ups|in|en|em|that (?:was|is)|those were|it was|i)[ ,]+)*";
const MEANT =
  "(?:ment|meant|mean|was meaning|(?:ich )?meinte|je voulais dire|queria decir|quise decir|volevo dire|queria dizer|quis dizer)";
const LAUGHS =
  "(?:[ ,.!]+(?:ha(?:ha)*|lol|lmao|mdr|jaja\\w*|kkk*|sorry|oops|obviously|ofc|of course|btw|my bad|si seulement|duh))*";
/** "Pounds, not kilos", "i meant kg haha", "lbs i mean". */
const CONTRAST = entered(
  compiled(
    `^\\W*(?:${LEAD}${UNIT},? (?:not|instead of|rather than|nicht|pas|no|non|nao) (?:in |en |em )?${UNIT}|${LEAD}${MEANT} (?:in |en |em )?${UNIT}(?:,? not ${UNIT})?|${LEAD}${UNIT},? (?:i|we) ${MEANT})${LAUGHS}\\W*$`,
  ),
);

/** Whether a text says in which unit of weight something was and nothing else: "pounds, not kilos", "i meant kg". In: folded text. */
export const contrastsUnits = (folded: string): boolean => CONTRAST.test(folded);
