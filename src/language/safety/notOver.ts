import { compiled } from "../patterns/compiled.ts";
import { matchesIn } from "../patterns/matchesIn.ts";
import { isToldPresent } from "./foundHarmless.ts";
import { isWellOfElse } from "./ofSomebodyElse.ts";
import type { Reading } from "./reading.ts";
import type { ScreeningContext } from "./screeningContext.ts";

const NO_UNIT =
  "(?![\\d:/]|[.,]\\d| ?(?:kgs?|kilos?|lbs?|pounds|stone|st|%|percent|km\\/?h?|k|kph|mph|mi|miles?|m|meters?|metres?|min\\w*|sec\\w*|s|h|hrs?|hours?|reps?|sets?|x|×|rounds?|laps?|plates?|cals?|calories|kcal|watts?|w|bpm|g|grams?|years?|yo|days?|weeks?|months?|am|pm)\\b)";
/** What was measured before: "was 3.1", "from 2.8". */
const BEFORE =
  "(?<!\\b(?:was|were|had|from|before|hatte|war|von|era|estaba|etait|de|stava|estava) (?:at |a |an |of |about |around )?)";
/** A blood sugar in mmol or mg, and a temperature, as a figure by itself. */
const MOLAR = `(?<![\\d.,:/x] ?)[0-3][.,]\\d{1,2}${NO_UNIT}`;
const MASSIC = "(?<![\\d.,:/x] ?)[2-6]\\d ?(?:mg\\b|mg ?\\/ ?dl)";
const SUGAR_AT =
  "\\b(?:sugars?|glucose|bgl?|levels?|zucker|azucar|sucre|zucchero|acucar)(?: (?:is|at|now|still|only|just|down|to|ist|bei|esta|en|est|a|e|ta|em)){0,4} (?:[0-3]|[2-6]\\d)";
const HOT = `(?<![\\d.,:/x] ?)(?:3[89]|4[0-2])(?:[.,]\\d{1,2}${NO_UNIT}| ?(?:°|degrees?|celsius|c\\b|grad|grados|degres|gradi|graus)|(?= (?:now|still|but|jetzt|ahora|ora|agora|maintenant)\\b)|(?= ?(?:,|$)))`;
const FIGURE = compiled(`${BEFORE}(?:${MOLAR}|${MASSIC}|${SUGAR_AT}${NO_UNIT}|${HOT})`, "g");
/** Any value without a unit: the last one told counts. */
const ANY = compiled(`(?<![\\d.,:/x] ?)\\d{1,3}(?:[.,]\\d{1,2})?${NO_UNIT}`, "g");
/** Told behind the figure: "2.9 before". */
const BEHIND = /^ ?(?:mmol\S*|mg\S*)? ?(?:before|earlier|yesterday|last night|an hour ago|at first|this morning)\b/;
/** Figures of training. */
const OF_LIFTS =
  /\b(?:\d ?x ?\d|sets?|reps?|rpe|kgs?|lbs?|km|miles?|bench|squats?|deadlifts?|press|curls?|rows?|ran|run|incline|speed|log)\b/;

/** Whether the last figure told is a sugar under 4 mmol or 70 mg, or a fever. In: the message in lower case without accents. */
function namesBadFigure(plain: string): boolean {
  if (OF_LIFTS.test(plain)) return false;
  const bad = matchesIn(plain, FIGURE).filter(({ 0: said, index }) => !BEHIND.test(plain.slice(index + said.length)));
  const worst = bad.at(-1);
  if (!worst) return false;
  const last = matchesIn(plain, ANY).at(-1);
  if (!last || last.index < worst.index + worst[0].length) return true;
  return BEHIND.test(plain.slice(last.index + last[0].length)) || WAS.test(plain.slice(0, last.index));
}
const WAS = /\b(?:was|were|had|from)(?: at)? $/;

const SIGN =
  "(?:swoll\\w*|swell\\w*|shak(?:y|ing)|trembl\\w*|dizz\\w*|woozy|faint|light ?headed|numb\\w*|tingl\\w*|pains?|painful|hurts?|hurting|aches?|aching|tight\\w*|pressure|feverish|fever|hot|sweat(?:y|ing)|shiver\\w*|weak\\w*|throb\\w*|locked|locking|unstable|wobbly|gives? way|giving way|limp\\w*|bleed\\w*|vomit\\w*|nause\\w*|sick|headache|blurr\\w*|confused|breathless|short of breath|burning|bruised|low|dropping|falling)";
