import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const ABOUT =
  "(?: (?:me|us|with|about|only|just|like|roughly|maybe|i have|i got|i have got|we have|you have|it is|really|actually|for|is|are))*";
const TRAINING =
  "(?:training|train|lift(?:ing)?|work ?out|working out|exercis(?:e|ing)|session|gym(?: time)?|left|remaining|net|doing|legs?|push|pull|arms|chest|back|abs)";
/** "So 25 of actual training", "that leaves 40", "35 net": what is left of the time for the session. */
const LEFT = entered(
  compiled(
    `\\b(?:so|that is|which is|means|makes|=)${ABOUT} (\\d{1,3})(?: ?min\\w*)?(?: (?:of|for|to))?(?: (?:actual|real|net|pure|proper|the|my|a))* ${TRAINING}\\b|\\b(?:leaves?|leaving|left with)${ABOUT} (\\d{1,3})\\b(?! ?(?:kgs?|lbs?|sets?|reps?|exercises?|%))|\\b(\\d{1,3})(?: ?min\\w*)? (?:of |for )?(?:actual|real|net|pure) ${TRAINING}\\b|\\b(?:lets|let us|we|i(?: will)?) (?:say|call it)${ABOUT} (\\d{1,3}) ?min\\w*|\\b(?:bleiben|reste?n?|quedan|rimangono|restano|sobram|restam)${ABOUT} (\\d{1,3})\\b`,
  ),
);
const ELSEWHERE =
  "(?:shower\\w*|chang\\w*|driv\\w*|walk\\w*|travel\\w*|commut\\w*|park(?:ing)?|get(?:ting)? (?:there|home|ready|dressed|back|in)|dress\\w*|pack\\w*|set(?:ting)? up|tidy\\w*|clean\\w*|wash\\w*|eat\\w*)";
/** "Minus 10 for the drive", "15 of those are for changing", "need 10 of that to shower". */
const TAKEN = compiled(
  `\\b(?:minus|less) (\\d{1,2})\\b(?! ?(?:kgs?|lbs?|%))|\\b(\\d{1,2})(?: ?min\\w*)? (?:out )?of (?:that|those|these|which|it|them)\\b(?= (?:\\w+ ){0,6}?${ELSEWHERE})|\\b(\\d{1,2}) ?min\\w* (?:(?!min)[a-z]+ ){0,3}?${ELSEWHERE}`,
);

/** "Moaned for two hours": how long something went on that is over. */
const WENT_ON = entered(
  /\b(?:(?!need|want|us|free|book)\p{L}{2,}ed|slept|sat|stood|drove|flew|spent|spoke|was on the phone|been \p{L}+ing) (?:\p{L}+ ){0,3}?for (?:about |like |over |nearly |almost |the last )?(?:\d+|an?|half an?) ?(?:m|min\w*|h|hrs?|hours?)\b/gu,
);
/** The text without lengths of what is over; one that names no other keeps its own. In and out: plain text of `sessionText`. */
export function withoutPastLengths(plain: string): string {
  const rest = plain.replace(WENT_ON, " ");
  return rest !== plain && /\d ?(?:m|min\w*|h|hrs?|hours?)\b/.test(rest) ? rest : plain;
}

/**
 * The minutes that are left for the session where the message itself reckons with more than that; `null` where it does not. In:
 * plain text of `sessionText` with lengths as "N min", and the longest length it names.
 */
export function readNetMinutes(text: string, longest: number): number | null {
  const left = LEFT.exec(text);
  const said = Number(left?.[1] ?? left?.[2] ?? left?.[3] ?? left?.[4] ?? left?.[5] ?? 0);
  if (said >= SHORTEST && said < longest) return said;
  const taken = TAKEN.exec(text);
  const net = longest - Number(taken?.[1] ?? taken?.[2] ?? taken?.[3] ?? 0);
  return taken !== null && net >= SHORTEST && net < longest ? net : null;
}
const SHORTEST = 5;
