import { compiled } from "../patterns/compiled.ts";
import type { Reading } from "./reading.ts";

const MEAL =
  "(?:breakfast|lunch|lunchtime|dinner|dinnertime|supper|tea|brunch|fruhstuck|mittagessen|abendessen|colazione|pranzo|cena|desayuno|almuerzo|petit dejeuner|dejeuner|diner|cafe da manha|almoco|jantar)";
const OWN = "(?:a |an |my |the |our |family |dem |das |il |la |el |le |o )?";
/** A meal as the hour of the day: before, after, until or by it, at seven, in an hour, soon, ready. */
const AS_HOUR = compiled(
  `\\b(?:before|after|until|till|by|then|home for|done for|late for|vor|nach|bis|dann|prima di|dopo|poi|antes de|antes do|despues de|depois do|luego|avant|apres|puis) ${OWN}${MEAL}\\b` +
    `|\\b${MEAL}s?(?: break)?(?: is| s| was| ist| es| est| e)?(?: already| almost| nearly)? (?:(?:at|around|by|alle|a las|as|um|a) (?:about )?(?:\\d+|noon|half|quarter|one|two|five|six|seven|eight|nine)|in (?:a|an|half|\\d+|ten|five|twenty|an? hour)|soon|ready|waiting|on the table|break)\\b`,
  "g",
);
/** Hungry between sets: what is left of the work, and then one eats. */
const EATS_AFTER =
  /\b(?:then|and|before|so) i (?:can |get to |will |go )?(?:finally )?(?:eat|have (?:dinner|lunch|breakfast|food))\b/;
const SETS_LEFT =
  /\b(?:more|last|final|remaining|other) (?:sets?|rounds?|exercises?|reps)\b|\b(?:sets?|rounds?|exercises?) (?:left|to go|remaining|more)\b/;
/** What makes a meal a debt, a reward or a fault. */
export const PRICE =
  /\b(?:earn\w*|deserv\w*|allow\w*|burn\w*|burnt|work(?:ed|ing)? (?:it |that |this )?off|make up|making up|made up|compensat\w*|undo|punish\w*|cancel\w*|pay\w*|owe\w*|permit\w*|forbid\w*|forbidden|reward\w*|only|unless|if|no|not|never|without|skip\w*|instead|cant|dont|wont|too much|so much|big|huge|guilt\w*|sorry|bad|fat|fatter|thin\w*|skinny|weigh\w*|calor\w*|kcal|lose|losing|purg\w*|sick|vomit\w*|throw\w*|puk\w*|binge\w*|rid of|hate|nobody|secret\w*|hid\w*|bag|extra|asham\w*|disgust\w*|verdien\w*|verbrenn\w*|guadagn\w*|merit\w*|bruci\w*|gan(?:ar|o)\w*|merec\w*|quem\w*|brul\w*|sin|sans|senza|ohne|sem|kein\w*|nicht|pas|non|nao|solo|nur|seulement|so se)\b/;

/**
 * "Dinner at 7, need 2 more sets": food stands in it as an hour of the day, or waits for the end of the work, and is not earned, burnt,
 * forbidden or regretted. In: a reading; `speaksOfFood` is asked of what is left without those hours.
 */
export function isMealTime({ text }: Reading, speaksOfFood: (rest: string) => boolean): boolean {
  if (PRICE.test(text)) return false;
  let rest = text.replace(AS_HOUR, " ");
  if (SETS_LEFT.test(text)) rest = rest.replace(EATS_AFTER, " ");
  return rest !== text && !speaksOfFood(rest);
}
