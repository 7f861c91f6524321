import type { Hit, Reading } from "./reading.ts";

const COUNT =
  "(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|many|(?:a )?(?:few|couple(?: of)?)|several)";
const LONG = "(?:weeks?|wks?|months?|mths?|years?|yrs?)";
/** In front of what somebody is getting over, and asks about the time after. */
const BEHIND = new RegExp(
  `\\b(?:how (?:soon|long|many ${LONG}) (?:after|post|from)|recover(?:ing|ed|y)? (?:from|after)|rehab(?:bing)? (?:from|after)|coming back from|history of|${LONG} (?:after|post|since|out from|on from|into|from)|clear(?:ed|ance) after)(?: (?:an?|my|the|his|her|having|had|mild|minor|mini|small|silent|massive|bad|serious|previous|first|second|big|recent)){0,4}$`,
);
/** Behind it: when it was, at least a week back. */
const WAS_THEN = new RegExp(
  `^(?:\\w+ )?(?:(?:about |around |almost |nearly |over |like |exactly |only |just )*${COUNT} ${LONG} (?:ago|back|earlier)|(?:back )?in (?:early |late |mid )?(?:jan\\w*|feb\\w*|march|april|may|june?|july?|aug\\w*|sept?\\w*|oct\\w*|nov\\w*|dec\\w*|spring|summer|autumn|fall|winter|(?:19|20)\\d\\d|my \\w+)|last (?:month|year|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas)|(?:years|months|weeks) (?:ago|back)|(?:at|aged) \\d\\d?|when i was)\\b`,
);
const OF_NOW =
  /\b(?:right now|just now|just had|having (?:a|an|another|one)|again|another|happening|this (?:morning|afternoon|evening)|yesterday|last night|an hour|minutes? ago|hours? ago|days? ago|think (?:i|im|hes|shes)|on the floor)\b/;

/**
 * "Had a stroke in spring", "recovering from a seizure", "how soon after a broken leg": what an emergency was called, told as some time back.
 * In: the words it rests on. It is a condition to train with then.
 */
export const isHistory = ({ text, message: { words } }: Reading, evidence: readonly Hit[]): boolean =>
  evidence.length > 0 &&
  !OF_NOW.test(text) &&
  evidence.some(
    ({ start, end }) =>
      BEHIND.test(words.slice(Math.max(0, start - 8), start).join(" ")) ||
      WAS_THEN.test(words.slice(end, end + 8).join(" ")),
  );
