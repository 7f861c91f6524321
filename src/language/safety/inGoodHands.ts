import { compiled } from "../patterns/compiled.ts";
import type { Reading } from "./reading.ts";

const HELPERS =
  "(?:ambulance|paramedics?|medics?|ems|doctors?|docs|nurses?|police|firefighters?|fire brigade|emergency services|lifeguards?|first aiders?|crisis team)";
const KIN =
  "(?:mum|mom|mother|dad|father|parents?|sister|brother|family|wife|husband|partner|girlfriend|boyfriend|friends?|therapist|psychiatrist|aunt|uncle|grandma|grandpa|son|daughter)";
const PLACE =
  "(?:hospital|er|icu|emergency(?: room)?|a and e|clinic|ward|ambulance|surgery|good hands|safe hands|intensive care|safe place)";
const THEY =
  "(?:he|hes|she|shes|they|theyre|(?:my|the|our) (?:\\w+ )?\\w+)(?: (?:is|are|was|were|s|has been|have been|got|went))?";
const IN_HANDS: readonly RegExp[] = [
  // "The ambulance took him", "paramedics are here", "the doctors have her".
  compiled(
    `\\b${HELPERS} (?:(?:has|have|is|are|just|now|already|finally) )*(?:took|taken|got|came|come|arrived|here|with|(?:has|have)(?= (?:him|her|them)\\b)|treating|looking after|taking care of)\\b`,
  ),
  // "She's at the hospital now", "they took her to the ER", "he is with my mum".
  compiled(
    `\\b(?:${THEY}|(?:taken|took|brought|drove|rushed|got) (?:him|her|them)|admitted) (?:(?:now|already|just|currently|back|being|safe|safely|taken|brought|admitted|treated|looked after|over) )*(?:at|in|to|by|with) (?:the |a |an |my |his |her |their |our )?(?:${PLACE}|${HELPERS}|${KIN})\\b`,
  ),
  /\b(?:ist|sind) (?:(?:jetzt|schon|nun|gerade|wieder) )*(?:im (?:krankenhaus|spital)|in (?:der )?(?:klinik|notaufnahme|sicherheit|guten handen|behandlung)|beim? (?:arzt|notarzt)|ausser gefahr|bei (?:meiner|meinem|seiner|seinem|ihrer|ihrem|den|der) \w+)\b|\b(?:krankenwagen|rettungswagen|rettungsdienst|notarzt|sanitater) (?:(?:ist|sind) (?:jetzt |schon )?(?:da|hier)|hat (?:ihn|sie)|haben (?:ihn|sie))\b/,
  /\b(?:il|elle|ils|elles|(?:mon|ma) \w+) (?:est|sont) (?:(?:maintenant|deja|bien) )*(?:a l hopital|aux urgences|avec (?:ma|mon|mes|sa|son|ses|les|un|une|le|la) \w+|en securite|hors de danger|pris\w* en charge|entre de bonnes mains)\b|\b(?:pompiers|secours|samu|ambulance|medecins?) (?:(?:sont|est) (?:la|ici|arrive\w*)|l (?:a|ont) (?:emmene|pris)\w*)\b/,
  /\besta(?:n)? (?:(?:ya|ahora|bien) )*(?:con (?:mi|mis|su|sus|los|las|el|la|un|una) \w+|en (?:el )?hospital|en urgencias|a salvo|segur[oa]|fuera de peligro|en buenas manos)\b|\b(?:ambulancia|medicos|emergencias|paramedicos) (?:(?:ya|lo|la|se|ha|han) )*(?:esta|estan|llego|llegaron|llegado|llevo|llevaron|llevado|atienden)\b/,
  /\b(?:e|sta|sono) (?:(?:gia|ora|adesso) )*(?:in ospedale|al pronto soccorso|al sicuro|fuori pericolo|in buone mani|con (?:mia|mio|i|sua|suo|la|il|un|una) \w+)\b|\bambulanza (?:e (?:qui|arrivata)|l ha|lo ha|la ha)\b/,
  /\b(?:esta|ta|estao) (?:(?:ja|agora) )*(?:no hospital|no pronto socorro|na upa|em seguranca|a salvo|fora de perigo|em boas maos|com (?:minha|meu|a|o|os|as|um|uma) \w+)\b|\b(?:ambulancia|samu|medicos) (?:(?:ja|o|a) )*(?:chegou|chegaram|levou|levaram)\b/,
];

/** What leaves it open, or makes it worse. */
const OPEN =
  /\b(?:not|isnt|arent|wont|cant|doesnt|never|no(?! (?:hospital|pronto)\b)|still|but|waiting|on (?:its|the|their) way|coming|will|until|if|should|refus\w*|worse|dead|died|dying|unconscious|unresponsive|alone|escaped|left|nicht|noch|kein\w*|aber|unterwegs|wenn|pas|encore|mais|arrivera|pero|todavia|sola?|murio|non|ancora|ma|nao|ainda|mas|sozinh[oa])\b/;

/**
 * Whether who was in danger is with those who help, or with their own people: what ends a hold for somebody else. In: a
 * reading. Linear in its length.
 */
export const isInGoodHands = ({ text, message }: Reading): boolean =>
  message.asked.size === 0 && !OPEN.test(text) && IN_HANDS.some((pattern) => pattern.test(text));
