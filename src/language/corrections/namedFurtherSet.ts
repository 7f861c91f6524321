import { isMovementWord } from "../notation/clauseWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change } from "./correction.ts";
import { phraseIn } from "./correctionPhrases.ts";
import { WEIGHT_UNIT } from "./correctionWords.ts";

const LEAD =
  "(?:(?:and|also|plus|then|oh|ok|i|please|und|et|y|e|bitte)[ ,]+)*(?:(?:add|did|do|log|put|had|forgot|mach|trag|gab|ajoute[rz]?|rajoute|anade|agrega|pon|suma|aggiungi|metti|segna|adiciona|acrescenta|poe|coloca) )?";
const ONE =
  "(?=(?:\\p{L}+|1)(?: \\p{L}+){0,4} ?)(?:(?:another|an?|1|one|more|extra|noch|ein(?:en|e)?|un[ae]?|uma|mas|otra|encore|altra|mais|outra)['’ ]+)+(?:set|satz|serie)(?: (?:mas|more|de plus|en plus|in piu|a mais|extra))?";
const IS_MORE = /\b(?:another|more|extra|noch|mas|otra|encore|de plus|en plus|in piu|altra|mais|outra)\b/;
/** "Add a set of curls": it is one more though no other word says so. */
const ADDS =
  /^(?:(?:and|also|plus|then|oh|ok|please|und|et|y|e|bitte)[ ,]+)*(?:add|ajoute|rajoute|anade|agrega|suma|aggiungi|adiciona|acrescenta)/;
const OF =
  "(?: (?:of|to|on|for|in|onto|de|du|del|al|au|aux|do|no|na|ao|da|di|d|beim|bei|zu|zum|zur|pour|para|per|la|le|les|el|il|lo|o|a|the|my|die|das|den|der))*";
const FIGURE = `(?:,? (?:with|mit|avec|con|com|at|for|of|x|a|de|da|same|again|also|wieder|auch|toujours|encore|siempre|igual|sempre|ancora|,)* ?(\\d+(?:[.,]\\d+)?) ?(reps?|wdh|${WEIGHT_UNIT.slice(1, -1)})?)?`;
const AT = `(?: (?:at|with|@|mit|con|com|avec|a|à) ?(\\d+(?:[.,]\\d+)?) ?(${WEIGHT_UNIT.slice(1, -1)})?)?`;
const FORM = entered(compiled(`^${LEAD}${ONE}${OF} ([^\\d,.;:?]{3,40}?)${FIGURE}${AT}[ .!]*$`, "u"));
const NO_ENTRY = /\b(?:equipment|gear|gym|workouts?|sessions?|plans?|routines?)\b/;
const MOST_REPS = 40;
const AT_LOAD = compiled(` (?:at|@|auf|bei) ?(\\d+(?:[.,]\\d+)?(?: ?(?:${WEIGHT_UNIT.slice(1, -1)}))?)[ .!]*$`, "u");

/**
 * "Add another set to the bench with 8", "noch ein Satz Bankdrücken", "añade una serie más al press": one more set of an entry that is
 * named. In: folded text, number words as figures. `null` where no movement is named, or the figure is of something else.
 */
export function readNamedFurtherSet(text: string): Correction | null {
  const found = FORM.exec(text);
  if (!found || !(IS_MORE.test(text) || ADDS.test(text))) return null;
  const [, name = "", figure, unit, load, loadUnit] = found;
  const target = phraseIn(name);
  if (target === null || NO_ENTRY.test(target) || !target.split(" ").some(isMovementWord)) return null;
  // "One more set of pulldowns at 40": a load, as many repetitions as before.
  const heavy = figure !== undefined && !/^(?:rep|wdh)/.test(unit ?? "") ? AT_LOAD.exec(text)?.[1] : undefined;
  if (heavy !== undefined && load === undefined)
    return change({ added: { count: 1, text: `at ${heavy.replace(",", ".")}` }, target });
  const isReps = figure !== undefined && (unit === undefined || /^(?:rep|wdh)/.test(unit));
  // A weight alone leaves open how many.
  if (figure !== undefined && (!isReps || Number(figure) > MOST_REPS)) return null;
  if (load !== undefined && !isReps) return null;
  const at = load === undefined ? "" : ` at ${load.replace(",", ".")}${loadUnit === undefined ? "" : ` ${loadUnit}`}`;
  return change({ added: { count: 1, text: isReps ? `${figure} reps${at}` : "" }, target });
}
