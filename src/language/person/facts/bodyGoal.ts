import { foldText } from "../../foldText.ts";
import { compiled } from "../../patterns/compiled.ts";
import { entered } from "../../patterns/enteredPattern.ts";

const LEAD =
  "^\\W*(?:(?:ok|okay|hi|hey|hello|so|and|well|basically|honestly|coach|just|really|also|hallo|hola|ciao|bonjour|ola)[ ,.!]+)*";
const WANT =
  "(?:(?:i|we|ich|yo|je|io|eu) )?(?:(?:really|just|also|so|do|badly|only) )*(?:want|wanna|need|am after|would (?:like|love)|(?:my )?goal is|will|mochte|hatte gern|wunsche mir|veux|voudrais|aimerais|quiero|quisiera|me gustaria|voglio|vorrei|mi piacerebbe|quero|queria|gostaria de)(?: (?:to )?(?:get|have|build|grow|see|look at|haben|bekommen|avoir|tener|conseguir|avere|ter))?";
const LITTLE =
  "(?:(?:a|an|the|my|some|those|really|very|ein\\w*|den|die|das|mein\\w*|un|une|una|um|uma|des|les|mes|mis|los|las|i|gli|le|os|as|visible|sichtbar\\w*) )*";
const PART =
  "(?:six ?packs?|sixpacks?|6 ?-?packs?|abs|arms|biceps|guns|chest|pecs|back|shoulders|delts|legs|quads|glutes|butt|booty|bum|ass|calves|core|stomach|belly|tummy|waist|traps|lats|v ?-?taper|thighs|body|physique|bauch(?:muskeln)?|arme|brust|po|rucken|schultern|beine|abdos|tablettes? de chocolat|fesses|bras|dos|abdominales|brazos|gluteos|piernas|espalda|pecho|addominali|braccia|glutei|gambe|schiena|petto|abdomen|abdominais|bracos|pernas|costas|peito)";
const QUALITY =
  "(?:big(?:ger)?|strong(?:er)?|flat(?:ter)?|toned|defined|sculpted|wide(?:r)?|broad(?:er)?|huge|massive|nice(?:r)?|round(?:er)?|ripped|shredded|thick(?:er)?|lean(?:er)?|slim(?:mer)?|small(?:er)?|tiny|perky|beach|summer|bikini|gross(?:e|en|er|ere|eren)|starke?[rns]?|flache?[rns]?)";
const FAR =
  "(?:(?:by|before|for|until|till|come|in time for|bis(?: zum| zur)?|zum|zur|fur(?: den)?|pour|avant|d ici|para|antes de|per|entro|prima di|ate|antes d[oae])(?: (?:the|my|our|this|next|der|den|l|le|la|el|o|a|die|cet|este|esta|quest)\\b['’]?)* ?(?:summer|winter|spring|autumn|fall|january|february|march|april|may|june|july|august|september|october|november|december|christmas|xmas|easter|new year\\w*|holidays?|vacation|wedding|beach\\w*|birthday|reunion|\\d0th|sommer|herbst|fruhling|urlaub|hochzeit|weihnachten|ete|vacances|mariage|noel|verano|boda|vacaciones|navidad|estate|matrimonio|natale|vacanze|verao|casamento|ferias|natal)|in (?:\\d{1,2}|two|three|four|six|eight|ten|twelve|a few|a couple of) (?:weeks|months)|this (?:summer|year)|(?:one|some) ?day|wieder|again)";
const END =
  "(?: (?:in|at|next|this|on|the|and|with|so|again|\\d{4}|july|june|august|may|year|spain|please|lol|haha|somehow))*[\\s.!]*$";
const PARTS = `(?:${QUALITY} )?${PART}(?: (?:and|und|et|y|e) (?:${QUALITY} )?${PART})?`;
const SAYS_GOAL = entered(
  compiled(`${LEAD}${WANT} ${LITTLE}(?<goal>${PARTS} ${FAR}${END}|${QUALITY} (?:and ${QUALITY} )?${PARTS}[\\s.!]*$)`),
);
const LONGEST = 90;

/**
 * "I want abs by summer", "quiero un six pack para el verano", "I want a big chest": how a body is to become, and no session that is to be
 * built now. Out: the words of the goal, folded; `null` where a message says anything else.
 */
export function bodyGoalIn(text: string): string | null {
  const goal = text.length > LONGEST ? undefined : SAYS_GOAL.exec(foldText(text))?.groups?.goal;
  return goal === undefined ? null : goal.replace(/[\s.!]+$/, "");
}
