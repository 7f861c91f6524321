import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
/** How the body may still be where a message leaves only some ways of it, of which lying down is one. */
export type PosturesLeft = {
  seated: boolean;
  /** Face down as well as on the back or a side. */
  prone: boolean;
  /** On hands and knees, or whatever else is down on the floor. */
  floor: boolean;
};

const ON_BACK_OR_SIDE =
  "(?:(?:lying|laying|lie|lay|being) )?(?:down |flat )?on (?:(?:my|the|your|a|either) )?(?:back|sides?|left side|right side)|supine|auf (?:dem rucken|der seite|den? seiten?)|sur le (?:dos|cote)|boca arriba|de (?:lado|costas|barriga pra cima)|supin[oa]|sul (?:fianco|dorso)|a pancia in su";
const FACE_DOWN = "(?:(?:lying|laying) )?on (?:my|the) (?:stomach|belly|tummy|front)|prone|face ?down|auf dem bauch";
const LAIN =
  "lying(?: (?:down|flat))?|laying(?: down)?|(?:lie|lay) down|(?:im|i am) liegen|(?:i am )?liegend\\w*|allongee?s?|couchee?s?|tumbad[oa]s?|acostad[oa]s?|sdraiat[oa]|distes[oa]|deitad[oa]s?";
const SAT = "seated|sitting(?: down)?|sat down|chair|(?:im |i am )?sitzen|sitzend\\w*|assise?s?|sentad[oa]s?|sedut[oa]";
/** The floor as a place; what there is to train with may be called so too. */
const LOW =
  "(?:floor|mat|ground)(?=(?: |-)(?:based|exercises?|moves?|movements?|work|stuff|things))|on (?:my hands and knees|all fours)|all fours|kneeling|im vierfusslerstand|a quattro zampe";
const POSTURE = `(?:${[ON_BACK_OR_SIDE, FACE_DOWN, LAIN, SAT, LOW].join("|")})`;
const KIND =
  "(?:(?: |-)(?:based|exercises?|moves?|movements?|work|stuff|things?|positions?|variations?|ones|ubungen|exercices|ejercicios|esercizi|exercicios|on (?:the|a) (?:floor|mat|bed)))*";
const OR = "(?: ?(?:,|/) ?| )(?:(?:or|and|oder|und|ou|et|o|u|e|y|either|maybe|in|en) )*";
const LIST = `${POSTURE}${KIND}(?:${OR}(?:${POSTURE}|(?:my |the )?(?:back|sides?|stomach|belly|front)\\b)${KIND}){0,4}`;
const ALONE =
  "(?:only|just|nothing but|solely|strictly|purely|exclusively|everything|nur|ausschliesslich|uniquement|seulement|que|solo|solamente|soltanto|apenas|so|somente)";
/** Whoever goes on after it tells of the session or the reason, and names no lift: "just lying leg raises". */
const ENDS =
  "(?= ?(?:$|[,.;:!?)\\n-]|please|pls|bitte|for |today|tonight|because|since|as |due|and (?:nothing|no|i|my|not)|so (?:my|i|the)|with|using|if |then|\\d|por favor|s il|per favore))";
const LEFT = compiled(
  `(?<!\\b(?:hurts?|sore|pain\\w*|aches?|aching|worse|dizzy|bad|stiff|is|are|when|while) )\\b(${LIST})(?: (?:is|are|please|pls|if possible|bitte))*,? (?:only|nur|solamente|soltanto|uniquement)\\b(?! (?:hurts?|when|if|bothers))|\\b${ALONE} (?:(?:do|doing|done|be|train|work|exercises?|moves?|stuff|things?|something|can|am|allowed|to|in|while|que|me|etwas|ubungen|that|which|are|be|en|em|a) ){0,5}(${LIST})${ENDS}`,
  "g",
);
const NOT_STANDING =
  /\b(?:nothing|no|not|without|avoid|can not|unable to|skip|ohne|nichts im|kein\w*|pas|rien|sans|nada|sin|niente|senza|sem) (?:\w+ ){0,2}?(?:stand(?:ing)?|stehen|debout|de pie|in piedi|em pe|on my feet)\b(?! (?:still|around|calf))/;
const SAID_LOW =
  /\b(?:floor[ -](?:based|work|exercises?|moves?|stuff)|(?:floor|mat)(?: (?:is|s|would be|are))? (?:fine|ok|okay|good|great|allowed|only|please|pls)|(?:floor|mat|chair) or (?:the )?(?:floor|mat|chair)|(?:on|from) the (?:floor|mat|ground)|lying(?: down)?|laying down|lie down|on my (?:back|side)|mat (?:work|based|exercises)|(?:im|i am) liegen|am boden|allongee?|au sol|tumbad[oa]|en el suelo|sdraiat[oa]|a terra|deitad[oa]|no chao)\b/;
const REFUSED_LOW =
  /\b(?:no|not|nothing|without|avoid|never|can not|nor|or|hate) (?:\w+ ){0,4}?(?:floor|lying|laying|lie|on my (?:back|side)|mat work)\b/;
const MAY_LEAVE = entered(
  /\b(?:lying|laying|lie|lay|floor|mat|ground|supine|on (?:my|the|all|either)|liegen\w*|boden|rucken|allong\w+|couch\w+|au sol|sur le|tumbad\w|acostad\w|suelo|boca|de lado|sdraiat\w|distes\w|terra|deitad\w|chao|supin\w)\b/,
);

const isSat = compiled(`\\b(?:${SAT})\\b`);
const isLow = compiled(`\\b(?:${LOW})`);
const isElse = compiled(`\\b(?:${FACE_DOWN}|${LAIN})\\b(?! (?:down |flat )?on (?:my|the|your) (?:back|side))`);
const namesLow = compiled(`\\b(?:${[ON_BACK_OR_SIDE, FACE_DOWN, LAIN, LOW].join("|")})\\b`);

/**
 * The postures that a message leaves, where it leaves only some and lying down is one of them: "lying or seated exercises only", "only on
 * my back or side", "floor-based moves, nothing standing". In: plain text of `sessionText`. `null` where it rules nothing else out.
 */
export function readPosturesLeft(plain: string): PosturesLeft | null {
  if (!MAY_LEAVE.test(plain)) return null;
  const said = [...plain.matchAll(LEFT)].map(([, before, behind]) => before ?? behind ?? "").join(" , ");
  if (namesLow.test(said)) {
    const floor = isLow.test(said);
    return { seated: isSat.test(said), prone: floor || isElse.test(said), floor };
  }
  if (!NOT_STANDING.test(plain) || !SAID_LOW.test(plain) || REFUSED_LOW.test(plain)) return null;
  return { seated: true, prone: true, floor: true };
}
