import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isMovementWord } from "./clauseWords.ts";
import type { Stretch } from "./otherTimes.ts";

/** Says that the writer does not know or remember something. */
export const NOT_KNOWN =
  "(?<!\\p{L})(?:(?:have )?no idea|(?:i )?(?:dunno|don['’]?t (?:know|remember|recall)|forgot|forget|lost count(?: of)?|can['’]?t remember|not sure)|who knows|god knows|keine ahnung|wei(?:ss|ß) (?:ich )?nicht(?: mehr)?|vergessen|(?:je )?(?:ne )?sais (?:plus|pas)(?: trop)?|aucune id[ée]e|j['’]ai oubli[ée]|(?:ya )?no (?:s[ée]|recuerdo|me acuerdo)|ni idea|non (?:so|ricordo)(?: pi[uù])?|boh|n[ãa]o (?:sei|lembro)|nem sei)";
/** How many, how long: what is not known. */
export const ASKED_WORD =
  "(?:how (?:many|much|long|often|heavy)|wie ?(?:viele?|lange|oft|schwer)|combien|quant[oaie]s?|cu[áa]nt[oa]s?|which|what|welche\\w*|quel\\w*|qu[ée]|quale|qual)(?!\\p{L})";

const UNKNOWN = entered(compiled(`${NOT_KNOWN},? ${ASKED_WORD}(?=[^?]*$|[^?.!\\n]*[.!\\n])`, "giu"));

/** "je sais plus combien 4 séries", "no idea how many curls": says nothing of the sets beside it. Out: the stretches. Linear. */
export const notKnown = (text: string): Stretch[] =>
  /\d/.test(text)
    ? UNKNOWN.matches(text).map((match) => ({ start: match.index, end: match.index + match[0].length }))
    : [];

/** "Leg curls 40 kg, can't remember how many": a load, and that nobody counted. */
const UNCOUNTED = entered(
  compiled(
    `^\\W*(?:(?:and|then|also|plus|ok|did|i did|und|dann|et|puis|y|luego|e|poi)[ ,]+)*(?<name>\\p{L}[\\p{L} '’-]{2,40}?),?(?: (?:at|with|mit|bei|con|avec|com|[aà]))? ?@?\\d{1,3}(?:[.,]\\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds?)?[ ,.;:(–-]+(?:(?:but|and|i|honestly|aber|mais|pero|ma|mas) ){0,3}(?:${NOT_KNOWN}|(?:do|can) not (?:know|remember|recall))(?: (?:exactly|sure|anymore|mehr|genau))*,? (?:how (?:many|much)|wie ?viele?|combien|quant[aeio]s?|cu[áa]nt[ao]s)(?: (?:reps?|sets?|i did|i got|times|it was|that was|there were|anymore|exactly|lol|tho(?:ugh)?|wdh|es waren|mehr|de reps|eran|erano))*[\\s.!)]*$`,
    "iu",
  ),
);
const NO_NAME =
  /^(?:no|nope|it|that|they|those|this|sorry|actually|make|not|was|were|nein|das|es|non|c|era|eran|foi|should|could|can|add|what|which)(?!\p{L})/iu;

/** Whether a message tells an exercise and its load, and says that its writer does not know how often. In: any text. */
export function tellsUncounted(text: string): boolean {
  const name = text.length > LONGEST_UNCOUNTED || !/\d/.test(text) ? undefined : UNCOUNTED.exec(text)?.groups?.name;
  return name !== undefined && !NO_NAME.test(name) && foldText(name).split(/[ -]/).some(isMovementWord);
}
const LONGEST_UNCOUNTED = 120;
