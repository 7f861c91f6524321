import type { Reading } from "./reading.ts";

/** Limbs that are not felt any more, in six languages. */
const NOT_FELT =
  /\b(?:(?:cant|cannot|couldnt|can not|dont|barely) (?:even |really )?feel (?:my|the) (?:legs?|arms?|quads|feet|hands|calves)|(?:spure?|fuhle?)\b.{0,24}\b(?:beine?|arme?|fusse)\b.{0,12}\b(?:nicht|nimmer|kaum)|(?:beine?|arme?|fusse) (?:spure?|fuhle?) ich|sens (?:plus|pas)(?: du tout)? (?:mes|les) (?:jambes|bras|cuisses|pieds)|(?:jambes|bras|cuisses)\b.{0,10}\bsens plus|siento (?:ya )?(?:mas )?(?:las|mis|los) (?:piernas|brazos|pies)|sento (?:piu |mais )?(?:(?:le|as|minhas|os) )?(?:mie )?(?:gambe|braccia|pernas|bracos)|(?:gambe|braccia|pernas|piernas)\b.{0,10}\b(?:sento|siento|sinto)|sinto (?:mais )?(?:as|minhas|os) (?:minhas )?(?:pernas|bracos))\b/;
/** Work for the legs or the arms that tires them so. */
const WORK =
  /\b(?:leg day|squats?|lunges?|leg press|hack squats?|step ups?|curls?|dips|push ?ups|sprints?|intervals?|spin|wod|amrap|burpees|kniebeugen?|beinpresse|ausfallschritte|beintag|beintraining|presse|fentes|jour jambes|sentadillas?|prensa|zancadas|dia de pierna|pressa|affondi|giorno gambe|agachamentos?|dia de perna|afundos?)\b/;
/** Work that loads the back too: the figures of a log do not say that all is well. */
const OF_BACK = /\b(?:dead ?lifts?|rdls?|kreuzheben|souleve|peso muerto|stacc(?:o|hi)|terra|levantamento)\b/;
const LOG = /\d ?[x×] ?\d|\d ?(?:kgs?|lbs?|reps?|kilos?)\b/;
/** Laughed, called out or sighed. */
const LIVELY =
  /!|\b(?:lo+l|lmao|(?:a?ha){2,}h?|haha\w*|jaja\w*|ahah\w*|mdr|ptdr|k{3,}|rs{2,}|xd|che fatica|so tired|knackered|dead tired|wrecked|toasted|fried|brutal|bin (?:so )?(?:platt|fertig|tot)|creve|mort|reventad[oa]|mort[oa]|distrutt[oa]|acabad[oa])\b|[😂🤣😅😆😭💀🥵]/u;
/** A blow, the spine, the bladder, what stays or came of a sudden. */
const GRAVER =
  /\b(?:fell|fall|fallen|dropped|crash\w*|hit|accident\w*|back|neck|spine|dis[ck]|pop\w*|crack\w*|snap\w*|numb\w*|tingl\w*|sudden\w*|still|since|hours?|days?|yesterday|pain\w*|hurts?|waist|pee|bladder|bowel|cant (?:move|walk|stand)|weak\w*|rucken|nacken|geknackt|gesturzt|gefallen|plotzlich|seit|schmerz\w*|taub\w*|dos|nuque|tombe\w*|craque|soudain|depuis|mal|douleur|espalda|cuello|cai|crujido|de repente|desde|dolor|duele|schiena|collo|caduto|caduta|improvvis\w*|dolore|costas|pescoco|dor|doi|formicol\w*|hormigue\w*|fourmi\w*|dormid\w*)\b/;

/**
 * "Non sento più le gambe, squat 4x8!": legs that an effort has emptied, said with the exercise and with its figures, a laugh or a
 * cry; and no blow, no back and nothing that stays. After a lift for the back the figures alone are not enough.
 */
export function isTiredLegs({ text, message }: Reading): boolean {
  if (!NOT_FELT.test(text) || GRAVER.test(text)) return false;
  const isLively = LIVELY.test(message.plain);
  return (WORK.test(text) && (isLively || LOG.test(message.plain))) || (OF_BACK.test(text) && isLively);
}
