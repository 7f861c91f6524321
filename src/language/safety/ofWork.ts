import { entered } from "../patterns/enteredPattern.ts";
import type { Reading } from "./reading.ts";

/** "On shift last night we had two overdoses and a stroke, I'm the nurse": what somebody is called to at work. */
const CARES_FOR_OTHERS = entered(
  /\b(?:nurse|nursing|paramedic|medic|emt|ambulance|fire ?fighter|midwife|carer|lifeguard|doctor on|ward|icu|a ?& ?e|a and e|er shift|krankenschwester|pfleger(?:in)?|sanitater(?:in)?|rettungsdienst|infirmiere?|ambulancier|enfermer[ao]|urgencias|infermier[ae]|pronto soccorso|socorrista)\b/,
);
const AT_WORK =
  /\b(?:(?:on|my|night|long|late|early|double|\d+ ?h(?:our)?s?) shift|we had|there (?:was|were)|came in|brought in|dealt with|call ?outs?|patients?|nachtschicht|dienst|schicht|wir hatten|de garde|on a eu|guardia|turno|tuvimos|abbiamo avuto|plantao|tivemos)\b/;
const OWN_STATE =
  /\b(?:i (?:took|have taken|feel|felt|fainted|passed|collapsed|think i|might|cant|had (?:a|an|chest|pain|my))|ive (?:taken|had)|my (?:chest|heart|arm|head|vision|own)|me too|(?:measured|checked|tested|took|told) (?:me|my))\b/;
export const isOfWork = ({ text }: Reading): boolean =>
  CARES_FOR_OTHERS.test(text) && AT_WORK.test(text) && !OWN_STATE.test(text);
