import type { FactStatement } from "../../../protocol/facts.ts";
import { foldText } from "../../foldText.ts";
import type { RecentFact } from "./factDraft.ts";

/** "I nearly had a heart attack when I saw the price": said of a fright. */
const FRIGHT =
  /\b(?:(?:nearly|almost|practically|basically|about) (?:had|have|having|got|gave me|giving me|died of)|(?:gave|gives|give|giving) (?:me|him|her|us)|fast|beinahe|failli (?:faire|avoir)|casi me (?:da|dio)|quasi (?:mi )?(?:viene|veniva)|quase (?:tive|tenho)) (?:an?|einen|un|una|um)? ?(?:mini )?(?:heart ?attack|stroke|coronary|aneurysm|panic attack|herzinfarkt|schlaganfall|infart[oe]|infarctus|avc|crise cardiaque)\b/;
const OF_A_CLINIC =
  /\b(?:hospital|doctors?|doc|ambulance|stents?|er|a ?& ?e|icu|cardio\w*|surgery|diagnos\w+|(?:19|20)\d\d|(?:weeks?|months?|years?) ago|last (?:year|month)|krankenhaus|arzt|hopital|medecin|medico)\b/;
/** "Rather be dead than skip the gym": what is not wanted is to go without it. */
const THAN_GO_WITHOUT =
  /\brather (?:\w+ ){1,4}than (?:to )?(?:skip|miss|quit|stop|lose|drop|give up|not|cancel|be late|leave|end|go without)\w*\b/;
/** "I weigh 40 more than I should": a difference, and no weight. */
const WEIGHS_MORE =
  /\b(?:weigh|weighing|am|wiege|pese|peso) (?:about |around |like |maybe |roughly |some |etwa |ca )?\d{1,3}(?:[.,]\d)? ?(?:kgs?|kilos?|lbs?|pounds?)? ?(?:more|less|heavier|lighter|over|above|below|under|too (?:much|many|heavy)|extra|mehr|weniger|zu viel|de plus|de trop|mas|menos|piu|mais) ?(?:than|what|where|my|the|als|que|di|do que|$)/;
/** "My goal was to bench 100". */
const AIM_ONCE =
  /\b(?:goals?|aims?|targets?|plan|objective|ziel|objectif|but|objetivo|meta|obiettivo) (?:(?:once|originally|back then|first|last year) )*(?:was|were|had been|used to be|war|etait|era|fue|foi)\b(?!.*\b(?:still|and (?:it )?is|immer noch|encore|todavia|ancora|ainda)\b)/;
/** "Not a 100 kg bench but a 120 kg bench". */
const NOT_THAT_AIM =
  /^(?:not|no longer|nicht(?: mehr)?|kein\w*|pas|plus|no|ya no|non(?: piu)?|nao|nao mais) (?:(?:an?|the|my|ein\w*|une?|una?|um|uma|el|la|le|il|o) |\d)/;
/** What whoever has looked at it says that it is not: "ruled out a meniscus tear". */
const RULED_OUT =
  /\b(?:rul(?:ed|es|ing) out|exclud(?:ed|es|ing)|ausgeschlossen|schliesst .{3,30} aus|(?:a )?(?:exclu|ecarte)|descart\w+|(?:ha )?esclus[oa]|(?:found|saw|see|shows?|showed) no(?: signs? of)?|(?:is|was|its|it s|says|said) not (?:an? |the |my )?(?!(?:\w+ ){0,2}?(?:full|complete|bad|serious|big|total|severe|major)\b)(?:\w+ ){0,2}?(?:tear|torn|ruptured?|broken|break|fractured?|hernia\w*|sprain\w*|tendin\w+|tendon\w+|arthritis|slipped))\b/;
const HURTS_AS_WELL =
  /\b(?:hurts?|hurting|pain\w*|sore|aches?|aching|swollen|bad|weh|schmerz\w*|duele|dolor|mal|dor|doi)\b/;
/** "Only when I run": when it hurts, and no time to train. */
const AT_WHICH =
  /^(?:only |just |mostly |mainly |but |it is )*when(?:ever)? i (?!(?:am|m|have|get|can|finish|come|wake|do not|work|return|start|find|feel)\b)/;
const WHEN_IT_HURTS =
  /^(?:(?:only|just|mostly|mainly|especially|usually|but|always|it is|worse|worst|nur|meist\w*|vor allem|seulement|surtout|solo|sobre todo|soprattutto|apenas|so|principalmente)[ ,]+)+(?!.*\b(?:train|workout|work out|gym|session|available|free|time|can|trainiere|zeit|entren\w+|allen\w+|trein\w+)\b)/;

/** "I feel like I'm having a stroke". */
const LIKE_HAVING =
  /\b(?:like|as if|as though) (?:i ?['’]?m|i am) (?:having|about to have|going to have|gonna have) an?\b/;

/**
 * Whether what was read is only spoken of: a fright, a difference, an aim of once, what it was said not to be, or when something
 * hurts. In: one statement with its words, the whole message folded, and what is known with the newest first.
 */
export function isOnlySpokenOf(
  { type, value, text }: Pick<FactStatement, "type" | "value" | "text">,
  whole: string,
  recent: readonly RecentFact[],
): boolean {
  const own = foldText(text);
  switch (type) {
    case "health_condition":
      return (FRIGHT.test(own) || LIKE_HAVING.test(own)) && !OF_A_CLINIC.test(whole);
    case "preference_dislike":
      return THAN_GO_WITHOUT.test(own);
    case "body_weight":
      return WEIGHS_MORE.test(own);
    case "goal":
      return AIM_ONCE.test(own) || NOT_THAT_AIM.test(foldText(value));
    case "injury":
      return RULED_OUT.test(own) && value.includes(": ") && !HURTS_AS_WELL.test(own);
    case "availability":
      return (
        AT_WHICH.test(foldText(value)) ||
        (recent[0]?.type === "injury" && recent[0].isRightBefore === true && WHEN_IT_HURTS.test(whole))
      );
    default:
      return false;
  }
}
