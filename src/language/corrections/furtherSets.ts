import type { LogSet } from "../../protocol/workoutLog.ts";
import { parseAtAnyTime } from "../notation/parseAtAnyTime.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { type Correction, change } from "./correction.ts";

/** Says that sets come on top of those told before, at the front or inside. */
const COMES_AFTER =
  "(?:(?:i|you) )?(?:forgot|left out)(?: (?:to (?:add|log|mention|say|write)|about|the|my|some))*|and then|then|and|plus|also|\\+|after (?:that|which)|afterwards|next|back ?-?offs?(?: sets?)?|drop ?-?sets?|working sets?|followed (?:that |it )?by|finish(?:ed|ing)(?: off| up)?(?: it)? (?:with|on)|und dann|dann|danach|und|plus|et puis|puis|ensuite|apres(?: ca)?|et|y luego|luego|despues|y|e poi|poi|dopo|e|depois|em seguida";
const ON_TOP =
  /(?<![\p{L}])(?:more|another|extra|additional|further|noch|weitere|encore|en plus|de plus|mas|otras?|otros?|ancora|altr[ie]|in piu|mais|outras?|a mais)(?![\p{L}])/gu;
const LEAD = compiled(
  `^(?:(?:ok|okay|so|oh|yeah|cool|nice)[ ,.!]+)*(?:${COMES_AFTER}|log|record|add|put in|also log|note)(?![\\p{L}])[ ,:]*`,
  "u",
);
const AGAIN_LEAD = compiled(
  `^(?:${COMES_AFTER}|i|we|did|done|got|hit|had|made|managed|do|hice|fatto|fait|fiz|gemacht)(?![\\p{L}])[ ,:]*`,
  "u",
);
/** Another time of the same day. */
const LATER =
  /(?<![\p{L}])(?:(?:after|before|at|during|around) (?:the |my )?(?:dinner|lunch|breakfast|work|school|tea|bed(?:time)?|shower|break|noon|midday)|later(?: on)?(?: today)?|tonight|this (?:evening|afternoon|morning)|in the (?:evening|afternoon|morning)|(?:today|now)|nach dem (?:essen|abendessen|mittag(?:essen)?)|spater|abends|heute(?: abend)?|apres (?:le )?(?:diner|dejeuner|repas)|ce soir|plus tard|despues de (?:cenar|comer)|mas tarde|esta noche|dopo (?:cena|pranzo)|piu tardi|stasera|depois do (?:jantar|almoco)|mais tarde|hoje)(?![\p{L}])/gu;
/** Puts right, takes back, denies or only plans: no sets on top. */
const OTHERWISE = entered(
  /(?<![\p{L}])(?:no|nope|not|nah|never|actually|sorry|oops|meant?|mean|instead|rather|should|wrong|was|were|is|are|make|change|only|just|tomorrow|will|ll|gonna|going to|want|could|can|rest|first|second|third|last|final|previous|erste\p{L}*|letzte\p{L}*|premier\p{L}*|dernier\p{L}*|primer\p{L}*|ultim\p{L}*|prim[oa]|nein|nicht|sondern|nur|war|waren|morgen|non|pas|seulement|demain|solo|sono|era|eran|fue|fueron|manana|domani|nao|foi|foram|amanha|per(?! (?:hand|arm|db|dumb ?bell))|each(?! (?:hand|arm))|every|wenn|if)(?![\p{L}])/u,
);
const TAIL =
  /(?:[ ,]+(?:then|from|please|pls|thanks|thx|for me|too|as well|bitte|auch|danke|svp|stp|por favor|gracias|per favore|grazie))+[ .!]*$/u;
/** "2 back off sets": of which kind, and nothing that a set holds. */
const OF_A_KIND =
  /(\d{1,2}) (?:(?:back ?-?offs?|down|lighter|light|lower|heavier|heavy|easy|easier|leichte|leichtere) )+(?:sets?|satze)(?!\p{L})/u;
const LONGEST = 80;
const MOST_SETS = 20;

/** One set in words that a log is read from. */
function inWords(set: LogSet): string | null {
  const { reps, weight, unit, durationS, perHand } = set;
  if (set.distance !== null || set.side !== null || (reps === null) === (durationS === null)) return null;
  const amount = reps === null ? `${durationS} seconds` : `${reps} reps`;
  const heavy = weight === null ? "" : ` at ${weight}${unit === null ? "" : ` ${unit}`}${perHand ? " each hand" : ""}`;
  const kind = set.type === "normal" ? "" : ` ${set.type}`;
  return `${amount}${heavy}${set.rpe === null ? "" : ` rpe ${set.rpe}`}${set.toFailure ? " to failure" : ""}${kind}`;
}

/**
 * Whole sets that come on top of what was just logged: "and then 2 sets of 15 with 40", "plus 3x8", "noch 2x8 mit 60".
 * In: folded text, number words as figures. Out: the sets to add, or `null` where nothing says that they come
 * after the last, a name stands beside them, or any figure stays unread.
 */
export function readFurtherSets(text: string): Correction | null {
  if (text.length > LONGEST || !/\d/.test(text) || /\?/.test(text) || OTHERWISE.test(text)) return null;
  const lead = LEAD.exec(text)?.[0] ?? "";
  const rest = text.slice(lead.length);
  const body = rest
    .replace(AGAIN_LEAD, "")
    .replace(AGAIN_LEAD, "")
    .replace(LATER, " ")
    .replace(ON_TOP, " ")
    .replace(TAIL, "")
    .replace(/[\s.!]+$/, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^(?:1|one) (?=(?:at|with|@|mit|con|com|avec) )/, "1 set ")
    .replace(OF_A_KIND, "$1 sets");
  if (lead === "" && rest.search(ON_TOP) < 0 && !OF_A_KIND.test(rest)) return null;
  // "+25" is of the load.
  if (lead.includes("+") && !/\d ?[x×] ?\d|\bsets?\b/.test(body)) return null;
  const [only, ...others] = parseAtAnyTime(body).entries;
  if (!only || others.length > 0 || only.phrase !== null || only.readings.length > 1) return null;
  if (only.unread.length > 0 || only.note !== null || only.date !== null || only.sets.length > MOST_SETS) return null;
  // "One more at 105" is one like the last; "and one at 105" is a single.
  if (only.sets.every(({ reps }) => reps === 1) && rest.search(ON_TOP) >= 0) return null;
  // "And 2 back off sets at 140": as many in each as before.
  const [first] = only.sets;
  const isLoadAlone = (set: LogSet) => set.reps === null && set.durationS === null && set.weight === first?.weight;
  if (first && first.weight !== null && only.sets.every(isLoadAlone) && /\bsets?\b/.test(body)) {
    const load = `at ${first.weight}${first.unit === null ? "" : ` ${first.unit}`}${first.perHand ? " each hand" : ""}`;
    return change({ added: { count: only.sets.length, text: load } });
  }
  const sets = only.sets.map(inWords);
  return sets.length > 0 && sets.every((set) => set !== null)
    ? change({ added: { count: 1, text: sets.join("; ") } })
    : null;
}
