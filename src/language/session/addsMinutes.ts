import { foldText } from "../foldText.ts";
import { entered } from "../patterns/enteredPattern.ts";

const ADDS = entered(
  /^(?!.*\b(?:log|entry|diary|record)\b)\W*(?:(?:and|ok|okay|please|pls|maybe|also|can you|could you|can we|lets) )*(?:add|put in|throw in|include|tack on|stick in|chuck in|fug\w*|ajoute\w*|anade\w*|agrega\w*|aggiungi|adicion\w*|acrescent\w*) (?:me |noch |in )?(?:(?:a|an|another|extra|some|about|like|noch|un|une|otros?|altri|mais) )*\d{1,2} ?-?(?:m|mins?|minutes?|minuten|minutos|minuti)(?: (?:of|de|di|von|d))? (?!\d)[a-z][a-z '-]{2,30}?(?: (?:at|to|in|am|a la|zum) (?:the )?(?:end|start|finish|beginning|it|ende|schluss|fin|fine|fim))?(?: (?:please|pls|too|as well|bitte))*\W*$/,
);
/** "Add 5 mins of core" to the session that is there: more to do, and nothing that was done. In: a short message as typed. */
export const addsMinutes = (text: string): boolean => text.length <= 80 && ADDS.test(foldText(text));

const MINUTES =
  /(?<!\p{L})(?:(?:a|an|another|extra|some|about|like|noch|un|une|otros?|altri|mais) )*\d{1,2} ?-?(?:m|mins?|minutes?|minuten|minutos|minuti)(?: (?:of|de|di|von|d))? /iu;
/** The same without its minutes, which are those of the part and not of the session. */
export const withoutAddedMinutes = (text: string): string =>
  addsMinutes(text) ? text.replace(MINUTES, "some ") : text;
