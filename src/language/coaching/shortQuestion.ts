import type { Catalog } from "../../catalog/catalog.ts";
import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { lastNamed, namedExercises } from "./namedExercises.ts";

const LEAD = "^\\W*(?:(?:so|and|ok|okay|then|hm+|well|but|hey|thanks|yes|no|alright|right)[ ,.!]+)*";
const END = "(?: (?:then|now|please|pls|for (?:now|that|it)|today))*[\\s?.!]*$";
/** "What can I do instead?", "any alternatives?": of the lift that was spoken of. */
const INSTEAD = compiled(
  `${LEAD}(?:(?:what|which (?:exercises?|lifts?|movements?))(?: (?:can|could|should|would|do) (?:i|you))?(?: (?:do|use|try|recommend|suggest))?(?: then)? instead(?: of (?:that|it|this))?|what(?: ?['’]?s| is)? (?:an?|the|another|a good) (?:alternative|substitute|replacement)|(?:any|are there(?: any)?|got(?: any)?|give me(?: an?| some)?|what are (?:the|some|my))? ?(?:other |good |better )*(?:alternatives?|substitutes?|replacements?)(?: (?:to|for) (?:that|it|this))?|what else (?:can|could|should) i do(?: for (?:that|it))?|was (?:kann|soll) ich (?:stattdessen|statt ?dessen|dafur) (?:machen|tun)|(?:gibt es )?alternativen?|(?:que|quoi) (?:puis[ -]je )?faire a la place|(?:des )?alternatives ?|que (?:puedo|hago) (?:hacer )?en (?:su lugar|vez de eso)|(?:hay )?alternativas?|cosa (?:posso )?fare (?:invece|al suo posto)|(?:qualche )?alternativ[ae]|o que (?:posso )?(?:fazer|faco) (?:em vez disso|no lugar))${END}`,
);
/** "Where do I start?", and no word of what with. */
const WHERE_TO_START =
  /\b(?:where|wo|womit|par ou|por donde|da dove|por onde) (?:do|should|can|would|shall|to|am|fange?|soll|je|commencer|empiezo|empezar|comienzo|comenzar|comincio|cominciare|inizio|iniziare|parto|comeco|comecar|eu)\b/;
const OF_OTHERS =
  /\b(?:run\w*|jog\w*|swim\w*|cycl\w*|bik\w*|row\w*|yoga|pilates|stretch\w*|mobility|cardio|diet\w*|eat\w*|food|meals?|calories|protein|marathon|5k|10k|home|old|age|pregnan\w*|injur\w*|hurt\w*|pain|pull ?-?ups?|push ?-?ups?|calisthenics|squat\w*|deadlift\w*|bench\w*)\b/;
/** "How do I get to 120?" */
const TO_FIGURE =
  /^\W*(?:(?:so|and|ok|then|well|but|hey)[ ,]+)*how (?:do|can|could|would|will|should) i (?:get|go|make it|reach|hit|break|push|move|build)(?: (?:it|this|that|up))*(?: (?:up )?(?:to|past|through|over))? ?\d{2,3}(?:[.,]\d)?(?: ?(?:kgs?|kilos?|lbs?|pounds?))?[\s?.!]*$/;

/** "How do I get to a 100 kg bench", "how can i get my squat to 140". */
const TO_LIFT =
  /^\W*(?:(?:so|and|ok|then|well|but|hey)[ ,]+)*how (?:do|can|could|would|will|should|to) ?(?:i )?(?:get|go|make it|reach|hit|break|push|move|build|bring|raise|increase)(?: (?:up|to|past|through|over|an?|the|my|from))* ?(?:\d{2,3}(?:[.,]\d)? ?-?(?:kgs?|kilos?|lbs?|pounds?)?(?: (?:on|in|at|for|my|the))* [\p{L} -]{3,25}|[\p{L} -]{3,25} (?:up )?(?:to|past|over) \d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?)?)[\s?.!]*$/u;

/** Whether a weight is asked for of which the lift is not said. */
export const asksToReach = (text: string): boolean => text.length <= 80 && TO_FIGURE.test(foldText(text));

/**
 * A question to the coach in words that name what it is about, where it was too short to: "any alternatives?" after a question
 * on the bench press, "where do I start?" of somebody new. In: the message, and what was asked before, newest last. Out: the same where it names
 * enough, or nothing before says what is meant.
 */
export function inFull(text: string, before: readonly string[], catalog: Catalog): string {
  if (text.length > 120) return text;
  const folded = foldText(text);
  if (WHERE_TO_START.test(folded) && !OF_OTHERS.test(folded)) return "I am new to lifting, how do I start lifting?";
  if (TO_LIFT.test(folded)) {
    const [lift, ...others] = namedExercises(text, catalog);
    if (lift !== undefined && others.length === 0) return `How do I get stronger on the ${lift.phrase}?`;
  }
  if (before.length === 0 || !INSTEAD.test(folded) || namedExercises(text, catalog).length > 0) return text;
  const lift = lastNamed(before, catalog);
  return lift === null ? text : `What is an alternative to the ${lift.phrase}?`;
}
