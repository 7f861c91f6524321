import { isMovementWord } from "../notation/clauseWords.ts";
import { isLastPlace, LAST_WORDS, ORDINAL_WORDS, placeOf } from "../numbers/ordinals.ts";
import { compiled } from "../patterns/compiled.ts";

/** The one set that is to go: by its figure, or by its place (from 1; −1 is the last). */
export type StruckSet = { figure: number } | { place: number };

const LED =
  "^\\W*(?:(?:ok|okay|oh|no|ah|sorry|actually|and|but|so|wait|please|can you|could you|ach|non|ma|y|e|et)[ ,]+)*";
const ERASE =
  "(?:delete|remove|erase|scrap|scratch|strike|bin|lose|drop|ditch|take out|take off|get rid of|losch(?:e|en)?|streich(?:e|en)?|entfern(?:e|en)?|borra|quita|elimina|togli|cancella|efface|enleve|supprime|apaga|tira)";
const THE = "(?:the|my|that|die|der|das|den|la|le|el|il|lo|los|o|a|l)";
const UNIT = "(?: ?(?:kgs?|kilos?|lbs?|pounds?|reps?|wdh))?(?:er|s)?";
const NOUN = "(?: (?:one|set|satz|serie))";
const FIGURE = `(?<figure>\\d{1,3}(?:[.,]\\d{1,2})?)${UNIT}${NOUN}?`;
/** "Delete the 12", "scrap the 102.5 one": a set that is named by its figure. */
const STRUCK = compiled(`${LED}${ERASE} ${THE} ?${FIGURE}(?: (?:again|please|pls|wieder))*[\\s.!]*$`, "u");

const WHICH = `(?:${FIGURE}|(?<ordinal>${ORDINAL_WORDS}|${LAST_WORDS})${NOUN}?|(?:set|satz|serie) (?<number>[1-9]))`;
const IS = "(?:(?:did|does|should) not|was|were|is|war|ist|c etait|etait|era|es|foi|fue|e stat[ao])";
const PRONOUN = "(?:it|that|this|that one|this one|es|das|ihn|den|die|diesen|la|le|lo|ca|isso|essa|quella|quello)";
const ERASED = `(?:${ERASE}(?:la|lo|l[ae]s?)?(?: ${PRONOUN})?|(?:take|get|cut|leave|nimm|mach|tu) ${PRONOUN} (?:off|out|away|raus|weg))`;
const MORE =
  "(?: (?:again|please|pls|then|wieder|bitte|raus|weg|stp|por favor|per favore|off|out|away|from the log))*[\\s.!]*$";
/** "The first set was a warm-up, delete it", "the 40 was only to warm up so take it off". */
const WHY_FIRST = compiled(
  `${LED}(?:${THE} ?)?${WHICH},? ${IS} (?<why>[^\\d,;.!?]{3,40}?)[ ,;.!-]+(?:(?:so|and|please|pls|can you|could you|you can|just|also|bitte|alors|donc|asi que|quindi|entao) ){0,3}${ERASED}${MORE}`,
  "u",
);
/** "Scrap the 60 one it was warm up", "remove the first set, that was a feeler". */
const WHY_AFTER = compiled(
  `${LED}${ERASE} ${THE} ?${WHICH}[ ,;.!-]+(?:(?:because|cause|since|as|weil|denn|car|porque|perche|parce que|pois) ?)?(?:(?:it|that|this|which|das|es|er|c|ca|que|isso) )?${IS} (?<why>[^\\d,;.!?]{3,40}?)[\\s.!]*$`,
  "u",
);
/** What only a set is, and no exercise. */
const WARM_UP =
  /(?<!\p{L})(?:warm ?-?(?:ing )?-?up|feeler|primer|practice|test|trial|aufwarm\p{L}*|warm ?machen|echauffement|calentamiento|calentar|aproximacion|riscaldamento|aquecimento)(?: sets?| one)?(?!\p{L})/u;
/** A figure or a place may be worth another look, and then it is none that goes: "was wrong, it was 60". */
const MAY_STRIKE =
  /\d|first|second|third|fourth|fifth|last|final|1st|erst|zweit|dritt|letzt|premier|dernier|primer|ultim|prim[oa]|set/u;

/** The set that is to go; `null` where none is named so. A place alone is read only where it is said to be a warm-up. In: folded text. */
export function struckSet(folded: string): StruckSet | null {
  if (!MAY_STRIKE.test(folded) || folded.length > LONGEST) return null;
  const plain = STRUCK.exec(folded)?.groups?.figure;
  if (plain !== undefined) return { figure: number(plain) };
  const { figure, ordinal, number: at, why = "" } = (WHY_FIRST.exec(folded) ?? WHY_AFTER.exec(folded))?.groups ?? {};
  if (why === "") return null;
  const isOfSet = WARM_UP.test(why);
  if (!isOfSet && why.split(" ").some(isMovementWord)) return null;
  if (figure !== undefined) return { figure: number(figure) };
  if (!isOfSet && at === undefined && !/(?<!\p{L})(?:set|satz|serie)(?!\p{L})/u.test(folded)) return null;
  return { place: at !== undefined ? Number(at) : isLastPlace(ordinal ?? "") ? -1 : placeOf(ordinal ?? "") };
}
const LONGEST = 120;
const number = (figure: string): number => Number(figure.replace(",", "."));