const IS_GONE = "(?! (?:\\w+ ){0,3}?(?:gone|better|passed|stopped|over|went|normal|fine|ok|okay)\\b)";
const NO = "(?<!\\b(?:no|not|isnt|without|any|never|zero|less|was|were|had|felt|arent|nothing) (?:\\w+ )?)";
/** What is told beside it as there still: "can't bend it though", "still shaky". */
const LEFT_OVER = compiled(
  `\\b(?:cant|cannot|can not|unable to|not able to|can (?:barely|hardly)|hard to) (?:\\w+ ){0,2}?(?:bend|straighten|walk|stand|move|lift (?:it|my)|raise|feel (?:it|my)|see|breathe|swallow|talk|turn|grip|use|bear|put|step|weight)\\b|\\bstill (?:(?!not\\b|no\\b)\\w+ ){0,3}?${SIGN}\\b${IS_GONE}|\\b(?:but|though|although|however|except|yet) (?:\\w+ ){0,6}?${NO}\\b${SIGN}\\b${IS_GONE}|${NO}\\b${SIGN}(?: \\w+){0,2} though$`,
);

/** Seen, and not cleared: sent on, told what it is, told to rest. */
const SENT_ON =
  /\b(?:(?:go|going|get|sent|sends|sending|referred|refers|rushed|admitted|admitting|head|straight|back) (?:\w+ ){0,3}?(?:to|in|into|at) (?:the |an? )?(?:er|a and e|ae|hospital|emergency\w*|icu|ward|cardiolog\w*|specialist)|(?:wants?|needs?|keeping|keeps?|kept|having|has) (?:me|us) (?:\w+ )?(?:in|at|to (?:go|stay|come|be|see|get|have|rest|stop|wait|not))\b|(?:it|that|this) (?:was|is|s|might be|may be|could be|looks like) (?:an? )?(?:\w+ )?(?:heart attack|stroke|clot|embolism|pe|dvt|angina|heart failure|arrhythmia|afib|tear|fracture|serious|bad)|(?:its|thats) (?:an? )?(?:\w+ )?(?:heart attack|stroke|clot|angina|heart failure|fracture)|not to (?:train|lift|exercise|run|work ?out|go to|do any)(?! (?:too|so|heavy|hard|to failure|max))|(?:told|tells|advised|ordered|orders|wants|said|says)(?: \w+)? (?:to )?(?:rest(?! (?:the|my|it|that|your)\b)|stop|wait|stay (?:in|off|home|away))\b|(?:no|avoid|stop|off|forbade|forbids|against) (?:any |all )?(?:training|lifting|exercise|exercising|gym|sports?|weights|working out)\b|dont (?:train|lift|exercise|run|go to the gym)|(?:not|cant|cannot|mustnt|shouldnt|arent) (?:\w+ )?(?:allowed|fit|train|lift|exercise|ready)|(?:need|needs|booked|book) (?:\w+ )?(?:surgery|operation|stent|bypass|more tests|further tests)|found (?:an? )?(?:\w+ )?(?:clot|blockage|murmur|problem|issue|something|fracture|tear|bleed))\b/;
const CLINICIAN =
  /\b(?:docs?|doctors?|dr|gp|er|hospital|paramedics?|cardiologist|physio\w*|surgeon|consultant|nurse|medic|clinic|specialist|they|seen|saw|checked|examined)\b/;
/** After it all they let go. */
const THEN_CLEARED =
  /^.*\b(?<!\b(?:not|isnt|wasnt|hasnt|havent|until|till|when|before|once) (?:\w+ )?)(?:cleared|discharged|all clear|released|signed off|signed me off|let me go|sent me home|(?:all |everything |(?:ecg|ekg|scans?|tests?|bloods?|heart) )(?:is |was |were |came back )?(?:normal|fine|ok|okay|good)|nothing (?:wrong|serious|found)|can (?:train|lift) again)\b/;

const isSentOn = (text: string): boolean => {
  const sent = SENT_ON.exec(text);
  return sent !== null && CLINICIAN.test(text) && !THEN_CLEARED.test(text.slice(sent.index + sent[0].length));
};

/**
 * Whether a message that speaks of being well does not end what is held: it names a bad figure, a sign that is left, chest pain as there now, an
 * order of a clinician, or it speaks of somebody for whom nothing is held. In: a reading and what is held. Linear in its length.
 */
export function isNotOver(
  reading: Reading,
  { safety, alarms = [] }: Pick<ScreeningContext, "safety" | "alarms">,
): boolean {
  const { text, message } = reading;
  const isOnlyOwn = alarms.length > 0 ? !alarms.includes("other") : safety === "cautioned";
  return (
    (isOnlyOwn && isWellOfElse(text)) ||
    namesBadFigure(message.plain) ||
    LEFT_OVER.test(text) ||
    isSentOn(text) ||
    reading.hits("chestPain").some((hit) => isToldPresent(reading, hit))
  );
}
