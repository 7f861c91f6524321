import { foldText } from "../../foldText.ts";
import { entered } from "../../patterns/enteredPattern.ts";
import type { CoachSum } from "./coachSum.ts";
import { readWordedSum } from "./readCoachSum.ts";
import { asksReckoned } from "./reckoned.ts";

/** Sums that nobody writes down but to have them worked out. */
const ALWAYS_ASKED: ReadonlySet<CoachSum["op"]> = new Set([
  "convert",
  "training_max",
  "five_three_one",
  "weight_for_reps",
  "effort_share",
  "reps_at",
  "body_mass_index",
  "max_heart_rate",
  "arithmetic",
]);
/** Sums whose words stand in a log or a list of gear too. */
const ALSO_TOLD: ReadonlySet<CoachSum["op"]> = new Set(["warm_up", "pace", "times", "volume", "protein"]);

const ASKS =
  /\?|=\s*$|\b(?:what|whats|how (?:much|many|heavy|far|long)|which|convert|calculat\w*|estimat\w*|work (?:it |that |this )?out|figure out|equals?|is how|wie ?viel|was (?:ist|sind)|combien|cuanto|quanto|qual|quel)\b/;
/** "No idea what the sled weighs": asks nothing. */
const UNKNOWN_TO_ME =
  /\b(?:dunno|no (?:idea|clue)|not sure|do not know|idk|who knows|keine ahnung|weiss nicht|aucune idee|sais pas|ni idea|no se|non so|nao sei|sem ideia)\b[^.?!]*/g;
/** "Give me a warm up for 160 squats", "warm up sets for a 140 deadlift please": the ladder to that weight, and no session. */
const ORDERS_RAMP =
  /^(?!.*\b(?:did|done|was|min\w*|hour|session|workout|routine)\b).*\bwarm ?-?ups?(?: sets?| ramp| scheme| weights?| ladder)? (?:for|to|up to|before|towards) (?:an? |my |the |me )?\d{2,3}\b|^(?!.*\b(?:did|done|was)\b).*\b(?:ramp(?: up)?|warm ?-?up sets) (?:for|to) (?:an? |my )?\d{2,3}\b/;
/** "Deadlift 3RM 180 x 3": the set that it was. */
const TOLD_MAX = /\p{L}{3,} (\d{1,2}) ?rm:? ?[\d.,]+ ?(?:kgs?|kilos?|lbs?|pounds)? ?x ?\1(?!\d)/u;
/** "2 plates deadlift for 8": a set of eight. */
const PLATES_FOR_REPS = /\bplates?\b.*(?:\bfor|x|×) ?\d{1,2}\b(?! ?(?:kgs?|kilos?|lbs?|pounds))/;
/** Nothing of training is counted in these. */
const MONEY = /[€$£]|\b(?:euros?|dollars?|bucks|quid|cents?|price|salary|rent|tax|discount|tip|interest|loan)\b/;
/** Words that a sum is made of, and those beside it that ask for nothing else. */
const OF_A_SUM = new Set(
  (
    "rm e1rm max maxes maximum estimated estimate est rep reps one of from for at with by times x kg kgs kilo kilos lb lbs pound pounds percent percentage " +
    "per side each every plate plates bar barbell the a an my is be if in to into total weight pls please plz roughly about and on training tm epley brzycki " +
    "bench squat deadlift press ohp row clean snatch thanks thx coach hey ok de von sur em di"
  ).split(" "),
);

const isNothingElse = (text: string) => (text.match(/\p{L}[\p{L}\d]*/gu) ?? []).every((word) => OF_A_SUM.has(word));

/**
 * Whether a message wants something worked out: "135 lbs in kg", "85 % of 120", "e1rm 90 x 6". A load that is told with its share ("5x3 at 80 % of
 * 150") is no question. Any text; linear in its length.
 */
export const asksSum = (text: string): boolean => asksWorded(text) || asksReckoned(text);

/** Whether the sets of 5/3/1 are to be worked out, whatever else the words are about. In: the message folded, and as typed. */
export const asksFiveThreeOne = (folded: string, text: string): boolean =>
  folded.length <= LONGEST_SCHEME && MAY_BE_SCHEME.test(folded) && readWordedSum(text)?.op === "five_three_one";
const LONGEST_SCHEME = 120;
const MAY_BE_SCHEME = entered(/\b(?:tm|training max|1 ?rm|max)\b/);

function asksWorded(text: string): boolean {
  const sum = readWordedSum(text);
  if (sum === null) return false;
  if (sum.op === "warm_up" && ORDERS_RAMP.test(foldText(text)) && !/\d ?x ?\d/.test(text)) return true;
  if (ALSO_TOLD.has(sum.op)) return false;
  const plain = foldText(text).replace(UNKNOWN_TO_ME, "");
  if (MONEY.test(plain)) return false;
  if (ALWAYS_ASKED.has(sum.op)) return true;
  if ((TOLD_MAX.test(plain) || PLATES_FOR_REPS.test(plain)) && !ASKS.test(plain)) return false;
  return ASKS.test(plain) || isNothingElse(plain);
}

const SUPPOSED = entered(
  /\b(?:if|when|wenn|si|se|quand|cuando|quando) (?:i|ich|je|yo|io|eu) (?:just |can |could )?(?:did|do|get|hit|got|lift\w*|bench\w*|squat\w*|deadlift\w*|pull\w*|press\w*|manage\w*|schaffe|mache|fais|hago|faccio|faco) /,
);
/** "What's my estimated 1RM for bench if I did 100 for 5": a most that is reckoned from sets that are only supposed. */
export const supposesSets = (text: string): boolean =>
  SUPPOSED.test(foldText(text)) && readWordedSum(text)?.op === "one_rep_max";
