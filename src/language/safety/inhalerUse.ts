import { compiled } from "../patterns/compiled.ts";
/** What opens the airways, in six languages; a part of a pattern. */
export const PUFF =
  "(?:inhalers?|puffers?|(?:blue |asthma )?pump|ventolin\\w*|salbutamol|relievers?|(?:asthma ?)?spray|inhalator\\w*|inhalador|ventoline|inalatore|bombinha)";
const SPAN =
  "(?:a |one |two |three |four |under |less than |about |only |just |\\d+ |zwei |drei |dos |tres |deux |trois |due |tre |duas |quelques )*(?:days?|d|wks?|weeks?|fortnight|months?|tagen?|wochen?|monat|dias|semanas?|mes|jours|semaines?|mois|giorni|settiman[ea]|mese)\\b";
const EMPTIED = `(?:gone|empty|done|finished|used up|ran out|runs out|lasted|lasts|leer|vaci[oa]|acab\\w+|fini\\w*|vide|vuot[oa]|vazi[oa])`;
/** "Blue inhaler gone in 3 wks", "went through a reliever in a fortnight", "an inhaler every two weeks". */
export const USED_UP = compiled(
  `\\b${PUFF} (?:\\w+ ){0,3}?${EMPTIED} (?:already |again )?(?:in |after |within |nach |en |apres |dopo |em |only |just )+${SPAN}|\\b(?:through|used up|using|use|emptied|finish\\w*) (?:\\w+ ){0,3}?${PUFF} (?:\\w+ )?(?:in|every|a|per|within|after) ${SPAN}|\\b(?:an?|one|two|1|2) (?:\\w+ )?${PUFF} (?:a|per|every|each) ${SPAN}|\\b${PUFF} (?:\\w+ )?in ${SPAN} (?:leer|alle|aufgebraucht)\\b`,
);

/** Whether a reliever is told to be used up over days or weeks: an asthma that is not under control, and no inhaler that is missing now. In: folded words. */
export const usesUpInhaler = (text: string): boolean => USED_UP.test(text);

const ASTHMA = /\b(?:asthm\w*|asma\w*)\b/;
const OF_NOW =
  /\b(?:attack|cant|cannot|struggl\w*|gasp\w*|now|today|tonight|help|lips|fingers?|(?:not|doesnt|isnt|wont) (?:work\w*|help\w*)|empty|forgot|ran out|without|no inhaler|tight\w*|wheez\w*|barely|hardly|speak|talk|breath\w*|faint\w*|dizz\w*|chest|pain\w*|every (?:\d|few)|anfall|luft|jetzt|ahora|ataque|crise|attacco|adesso|agora|aind\w*|todavia|encore|ancora|noch|nao|nicht|pas|non|chia\w*|pfeif\w*|silb\w*|siffl\w*|fischi\w*)\b/;
/** A time or an occasion that is usual. */
const USUAL = /\b(?:since|lately|before|for years|in the cold|in winter|every winter|season\w*)\b/;
/** Whether asthma is told as something one lives with: "worse since january, blue inhaler before runs". In: folded words. */
export const isLivedAsthma = (text: string): boolean => ASTHMA.test(text) && USUAL.test(text) && !OF_NOW.test(text);
