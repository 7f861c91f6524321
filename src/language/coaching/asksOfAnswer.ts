import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const LEAD =
  "(?:(?:ok|okay|so|and|but|hm+|oh|well|cool|thanks|great|nice|wait|und|aber|et|mais|y|pero|e|ma|mas|gut|bien|vale|bom|alors|also)[ ,.!]+)*";
/** Begins as a question that somebody puts about what was just said. */
const ASKS =
  "(?:(?:can|could|should|shall|may|must|do|does|would|will) (?:i|you|we|one|it|that|they|both|those)|(?:is|are|was|were|would) (?:it|that|this|those|these|they|both|either)|(?:is|are) (?:it|there) \\p{L}+|(?:which|what) (?:of|one)|(?:how|when|why) (?:much|often|long|many|should|do|does|is|are|would)|kann|soll(?:te)?|darf|muss|ist (?:das|es)|sind|(?:est ce que )?je (?:peux|dois)|puis je|dois je|c est|faut il|puedo|debo|deberia|es|son|esta|posso|devo|dovrei|e|sono|va|deveria|sao)";
/** Words that stand for what was answered. */
const OF_IT =
  "(?:it|that|this|them|those|these|both|either|neither|together|the two|one of them|the other|that much|das|es|beides?|beiden|davon|zusammen|ca|cela|les deux|ensemble|ambos|ambas|los dos|las dos|eso|juntos|entrambi|tutti e due|insieme|quello|os dois|isso|juntas?)";
const OF_ANSWER = compiled(`^\\W*${LEAD}${ASKS}(?![\\p{L}])(?:.*(?<![\\p{L}])${OF_IT}(?![\\p{L}]))?`, "u");
const POINTS = entered(compiled(`(?<![\\p{L}])${OF_IT}(?![\\p{L}])`, "u"));
const MOST_WORDS = 9;
/** An order or a wish that something be done here. */
const ORDERS = entered(
  /(?<![\p{L}])(?:you|log|save|delete|remove|undo|build|make|change|swap|skip|remind|show|add|shorter|longer|easier|harder|workout|session|plan|entry|sets?|reps?|weeks?|today|tomorrow)(?![\p{L}])|\d/u,
);

/**
 * Whether a short question is about the answer before it and names nothing of its own: "can i take both", "is that a lot?". In:
 * folded text. What it is about is for the conversation to tell.
 */
export function asksOfAnswer(folded: string): boolean {
  if (folded.split(" ").length > MOST_WORDS || ORDERS.test(folded)) return false;
  return OF_ANSWER.test(folded) && POINTS.test(folded);
}
