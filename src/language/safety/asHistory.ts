import { compiled } from "../patterns/compiled.ts";
import { purposeOf } from "./purpose.ts";
import type { Hit, Reading } from "./reading.ts";

const COUNT =
  "(?:\\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|many|(?:a )?(?:few|couple(?: of)?)|several)";
const LONG = "(?:weeks?|wks?|months?|mths?|years?|yrs?)";
/** In front of what somebody is getting over, and asks about the time after. */
const BEHIND = compiled(
  `\\b(?:how (?:soon|long|many ${LONG}) (?:after|post|from)|recover(?:ing|ed|y)? (?:from|after)|rehab(?:bing)? (?:from|after)|coming back from|history of|${LONG} (?:after|post|since|out from|on from|into|from)|clear(?:ed|ance) after)(?: (?:an?|my|the|his|her|having|had|mild|minor|mini|small|silent|massive|bad|serious|previous|first|second|big|recent)){0,4}$`,
);
/** Behind it: when it was, at least a week back. */
const WAS_THEN = compiled(
  `^(?:\\w+ )?(?:(?:about |around |almost |nearly |over |like |exactly |only |just )*${COUNT} ${LONG} (?:ago|back|earlier)|(?:back )?in (?:early |late |mid )?(?:jan\\w*|feb\\w*|march|april|may|june?|july?|aug\\w*|sept?\\w*|oct\\w*|nov\\w*|dec\\w*|spring|summer|autumn|fall|winter|(?:19|20)\\d\\d|my \\w+)|last (?:month|year|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|september|october|november|december|easter|christmas)|(?:years|months|weeks) (?:ago|back)|(?:at|aged) \\d\\d?|when i was)\\b`,
);
const OF_NOW =
  /\b(?:right now|just now|just had|having (?:a|an|another|one)|(?:happened|happening|it|one|did|fainted|seized) again|again (?:today|now|this)|another (?:one|seizure|stroke|attack|episode)|this (?:morning|afternoon|evening)|yesterday|last night|an hour|minutes? ago|hours? ago|days? ago|think (?:i|im|hes|shes)|on the floor)\b/;

/** "Einen Schlaganfall gehabt", "j'ai fait un AVC", beside a wish to train and with nothing of now. */
const HAD_ONE =
  /\b(?:hatte|hatten|tuve|tuvo|he tenido|ha tenido|sufri|sufrio|ai (?:deja )?(?:fait|eu)|a (?:fait|eu)|ho avuto|ha avuto|ebbi|tive|teve|sofri) (?:(?:schon|mal|ich|einen|eine|un|une|um|uma|zwei|deux|dos|due|dois|leichten|petit|pequeno|piccolo) ?)*$/;
const IS_HAD = /^(?:gehabt|hinter (?:mir|mich|sich)|erlitten|uberlebt|uberstanden)\b/;
const NOW_ELSEWHERE =
  /\b(?:gerade|eben|jetzt|heute|gestern|hilfe|notarzt|viens|vient|maintenant|aujourd|hier|ahora|acab[oa]|hoy|ayer|ayuda|adesso|appena|oggi|ieri|aiuto|agora|acabei|acabou|hoje|ontem|socorro)\b/;

/**
 * "Had a stroke in spring", "recovering from a seizure", "how soon after a broken leg": what an emergency was called, told as some time back.
 * In: the words it rests on. It is a condition to train with then.
 */
export function isHistory(r: Reading, evidence: readonly Hit[]): boolean {
  if (evidence.length === 0 || OF_NOW.test(r.text)) return false;
  const { words } = r.message;
  const isBehind = evidence.some(({ start, end }) => {
    const before = words.slice(Math.max(0, start - 8), start).join(" ");
    const after = words.slice(end, end + 8).join(" ");
    const isHad = HAD_ONE.test(`${before} `) || IS_HAD.test(after);
    return (
      BEHIND.test(before) || WAS_THEN.test(after) || (isHad && !NOW_ELSEWHERE.test(r.text) && purposeOf(r) !== "none")
    );
  });
  return isBehind;
}
