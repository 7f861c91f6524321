import { entered } from "../patterns/enteredPattern.ts";
import { isApproved } from "./approved.ts";
import type { Finding } from "./finding.ts";
import type { Reading } from "./reading.ts";

/** A fall of one's own body; six languages. */
const FELL = entered(
  /\b(?:(?:i|and|then|just|also|have|ive) (?:\w+ )?(?:fell|fallen|tripped|slipped)(?! (?:asleep|behind|in love|apart|short|out|through|for|into|sick|ill|pregnant|off (?:the |my )?(?:wagon|track|plan|program\w*|diet|routine))\b)|^(?:fell|tripped|slipped) (?:over|off|on|down|in|at|last|yesterday|today|this|two|three|a|\d)|(?:had|took|suffered) (?:a |another |quite a )(?:\w+ )?(?:fall|tumble|stumble)|(?:gesturzt|hingefallen|ausgerutscht|gestolpert|hingeflogen)|me (?:cai|he caido|resbale|tropece)|(?:suis|j ai) (?:re)?(?:tombee?|chutee?|glissee?|fait une chute)|(?:sono (?:cadut[oa]|scivolat[oa]|inciampat[oa]))|(?:eu )?(?:cai (?:ontem|hoje|semana|na|no|da|do)|levei um tombo|escorreguei|tropecei))\b/,
);
/** It is long ago, of another, or it was seen to. */
const SEEN_OR_OLD = entered(
  /\b(?:years?|months?|jahren?|monaten?|anos?|meses|ans|mois|anni|mesi) (?:ago|fa|atras)\b|\b(?:vor|hace|il y a) (?:\w+ )?(?:jahren?|monaten?|anos?|meses|ans|mois)\b|\b(?:as a (?:kid|child)|when i was|x ?rays?|ct|mri|scan\w*|gerontgt|rontgen\w*|radiograf\w*|radio\b|raggi|checked|nothing broken|never)\b/,
);

/**
 * A recent fall of somebody with thin bones: they break without much pain, so it is to be looked at before more load comes. `isKnown`: they
 * told of their bones before. Nothing is held back for it.
 */
export function fallOnThinBones(r: Reading, isKnown: boolean): Finding | null {
  if (!FELL.test(r.text) || SEEN_OR_OLD.test(r.text) || isApproved(r)) return null;
  const told = [...r.hits("brittleBones"), ...r.remote("brittleBones")].filter(({ frame }) => frame.whose === "self");
  if (!isKnown && told.length === 0) return null;
  return { class: "M", verdict: "answer", rule: "care.fall", answer: "thinBonesFall", evidence: told };
}
