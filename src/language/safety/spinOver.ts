/** "The dizziness is gone", "no more dizzy spells", in six languages; and that it comes and goes. */
const SPINS_NO_MORE =
  /\b(?:dizz\w*(?: spells?)?|light ?headed\w*|vertigo|spinning|faint feeling)(?: feeling)? (?:is|has|was|s|are|have|went|all|completely) (?:\w+ )?(?:gone|passed|stopped|over|away|disappeared|cleared|resolved|better now)\b|\b(?:no more|no longer|not) (?:feeling )?(?:dizz\w*|light ?headed)(?: (?:any ?more|now|today|spells?))*$|\bschwindel (?:ist |war )?(?:jetzt |schon |wieder |komplett )*(?:weg|vorbei)\b|\b(?:ya no (?:tengo|estoy) (?:maread[oa]|mareos?)|(?:el )?mareo (?:ya )?(?:se (?:me )?)?(?:paso|ha pasado|fue))\b|\b(?:vertiges?|tete qui tourne) (?:sont |est |c est )?(?:partis?|passes?|fini)\b|\bplus de vertiges?\b|\b(?:vertigini|giramenti) (?:sono )?(?:passat[ei]|sparit[ei])\b|\b(?:a )?tontura (?:ja )?(?:passou|sumiu)\b/;
const SPINS_AGAIN =
  /\b(?:but|still|again|keeps?|comes? back|came back|every|twice|days?|weeks?|faint\w*|passed out|chest|heart|head|pregnan\w*|aber|pero|mais|ma|mas)\b/;

/** Dizziness that is named only to say that it is over. In: folded words. */
export const isSpinOver = (text: string): boolean => SPINS_NO_MORE.test(text) && !SPINS_AGAIN.test(text);
