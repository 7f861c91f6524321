import { compiled } from "../patterns/compiled.ts";
import type { Change } from "./correctionValues.ts";
import { figuredText } from "./figuredText.ts";
import { namedSets, type SetChoice } from "./setSelectors.ts";

/** So much more or less than what is stored; `change` is `null` where it is not said of what. `sure`: it can be meant in no other way. */
export type Miscount = {
  sets: SetChoice;
  delta: number;
  change: Extract<Change, { what: "by" }> | null;
  sure: boolean;
};

const LEAD =
  "(?:(?:that|thats|it|its|this|they|was|were|is|are|has|had|have|there|theres|i|ive|you|we|counted|miscounted|came|come|fell|ended|up|logged|put|wrote|typed|did|said|entered|by|with|sorry|oops|no|oh|and|so|but|actually|just|das|es|da|war|waren|ist|sind|ich|du|hab|habe|hast|gezahlt|gemacht|eingetragen|ups|c|ca|etait|est|y|avait|en|j|ai|a|compte|note|fait|il|hay|habia|era|eran|son|fue|conte|he|contado|puse|apuntado|hice|ho|contato|segnato|scritto|fatto|ce|sono|e|erano|contei|coloquei|fiz|foi|tem|uma?|desculpa|perdon|pardon|scusa)[ ,'’]+)*";
const ONE = "an?|one|ein(?:e[nrs]?)?|une?|un[ao]|uma?";
const UNIT =
  "(?:(reps?|repetitions?|wdh|wiederholung(?:en)?|repeticion(?:es)?|ripetizion[ei]|repeticao|repeticoes)|(sets?|satze?|series?|serie)|(kgs?|kilos?|kilogramms?|lbs?|pounds?|pfund|libras?|livres?)|(seconds?|secs?|sekunden?|secondes?|segundos?|secondi|minutes?|mins?|minuten?|minutos?|minuti))";
const OVER = "(too (?:many|much)|zu ?viele?|(?:de|en) trop|trop|de mas|di troppo|de sobra|demais)";
const FAR_OVER = "(too (?:high|heavy|long)|zu (?:schwer|hoch|lang))";
const UNDER = "(too (?:few|little|low|light)|zu ?wenige?|trop peu|zu (?:leicht|niedrig))";
const SHORT = "(short)";
const TAIL =
  "(?:[ ,]+(?:there|logged|sorry|though|tho|actually|i think|in|i am|im|on|sulla|della|nella|(?:nell|sull|dell|dans l) ?['’]?|la|le|les|el|il|l|the|den|dem|o|a|bei|beim|auf|sur|dans|en|nel|na|no|of|from|then)){0,12}";
const FORM = compiled(
  `^\\W*${LEAD}(\\d{1,3}(?:[.,]\\d{1,2})?|${ONE})(?: ?${UNIT})?(?: weight)? (?:${OVER}|${FAR_OVER}|${UNDER}|${SHORT})${TAIL}[ .!]*$`,
  "u",
);
/** "Minus one": of what, nobody knows. */
const MINUS =
  /^\W*(?:(?:actually|sorry|no|oh|and|so|its|it was)[ ,]+)*(?:minus|menos|moins|meno) (1|one|two|2|eins|une?|un[ao])[ .!]*$/u;
/** Of a set and of nothing else: "einer" is no repetition, "one" is a set first of all. */
const OF_SET = /^(?:1|one|einer|une)$/;
const LB = /^(?:lb|pound|pfund|libra|livre)/;

/**
 * "One rep too many on the last set", "the last set was one rep short", "2 kg too many", "ein Satz zu viel": by how much what is stored is off. In: any
 * text. Out: `null` for anything else. Pure.
 */
export function readMiscount(text: string): Miscount | null {
  if (/\?/.test(text) || text.length > 100) return null;
  const figured = figuredText(text).trim();
  const minus = MINUS.exec(figured);
  if (minus !== null)
    return { sets: "all", delta: /^(?:two|2)$/.test(minus[1] ?? "") ? -2 : -1, change: null, sure: false };
  const named = namedSets(figured);
  const found = FORM.exec(figured) ?? (named && FORM.exec(named.rest.replace(/\s+/g, " ")));
  if (!found) return null;
  const sets = FORM.test(figured) ? "all" : (named?.sets ?? "all");
  const [, many = "", reps, set, load, time, over, , under, short] = found;
  const value = /\d/.test(many) ? Number(many.replace(",", ".")) : 1;
  const delta = under === undefined ? -value : value;
  const isPlain = over !== undefined || short !== undefined;
  const unit = load === undefined ? null : LB.test(load) ? "lb" : "kg";
  const by = (field: "reps" | "weight" | "setCount" | "durationS", of = delta) =>
    ({ what: "by", field, delta: of, unit: field === "weight" ? unit : null }) as const;
  if (time !== undefined)
    return { sets, delta, change: by("durationS", /^s/.test(time) ? delta : delta * 60), sure: isPlain };
  if (load !== undefined) return { sets, delta, change: by("weight"), sure: isPlain };
  if (set !== undefined)
    return { sets: "all", delta, change: by("setCount"), sure: over !== undefined && /many|viel/.test(over) };
  // "I counted one rep too many" of several sets is as often of one of them.
  if (reps !== undefined || sets !== "all") return { sets, delta, change: by("reps"), sure: isPlain && sets !== "all" };
  if (short !== undefined || (over ?? under) === undefined) return null;
  return { sets, delta, change: null, sure: OF_SET.test(many) && over !== undefined };
}
