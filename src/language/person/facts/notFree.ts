/** Says of a day or a time that one does not train then. */
export const NOT_FREE =
  /\b(?:geht (?:bei mir |da )?(?:gar )?(?:nichts|nix)|(?:quindi|entonces|donc|also|entao|so) (?:no|non|nein|nao)$|sucks?|(?:is|are) (?:hell|terrible|awful|chaos|a nightmare|sacred|off limits|family time|family days?|church|rest days?|a no ?-?go|for (?:the |my )?(?:family|kids|church|football|rest|god|wife|husband))|jamais de|nunca|kein training|never (?:training|gym)|can not|not (?:free|available|able|train\w*|possible)|never|no(?:t)? (?:on )?(?=mon|tue|wed|thu|fri|sat|sun|week|morn|even)|busy|no time|kann nicht|kann ich (?:\w+ )?(?:nicht|nie)|geht (?:\w+ ){0,2}(?:nicht|nie)|klappt (?:\w+ ){0,2}nicht|fallt (?:\w+ )?(?:aus|weg|flach)|plus possible|je (?:ne )?peux (?:pas|plus)|(?:ca )?ne (?:va|marche) (?:pas|plus)|c est mort|nao (?:da|consigo)|non (?:riesco|ce la faccio)|ne peux pas|no puedo|non posso|nao posso|is out|are out|(?:is|are) (?:\w+ )?(?:useless|hopeless|rubbish|no use|too (?:busy|hectic|early|late|hard|much)|(?:very |too |really )?(?:difficult|hard|tricky|chaotic|manic|mad|tough)|a struggle|a write ?-?off)|a no(?: |-)?go|(?:is|are) (?:off|gone|taken|impossible|no good)|(?:do(?:es)? not|no longer|will not) (?:work|suit))\b/;

/** "… is choir, so never a session then". */
export const NEVER_THEN =
  /\b(?:never|not|nothing|no (?:gym|training|sessions?)) then\b|\b(?:so|donc|also|pues|quindi|entao|daher)\b.*\b(?:jamais|never|no|nie|kein\w*|nunca|mai|pas)\b.*\b(?:seances?|training|sessions?|gym|workouts?|trainieren|entren\w+|allen\w+|trein\w+)\b/;

/** "Sunday off" of one's training; who has a day off has it for training. */
const OFF =
  /^ (?:is |are |will be )?(?:(?:always|a|my|completely) )*(?:off|rest(?: days?)?|frei|de descanso|di riposo|de repos)(?= ?(?:$|[,.;!)]|please|pls|and|for (?:family|rest|church)))/;
const HAS_OFF = /\b(?:have|has|got|get|gets|ve|work|habe|hab|ich) (?:\w+ ){0,2}$/;

/** Whether a part of a clause says that its days are none to train on. */
export const isOut = (part: string, days: RegExpExecArray): boolean =>
  NOT_FREE.test(part) ||
  (OFF.test(part.slice(days.index + days[0].length)) && !HAS_OFF.test(part.slice(0, days.index)));

const TRAINS = /\b(?:train|training|lift|lifting|work ?out|gym|trainier\w*|entren\w*|allen\w*|trein\w*)\b/;
/** "Mon wed fri" of "I train mon wed fri, sunday off": the days of the list that are told to be trained on; `null` where all are off. */
export function daysBeforeOff(part: string, days: RegExpExecArray): string | null {
  const comma = days[0].lastIndexOf(",");
  const isOfLast = comma > 0 && !NOT_FREE.test(part) && TRAINS.test(part.slice(0, days.index));
  return isOfLast ? days[0].slice(0, comma).trim() : null;
}

/** "Sundays are sacred". */
export const SACRED =
  /\b(?:is|are) (?:sacred|off limits|family time|family days?|church|rest days?|a no ?-?go|for (?:the |my )?(?:family|kids|church|football|rest|god|wife|husband))\b/;

/** A day and no more than that it goes no longer. */
export const TAKES_A_DAY_BACK =
  /^(?:am |le |los |el |il |la |a |aos? |on )?\p{L}+s? (?:geht|klappt|fallt|kann ich|c est|je (?:ne )?peux|ya no|no puedo|non posso|non riesco|nao da|nao posso|nao consigo)\b.{0,24}$/u;
