import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { PAIN } from "../notation/remarkWords.ts";
import { compiled } from "../patterns/compiled.ts";
import { tellsFeel } from "../routing/tellsFeel.ts";
import { deniedGear } from "./gearDenied.ts";
import { tellsNewBest } from "./newBest.ts";

const LEAD =
  "(?:(?:and|but|also|oh|btw|by the way|though|tbh|lol|man|ugh|ok|und|aber|et|mais|y|pero|e|ma|mas)[ ,]+)*(?:(?:the|my|our|der|die|das|mein|meine|le|la|les|mon|ma|mes|el|los|las|mi|mis|il|lo|i|gli|mio|mia|o|a|os|as|meu|minha) )*";
const GEAR =
  "belt|straps?|wraps?|sleeves|shoes?|trainers|socks|shorts|leggings|chalk|bar|rack|seat|machine|cable|plates|collars|gloves|mat|headphones|music|playlist|spotter|watch|strap|gurtel|schuhe|hantel|musik|ceinture|chaussures|barre|musique|cinturon|zapatillas|barra|musica|cintura|scarpe|cinto|tenis";
const PLACE =
  "gym|room|place|weather|wind|rain|heat|sun|air ?con|ac|floor|track|route|trail|road|pool|water|hills?|course|traffic|crowd|studio|wetter|hitze|strecke|becken|salle|meteo|vent|chaleur|parcours|gimnasio|calor|viento|piscina|palestra|caldo|vento|academia|box";
const BODY =
  "knees?|shoulders?|elbows?|wrists?|hips?|ankles?|back|hamstrings?|quads?|glutes?|calves|grip|legs?|lungs|breathing|form|technique|depth|balance|energy|focus|sleep|knie|schulter|rucken|griff|beine|technik|genou|epaule|dos|jambes|rodilla|hombro|espalda|agarre|piernas|ginocchio|spalla|schiena|gambe|joelho|ombro|costas|pernas";
const VERB =
  "(?:was|were|felt|got|kept|went|came|held|moved|stayed|started|broke|slipped|ripped|looked|sounded|war|waren|fuhlte sich|hielt|etait|etaient|fue|estaba|estaban|estuvo|era|erano|foi|estava|estavam)";
