import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
/** Pieces of the patterns that corrections are read with; all on `figuredText`. */

export const NUM = "(\\d+(?:[.,]\\d+)?)";
export const WEIGHT_UNIT = "(kgs?|kilos?|kilogram(?:s|os|m|mi)?|lbs?|pounds?|pfund|libras?|livres?|libbre)";
export const SETS =
  "(?:sets?|rounds?|lots|bouts|tandas?|durchgange?|satze?|saetze|runden?|series|serie[ns]?|tours?|rondas?|giri|rodadas?)";
export const REPS = "(?:reps?|repetitions?|wdh|wiederholungen|repeticiones|ripetizioni|repeticoes)";
const SECONDS = "s|secs?|seconds?|sekunden?|secondes?|segundos?|secondi";
const MINUTES = "mins?|minutes?|minuten?|minutos?|minuti";
const HOURS = "h|hrs?|hours?|stunden?|heures?|horas?|ore";
export const TIME_UNIT = `(${SECONDS}|${MINUTES}|${HOURS})`;
export const DISTANCE_UNIT = "(km|kms|kilometers?|kilometres?|k|m|meters?|metres?|mi|miles?|yds?|yards?|ft|feet)";
/** A unit that may follow a figure, of whatever kind. */
export const ANY_UNIT = `(?:${WEIGHT_UNIT.slice(1, -1)}|${SETS.slice(3, -1)}|${REPS.slice(3, -1)}|${TIME_UNIT.slice(1, -1)}|${DISTANCE_UNIT.slice(1, -1)}|rpe|rir)`;

/** Joins what is and what is not: "85 not 80". */
export const NOT_BUT =
  "(?:not|instead of|rather than|and not|no|nicht|statt|anstatt|pas|et pas|au lieu de|en vez de|y no|non|e non|invece di|em vez de|e nao|nao)";
export const WAS =
  "(?:was|were|is|are|took|lasted|should be|should have been|has been|war|waren|warn|sind|ist|etait|etaient|est|sont|era|eran|fue|fueron|es|son|erano|e|sono|foi|foram|eram|sao)";

const units: readonly (readonly [RegExp, "kg" | "lb"])[] = [
  [/^(?:kg|kilo(?!met))/, "kg"],
  [/^(?:lb|pound|pfund|libra|livre|libbr)/, "lb"],
];
/** "kilos" → kg, "pounds" → lb, anything else `null`. */
export const weightUnit = (word: string | undefined): "kg" | "lb" | null =>
  units.find(([pattern]) => word !== undefined && pattern.test(word))?.[1] ?? null;

const SCALE: readonly (readonly [RegExp, number])[] = [
  [compiled(`^(?:${SECONDS})$`), 1],
  [compiled(`^(?:${MINUTES})$`), 60],
  [compiled(`^(?:${HOURS})$`), 3_600],
];
/** Seconds in a unit of time. */
export const secondsIn = (word: string): number => SCALE.find(([pattern]) => pattern.test(word))?.[1] ?? 1;

/** "miles" → mi; `m` is metres. */
export function distanceUnit(word: string): "m" | "km" | "mi" | "yd" | "ft" {
  if (/^k/.test(word)) return "km";
  if (/^mi/.test(word)) return "mi";
  if (/^y/.test(word)) return "yd";
  return /^f/.test(word) ? "ft" : "m";
}

