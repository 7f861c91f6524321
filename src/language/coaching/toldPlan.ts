import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";
import { effectsAhead } from "../notation/effectsAhead.ts";
import { blanked, otherTimes } from "../notation/otherTimes.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const DAY =
  "(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica|segunda|terca|quarta|quinta|sexta";
/** A time to come. */
const AHEAD = entered(
  compiled(
    `(?<![\\p{L}])(?:tomorrow|tmrw|tmr|next (?:time|week|session|workout|one|${DAY})|(?:on )?(?:${DAY})|morgen|ubermorgen|nachst\\p{L}* (?:mal|woche|einheit)|demain|(?:la )?(?:prochaine fois|semaine prochaine)|manana|(?:la )?proxima (?:vez|semana|volta)|domani|(?:la )?prossima (?:volta|settimana)|amanha)(?![\\p{L}])`,
    "u",
  ),
);
/** What somebody says that they will do. */
const WILL = entered(
  /(?<![\p{L}])(?:i (?:will|shall)|i ?['’]?ll|ill|i am (?:going to|gonna|doing|running|swimming|hitting|trying|going for)|(?:am|im|i ?['’]?m)? ?(?:gonna|going to)|(?:i )?wanna|maybe|perhaps|hopefully|might|vielleicht|peut etre|quizas?|forse|talvez|ich (?:werde|mache?|laufe|schwimme|versuche?|gehe|nehme?|probiere?)|(?:werde|mache?|laufe|schwimme|versuche?|gehe|nehme?|probiere?) ich|je (?:vais|ferai|referai|cours|tenterai|prendrai|mettrai)|(?:hare|repetire|voy a|correre|intentare|pondre)|(?:faro|rifaro|vado a|correro|provero|mettero)|(?:vou|farei|faco|correrei|tentarei))(?![\p{L}])/u,
);
/** As much as before, or more. */
const AS_BEFORE =
  /(?<![\p{L}])(?:same|again|gleiche\p{L}*|selbe\p{L}*|nochmal|pareil|meme|lo mismo|igual|lo stesso|uguale|o mesmo|heavier|schwerer|plus lourd)(?![\p{L}])/u;
/** "Same again tomorrow", "gonna do the same on friday". */
const SAME_AHEAD = entered(
  /^\W*(?:(?:ok|okay|and|then|so|cool|und|et|y|e)[ ,]+)*(?:(?:i ?['’]?ll|ill|i will|i am|i ?['’]?m|im)? ?(?:gonna|going to|planning to|will|want to)? ?(?:do|repeat|go for)? ?)?(?:the |exactly the )?(?:same|das ?(?:gleiche|selbe)|la meme chose|pareil|lo mismo|lo stesso|o mesmo)(?: (?:again|thing|one|workout|session|nochmal|encore))*(?: (?:on|for|am|le|el|il|na|no))? \p{L}+(?: (?:then|morning|evening|dann))?\W*$/u,
);
/** Ways on foot and others that no lift is called by. */
const OUTING =
  /(?<![\p{L}])(?:run|ride|swim|row|walk|hike|jog|laufen?|renne|joggen?|schwimmen?|radeln?|courir|cours|nager?|correr|nadar|corro|nado|correre|nuotare|nuoto)(?![\p{L}])/u;
/** Asks for something, or is of no training. */
const OTHER = entered(
  /[?]|(?<![\p{L}])(?:remind|reminder|calendar|appointment|schedule|book|make me|build|give me|need|want|plan me|program(?:me)?|routine|should|can you|could you|termin|rendez|cita|race|meet|marathon|competition|physio|doctor|holiday|vacation|travel|flight|wedding|work|job|if|wettkampf|course a|carrera|gara|prova|hurts?|pain)(?![\p{L}])/u,
);
/** "Maybe next week 102.5". */
const LOAD_AHEAD =
  /^\W*(?:(?:ok|so|then|and|but|well)[ ,]+)*(?:maybe|perhaps|hopefully|might|vielleicht|peut etre|quizas?|forse|talvez)(?: \p{L}+){1,4} \d{2,3}(?:[.,]\d{1,2})?(?: ?(?:kgs?|kilos?|lbs?|pounds?))?(?: then)?[\s.!]*$/u;
/** "Might add a set at 75", "thinking of doing one more at 80": not done yet, and not sure to be. */
const IN_DOUBT = entered(
  /^\W*(?:(?:ok|okay|hm+|so|then|and|but|well|actually|und|et|y|e|oder)[ ,]+)*(?:(?:i )?(?:might|may)(?: (?:just|even|also|still|as well))*|(?:maybe|perhaps|possibly)(?: (?:i|we|i will|i ?['’]?ll|i could|i should|i can|just|even|also|to))*|(?:i am |im |i ?['’]?m )?(?:thinking (?:of|about)|considering|tempted to|debating(?: whether)?(?: to)?)|vielleicht(?: (?:mache?|hange?|lege?))?(?: ich)?(?: noch)?|peut etre (?:que je |je )?|quizas?|tal vez|forse|talvez|acho que vou) ?(?:add|adding|do(?! with)|doing|try|trying|throw(?:ing)? in|squeez(?:e|ing) (?:in|out)|go(?:ing)? (?:for|up)|hit(?:ting)?|ein(?:en)? satz|ajoute\p{L}*|fais|ferai|refais|agreg\p{L}*|hag[ao]|haga|pong[ao]|aggiung\p{L}*|facci[oa]|adiciona\p{L}*|faco|fazer)(?![\p{L}])/u,
);
/** Something counted, or one more: "could do with a hand" is none. */
const OF_SETS =
  /\d|(?<!\p{L})(?:sets?|reps?|satz|satze|series?|serie|another|one more|a few more|noch ein\p{L}*|encore une?|otra|un altra|mais uma)(?!\p{L})/u;
const LONGEST = 90;

/**
 * Whether a message only tells what of training its writer is going to do: "Tuesday I'll do the same with 45", "gonna run 8k
 * tomorrow". In: one message, six languages.
 */
export function tellsPlan(text: string): boolean {
  if (text.length > LONGEST) return false;
  const told = foldText(text);
  if (IN_DOUBT.test(told) && OF_SETS.test(told) && !told.includes("?")) return true;
  const folded = blanked(told, effectsAhead(told));
  if (!AHEAD.test(folded) || OTHER.test(folded)) return false;
  // "Bench 80 5x5, maybe 85 next week": sets that were done stand before it.
  const [ahead] = otherTimes(told);
  if (ahead !== undefined && /\d ?[x×*] ?\d/.test(told.slice(0, ahead.start))) return false;
  if (SAME_AHEAD.test(folded)) return true;
  if (!WILL.test(folded)) return false;
  const isOfSets =
    /\d/.test(folded) &&
    (AS_BEFORE.test(folded) ||
      /(?<![\p{L}])(?:with|at|go|try|hit|mit|avec|con|com|a) \d/u.test(folded) ||
      LOAD_AHEAD.test(folded));
  return isOfSets || OUTING.test(folded) || (folded.match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word));
}
