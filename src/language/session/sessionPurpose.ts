import { entered } from "../patterns/enteredPattern.ts";
import type { AreaWishes } from "./bodyAreas.ts";
import type { SessionMinutes } from "./sessionMinutes.ts";

/** What the whole session is for, when it is no training: getting ready, or moving and stretching. */
export type SessionPurpose = "warm_up" | "mobility";

const WARM_UP_SESSION = entered(
  /(?<!\b(?:no|without|skip|with|including|include|includes|plus|and|after|some|need|my) (?:a |an |the |any |quick |short |proper |good )*)\bwarm ?up\b(?= (?:for|before|beforehand|prior|to do before|routine|sequence|drills?|only|flow|exercises?)\b)|\b(?:just|only) (?:an? |the |some )?(?:\w+ ){0,2}?warm ?up\b|^(?:(?:give|make|build|get|me|i|we|need|want|can|could|you|please|a|an|some|quick|short|proper|good|dynamic|general|\d+|m|min|mins|minutes?|full|upper|lower|body|shoulders?|hips?|ankles?|legs?|back|push|pull|squats?|bench|deadlifts?|running|run) )*warm ?up(?! (?:and|then|plus|,|followed|included|set))\b|\bwarm (?:me|us) up\b(?! (?:and|then|on|with|first))/,
);

/** "10 min activation beforehand". */
const ACTIVATION = entered(
  /\b(?:activation|priming|primer|aktivierung|activacion|attivazione|ativacao)\b(?: (?:routine|session|drills?|work|sequence|circuit|flow|stuff))?(?=(?: \w+)? (?:before|beforehand|prior|first|for (?:a|the|my|tonight)|pre|vor|vorher|avant|antes|prima)\b| ?(?:$|[.,!]))|\bpre (?:match|game|race|run|ride|lift|comp\w*|kick ?off) (?:warm ?up|activation|primer|prep|routine|mobility)\b/,
);

/** "Warm up on the rower, then full body": the beginning of a session. */
const WARM_UP_THEN = entered(
  /\bwarm ?up (?:on|with|at|using) (?:\w+ ){1,5}?(?:, )?(?:and )?(?:then|followed by|before)\b/,
);

/** Winding down is mobility, where it is all that is asked for. */
const COOL_DOWN_SESSION = entered(
  /(?<!\b(?:no|without|skip|with|including|include|includes|plus|and|after|some|need|my|then|a|,) (?:a |an |the |any |quick |short |proper |good )*)\bcool ?down\b(?= (?:after|for|from|routine|sequence|session|flow|stretch\w*|only)\b)|\b(?:just|only) (?:an? |the |some )?(?:\w+ ){0,2}?cool ?down\b/,
);

/** "Cooldown 5 min", "a cool down for after my run": nothing else is asked for. */
const COOL_DOWN_ALONE = entered(
  /^(?:(?:give|make|build|get|me|please|can|could|you|i|we|just|need|want|a|an|some|quick|short|proper|good|nice|easy|gentle|\d+|m|min|mins|minutes?|post|run|running|ride|workout|lifting|full|body) )*cool ?down(?: (?:routine|session|sequence|flow|please|pls|\d+|m|min|mins|minutes?|of|about))*(?: (?:for )?(?:after|from|post) (?:a |an |the |my |todays? )?(?:[a-z0-9]+ ?){1,3})? ?(?:$|[,.!?] ?(?:(?:about |like |max )?\d{1,3}(?: ?(?:m|mins?|minutes?))?)?(?:[ ,]?(?:please|pls|thanks))?[.!?]*$)/,
);

/** "Something for my lower back that's stiff from driving" wants it loosened. */
const STIFF_FROM = entered(
  /\bsomething (?:\w+ ){0,2}?for (?:my |the )?[^.,;!?]{2,30}\b(?:is|s|are|been|feels?|so|all|gets?)? ?(?:stiff|seized|locked|tight)\b|\b(?:stiff|seized up|locked up|tight|verspannt|steif|raides?|rigid[ao]s?|contratturat\w|duro) (?:from|after|vom|nach|von|a cause|por|de|dal?|per) (?:all |a |the |long |so much |too much )*(?:driv\w+|sitting|flying|flight|car|desk|travel\w*|plane|office|gaming|bus|train ride|sitzen|fahren|flug|conduire|voiture|conducir|estar sentad\w|guidare|dirigir)\b/,
);
const TRAINS =
  /\b(?:leg day|push|pull|upper|full body|whole body|strength|heavy|squats?|bench|deadlifts?|muscle|hypertrophy|workout for|session for|lower body)\b/;

/** "45 min incl warm up and stretch": what a session has beside the training. */
export const INCLUDED =
  /\b(?:incl(?:uding|udes?|uded)?|inc|with|plus|w|has|inklusive|inkl|mit|y compris|avec|incluyendo|incluido|incluso|compreso|incluindo)(?: [.,])? (?:(?:a|an|the|some|short|quick|bit|of|5|10|min) )*(?:(?:warm ?up|cool ?down|aufwarmen|echauffement|calentamiento|riscaldamento|aquecimento)s?(?: (?:and|,|plus|\/|und|et|y|e))* )?(?:(?:a|some|short|quick|bit|of) )*(?:stretch\w*|mobility|dehnen|etirements?|estiramientos?|allungamento|alongamento)\b/;

/**
 * What kind of session it is when it is no training; `null` when it is. Mobility beside training, or with minutes of its own,
 * is a part of it and no purpose. In: plain text of `sessionText`, the areas and the parts read from it.
 */
export function readPurpose(
  plain: string,
  { wanted, mobilityApart }: AreaWishes,
  parts: SessionMinutes["parts"],
): SessionPurpose | null {
  const isPart = (pattern: RegExp) => parts.some(({ words }) => pattern.test(words));
  if (COOL_DOWN_ALONE.test(plain)) return "mobility";
  if (wanted.includes("mobility"))
    return mobilityApart ||
      (wanted.length > 1 && INCLUDED.test(plain)) ||
      (wanted.length > 1 && isPart(/^(?:stretch|mobil|foam)/))
      ? null
      : "mobility";
  if (wanted.length === 0 && !isPart(/^cool ?down$/) && COOL_DOWN_SESSION.test(plain)) return "mobility";
  if (STIFF_FROM.test(plain) && !TRAINS.test(plain)) return "mobility";
  if (wanted.length === 0 && ACTIVATION.test(plain)) return "warm_up";
  return !isPart(/^warm ?up$/) && !WARM_UP_THEN.test(plain) && WARM_UP_SESSION.test(plain) ? "warm_up" : null;
}
