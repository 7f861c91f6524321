import { compiled } from "../patterns/compiled.ts";
import { SETS_SAID } from "./fellShort.ts";
import { CARDIO, EXERCISE, MUSCLE } from "./trainingWords.ts";

const CLAUSE = /[^,.;!?\n]+/g;
const OF_TRAINING = compiled(`(?<![\\w])(?:${EXERCISE}|${CARDIO}|${MUSCLE})(?![\\w])`);
/** Sets that are told in full, or counted by their name: "140 for 5", "did 40 push ups". */
const TOLD = compiled(
  `${SETS_SAID.source}|\\d for \\d|\\b(?:did|done|got|managed|hit) \\d+ (?:[a-z-]+ )?(?:${EXERCISE})`,
);

/** "RDL 3x10 90 kg, my wife did 40": behind sets of one's own, what somebody else did has figures of its own. */
export function isOthersAside(text: string, at: number): boolean {
  const [before, rest] = [text.slice(0, at + 1), text.slice(at)];
  const own = rest.match(CLAUSE)?.[0] ?? "";
  const isOther = /\d/.test(own) || (IN_COMPANY.test(own) && !DOES_IT.test(own));
  return /[,;.!\n(][^\d]{0,6}$/.test(before) && TOLD.test(before) && OF_TRAINING.test(before) && isOther;
}
/** "…, my kid was counting": what somebody does beside the one who lifts. */
const IN_COMPANY = /\b(?:was|were|kept|is|are) [a-z]+ing\b/;
const DOES_IT =
  /\b(?:lift|squat|bench|deadlift|press|run|row|curl|do|train|pull|push|repp?|work|log|record)[a-z]?ing\b|\b(?:it|them|this|that|these|those|same)\b/;

/** "front squat 3x5 at 155, coach says wider grip": behind sets that were told, what somebody says of how they look. */
export function isSaidOfSets(text: string, at: number): boolean {
  const [before, rest] = [text.slice(0, at), text.slice(at)];
  const isApart =
    /[,;.!\n(-] *(?:and |but )?(?:my |the )?$/.test(before) && SETS_SAID.test(before) && OF_TRAINING.test(before);
  return isApart && SAYS_HOW.test(rest) && !/\d/.test(rest) && !OF_PLAN.test(rest);
}
const SAYS_HOW =
  /^[a-z ]{2,30}\b(?:says|said|reckons|thinks|tells|told|suggests|suggested|wants|wanted)(?: [a-z']+){2,}/;
const OF_PLAN =
  /\b(?:it|this|that|these|those|them|all|same|do|start|begin|tomorrow|later|soon|next|again|every|daily|weekly|twice|once|times|sets?|reps?|should|must|need|programme?|plan)\b/;
