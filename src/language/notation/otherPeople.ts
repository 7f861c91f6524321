import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import type { Stretch } from "./otherTimes.ts";

const PERSON =
  "(?:(?:my|the|our|an?|some|one|his|her|this|that) (?:[a-z]{2,12} )?)?(?:mate|friend|buddy|bro|brother|sister|wife|husband|girlfriend|boyfriend|partner|gf|bf|son|daughter|dad|mum|mom|mother|father|coach|trainer|spotter|guy|girl|bloke|dude|lad|kid|cousin|colleague|uncle|aunt|nephew|niece|grandad|grandma|roommate|flatmate|boss|client|teammate|stranger|woman|man|lady|neighbou?r|training partner|gym partner|he|she|they)(?: (?:next to|beside|behind|in front of|with) me)?";
const DID =
  "(?:(?:only|just|then|also|even) )?(?:did|does|got|had|pulled|hit|hits|managed|lifted|lifts|made|repped|reps|put up|used|was (?:doing|using|on)|went for)";
const AMOUNT =
  "\\d(?:[\\dx×*@/]|[.,](?=\\d)| (?=[\\dx×*@]|(?:sets?|reps?|of|at|by|for|kgs?|kilos?|lbs?|pounds?|each)\\b)|sets?|reps?|of|at|by|for|kgs?|kilos?|lbs?|pounds?|each)*(?: ?an? (?:single|double|triple|pr|pb|max)\\b)?";
const TELLS = compiled(`\\b${PERSON} ${DID} (?:(?:like|about|around|with|at|for|a) )*${AMOUNT}`, "gi");
const MAY_TELL = entered(compiled(`\\b${DID} `, "i"));
/** "Bench 3x8 70, my wife 3x8 30": whose sets those are needs no verb. */
const KIN_SETS = compiled(
  "(?<=[,;.(\\n] ?|\\b(?:and|but|while|und|et|y|e) )(?:(?:my|our) (?:[a-z]{2,12} )?(?:mate|friend|buddy|bro|brother|sister|wife|husband|girlfriend|boyfriend|partner|gf|bf|son|daughter|dad|mum|mom|mother|father|kid|cousin|colleague|uncle|aunt|nephew|niece|roommate|flatmate)|(?:meine?|mein) (?:frau|mann|freund(?:in)?|bruder|schwester|sohn|tochter|kumpel|partner(?:in)?)|(?:ma|mon) (?:femme|mari|copain|copine|fr[eè]re|s[oœ]e?ur|fils|fille|pote|ami)|mi (?:mujer|marido|novi[oa]|esposa|hermano|hermana|hij[oa]|amig[oa]|colega)|(?:mia|mio) (?:moglie|marito|fratello|sorella|figli[oa]|amic[oa])|(?:minha|meu) (?:mulher|marido|esposa|namorad[oa]|irm[aã]o?|filh[oa]|amig[oa]))(?: (?:also|too|auch|aussi|tambi[eé]n|anche|tamb[eé]m))?[:,]? (?=\\d{1,2} ?[x×*] ?\\d)" +
    `${AMOUNT}`,
  "gi",
);
const MAY_TELL_KIN = entered(/\b(?:my|our|meine?|ma|mon|mi|mia|mio|minha|meu) \p{L}[^\d\n]{1,40}\d{1,2} ?[x×*]/iu);
/** "me with 24kg, her with 12kg": two that did the same, each with a load. */
const EACH_LOAD = entered(
  /(?<=\b(?:me|i|mine|myself) (?:with|at|on|used|had|was) [^.!?\n]{0,30}),? (?:and |but )?(?:her|him|she|he|hers|his|they|them|my \p{L}{3,12}|the (?:other|others)) (?:with|at|on|used|had|was(?: with)?) (?:the )?\d{1,3}(?:[.,]\d)? ?(?:kgs?|lbs?|kilos?|pounds?)?(?: each)?(?=\s*(?:[,.;!)\n]|$))/giu,
);
/** Own figures behind what somebody else did. */
const OWN_AFTER = /\b(?:i|me|mine|myself)\b[^.!?\n]{0,40}\d/i;
const SETS =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:sets?|by|reps?)\b|\b(?:kilos?|pounds)\b|\d ?[x×*] ?\d|\b\d+ (?:sets?|reps?)\b|\d ?(?:kgs?|lbs?|pounds|kilos?)\b|\d[ ,/]+\d|\d for \d|\b(?:i did|did|done) \d+ [a-z]{3}/i;

/**
 * Where a message that tells of the writer's own sets tells in passing what somebody else did: "bench 80x5, mate did
 * 100x5". In: a message as typed. Out: the stretches in order; none where the writer's own are not told. Linear.
 */
export function otherPeople(text: string): Stretch[] {
  const found: Stretch[] = EACH_LOAD.matches(text).map((one) => ({
    start: one.index,
    end: one.index + one[0].length,
  }));
  const telling = [
    ...(MAY_TELL.test(text) ? matchesIn(text, TELLS) : []),
    ...(MAY_TELL_KIN.test(text) ? matchesIn(text, KIN_SETS) : []),
  ].sort((one, other) => one.index - other.index);
  let own = "";
  let from = 0;
  for (const match of telling) {
    own += text.slice(from, match.index);
    from = match.index + match[0].length;
    const after = text.slice(from, from + FAR);
    if (SETS.test(own) || (OWN_AFTER.test(after) && !LIKEWISE.test(after)))
      found.push({ start: match.index, end: from });
  }
  return found;
}

/** "Mine was 45kg same reps": what the other did says how many. */
const LIKEWISE = /\bsame (?:reps|sets|scheme|weight)\b/i;

/** How far behind somebody else's figures the writer's own are looked for. */
const FAR = 200;
