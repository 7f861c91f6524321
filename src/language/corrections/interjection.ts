import { answerTokens } from "../answers/answerTokens.ts";
import { readDismissal } from "../answers/dismissal.ts";
import { foldText } from "../foldText.ts";

/** Longer texts are requests of their own. */
const MOST_CHARACTERS = 300;

/** What takes back or changes something that was just said, at the start of a text. */
const TAKES_BACK =
  /^(?:(?:oh|ah|ugh|oops|whoops|ok|okay|no+|nah|hey|and|but|um+|hm+|shit|damn)[\s,.!-]+)*(?:wait|hang on|hold on|actually|i (?:mean|meant|misspoke|mistyped|typed)|i (?:got|wrote|said) (?:it|that) wrong|sorry(?=[\s,.!-]+(?:i|it|that|not|make|the|my|was|\d|for|on|with))|correction|scratch that|scrap that|make (?:it|that|them)|not (?:\w+ ){1,4}but|typo|my (?:bad|mistake)|edit:|instead|rather|change (?:it|that|the)|nicht (?:\w+ ){1,3}sondern|moment|warte|halt|eigentlich|ich (?:meine|meinte)|attends?|en fait|je voulais dire|pardon|espera|perdon|en realidad|quise decir|quiero decir|aspetta|scusa|in realta|volevo dire|intendevo|na verdade|desculpa|quis dizer)(?![\p{L}\d])/u;
/** "*80 kg": how people mend a slip. */
const STARRED = /^\*\s*\S/;

/**
 * What a message does to the work that is under way: calls it off ("stop", "never mind"), changes it ("no wait, 70"), or
 * neither. Any string in; linear.
 */
export function readInterjection(text: string): "cancel" | "correction" | null {
  if (text.length > MOST_CHARACTERS) return null;
  if (STARRED.test(text.trim())) return "correction";
  const folded = foldText(text);
  if (/^(?:please )?stop(?: it| that| now| there)?(?: please)?[\s.!]*$/.test(folded)) return "cancel";
  if (readDismissal(answerTokens(text)) === "") return "cancel";
  return TAKES_BACK.test(folded) ? "correction" : null;
}