/** "The belt was too tight", "gym was freezing", "knee felt fine". */
const TOLD = compiled(
  `^\\W*${LEAD}(?:\\p{L}+ )?(?:${GEAR}|${PLACE}|${BODY})(?: (?!(?:and|or|but)\\b)\\p{L}+)? ${VERB}(?:n ?['’]?t)? \\p{L}|^\\W*${LEAD}(?:treadmill|rower|rowing machine|bike|erg|elliptical|stair ?master|cross ?trainer) (?:felt|kept|broke|slipped|stopped|sounded|started) \\p{L}`,
  "u",
);
const LIFT_OF_BODY = compiled(`(?<!\\p{L})(?:${BODY}) (\\p{L}+) ${VERB}(?!\\p{L})`, "u");
/** "Next time I should warm up more", "note to self: rest longer". */
const NEXT_TIME =
  /^\W*(?:note to self[:, -]+|(?:so |and |but |for )?next time,? (?:i (?:should|need|must|will|have to|gotta|want to|ll|would)|no|less|more|without|with|warm|rest|use|bring|start|go|stop|keep|remember|dont|don't|slower|lighter|heavier)\b|nachstes mal (?:\p{L}+ )?(?:ich|muss|mehr|weniger|langer|ohne|mit)\b|la prochaine fois,? (?:je|il faut|plus|moins|sans|avec)\b|la proxima(?: vez)?,? (?:tengo|debo|mas|menos|sin|con)\b|la prossima(?: volta)?,? (?:devo|piu|meno|senza|con)\b|da proxima(?: vez)?,? (?:preciso|devo|mais|menos|sem|com)\b)/u;
/** "Gone by set 3": where it was so. */
const AT_PLACE =
  / (?:by|on|from|after|at|around|until|during) (?:the )?(?:set|rep|km|mile|round|lap|minute)s? \d{1,2}(?= |$|[.!,])/g;
/** "Previous pb was 195": what this set stands against. */
const OLD_BEST =
  /^\W*(?:(?:and|so|btw|oh|which beats|beats) )*(?:my |the |mein |mon |mi |il mio |meu )?(?:previous|prev|old|former|prior|alte[rs]?|vorherige[rs]?|ancien(?:ne)?|precedent|anterior|viejo|vecchio|precedente|antigo) (?:all ?-?time |best |training |gym |lifetime )*(?:pb|pr|best|max|record|1 ?rm|bestwert|bestleistung|rekord|massimale|massimo|maximo|recorde)\b(?! (?:day|session|attempt))[^?]{0,12}\d[^?]{0,20}$/u;
const PIECE =
  "(?:(?:last|first|final|middle|second|whole|steep\\p{L}*|most|some|half|part|bit|letzten?|ersten?|derniere?s?|premiere?s?|ultim[oaie]s?|prim[oaei]|primer[oa]?s?|primeir[oa]s?) (?:of )?(?:the |my )?(?:few |couple(?: of)? |two |three |zwei |deux |dos |due |dois )?)+(?:kms?|k|miles?|mile|kilomet\\p{L}+|kilomet\\p{L}+|laps?|lengths?|hills?|bit|part|stretch|third|half|quarter|way|climb|minutes?|runde|bahnen?|tour|vuelta|giro|volta|kilometros?|chilometr[oi]|quilometros?)";
/** "Had to walk the last km", "the last mile was walking": how a part of the way was gone. */
const PART_OF_WAY = compiled(
  `^\\W*${LEAD}(?:(?:i |we )?(?:had to |ended up |did |just )?(?:walk(?:ed|ing)?|jog(?:ged|ging)?|crawl(?:ed|ing)?|limp(?:ed|ing)?|push(?:ed)? the bike|sprint(?:ed)?|coast(?:ed)?) (?:(?:up|for|on|through) )?(?:the |my )?${PIECE}|(?:ich )?(?:musste|hab|habe|bin) (?:den |die |das )?${PIECE} (?:gehen|gegangen|laufen|gewandert|spazier\\p{L}*)|(?:j ?['’]?ai (?:du |marche ?)|tuve que |tive que |ho dovuto )(?:(?:marcher|caminar|andar|caminhar|camminare|andare) )?(?:le |la |l ?['’]?|el |los |o |os |gli |il |les )?${PIECE}|${PIECE} (?:was|were|i) (?:(?:all|just|mostly|more|only|basically) )*(?:walk(?:ed|ing)?|jog(?:ged|ging)?|downhill|uphill))(?:[ ,]+\\p{L}+){0,5}[\\s.!]*$`,
  "u",
);
const JOINT =
  "(?:my |the |mein |meine |mi |mon |il |meu )?(?:knees?|shoulders?|elbows?|wrists?|hips?|ankles?|back|lower back|hamstrings?|knie|schulter|rucken|genou|epaule|dos|rodilla|hombro|espalda|ginocchio|spalla|schiena|joelho|ombro|costas)";
/** "No pain at all", "knees felt fine, no pain", "pain free!". */
const NO_PAIN = compiled(
  `^\\W*(?:(?:and|but|also|oh|btw|yay|und|et|y|e)[ ,]+)*(?:${JOINT} (?:felt|feels|was|were|is|held up) (?:\\p{L}+ )?(?:fine|good|great|ok|okay|solid|perfect)[ ,.]+(?:and |with )?)?(?:(?:no|zero|without(?: any)?|keine|ohne|pas de|aucune|sin|ningun|senza|nessun|sem|nenhuma) (?:\\p{L}+ )?(?:pain|schmerzen|douleur|dolor|dolore|dor)|pain ?-?free|completely pain ?-?free|nothing hurt|schmerzfrei)(?: (?:at all|this time|today|whatsoever|anywhere|so far|during (?:it|them)|in (?:${JOINT})|im (?:knie|rucken)))*\\W*$`,
  "u",
);
const MOST_WORDS = 12;

/**
 * Whether a message after sets only tells of what was around them: gear, place, body, what to do otherwise next time, what the best was before, that it was a record. It is
 * worth a note, and neither a question nor a change. In: any text. False where something hurts, is asked, or another figure than an old best is told.
 */
export function tellsCircumstance(text: string): boolean {
  if (text.length > 100 || text.includes("?")) return false;
  const folded = foldText(text).trim();
  if (tellsNewBest(folded) || deniedGear(folded) !== null || NO_PAIN.test(folded)) return true;
  const words = folded.match(/\p{L}+/gu) ?? [];
  if (words.length > MOST_WORDS || words.some((word) => PAIN.has(word))) return false;
  if (OLD_BEST.test(folded)) return !words.some(isMovementWord);
  const plain = folded.replace(AT_PLACE, "");
  if (/\d/.test(plain)) return false;
  if (PART_OF_WAY.test(plain)) return true;
  // "The leg curl was seated" is of the exercise, and not of the leg.
  if (isMovementWord(LIFT_OF_BODY.exec(plain)?.[1] ?? "")) return false;
  return TOLD.test(plain) ? !ORDERS.test(plain) && !CROWD.test(plain) : NEXT_TIME.test(plain);
}
/** Who else was there is talk, and nothing of the sets. */
const CROWD =
  /\b(?:rammed|heaving|packed|busy|crowded|mobbed|empty|quiet|full|dead|shut|closed|people|folks|voll|leer|plein[e]?|bondee?|vide|llen[oa]|vaci[oa]|pien[ao]|vuot[ao]|chei[ao]|vazi[ao])\b/;
/** More than what was around them is told or asked. */
const ORDERS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|gestern|hier|ayer|ieri|ontem|delete|remove|change|instead|wrong|should|log|how|why|what|which|can|could|help|tips?|so i (?:did|went|used|switched)|replaced?|not (?:the|a)|skipped|stopped|one|sets?|reps?|kgs?|lbs?)\b/;

const NAMED = compiled(`^\\W*${LEAD}((?:\\p{L}+[ -]){0,2}\\p{L}+) (?=${VERB}|feels? |is |are )`, "u");
/** "Bench felt heavy", "the rows were brutal": the lift of which somebody tells how it went, and nothing else; `null` for any other words. */
export function remarkOnLift(text: string): string | null {
  if (text.length > 100 || /[\d?]/.test(text)) return null;
  const folded = foldText(text).trim();
  const [whole = "", name] = NAMED.exec(folded) ?? [];
  if (name === undefined || !name.split(/[ -]/).some(isMovementWord)) return null;
  return tellsFeel(`it ${folded.slice(whole.length)}`) ? name : null;
}
