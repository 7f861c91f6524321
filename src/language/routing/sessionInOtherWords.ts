import { foldText } from "../foldText.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const NUMBER = "(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)";
const SCHEME = entered(
  compiled(
    `\\b\\d{1,2} ?[x×] ?\\d{1,3}\\b|\\b${NUMBER} (?:sets?|satze?|series?|serie|rounds?) (?:of|a|de|da|di|zu|mit|con|avec|com) ${NUMBER}\\b`,
  ),
);
const RESTS = entered(
  compiled(
    `\\b${NUMBER}[ -]?(?:m|min\\w*|s|sec\\w*|sek\\w*)(?: of| de| di)? (?:rests?|breaks?|pausen?|pauses?|repos|descanso|recupero|pausa)\\b|\\b(?:rests?|pausen?|pauses?|repos|descanso|recupero|pausa) (?:of |von |de |di )?${NUMBER} ?(?:m|min|s|sec)`,
  ),
);
const TIME_LEFT = entered(
  compiled(
    `\\b(?:(?:i|we)(?:['’]?ve| have)|got|have|only|just|in|nur|hab\\w*|seulement|j['’ ]ai|solo|tengo|ho|so|tenho)(?: (?:only|just|about|got|like|maybe|nur|que|solo|so|apenas))* ${NUMBER} ?(?:m|min\\w*)\\b(?! (?:of )?(?:rests?|breaks?|pause|repos))|\\b${NUMBER} ?min\\w* (?:total|max|tops|in total|all in|insgesamt|en tout|en total|in tutto|no total)\\b`,
  ),
);
const DONE =
  /\b(?:did|done|finished|managed|hit|yesterday|took me|gemacht|fait|hice|hecho|fatto|fiz)\b|\d ?(?:kgs?|lbs?)\b/;
/** "Ten sets of ten with three minutes rest, I've got 8 mins": so many sets with such rests, and the time there is for them. In: folded text. */
export const fitsSetsInTime = (folded: string): boolean =>
  SCHEME.test(folded) && RESTS.test(folded) && TIME_LEFT.test(folded) && !DONE.test(folded) && !folded.includes("?");
/** Whether a part says how many sets with what rests, and the next how much time there is. */
export const timeForSets = (first: string, second: string): boolean =>
  !TIME_LEFT.test(foldText(first)) && fitsSetsInTime(foldText(`${first}, ${second}`));

const PLAN = "(?:plan|programm?e?|programma|piano|plano|programa|rutina|routine|menu)";
/** "Plan de hoy: piernas", "today's plan: chest": what is on today. In: folded text. */
const PLAN_OF_TODAY = entered(
  compiled(
    `^\\W*(?:(?:ok|so|and|hey|hola|ciao|salut|hallo|bonjour|oi)[ ,]+)*(?:(?:mi|mon|mein|il mio|meu|my|the|el|le|der|il|o) )?(?:${PLAN} (?:de |para |del |du |des |d['’ ]|fur |di |per |do |pra |pour |for )+(?:hoy|heute|oggi|hoje|today|tonight|aujourd['’ ]?hui|el dia|dia|jour|giorno|tag)|today['’]?s ${PLAN}|heutiger plan)\\b\\s*(?:[:,–-]\\s*|(?:ist|est|es|e|is)\\s+)?(?=\\p{L})(?!.*\\b(?:weeks?|wochen?|semanas?|semaines?|settiman\\w+|days|tage|dias|jours|giorni|months?|monate)\\b)[^?]*$`,
    "u",
  ),
);
export const isPlanOfToday = (folded: string): boolean => PLAN_OF_TODAY.test(folded);

/** "Leg extensions and curls, training in my flat": where it is to be done. */
export const trainsAt = (folded: string): boolean =>
  /\b(?:training|working out|exercising|lifting|doing (?:it|this|them)|trainiere|entrenando|entreno|allenandomi|treinando|je m['’ ]?entraine) (?:\w+ )?(?:in|at|from|zu|im|en|a|dans|chez|em|no|na) (?:(?:my|a|the|our|mi|mein\w*|mon|ma|mia?|meu|minha|il|la) )?(?:\w+ )?(?:flat|apartment|bedroom|living ?room|hotel(?: room)?|house|room|home|kitchen|dorm|garage|garden|basement|cellar|office|wohnung|zimmer|hause?|casa|cuarto|piso|departamento|appart\w*|chambre|moi|camera|appartamento|quarto|sala)\b/.test(
    folded,
  );

/** "Start with pull today", "fangen wir mit Beinen an": a part of the body or a day of a split is to be begun with, which is to be made first. */
const BEGINS_WITH =
  /^(?:(?:ok|okay|so|right|alright|lets|let us|i will|i am|we|gonna|going to|today|heute|hoy|oggi|hoje)[ ,]+){0,4}(?:(?:start|starting|begin|beginning|kick(?:ing)?) (?:it |things )?(?:off )?with|(?:fang\w*|beginn\w*|starte\w*) (?:wir |ich )?(?:heute )?mit|(?:commence\w*|on commence|demarre\w*) (?:aujourd hui )?(?:par|avec)|(?:empiez\w|empec\w+|comenz\w+) (?:hoy )?(?:con|por)|(?:inizi\w+|cominci\w+|partiamo) (?:oggi )?(?:con|da)|comec\w+ (?:hoje )?(?:com|por)) (?!(?:the|that|this|my) (?:last|first|second|third|\w+ (?:set|exercise|one)))[a-z]+(?: [a-z]+){0,3}[ .!]*$/;
/** Whether a folded message says with what to begin; whether that is something to train is for the caller. */
export const beginsWith = (folded: string): boolean => BEGINS_WITH.test(folded.replace(/['’]/g, ""));