/** What opens a correction and carries nothing else. */
export const OPENING =
  /^(?:(?:actually|sorry|oops|oop|whoops|yes|yeah|yep|yup|ja|oui|si|sim|wait|hang on|hold on|btw|by the way|fyi|lol|haha|jk|just kidding|psych|damn|crap|shit|ugh|argh|edit(?=:)|i (?:miscounted|mistyped|misread|misspoke|misremembered|messed up|fat fingered|lied|wish|typed (?:it|that) wrong|got (?:it|that) wrong)|no+|nope|nah|hm+|um+|uh+|oh|ok|okay|kk|well|and|but|so|und|aber|et|mais(?! (?:uma|duas|dois|quatro|\d)(?![\p{L}]))|y|pero|e|ma|mas|please|pls|correction|(?:je )?corrig(?:e[rz]?|i|ir)(?= ?[:,]| \d)|correg(?:ir|i|gi|go|gere)(?= ?[:,]| \d)|corrij(?:a|o)(?= ?[:,]| \d)|korrigiere?(?= ?[:,]| \d)|rectifi(?:e[rz]?|cation|co|ca)(?= ?[:,]| \d)|rettifica(?= ?[:,]| \d)|corre(?:ccion|zione|cao)(?= ?[:,]| \d)|korrektur(?= ?[:,]| \d)|correct(?= ?[:,]| \d)|typo|bad maths?|maths? fail|my maths? (?:is|was) (?:off|bad|wrong)|my (?:bad|mistake)|never ?mind|nvm|forget (?:it|that)(?! last)|(?:scrap|scratch) that(?=,| (?:i|it|make|actually|no|that|this|they|those|\d))|can you|could you|would you|will you|kannst du|konntest du|puedes|podrias|me puedes|tu peux|peux tu|pouvez vous|puoi|potresti|voce pode|pode|podes|i want(?: you)? to|i need(?: you)? to|i would like to|let me|lets|just|eigentlich|doch|nein|nee|ne|noe?|ach(?: so| nein| quatsch)?|achso|hoppla|warte(?: mal)?|wart(?: mal)?|stopp?|halt|quatsch|moment(?: mal)?|mist|verdammt|mensch|sorry|entschuldigung|tschuldigung|sry|srry|soz|ae?h+|uhm|ah?h?em+|ah+m*|eh+m*|euh+|heu|en fait|attends|attendez|ah non|oups|zut|mince|merde|espera|esperate|aspetta|spetta|aspe|ups|uy|ay|huy|opa|ops|opas|eita|epa|vish|pera(?:i)?|calma|non|pardon|desole|excuse(?:z)?(?: moi)?|en realidad|perdon(?:a|ame)?|disculpa|digo|in realta|scusa(?:mi|te)?|mi scusi|cavolo|anzi|na verdade|desculpa|foi mal|nao|bitte|por favor|per favore|s il vous plait)(?![\p{L}\d])[\s,.;:!-]*){1,12}/u;
/** A marker anywhere: the sentence is about what was said before. */
export const MARKER = entered(
  /^\W*(?:(?:ok|okay|and|also|then|now|oh|can you|could you|please|pls)[ ,.]+)*(?:bump|raise|lower|drop|up|bring|take|knock|cut|increase|decrease|reduce|turn) (?:up |down )?(?:it|that|this|them|those|the|my|last|first|second|third|set)\b[^.;?]{0,30} to \d|\b(?:actually|sorry|oops|whoops|my (?:bad|mistake)|correction|typo|instead|rather than|i mean|meant|switch (?:it|that|them) to|make (?:that|it|them|this|both|those|these|all(?: of them)?)|change|correct (?:it|that)|fix (?:it|that|the)|edit (?:it|that|the)|update (?:it|that|the)|set (?:the )?(?:reps|weight|sets|rpe|date)|should (?:be|have been|say|read)|move[ds]?|log(?:ged)? (?:it|that) as|put (?:the|my) [a-z]+(?: [a-z]+)? (?:at|to|down (?:as|to)) (?=\d)|put (?:it|that) down as|wrong|not (?:\d[\dx.,]*|kg|lbs?|kilos|pounds)|eigentlich|sondern|gemeint|meinte|en fait|je voulais dire|en realidad|sino|quise decir|in realta|anzi|volevo dire|intendevo|na verdade|quis dizer|quatsch|perdon|pardon|scusa|desculpa|oups)\b/,
);
/** Moves an entry to another day: "shift that to Thursday", "date it yesterday". Counts only beside a day. */
export const REDATES =
  /^(?:(?:re-?|back-?)?date|move|shift|push|bump|put|file|enter|save|record|mark|log|set|make|stick|verschieb\w*|leg\w*|setz\w*|trag\w*|pon|mueve|pasa|cambia|mets|deplace|sposta|metti|muda|coloca|poe)(?:l[oa]| (?:it|that|this|them|those|these|the (?:log|entry|day|date)|das|es|ca|cela|lo|la|quello|isso))(?![\p{L}])/u;
