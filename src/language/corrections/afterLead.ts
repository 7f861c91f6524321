import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { entered } from "../patterns/enteredPattern.ts";
import type { ChangeCorrection, Correction } from "./correction.ts";
import { phraseIn } from "./correctionPhrases.ts";

type Reader = (text: string) => Correction | null;

const LONGEST_LEAD = 60;
const LONGEST_REMARK = 40;
const DENIES =
  /^\W*(?:(?:hm+|oh|ah|ok|okay|wait|sorry|well|oops)\W+)*(?:no+(?! (?:idea|clue|more|belt|straps?|spotter|problem|worries|way|pain)\b)|nope|nah|actually|nein|nee|ne|non|nao)(?![\p{L}])/u;
const FIGURE_ALONE = /^\d+(?:[.,]\d+)?(?: ?(?:kgs?|kilos?|lbs?|pounds|reps?|sets?|rpe))?[\s.!]*$/i;
/** "On the bench a rep is missing": what is wrong with which exercise, without what is right. */
const OF_NAMED =
  /^\W*(?:(?:and|but|oh|ah|no|also|und|aber|ach|et|mais|y|pero|e|ma|mas)\W+)*(?:beim?|bei|on|for|with|in|sur|pour|au|aux|en|con|a|al|nel|nella|nello|sul|sulla|sullo|no|na|nos|nas) (?:(?:the|my|den|dem|der|la|le|les|el|los|las|il|lo|i|gli|o|os|as) )*/u;

/** "Ah I forgot them. 3x5": of what was forgotten, and not of what stands there. */
const FORGOT = entered(/\b(?:forg[eo]t\w*|missed|left out|vergessen|oublie\w*|olvid\w*|dimentic\w*|esquec\w*)\b/);
const BARE_SETS = /^\W*\d{1,2} ?[x×] ?\d/;

/** It surely changes what was told, whichever entry that is. */
export const isFirmChange = (said: Correction | null): said is ChangeCorrection =>
  said?.kind === "change" && said.sure && said.target === null;

const says = ({ parts }: ChangeCorrection): boolean =>
  parts.some(({ changes }) => changes.some((found) => "instead" in found && found.instead !== null));

/** The exercise that a lead is about: the words in it that name a movement. */
function namedIn(lead: string): string | null {
  const words = foldText(lead).match(/\p{L}+/gu) ?? [];
  const named = words.filter((word) => word.length > 2 && isMovementWord(word));
  return named.length === 0 || named.length > 3 ? null : phraseIn(named.join(" "));
}

/**
 * What is put right behind words that only say that something is wrong, of the exercise that they name: "my maths is off, that was 82.5", "bei den
 * Curls stimmt was nicht, 12 statt 10". In: one message, and the readers of what stands behind. `null` where the lead says more.
 */
export function afterLead(text: string, read: Reader, beforeRemark: Reader): Correction | null {
  const at = text.search(/[,;:.!–-]\s/);
  const [lead, rest] = [text.slice(0, at), text.slice(at + 1).trim()];
  if (at < 0 || lead.length > LONGEST_LEAD || /\d/.test(lead)) return null;
  const isLead = (foldText(lead).match(/\p{L}{3,}/gu) ?? []).every((word) => word === "good" || !isMovementWord(word));
  const target = isLead || !OF_NAMED.test(foldText(lead)) ? null : namedIn(lead);
  if (target !== null) {
    const said = read(rest);
    return said?.kind === "change" && said.target === null && says(said) ? { ...said, target, sure: true } : null;
  }
  if (!isLead || lead.length > LONGEST_REMARK || (FORGOT.test(foldText(lead)) && BARE_SETS.test(rest))) return null;
  const said = read(rest) ?? beforeRemark(rest);
  if (isFirmChange(said)) return said;
  // "Hmm no, watched the video back. 8.5": denied first, then as it was.
  const denied = said === null && DENIES.test(foldText(lead)) && FIGURE_ALONE.test(rest);
  return denied ? read(`no ${rest}`) : null;
}
