import { foldText } from "../foldText.ts";
import type { Stance } from "../notation/parsedLog.ts";
import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const FIGURE = "\\d+(?:[.,]\\d+)?(?: ?(?:kgs?|kilos?|lbs?|pounds?|reps?|secs?|seconds?|mins?|minutes?|km|k|miles?))?";
const IS =
  "(?:is|are|was|were|s|stands? at|sits? at|would be|should be|ist|sind|war|est|etait|es|era|e|liegt bei)(?: (?:now|currently|still|about|around|roughly|at|only|just|aktuell|bei|de|di))*";
const BEST =
  "(?:1 ?-?rm|one[ -]rep[ -]max|(?:\\p{L}+ ){0,2}max(?:imum)?|prs?|pbs?|personal (?:best|record)|(?:all ?-?time|lifetime|life time) (?:best|record|max)|best(?: ever)?|record|bestwert|bestleistung|maximal(?:kraft|gewicht))";
const AIM =
  "(?:goal|target|aim|dream|ziel|zielgewicht|objectif|but|objetivo|meta|obiettivo)(?: (?:weight|for (?:the|this) (?:year|month|summer)))?";
const MINE =
  "(?:my|the|a|an|your|mein|meine|mon|ma|mi|il mio|la mia|o meu|a minha)(?: (?:current|old|new|next|big|real|actual|\\p{L}+))?";

/** The name as what the figure is: "1RM is 120", "120 kg is my target", "squat 1RM: 150". */
const statesAs = (name: string): RegExp =>
  compiled(
    `(?<![\\p{L}\\d])(?:${name} (?:(?:on|for|in|at) (?:the )?\\p{L}+ )?(?:${IS}) ?${FIGURE}|${FIGURE},? ${IS} ${MINE} ${name}(?![\\p{L}])|${IS} ${MINE} ${name}[ :,]+${FIGURE})`,
    "u",
  );
/** Names that hold a figure without a verb. */
const HOLDS = entered(
  compiled(
    `(?<![\\p{L}\\d])(?:(?:1 ?-?rm|one[ -]rep[ -]max)(?: ?[:=~]| of| at| ist| is)* ?${FIGURE}|(?:is|was|has|have|got) (?:a |an |my )?(?:1 ?-?rm|one[ -]rep[ -]max|max)(?: of| at|:)? ${FIGURE}|(?:goal|target|aim) ?[:=] ?${FIGURE})`,
    "u",
  ),
);
/** A time of life, not a day of training. */
const PAST = entered(
  /(?<![\p{L}])(?:(?:when|since|before|until) i (?:first )?(?:started|began|joined|signed up)(?! (?:the|my|this|that) (?:\p{L}+ )?(?:sets?|session|workout|exercise))|when i (?:first )?(?:was|were|weighed) (?:\d|an? |in |at (?:school|uni|college)|young|light|heav|fit|strong|skinn|still)|(?:at|in) the (?:very )?beginning|to begin with|used to|back (?:then|when|in (?:the day|\d{4}|school|college|uni))|in my (?:prime|teens|twenties|thirties|youth)|before (?:my|the) (?:injury|surgery|operation|pregnancy|accident|lockdown|baby)|als ich (?:angefangen|anfing|noch|jung)|am anfang|quand j ?ai commence|au debut|cuando empece|al principio|quando (?:ho (?:iniziato|cominciato)|comecei)|all inizio|no comeco)(?![\p{L}])/u,
);

const BEST_IS = statesAs(BEST);
const AIM_IS = statesAs(AIM);

/** "Guy next to me was doing 180". */
const SOMEBODY = entered(
  /^\W*(?:(?:and|lol|haha|btw|ok|oh|meanwhile)[ ,]+)*(?:(?:the|a|some|this|that|one|ein|der|un|una|el|il|o|um) )?(?:(?:old|young|big|huge|little|older|younger) )?(?:guy|girl|dude|bloke|lad|kid|woman|man|chick|lady|granny|teenager|someone|somebody|typ|mec|tipo|tio|tizio|cara) (?:(?:next to|beside|behind|in front of|near|at|in|on|from|across|neben|a cote|al lado|accanto|do lado)(?!\p{L})[^,.;?]{0,24} )?(?:was|were|is|did|does|had|has|benched|squatted|deadlifted|curled|lifted|doing|pulled|pressed|repped|hat|macht|faisait|hacia|faceva|fazia)(?!\p{L})/u,
);

/**
 * Why a figure says how somebody stands and not what was just done: a best ("bench 1RM is 120"), an aim ("120 kg is my
 * target"), a time of life ("90 when I started") or somebody else's. `null` when nothing says so. In: one sentence as typed. Linear.
 */
export function standingFigure(sentence: string): Stance | null {
  const folded = foldText(sentence).replace(/['’]/g, " ");
  if (!/\d/.test(folded)) return null;
  if (AIM_IS.test(folded)) return "planned";
  if (PAST.test(folded)) return "hypothetical";
  if (SOMEBODY.test(folded)) return "other_person";
  return BEST_IS.test(folded) || HOLDS.test(folded) ? "quoted" : null;
}
