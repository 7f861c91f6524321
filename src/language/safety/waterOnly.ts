import { answering } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

const answer = answering("W", "weight_cut");

const ONLY_WATER =
  /\b(?:(?:nothing|no food) (?:but|except|only) (?:plain )?water|(?:only|just) (?:drink(?:ing)? |have |having |live on |living on )?(?:plain )?water(?! (?:during|with|at|in|while|before|after|between|instead|for hydration))|(?:water|juice) (?:only|fast(?:ing)?)|nur (?:noch )?wasser(?! (?:beim|zum|wahrend|im training))|(?:que|seulement|juste|uniquement) (?:de )?(?:l )?eau|(?:solo|solamente|nada mas que|unicamente) (?:\w+ )?agua|(?:solo|soltanto) (?:\w+ )?acqua|(?:so|somente|apenas) (?:\w+ )?agua)\b/;
const SO_LONG =
  /\b(?:until|till|til|bis|hasta(?: que)?|jusqu\w*|finche|ate|for (?:a|the (?:whole|next)|\d+|two|three|four|five|six|seven|ten|several|the) ?(?:days?|weeks?|month)|(?:\d+|ein(?:e|en|er)?|zwei|drei|vier|funf|eine ganze|une|un|una|uma|due|dos|tres|trois|deux|all) ?(?:tage?n?|wochen?|monat|jours?|semaines?|dias?|semanas?|giorni|settiman[ae]|days?|weeks?))\b/;
const TO_LOSE =
  /\b(?:lose|losing|drop|cut|shed|slim\w*|thin\w*|lean\w*|weigh\w*|kg|lb|stone|show|stage|contest|abnehmen|abzunehmen|gewicht|weg|runter|perdre|poids|maigrir|adelgazar|bajar|perder|peso|pesar|dimagrire|perdere|emagrecer|secar|dunn\w*|schlank\w*)\b/;
const OF_OTHERS = /\b(?:he|she|they|my (?:friend|mate|sister|brother|mum|mom|dad)|dog|cat|studies|study|read|heard)\b/;

/** "Nur noch Wasser, bis 10 Kilo weg sind": a fast for days on end, to weigh less. */
export const waterOnly = needing({ words: [ONLY_WATER] }, ({ text }) =>
  ONLY_WATER.test(text) && SO_LONG.test(text) && TO_LOSE.test(text) && !OF_OTHERS.test(text)
    ? answer("water_only", "weightCut")
    : null,
);
