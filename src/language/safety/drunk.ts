import { compiled } from "../patterns/compiled.ts";
import { caution } from "./finding.ts";
import { needing } from "./ruleNeeds.ts";

const MANY =
  "(?:[3-9]|1\\d|2\\d|three|four|five|six|seven|eight|nine|ten|a dozen|a few too many|too many|several|a lot of|loads of|a bottle of|a whole bottle of|half a bottle of|drei|vier|funf|sechs|trois|quatre|cinq|six|tres|cuatro|cinco|seis|tre|quattro|cinque|sei|quatro|uma garrafa de|una botella de|una bottiglia di|une bouteille de|eine flasche)";
const DRINKS =
  "(?:beers?|pints?|lagers?|ales|ciders?|ipas?|wines?|vodkas?|whisk(?:e?ys?|ies)|rums?|tequilas?|gins?|cocktails?|margaritas?|mojitos?|negronis?|prosecco|champagne|shots of (?:vodka|tequila|whiskey|whisky|rum|gin)|alcoholic drinks|stiff drinks|bier|biere|wein|cervezas|copas de vino|bieres|verres de vin|birre|bicchieri di vino|cervejas|tacas de vinho)";
const DRANK = compiled(
  `\\b(?:drank|drunk|had|downed|sank|sunk|necked|after|drinking|getrunken|hatte|nach|bebi|tomei|he bebido|me tome|tome|bu|ai bu|apres|ho bevuto|bevuto|dopo|depois de|despues de) (?:like |about |around |maybe |already |just |schon |deja |gia |ja |ya )?${MANY} (?:big |small |large |cold |strong |quick |double |glasses of |pints of |bottles of |cans of |shots of |glaser |flaschen )?${DRINKS}\\b|\\b(?:${MANY}) (?:${DRINKS}) (?:in|deep|getrunken)\\b|\\b(?:im|i am|still|feeling) (?:\\w+ )?(?:drunk|tipsy)\\b|\\b(?:bin|ich bin) (?:\\w+ )?(?:betrunken|besoffen|angetrunken)\\b|\\b(?:estoy|sono|je suis|estou|to) (?:\\w+ )?(?:borrach[oa]|ubriac[oa]|bourree?|ivre|saoule?|bebad[oa])\\b`,
);
const WANTS_NOW =
  /\b(?:lets|let us|give me|gimme|make me|build me|i want|wanna|want to|going to|gonna|about to|can i|should i|may i|is it ok|ok to|okay to|safe to|time (?:for|to)|ready (?:for|to)|quick|los gehts|mach mir|gib mir|kann ich|will|quiero|dame|hazme|puedo|vamos|je veux|fais moi|donne moi|je peux|on fait|voglio|dammi|fammi|posso|facciamo|quero|me da|vou|bora)\b.{0,80}\b(?:session|workout|work out|train\w*|lift\w*|squats?|bench\w*|dead ?lifts?|legs?|chest|press\w*|pr|max|gym|exercise|run|cardio|\d+ ?min\w*|einheit|training|kniebeugen|entren\w*|sesion|sentadillas|seance|entrainer|allenament\w*|allenarmi|treino|treinar|agachamento)\b/;
const NOT_NOW =
  /\b(?:last night|yesterday|ago|tomorrow|(?:on|last|this|every|each|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|weekends?|week|used to|calories|kcal|macros|log|alcohol free|non alcoholic|0 0|root beer|ginger (?:beer|ale)|hang ?over|hung ?over|if i|gestern|ayer|hier|ieri|ontem|slept|woke|this morning after|drunk on|love|power|not drunk|punch drunk)\b/;

/** "Drank six beers, feel good, let's do squats": who has just drunk much and wants to train now. */
export const drunk = needing({ words: [DRANK] }, (r) =>
  DRANK.test(r.text) && WANTS_NOW.test(r.text) && !NOT_NOW.test(r.text) ? caution("drunk", "drunk") : null,
);
