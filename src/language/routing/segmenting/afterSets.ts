import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { isNotAsked } from "../notAsked.ts";

const SETS =
  /\d ?[x×*] ?\d|\b\d+ (?:sets|rounds|series|satze|tours?|rondas)\b|\d ?(?:kgs?|lbs?|km|mi(?:les?)?|min\w*)\b|\d:\d\d/i;
const AND = "(?:\\W|\\b(?:and|so|but|also|now|then|ok|btw|und|jetzt|aber|et|alors|y|entonces|e|ora|agora|mas|ma)\\b)*";
/** Begins as only a question does, whether or not its mark is set. */
const ASKS_OUTRIGHT = compiled(
  `^${AND}(?:(?:should|shall|can|could|may) i|do i (?:even |really |still |have |need |go )|am i (?:ready|ok|on|doing)|is (?:that|this|it) (?:too|ok|okay|enough|good|bad|normal|any good|a lot|heavy|light)|was (?:that|this|it) (?:too|ok|okay|enough)|how (?:long|much|many|often|soon|heavy|do i|should|can)|what (?:should|do|can|would) i|what(?: i|')?s (?:a good|the best|next)|when (?:should|can|do|is)|soll(?:te)? ich|kann ich|darf ich|muss ich|was (?:soll|kann|mache|esse) ich|wie (?:lange|viel|oft|komme?) )`,
);
/** Begins as a question may; its mark says that it is one. */
const MAY_ASK = compiled(
  `^${AND}(?:(?:morgen|tomorrow|domani|demain|manana|amanha|apres|danach|dopo|despues|depois|next time),? )?(?:is|are|was|were|do|does|did|can|could|should|would|will|how|what\\w*|when|which|why|who|any|ist|war|sind|wie\\w*|was|wann|warum|welche\\w*|je|on|j|c est|est|combien|comment|quand|quel\\w*|pourquoi|puedo|debo|deberia|subo|sigo|es|esta|hago|cuant\\w*|cuando|como|que|cual|posso|devo|dovrei|aumento|salgo|quant\\w*|quando|cosa|che|come|perche|va|e|era|faco|fico|ta|o que|qual) `,
);

/**
 * Whether what follows sets is a question of its own, and no remark on them: "…, should I go to 62.5 next time?", "¿subo ya?".
 * In: the two sides of a gap, as typed.
 */
export function asksAfterSets(left: string, right: string): boolean {
  if (!/\d/.test(left) || left.includes("?") || /\d ?[x×*] ?\d/.test(right)) return false;
  const asked = foldText(right.slice(0, 200)).replace(/^[\s¿]+/, "");
  const isAsked = ASKS_OUTRIGHT.test(asked) || (/\?\W*$/.test(right) && (/^\W*¿/.test(right) || MAY_ASK.test(asked)));
  return isAsked && SETS.test(left) && !isNotAsked(left, right);
}
