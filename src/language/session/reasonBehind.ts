import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const LEAD =
  "(?:(?:ok|okay|and|but|so|actually|please|hey|also|no|sorry|can|could|would|should|might|there|it|this|that|we|you|i|be|have|do|make|give me|want|like|id|rather|just|any chance of|bitte|aber|mais|pero|ma|mas|y|e|et),? )*";
const REFUSES =
  "(?:no|not|without|skip\\w*|drop\\w*|leav\\w+ out|cut\\w*|minus|nothing with|anything but|kein\\w*|ohne|sans|pas d\\w*|sin|nada de|senza|niente|sem|nada)";
/** "No deadlifts, …": what is left out, and where what stands behind begins. */
const REFUSAL = entered(
  compiled(
    `^${LEAD}${REFUSES} [a-z0-9][^.,;!?:-]{1,40}?(?: ?[.,;!?:-]+ ?(?:-+ ?)?| (?=(?:because|cause|cos|since|weil|da|car|parce|porque|perche|pois) ))`,
  ),
);
/** How a part of the body is, or that something is not liked: it gives the reason and asks for nothing. */
const STATES =
  /\b(?:is|are|was|were|s|feels?|felt|hurts?|hates?|dislike|bores?|bored|sick|had|did|ist|sind|war|hab\w*|tut|tun|est|sont|suis|ai|esta|estan|estoy|tengo|duelen?|e|sono|ho|mi fa\w*|estao|estou|tenho|doem?)\b/;
const ASKS =
  /\d|\b(?:want|wanna|train\w*|hit|do|make|give|build|please|pls|instead|rather|only|day|session|workout|focus\w*|for|add|more|but|also|bitte|lieber|stattdessen|mach\w*|plutot|fais|seance|mejor|hazme|sesion|invece|fammi|facciamo|melhor|faz|treino|quiero|veux|voglio|quero|will)\b/;

/**
 * Where the reason for a refusal begins, if a message is a refusal and its reason and nothing else: "no deadlifts, my back is still
 * fried". In: plain text of `sessionText`. Out: the place in it; what is named behind it is not what is to be trained.
 */
export function reasonBehind(plain: string): number | null {
  const head = REFUSAL.exec(plain)?.[0];
  if (head === undefined) return null;
  const tail = plain.slice(head.length);
  return STATES.test(tail) && !ASKS.test(tail) ? head.length : null;
}
