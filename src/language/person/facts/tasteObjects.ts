import { compiled } from "../../patterns/compiled.ts";
import { CARDIO, CONCEPT, EXERCISE } from "../../routing/trainingWords.ts";
import { THINGS } from "../equipmentThings.ts";
import { FOODS } from "./foodWords.ts";

/** What can be liked or hated about training and is no exercise: kinds of days, ways of working, places to do it. */
const MATTERS =
  "outside|at home|fresh air|nature|park|ski(?:ing)?|snowboard\\w*|surf(?:ing)?|skat\\w+|hik\\w+|climb(?:ing)?|swim(?:ming)?|garden(?:ing)?|bikes?|spin(?:ning)?|ergs?|sleds?|prowlers?|cables?|smith|ropes?|jumps?|planks?|wall sits?|carries|classes|ski ?erg|stair ?(?:master|climber|mill)|step ?mill|plyo\\w*|day|days|training|workouts?|machines?|weights|cardio|kettlebells?|dumbbells?|barbells?|bands?|circuits?|sets|supersets?|intervals|sprints?|stretching|mobility|crossfit|calisthenics|treadmills?|ellipticals?|cross ?trainers?|rowers?|rdls?|legs|abs|core|arms|glutes|chest|exercises?|ex|exos?|lifts?|lifting|hills?|trails?|parkour|zumba|dancing|dance|aerobics|aqua \\w+|kickboxing|judo|bjj|karate|muay thai|gymnastics|animal flow|tai chi|trx|gym|outdoors|sandbags?|rings|man ?makers?|devils? press|ball slams?|med(?:icine)? ball|log press|yoke|stones?|isometrics?|sweating|" +
  "rudern|laufen|joggen|schwimmen|radfahren|laufband|kniebeugen?|kreuzheben|bankdrucken|klimmzuge?|liegestutze?|dehnen|seilspringen|natation|course|velo|rameur|tractions?|pompes|gainage|squats?|fentes|abdos|corde|correr|nadar|remo|sentadillas?|flexiones|dominadas|zancadas|cinta|eliptica|cuerda|corsa|nuoto|piegamenti|trazioni|stacchi|panca|tapis roulant|prensa|pressa|presse a cuisses|beinpresse|maquinas?|macchin[ae]|maschinen?|gerate|poulies?|mancuernas|manubri|hanteln|kurzhanteln|halteres|pesi liberi|bici|cyclette|elliptique|ellittica|crosstrainer|fahrrad|yoga|pilates|overhead|high impact|bosu|boxe|boxen|boxeo|wandern|randonnee|senderismo|trekking|klettern|escalade|escalada|arrampicata|tanzen|danse|bailar|ballare|radeln|ciclismo|cyclisme|padel|tennis|fussball|futbol|calcio|futebol|nager|nuotare|natacion|schwimm\\w+|joggen|marcher|caminar|camminare|caminhar|stretching|gym|muscu\\w*|aquagym|jumping|twisting|corda|natacao|corrida|agachamentos?|flexoes|barra|remada|esteira|bicicleta";
const OF_TRAINING = compiled(`\\b(?:${EXERCISE}|${CARDIO}|${CONCEPT}|${MATTERS})\\b`);
const FOOD = compiled(
  `\\b(?:${FOODS}|cheese|meat|chicken|rice|broccoli|oatmeal|protein (?:shakes?|powder|bars?)|shakes|vegetables|veg|salads?)\\b`,
);
/** People, and what they do to one: liked or hated, but no wish for a plan. */
const NO_MATTER =
  /^(?:being|when|how|that|if|getting|having|him|her|them)\b|\b(?:people|person|guys?|girls?|bros?|him|her|everyone|somebody|someone|others?|kids|wife|husband|boss|coach|weather|music|heavy metal|techno|hip ?hop|podcasts?|playlist|queue\w*|crowds?|smell|membership|days? off|rest days?|price\w*|app|ads?)\b/;

/** "The second one", "die zweite Übung": a place in what is shown, and no thing. */
const A_PLACE =
  /^(?:(?:the|die|der|das|le|la|el|il|lo|o|a|l) ?)?(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|premiere?|deuxieme|second|troisieme|derniere?|primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|prim[oa]|second[oa]|terz[oa]|primeir[oa]|terceir[oa])(?: (?:one|exercise|move|lift|ubung|exercice|ejercicio|esercizio|exercicio))?$/;

/**
 * Whether a thing that somebody likes or hates is one of training: an exercise, a piece of equipment, a way to work. "The heat",
 * "Mondays" and "being ignored" are none. In: folded words. Linear.
 */
export function isOfTraining(thing: string): boolean {
  if (NO_MATTER.test(thing) || A_PLACE.test(thing)) return false;
  if (OF_TRAINING.test(thing)) return true;
  return THINGS.some(({ pattern }) => {
    pattern.lastIndex = 0;
    const is = pattern.test(`a ${thing}`);
    pattern.lastIndex = 0;
    return is;
  });
}

/** Whether a plain verb of liking or hating it says something a coach may use: a matter of training, or a food. */
export const isTasteObject = (thing: string): boolean =>
  isOfTraining(thing) || (FOOD.test(thing) && !NO_MATTER.test(thing));

/** "My gf thinks I skip legs": what others make of the writer is nothing they said themselves. */
export const OTHERS_SAY =
  /\b(?:thinks|says|reckons|believes|claims|swears|assumes|jokes|meint|glaubt|behauptet|pense|dit|croit|piensa|dice|cree|pensa|crede|diz|acha|(?:people|everyone|everybody|they|friends|guys|mates|family|parents|kids|bros) (?:all )?(?:think|say|reckon|believe|joke|assume)) (?:that |always |dass |que |che )*(?:i|ich|je|j|yo|io|eu)\b/;
/** "After that sprint, love it": what was good once. */
export const A_MOMENT = /\b(?:after|during|from) (?:that|this|the|my|those|these|today)\b/;

/** "Lieber keine Kniebeugen", "prefiero sin saltos": rather without it. */
export const RATHER_WITHOUT =
  /^(?:keine?[nrms]?|ohne|nichts mit|sin|nada de|sans|pas de|senza|niente|sem) (?=\p{L}{3})/u;
