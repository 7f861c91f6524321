import { withoutHedge } from "../answers/withoutDoubt.ts";
import { toldTime } from "../corrections/toldTime.ts";
import { withoutExcuse } from "../corrections/withoutExcuse.ts";
import { entered } from "../patterns/enteredPattern.ts";

/** "2 plates", "with 80 kg", "the 20s": a load and nothing else, said right after a log. */
const ONLY_LOAD =
  /^(?:(?:and|plus|\+|with|at|using|used|@|mit|con|avec|com|it was|that was|was|the|a|an) ?)*(?:\d{1,3}(?:[.,]\d{1,2})? ?-?(?:kgs?|kilos?|lbs?|pounds?)(?: (?:each(?: (?:hand|side|arm|db|dumb ?bell))?|per (?:hand|side|arm|dumbbell)|a (?:hand|side|piece)|apiece|pro (?:hand|seite)|je(?: hand)?|par (?:main|cote)|por (?:mano|lado)|per (?:mano|lato)))?(?: (?:(?:kettle|dumb)? ?bells?|kbs?|dbs?|bar|plates?|vest|belt|(?:on|in|around|from) (?:the|my|a) (?:belt|vest|waist|bar|backpack|hands?|dumb ?bells?)))?|(?:\d|one|two|three|four|five|a)(?: and a (?:half|quarter))? plates?(?: (?:and a (?:half|quarter|\d+)|each side|a side|per side))?)(?: (?:on|for|in|across) (?:all|each|every)(?: (?:of (?:them|those|it)|sets?|one|two|three|four|five|\d))*)?(?: (?:btw|by the way|sorry|though))?[.! ]*$/;

/** What the scales say is no set: "just got off the scale, it's 82.6, not 84". */
const OF_SCALES =
  /\b(?:(?:bathroom |off the |on the |the |my )scales?|weighed (?:myself|in)|weigh ?-?in|body ?weight is|auf der waage|la balance|la bascula|la bilancia|a balanca)\b/;
/** "Bw today 81": body weight, and none of any sets. */
const BODY_WEIGHT =
  /^\W*(?:(?:and|btw|oh|also|ok)[ ,]+)*(?:my )?(?:bw|body ?weight|korpergewicht|poids de corps|peso corporal|peso corporeo) (?:(?:today|this morning|now|atm|currently|was|is|heute|aujourd hui|hoy|oggi|hoje|[:=@]) ?)*\d{2,3}(?:[.,]\d)?(?: ?(?:kgs?|kilos?|lbs?|pounds?))?(?:[ ,]+(?:today|this morning|now|atm|btw|sorry|actually|oops|though|fasted|not \d{2,3}(?:[.,]\d)?|heute(?: fruh)?|ce matin|hoy|oggi|hoje))*\W*$/;
/** "82 kg bodyweight today", "60 kg, that's my weight". */
const WEIGHT_BEHIND = entered(
  /^\W*(?:(?:and|btw|oh|also|ok|at|i am|am)[ ,]+)*\d{2,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?)(?:,? (?:that|it|this) (?:is|was) my (?:body ?)?weight| (?:is|was) (?:my body ?weight|what i weigh)| body ?weight| bw| korpergewicht| (?:de )?poids de corps| (?:de )?peso corporal| (?:di )?peso corporeo)(?:[ ,]+(?:today|this morning|now|atm|btw|currently|heute(?: fruh)?|ce matin|hoy|oggi|hoje))*\W*$/,
);
/** Whether a message tells only what its writer weighs. In: folded text. */
export const tellsBodyWeight = (folded: string): boolean => BODY_WEIGHT.test(folded) || WEIGHT_BEHIND.test(folded);

/** "180" right after sets: too much for repetitions. */
const LOAD_ALONE = /^\W*(?:(?:at|with|and|it was|was) )*(?:5[1-9]|[6-9]\d|[1-4]\d\d)(?:[.,]\d{1,2})?\W*$/;

/** "12s", "je 20": what is held in each hand. */
const IN_HANDS =
  /^\W*(?:(?:dumb ?bells?|dbs?|and|with|used|the|my|und|mit)[ ,]+)*(?:(?:je|jeweils) \d{1,3}(?:[.,]\d{1,2})?(?: ?(?:kgs?|kilos?))?|\d{1,2}(?:[.,]5)?['’]?s)\W*$/;

/** "20 km" right after a ride. */
const WAY_ALONE =
  /^\W*(?:(?:and|about|around|it was|that was|was|did|i did|circa|etwa|ca|environ|unos) )*\d{1,5}(?:[.,]\d{1,2})? ?(?:k|kms?|kilomet(?:er|re)s?|miles?|mi|met(?:er|re)s|meilen|millas|miglia|milhas|kilometros|chilometri)(?: (?:in total|total|in all|altogether|i think|or so|roughly|btw))*\W*$/;

/** Whether a message right after a log is only its load or its time. In: folded text. */
export function isFigureAlone(folded: string): boolean {
  const told = withoutHedge(folded);
  return (
    ONLY_LOAD.test(withoutExcuse(told)) ||
    toldTime(folded) !== null ||
    LOAD_ALONE.test(told) ||
    WAY_ALONE.test(told) ||
    IN_HANDS.test(told)
  );
}

/** Whether a message tells what the scales showed, which puts no set right. In: folded text. */
export const isOfScales = (folded: string): boolean => OF_SCALES.test(folded);
