import { entered } from "../patterns/enteredPattern.ts";
import { isClearanceOfElse } from "./ofSomebodyElse.ts";
import type { Reading } from "./reading.ts";

/** Training is allowed by a clinician: "my midwife is happy with it", six languages. */
export const ALLOWED = entered(
  /\b(?:midwife|doctor|doc|dr|gp|obgyn|ob|consultant|cardiologist|specialist|surgeon|hebamme|arzt|arztin|frauenarzt\w*|kardiolog\w*|sage femme|medecin|gyneco\w*|matrona|medico|medica|ginecolog\w*|ostetrica|obstetra|physio\w*|chirurg\w*|cirujan[oa]|cirurgi\w*|orthop\w*|ortoped\w*|fisio\w*|kine)\b[^.!?]{0,40}\b(?:fine|ok|okay|okayed|happy|clear(?:s|ed)?|green light|go ahead|good to go|no objections?|keep training|allows?|allowed|signed off|einverstanden|grunes licht|erlaubt|d accord|feu vert|visto bueno|de acuerdo|d accordo|via libera|liberou|de acordo|(?:dio|dado|dato|deu) (?:el |l |a )?alta|(?:sagt|meint|dit|dice|diz) (?:alles |tout |todo |tutto |tudo |que )*(?:ok|okay|gut|bon|bien|bene|va bene|bem))\b|\b(?:cleared|signed off) (?:by|from) (?:my |the )?(?:midwife|doctor|doc|gp|cardiologist|consultant)\b/,
);
/** It is not yet, or only on a condition. */
export const NOT_ALLOWED =
  /\b(?:not|hasnt|havent|hasn t|didnt|wont|never|no one|nobody|until|before|unless|if|wait\w*|nicht|noch|pas|sin|non|nao|aun no|ancora)\b/;

/** It goes no further than this: "for walking only", "except for lifting". */
const LIMITED =
  /\b(?:except|apart from|other than|nothing but|no more than|only (?:for|to do|walk\w*|light|gentle|easy)|(?:\w+ing|walks|cardio|exercise|work) only|but (?:no|not|nothing|without)|(?:for|to do|do|to) (?:some )?(?:(?:light|gentle|easy|slow|short) )*(?:walks?|walking|swimming|cycling|stretching|cardio|rehab)|no (?:heavy )?(?:lifting|weights)|ausser|salvo|excepto|sauf|tranne|exceto)\b/;

/** Whether a clinician has cleared the writer for training, without a limit. In: folded words. */
export const isClearedFully = (text: string): boolean =>
  ALLOWED.test(text) && !NOT_ALLOWED.test(text) && !LIMITED.test(text) && !isClearanceOfElse(text);

/** What was operated on or hurt may be loaded: "the surgeon signed me off". */
const APPROVED = entered(
  /\b(?:doctor|surgeon|physio|doc|pt|therapist|ortho) (?:has |have |already |fully )*(?:okd|okayed|ok|approved|cleared|signed off|(?:says?|said|sagt|dit|dice|diz) (?:(?!no\b|not\b|dont\b|nothing\b|never\b|until\b)\w+ ){0,4}(?:ok|okay|fine|allowed|lift (?:away|on|again)|train (?:away|on|again|as)|crack on|carry on|go (?:for it|ahead)|good to go)|allows|allowed)\b|\bcleared (?:by|for)\b|\b(?:got|had|have|gave|given|gives|getting|with) (?:me |us )?(?:the |an? |my |full |doctor is |surgeon is )*(?:ok|okay|all clear|green light|go ahead|thumbs up|clearance)\b|\bsigned (?:me |us |him |her )?off\b|\bdischarged\b/,
);

/** It is to come, or more is still forbidden: "not signed off yet", "happy with the scar but no lifting". */
const NOT_YET = entered(
  /\b(?:not|hasnt|havent|hadnt|isnt|wasnt|didnt|wont|never|until|till|unless|once|when|if|before|wait\w*|hop(?:e|ing)|needs?|must|should|nobody|nicht|bis|wenn|erst|pas|no|cuando|hasta|non|quando|finche|nao|ate)\b[^.!?;,\n]{0,30}?\b(?:clear\w*|signed|approv\w*|happy|discharged|green light|go ahead|all clear|allow\w*|okayed|grunes licht|erlaubt|feu vert|alta|via libera|liberou)\b|\b(?:no|not allowed|without|keine?|pas de|sin|niente|sem) (?:\w+ )?(?:lifting|training|weights?|loading|exercise|sport\w*|gym|heben|cargar|pesi|peso)\b(?=[^.!?\n]{0,20}\b(?:for|until|till|yet|bis|noch|pendant|durante|hasta|per|fino|por|ate)\b)/,
);

/** Whether somebody who may has allowed training again, in whatever sentence of the message that stands. */
export const isApproved = ({ text, message }: Reading): boolean =>
  (APPROVED.test(text) || ALLOWED.test(text)) && !NOT_YET.test(message.plain);