/** Not about what was done: plans, and things that are no log. */
export const ELSEWHERE = entered(
  /\b(?:tomorrow|tonight i|usually|normally|maybe next|will|going to|next (?:time|week|month|session|workout)|should i|plan|plans|routine|program|programme|(?:the |my )?(?:previous|old|former|prior) (?:one |best |pb |pr |max |record |time )?(?:was|is|were) (?=\d)|(?:more|less|heavier|lighter|better|faster|longer) than (?:my|the|last|before|ever|usual)|schedule|remind|reminder|account|profile|subscription|goal|calories|protein|morgen frueh|demain|manana|domani|amanha)\b/,
);
/** Manner, not movement: "it was hard" names no exercise. */
export const MANNER =
  /^(?:hard|tough|easy|great|good|bad|fun|heavy|light|fine|ok|okay|nice|awful|brutal|terrible|amazing|awesome|tiring|rough|solid|slow|fast|quick|painful|sore|wrong|right|correct|it|all|harder|easier|shorter|longer|done|enough|crazy|insane|perfect|cool|funny|weird|same|gleiche[mnrs]?|selbe[mnrs]?|meme|mism[oa]s?|stess[oaie]|mesm[oa]s?|schwer|leicht|hart|gut|dur|facile|difficile|duro|facil|dificil|bien|bene|bom|pesado|pesante|lourd)$/;
/** Words of a correction that name nothing. */
export const CORRECTION_FILLERS = new Set(
  `the a an that this it those these them they i we he you me my mine your was were is are be been did do done has have had got get getting only just really actually
  add nur bloss erst noch seulement solo solamente soltanto apenas sorry oops in on at for of to with by as and but or not no yes so then than from into all each every both last first next one ones also too still even though now
  please pls make made makes used change changed correct correction fix edit update set sets rep reps weight weights load rpe rir should could would can mean meant think thought
  said say wrote put down log logged entry entries record exercise today actual wrong instead rather total about around like well hm hmm oh ah ok okay mistake typo bad
  number numbers amount count date day time unit units value kg kgs kilo kilos lb lbs pound pounds more less fewer extra up left right side per hand heavier lighter higher lower way under fyi lol haha tho though bro man mate dude thanks thank thx ty guess believe remember honest tbh ngl obviously obvs obv ofc clearly naturally duh course please again move moved say says read wrong took lasted
  naturlich klar halt selbstverstandlich evidemment bien sur naturellement claro naturalmente supuesto obviamente evidentemente ovviamente certo
  mejor besser lieber mieux plutot meglio melhor
  bump raise lower drop bring take knock cut increase decrease reduce turn
  hanging off me plate plates belt vest waist backpack chain collar collars clip clips straps sleeves wraps chalk included including
  fait fais faite faites hice hecho hizo gemacht hab habe hatte fatto fiz feito ai he ho
  der die das es ich war waren mit und nicht sondern eigentlich doch nein bei auf von zu den dem satze satz wdh
  le la les l un une c ce etait je j avec et pas mais en fait de du des a au non series serie
  el los las un una era eran fue fueron con y no sino en realidad de del al lo
  il gli era erano con e non ma di in realta lo
  o os as um uma era eram foi foram com e nao mas na verdade de do da`
    .trim()
    .split(/\s+/),
);
/** "I was right the first time", "front was right after all": what was put right last is to be as it was before. */
export const AS_AT_FIRST = entered(
  /\b(?:was|is|were|are|had (?:it|that)) (?:actually |really )?(?:right|correct|fine)(?: \p{L}+){0,2} (?:the first time|first time|before|after all|originally|at first|all along|in the first place|to (?:begin|start) with)\b|\b(?:first|original|old|earlier|previous)(?: (?:one|version|figure|number|weight|entry))? (?:was|is) (?:the )?(?:right|correct)(?: one)?\b|\b(?:war|waren|stimmt\p{L}*|ist) (?:vorher |vorhin |am anfang |beim ersten mal )?doch (?:richtig|korrekt)\b|\bdas erste war (?:doch )?(?:richtig|korrekt)\b|\bdoch wie (?:vorher|am anfang|zuerst)\b|\betait (?:bon|juste|correct)(?: \p{L}+)? (?:au debut|avant|la premiere fois|finalement)\b|\bfinalement (?:c )?etait (?:bon|juste|correct)\b|\b(?:estaba|era|fue) (?:bien|correct[oa]) (?:antes|al principio|la primera(?: vez)?|despues de todo)\b|\b(?:era|andava) (?:giust[oa]|corrett[oa]|bene) (?:prima|all inizio|la prima(?: volta)?)\b|\b(?:estava|era) (?:cert[oa]|corret[oa]) (?:antes|no (?:comeco|inicio)|(?:d)?a primeira(?: vez)?)\b/u,
);
