import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";

const LYING = "(?:lying|laying|lie|lay|being|am|resting)";
const POSITIONS: readonly (readonly [string, string])[] = [
  [`${LYING} (?:flat )?on (?:my|the|your) back`, "no lying on my back"],
  [
    `(?:(?:${LYING} )?face down|${LYING} (?:flat )?on (?:my|the) (?:stomach|belly|tummy|front|face|chest))`,
    "no lying face down",
  ],
  ["(?:lying|laying|lie|lay)(?: (?:down|flat|back|on the (?:floor|ground|mat)))+", "no lying down"],
  [
    "(?:bending|bend|leaning|lean|folding|stooping)(?: (?:right|all the way|too far))?(?: (?:over|down|forwards?))+",
    "no bending over, no hinging, no upside down",
  ],
  [
    "(?:being |hanging |going )?(?:upside down|head down|inverted|with my head (?:down|below \\w+))",
    "no upside down, no bending over",
  ],
  ["(?:being |going )?on all fours", "no all fours"],
  ["(?:being|going|getting|am) on (?:my|the|both) knees|kneeling(?: down)?|kneel(?: down)?", "no kneeling"],
  ["(?:being|putting weight|leaning|weight|am) on my (?:hands|wrists|palms)", "no weight on my hands"],
  [
    "(?:(?:reaching|lifting|pressing|working|putting|raising|having|holding|going)(?: (?:\\w+ ){0,3}?)?|my arms |arms |anything |stuff )?over ?head(?: (?:stuff|work|things?|moves?|movements?|exercises?|pressing|presses|reaching))?",
    "no overhead",
  ],
];
const DEGREE =
  "(?:(?:really|very|so|super|a bit|bit|quite|pretty|kind of|bad|awful|terrible|horrible|some|the|always|often|usually|sometimes|still|just|all|too|an?|kinda) ){0,12}";
const ILL =
  "(?:heart ?burn|reflux|acid reflux|dizz(?:y|iness)|sick|nausea|nauseous|queasy|light ?headed|faint|headaches?|vertigo|breathless|short of breath|cramps?|numb\\w*|tingl\\w+|pins and needles|pain|pains|aches?|head rush|pressure)";
const REACHED =
  "(?:(?:when(?:ever)?|if|while|every time|as soon as|from|by|with|in|after) )?(?:(?:i|i am|im) )?(?:(?:am|try|have to|go|start|do) )?(?:(?:to|doing) )?";
/** "I get heartburn lying down": what a position does, said before it. */
const BEFORE = (position: string) =>
  `\\b(?:i|it|that|me) ${DEGREE}(?:get|gets|got|feel|have|go|suffer from|struggle with) ${DEGREE}(?:${ILL})(?: (?:and|or|in|of|my|the|neck|back|head|shoulders?|stomach|chest|feeling) ?){0,3} ?${REACHED}(?:${position})`;
/** "Bending over makes me dizzy": the same said behind it. */
const BEHIND = (position: string) =>
  `(?:\\b(?:when(?:ever)?|if|while) i(?: am)? )?\\b(?:${position})(?: (?:i|it|that|always|really|just|kind of|kinda|also|exercises?|stuff|position|part|bit|thing))* (?:(?:makes?|making|gives?|giving|causes?|brings? on|triggers?|sets? off|get|gets|feel) (?:me |my )?(?:\\w+ ){0,2}?(?:${ILL})|(?:is|are|feels?|s) ${DEGREE}(?:uncomfortable|painful|not comfortable|horrible|awful|awkward|bad for me|not (?:ok|okay|good|nice)|wrong|weird)|(?:hurts?|bothers? me|does not agree with me|disagrees with me)(?= ?(?:$|[,.;!?]| so| and| now| these days)))`;

const READINGS = POSITIONS.map(
  ([position, no]) => [compiled(`${BEFORE(position)}\\b|${BEHIND(position)}`), no] as const,
);
/** What lies low in the gullet comes up as well with the head down. */
const RISES = /\b(?:heart ?burn|reflux)\b/;
/** Nothing of a position is said without one of these. */
const MAY_NAME = entered(
  /\b(?:lying|laying|lie|lay|on (?:my|the|both|all)|bend\w*|lean\w*|fold\w*|stoop\w*|upside|inverted|head down|face down|kneel\w*|over ?head)\b/,
);

/**
 * A remark on what a position of the body does, put as a refusal of it: "I get heartburn lying down" is "no lying down". In and
 * out: folded text.
 */
export function refusingPositions(folded: string): string {
  if (!MAY_NAME.test(folded)) return folded;
  return READINGS.reduce(
    (text, [pattern, no]) =>
      text.replace(pattern, (said) => (RISES.test(said) && no.includes("lying") ? `${no}, no upside down` : no)),
    folded,
  );
}
