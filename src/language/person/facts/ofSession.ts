import { compiled } from "../../patterns/compiled.ts";
import { entered } from "../../patterns/enteredPattern.ts";

/** One statement, folded, with the clause and the message that it was read from. */
type Reading = { value: string; own: string; all: string };

const UNIT = "(?:kgs?|kilos?|kilograms?|lbs?|pounds?)";
/** "x10", "for 5", "5x5" behind a mass, and no height, age or time. */
const COUNTED = `(?: ?[x×*] ?\\d{1,2}(?![\\d'’]|[.,]\\d{2}| ?(?:cm|m|ft|feet|foot)\\b)| for \\d{1,2}(?=$|[,;.!)]\\D|[,;.!)]$| (?:reps?|sets?|and|then|at|each|x)\\b)| \\d{1,2} ?[x×*] ?\\d)`;

/** "Bench 60kg x10, 80kg x8": a mass that is lifted wherever it is said. */
export function isOfSet({ value, all }: Reading): boolean {
  const figure = /^\d+(?:[.,]\d+)?/.exec(value)?.[0].replace(/[.,]/, "[.,]");
  if (figure === undefined) return false;
  const said = `(?<![\\d.,])${figure}(?![\\d]|[.,]\\d)`;
  return compiled(`${said} ?${UNIT}?${COUNTED}`).test(all) && !compiled(`${said}(?! ?${UNIT}?${COUNTED})`).test(all);
}

const WISHED =
  "longer|shorter|harder|easier|lighter|heavier|quicker|faster|slower|softer|gentler|tougher|simpler|better|intenser|more|less|bigger|smaller|different|another|again|long|short|hard|easy|light|quick|laenger|langer|kurzer|harter|leichter|schwerer|anders|mehr|weniger|nochmal|plus|moins|court|dur|facile|leger|mas|menos|largo|corto|duro|facil|ligero|otra|piu|meno|lungo|altro|mais|longo|curto|dificil|leve|outro|de novo";
const MOOD =
  "tired|exhausted|sleepy|stressed|bored|fine|good|great|ok|okay|happy|sad|angry|grumpy|knackered|shattered|sore|stiff|fresh|energetic|lazy|unmotivated|motivated|hungover|hungry|busy|rushed|cold|wired|anxious|nervous|excited|pumped|low|meh|wrecked|rested|drained|rough|weak|mude|gestresst|kaputt|motiviert|lustlos|fatiguee?|crevee?|stressee?|motivee?|cansad[oa]|estresad[oa]|motivad[oa]|stanc[oa]|stressat[oa]|motivat[oa]|estressad[oa]";
const FILLER =
  "i am|i'm|im|i feel|feeling|feel|felt|it|that|this|make|made|one|session|workout|a|an|bit|little|much|way|far|too|so|very|really|pretty|quite|kind|kinda|of|some|somewhat|and|but|please|pls|today|tonight|now|then|just|only|maybe|bitte|etwas|viel|zu|heute|ich bin|bin|un|une|peu|trop|je suis|aujourd hui|un poco|mucho|muy|estoy|hoy|por favor|troppo|molto|sono|oggi|um pouco|muito|estou|hoje|minutes?|mins?|m";
/** "Longer, 55": minutes that are wished for; "tired, 52": nothing. */
const OF_WISH = entered(
  compiled(
    `^\\W*(?:(?:${FILLER})\\b\\W*)*(?:(?:${WISHED}|${MOOD})\\b\\W*(?:(?:${WISHED}|${MOOD}|${FILLER})\\b\\W*)*\\d{1,3}|\\d{1,3}\\W+(?:(?:${FILLER})\\b\\W*)*(?:${WISHED}|${MOOD}))\\b\\W*(?:(?:${WISHED}|${MOOD}|${FILLER})\\b\\W*)*$`,
  ),
);
export const isMinutesWished = ({ all }: Reading): boolean => OF_WISH.test(all);

const PART =
  "abs|six ?-?packs?|6 ?-?packs?|core|arms?|biceps|triceps|chest|pecs|back|lats|shoulders?|delts|legs?|quads|hams(?:trings)?|calves|glutes?|bum|butt|booty|upper body|lower body";
const AT_ONCE =
  "(?:(?:right |just )?now|today|tonight|asap|this (?:morning|afternoon|evening|session)|(?:(?:in|for|within|under|with)(?: the next| about| just| only| under)?,? ?)?(?:\\d{1,3} ?-?m(?:in(?:ute)?s?)?|(?:0\\.5|half)(?: an?)? hours?|an hour|1 hour)|in \\d{1,3})";
/** "I want abs in 20 minutes": a session of now, and no aim. */
const WANTS_SESSION = entered(
  compiled(
    `(?:^|[.!?;] ?|, (?=i ))\\W*(?:(?:hi|hey|ok|okay|so|and|but|coach|please|today|tonight|now)\\b\\W*)*(?:(?:i|we|just|really|only)\\b ?)*(?:want|wanna|need|would like|would love|['’]?d like|crave)(?: to (?:have|get|see|hit|do|train|work))? (?:(?:bigger|stronger|better|nicer|some|visible|toned|big|strong|my|a|the|good|killer|hard) )*(?:${PART})(?: (?:please|pls))?,? ${AT_ONCE}(?:,? (?:please|pls|thanks))?\\W*$`,
  ),
);
export const isSessionWanted = ({ all }: Reading): boolean => WANTS_SESSION.test(all);

/** "Goblet squats are too easy": how hard a thing is, and nothing of liking it. */
const HOW_HARD = entered(
  /\b(?:is|are|was|were|feels?|felt|got|gets|getting|becoming|seems?|too)(?: \w+){0,2}? (?:easy|hard|difficult|tough|challenging|simple|heavy|light|advanced|basic)\b(?! on\b)/,
);
const OF_TASTE =
  /\b(?:hat(?:e|es|ed|ing)|dislik\w+|do not like|don'?t like|not (?:a fan|into|keen)|can(?:no|')?t stand|loath\w+|detest\w*|bor(?:e|es|ed|ing)|awful|horrible|worst|never|no more|without|avoid|stop giving|skip|sick of|fed up|scar\w+|over|rather|prefer\w*)\b/;
export const isHowHard = ({ own, all }: Reading): boolean =>
  HOW_HARD.test(own) && !OF_TASTE.test(own) && !OF_TASTE.test(all);
