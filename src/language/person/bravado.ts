import { entered } from "../patterns/enteredPattern.ts";

/** How far somebody wants to go, said as what they will be unable to do then: a wish for hard training, nothing that hurts. */
const UNTIL_SPENT = entered(
  /\b(?:(?:un)?til+ |so (?:hard|much|bad|badly|many|heavy|intense(?:ly)?) (?:that )?)(?:i|we|my (?:\w+ )?\w+|they) (?:[^\s.;!?,]+ ){0,2}?(?:(?:can |could |will |is |are )?not|(?:can|won|couldn|don|isn|aren)'?t|cannot|barely|hardly|never|no longer|fail|fails?|die|dies|drop|puke|vomit|cry|collapse|collapses|burns?|shakes?|gives? (?:out|up)|falls? off|is dead|are dead|is jelly|are jelly)\b[^.;!?,\n]{0,40}/g,
);
const UNABLE_AFTER = entered(
  /\b(?:will|would|want to|wanna|should|might|to) (?:be unable to|not be able to|never|be (?:dead|destroyed|broken|wrecked|dying)|struggle to)\b[^.;!?,\n]{0,30}?\b(?:after(?:wards?)?|tomorrow|for (?:days|a week)|the next day|later|by the end)\b/g,
);
const NOT_HELD_BACK = entered(
  /\b(?:do(?: not|n'?t)|never|no|not|without|nothing) (?:you (?:dare )?)?(?:be )?(?:hold(?:ing)?|held)(?: anything| nothing| it| me)? back\b|\bhold(?:ing)? nothing back\b/g,
);

/** The text with such words put as what they ask for. In and out: lower-case text. */
export const withoutBravado = (folded: string): string =>
  folded.replace(UNTIL_SPENT, "hard").replace(UNABLE_AFTER, "hard").replace(NOT_HELD_BACK, "hard");
