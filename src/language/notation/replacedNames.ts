import { entered } from "../patterns/enteredPattern.ts";
import type { Stretch } from "./otherTimes.ts";

/** "Skipped bench did rows 3x8": without a sign between them, what was left out is no part of the name. */
const SKIPPED =
  /\b(?:skipped|ditched|bailed on|left out) (?:the |my )?(?!rope)[\p{L}][\p{L} -]{1,24}? (?=(?:(?:and|but|so|i|we|just|only|instead) ){0,3}did (?!not\b)[^.;!?\n]{0,80}\d)/giu;
/** "Instead of squats I did leg press 3x12", "3x8 instead of the planned 4x8". */
const INSTEAD_OF =
  /\b(?:instead of|in place of|rather than|anstatt|statt|au lieu de|en vez de|en lugar de|invece di|al posto di|em vez de) (?!\d+ ?(?:kg|lb))[^,.;:!?\n()+&]{2,40}?(?=[,.;:!?\n()+&]|$| (?:i|we|did|just|so|and|but|habe|j['’]ai|hice|ho|fiz)\b)/giu;
/** "Swapped squats for leg press 3x12", "subbed leg press for squats 3x12": what was not done. */
const SWAPPED =
  /\b(?:swapped|switched|replaced|traded|exchanged|subbed(?= (?:out )?[^,.;!?\n]{2,30}? with\b))(?: out)? (?:the |my )?[^,.;!?\n\d]{2,30}? (?:for|with|to|out for) (?=[^.;!?\n]{0,60}\d)/giu;

/** "Sled was taken so battle ropes 4x30 s", "rack war besetzt, also Beinpresse 3x12": what could not be used. */
const TAKEN =
  /(?<![\p{L}\d])(?:(?:\d{1,2}|the|my|all|every|both|der|die|das|alle|le|la|les|el|los|las|il|i|o|a|os|as) )*(?!(?:it|that|this|they|i|we|he|she|gym|studio) )\p{L}[\p{L} -]{1,30}? (?:was|were|is|are|war|waren|[ée]tait|[ée]taient|estaba|estaban|era|erano|estava|estavam) (?:(?:all|both|always|still|already|again|constantly|wieder|alle|schon|encore|toujours|todos?|todas?|tutt[ei]) )*(?:taken|busy|occupied|in use|being used|hogged|full|broken|out of order|gone|kaputt|besetzt|belegt|weg|pris(?:e|es)?|occup[ée]e?s?|cass[ée]e?s?|ocupad[oa]s?|rot[oa]s?|occupat[oaie]|rott[oaie]|quebrad[oa]s?)(?: (?:again|as usual|wieder|encore|otra vez))?(?:,? ?(?:so|and so|and|therefore|also|deshalb|donc|alors|as[ií] que|por eso|quindi|cos[iì]|ent[aã]o))?[ ,]+(?=[^.!?\n]{0,80}\d)/giu;

const PATTERNS = [SKIPPED, INSTEAD_OF, SWAPPED, TAKEN];
const HINT = entered(
  /\b(?:skipped|ditched|bailed|left out|instead|place|rather|statt|anstatt|lieu|vez|lugar|invece|posto|swapped|switched|replaced|traded|exchanged|subbed|taken|busy|occupied|in use|used|hogged|full|broken|order|gone|kaputt|besetzt|belegt|weg|prise?s?|occup\p{L}*|ocupad\p{L}*|cass[ée]\p{L}*|rot[oat]\p{L}*|quebrad\p{L}*)(?!\p{L})/iu,
);

/** Where a message names what was left out or replaced by what it tells as done. In the order of the patterns. Linear. */
export function replacedNames(text: string): Stretch[] {
  if (!HINT.test(text)) return [];
  return PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
}
