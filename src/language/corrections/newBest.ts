import { compiled } from "../patterns/compiled.ts";

const LEAD =
  "(?:(?:and|oh|ooh|btw|by the way|yes+|yay|woo+|woohoo|omg|lol|haha|wow|boom|finally|also|und|et|y|e)[ ,!]+)*";
const IT_IS =
  "(?:(?:that|this|it|which)(?: ?['’]?s| is| was| were|ll be)? |(?:i )?(?:just )?(?:hit|got|set|made|have|got me) |(?:das )?(?:ist|war) |c ?['’]?est |(?:es|era|fue) |(?:e|era|foi|e stato) )?";
const KIND =
  "(?:(?:an?|my|the|another|new|brand new|all ?-?time|life ?time|huge|big|massive|little|tiny|small|rep|weight|season|training|gym|first|neuer?|neues|ein|eine|mein|meine|nouveau|nouvelle|un|une|mon|mes|nuevo|nueva|una|mi|nuovo|nuova|il|mio|novo|nova|um|uma|meu|minha) )*";
const BEST =
  "(?:prs?|pbs?|p\\.r\\.|p\\.b\\.|personal (?:best|record)|record|best (?:ever|so far|yet|time)|lifetime best|all ?-?time best|rekord|bestleistung|bestwert|bestzeit|persoenliche bestleistung|record personnel|record personal|marca personal|mejor marca|record personale|recorde(?: pessoal)?)";
const TAIL =
  "(?:[ ,]+(?:btw|by the way|for me|today|now|too|lol|haha|again|tho|though|finally|baby|yay|i think|actually|by (?:\\d{1,3}(?:[.,]\\d)?|an?|one|two) ?(?:kgs?|kilos?|lbs?|pounds?|s|secs?|seconds?|mins?|minutes?|reps?)))*";
/** "New PR!", "that's a pb", "personal best btw". */
const IS_BEST = compiled(`^\\W*${LEAD}${IT_IS}${KIND}${BEST}${TAIL}\\W*$`, "u");

const BY =
  "\\d{1,3}(?:[.,:]\\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds?|s|secs?|seconds?|mins?|minutes?|m|metres|meters|kms?|miles?|reps?|%|percent)";
const OLD =
  "(?:last (?:time|week|month|year|session|workout|race|round)|(?:my |the )?(?:old|previous|prev|last|former) (?:time|best|pb|pr|record|run|attempt|max|weight|one|number)|(?:my )?(?:best|pb|pr|record)|before|usual|normal|ever)";
/** "Beat my old time by 20 s", "20 sec faster than last time", "5 kg more than last week", "before I could only do 6". */
const BEATS = compiled(
  `^\\W*${LEAD}(?:(?:that ?['’]?s|that is|which is|i|it|which) )?(?:(?:beat|beats|broke|smashed|crushed|topped|bettered|improved(?: on)?|matched|equall?ed|missed) (?:my |the )?${OLD}(?: by (?:about |around |like )?(?:${BY}|an? (?:minute|second|rep)))?|(?:about |around |like |exactly |only |just )?(?:${BY}|an? (?:minute|second|rep)|one rep|two reps) (?:faster|slower|quicker|heavier|lighter|more|less|better|longer|further|farther|off|up|down|up on|short of|down on) (?:than |from |on |of |compared to |vs )?${OLD}|(?:faster|slower|quicker|heavier|better|more|further) than ${OLD}|(?:before|last time|last (?:week|month|year)|back then|a (?:week|month|year) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december)),? i (?:could|was|only|did|got|managed)(?: (?:only|just|barely|do|did|get|got|manage|managed|to|could|at))* (?:\\d{1,3}|none|one|two|three|half of that)(?: ?(?:reps?|kgs?|kilos?|lbs?|pounds|of them))?|(?:i )?(?:used to|could) only (?:do|get|manage|hold) (?:\\d{1,3}|one|two|three)(?: ?(?:reps?|kgs?|kilos?|lbs?|pounds|s|secs?|seconds))?(?: before)?)${TAIL}\\W*$`,
  "u",
);

/**
 * Whether a message right after a log says no more than that it was a record, or how it stands beside what was done before. In: folded text.
 * It is worth a note at the entry: it asks for no list of records, and its figure is none of the sets.
 */
export const tellsNewBest = (folded: string): boolean =>
  folded.length <= 90 && !folded.includes("?") && (IS_BEST.test(folded) || BEATS.test(folded));
