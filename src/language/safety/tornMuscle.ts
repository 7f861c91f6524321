import { caution } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

const TORN =
  /\b(?:tore|torn|tears?|tearing|ripp?(?:ed|ing)?|popped|snapped|pulled|ruptur\w*|gerissen|gezerrt|riss|faserriss|desgarr\w*|se me (?:rompio|rajo|abrio)|romp\w*|dechir\w*|claqu\w*|strapp\w*|rasg\w*|rompeu|distend\w*)\b/;
const MUSCLE =
  /\b(?:pecs?|pectoral\w*|armpit|chest|hamstrings?|hammy|calf|quads?|biceps?|triceps?|shoulder|groin|adductors?|lats?|thigh|arm|leg|muscles?|brustmuskel|\w*muskel\w*|wade|oberschenkel|bizeps|achsel|musculos?|pecho|axila|isquio\w*|gemelo|muslo|muscles?|ischio\w*|mollet|cuisse|aisselle|muscol\w*|pettoral\w*|polpaccio|coscia|ascella|bicipite|peitoral|panturrilha|coxa|posterior|virilha)\b/;
const DARK_SKIN =
  /\b(?:purple|blue|black(?: and blue)?|bruis\w*|lila|blau|violett|morad[oa]|violet\w*|viola|bleu\w*|roxo|roxa|azul)\b/;
/** What is pale or blue in somebody who is ill. */
const OF_ILLNESS =
  /\b(?:face|lips?|fingernails?|he|she|hes|shes|sweat\w*|clammy|pale|gr[ae]y|ashen|breath\w*|dizzy|faint\w*|chest pain|pressure|jaw|cold|numb|no pulse|gesicht|lippen|cara|labios|levres|visage|faccia|labbra|rosto|labios)\b/;

/** A muscle that tore and the skin that darkens over it: no heart, and seen by a doctor all the same. In: folded words. */
export const isTornMuscle = (text: string): boolean =>
  TORN.test(text) && MUSCLE.test(text) && DARK_SKIN.test(text) && !OF_ILLNESS.test(text);

/** Long ago, on the clothes or in jest. */
const NOT_NOW =
  /\b(?:years? ago|months? ago|last year|shirt|shorts|pants|jeans|leggings|tights|sleeves?|bands?|belts?|straps?|plates?|kettlebell|dumbbells?|mat|ripped (?:abs|physique|body)|callus\w*|blisters?|skin|palms?|hands?|lol)\b/;
export const tornMuscle = needing({ words: [DARK_SKIN] }, (r) => {
  if (!isTornMuscle(r.text) || NOT_NOW.test(r.text)) return null;
  const [hit] = r.hits("pop", "popSound", "limbColour", "hurtBad");
  return caution("pop", "pop", ...(hit ? [hit] : []));
});
