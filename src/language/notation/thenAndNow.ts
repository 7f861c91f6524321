import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isMovementWord } from "./clauseWords.ts";
import { comparedFigures } from "./comparedFigures.ts";
import type { Stretch } from "./otherTimes.ts";

const THEN =
  "(?:(?:last|this time last) (?:year|summer|winter|spring|autumn|month)|(?:\\d{1,2}|a few|a couple of|two|three|five|ten|some) (?:years?|months?) ago|years ago|back (?:then|in the day|in (?:college|school|uni|(?:19|20)\\d\\d))|in (?:college|school|uni|(?:19|20)\\d\\d)|before (?:the |my )?(?:injury|surgery|baby|kids|covid|break|pregnancy)|when i was \\d\\d)";
const COULD =
  "(?:could(?: easily| still)?(?: do| lift| hit)?|used to(?: do| lift| hit| get| manage)?|was able to(?: do| lift)?|managed|did|had|would do|was(?: doing| on)?)";
const LOAD =
  "(?:\\d{1,2} ?[x×] ?\\d{1,2}(?: ?@ ?| (?:at |with )?))?\\d{1,3}(?:[.,]\\d)?(?: ?(?:kgs?|lbs?|kilos?|pounds))?(?: ?[x×] ?\\d{1,2}| for (?:\\d{1,2}|reps))?";
/** Where the time now is told. */
const NOW =
  "(?=,?[;.]? ?[-–]? ?(?:and |but |so |yet )*(?:today|tonight|now|this (?:morning|week)|just now)\\b(?! i (?:can|want|will|could|plan|hope))[^?]*\\d)";
const THEN_AND_NOW = entered(
  compiled(
    `(?<=^|[.!;\\n] ?)((?:(?:and|but|so|funny|crazy|haha|lol)[ ,]+)*(?:${THEN},? i ${COULD}|(?:i )?used to(?: easily)?(?: do| lift| hit| get| manage)?|i could(?: easily)?(?: do| lift)?) )((?:\\p{L}+ ){0,3})(${LOAD})( (?:${THEN}|no problem|easy|easily)| \\p{L}[\\p{L}-]*(?: \\p{L}[\\p{L}-]*){0,2})?${NOW}`,
    "iu",
  ),
);

/** Figures of then beside those of now: "last year I could bench 120, today 3x5 at 90", "3x5 80 vs last week 77.5". In: a message as typed or folded. Linear. */
export const thenAndNow = (text: string): Stretch[] => [...ofThen(text), ...comparedFigures(text)];

/** The load of then, and the words that say so. What was lifted stays, for the sets of today are of it. Out: the stretches in order. */
function ofThen(text: string): Stretch[] {
  const match = THEN_AND_NOW.exec(text);
  if (match === null) return [];
  const [whole, lead = "", name = "", load = "", behind = ""] = match;
  const [from, end] = [match.index, match.index + whole.length];
  // "Used to do 3x10 pull ups, today 3x6".
  if (names(behind)) return [{ start: from, end: end - behind.length }];
  if (!names(name)) return [{ start: from, end }];
  return [
    { start: from, end: from + lead.length },
    { start: end - load.length - behind.length, end },
  ];
}

const names = (words: string): boolean =>
  words
    .trim()
    .split(" ")
    .some((word) => isMovementWord(word.toLowerCase()));
