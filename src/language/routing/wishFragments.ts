import { compiled } from "../patterns/compiled.ts";
import { EXERCISE, MUSCLE, SESSION } from "./trainingWords.ts";

/** What may stand before or behind the name of what is to be trained, in a fragment that says nothing else. */
const BEFORE =
  "(?:(?:so|ok|then|and|but|now|just|an?|some|my|the|it is|today|tonight|for|only|quick|short|light|heavy|easy|gentle|hard|nur|also|dann|alors|donc|solo|pues|allora|quindi|entao|um|une?|il|le|la|les|el|der|die|das) ){0,3}";
const BEHIND =
  "(?:please|pls|plz|anyway|today|tonight|now|then|though|instead|only|tho|it is|and|n|und|et|y|e|or|with|without|no|at|in|the|my|home|gym|day|session|work|workout|stuff|time|dumb ?bells?|dbs?|bar ?bell|bands?|kettle ?bells?|cables?|machines?|rings|bodyweight|equipment|kit|gear|\\d{1,3}|min\\w*|an|half|hours?|m|h|bitte|heute|stp|svp|porfa|por favor|hoy|oggi|hoje|per favore|trotzdem|quand meme|igual|lo stesso|mesmo assim)";

/** "If I see one more twist I'm out. Abs, 15 min", "you're my coach today: legs": the last words are a part of the body, a split or a kind, and nothing else. */
export const CLOSES_WITH_PART = compiled(
  `[.,;:!?)=] ?${BEFORE}(?:(?:${MUSCLE}|${SESSION}|push|pull|upper|lower|cardio)(?![\\w])[ ,.&+/!?]*(?:${BEHIND}(?![\\w])[ ,.&+/!?]*){0,6}){1,3}$`,
);

/** "New shoes, no plan. 40 minutes?": a length and nothing else between two stops. */
export const LENGTH_ALONE =
  /(?:^|[.,;:!?] ?)(?:(?:about|only|just|in|for|max|maybe|around|ok|so|under|i have|got) ){0,2}(?:\d{1,3}(?:ish)? ?-?(?:m|min\w*|hrs?|hours?|h|std|stunden?|heures?|horas?|ore)|(?:10|15|20|25|30|35|40|45|50|60|75|90)(?:ish)?|an hour|half an hour|half hour|a quarter of an hour|quarter of an hour|(?:ten|fifteen|twenty|thirty|forty|sixty) min\w*|(?:eine )?(?:halbe |viertel)?stunde|une (?:demi )?heure|demi heure|media hora|una hora|mezz ?ora|un ora|meia hora|uma hora)(?: (?:please|pls|max|tops|today|only|ish|or so|flat|bitte|stp|porfa))?\s*(?:[.,;:!?]|$)/;

/** "Don't make one": no session is wanted. */
export const MAKES_NONE =
  /\b(?:do not|no need to|did not (?:ask|want|mean) (?:you )?(?:to|for)|stop|without|not) (?:make|making|build|building|create|creating|generate|generating|a (?:workout|session))\b/;

const LIFT = `(?:(?:heavy|light|some|my|the) )*(?:\\w+ )?${EXERCISE}(?: (?:and|&) (?:\\w+ )?${EXERCISE})?`;
const BEGINS = "(?:^|[.!;,] ?|\\b(?:but|so|and|still) )";
const ENDS =
  "(?=[ ,]*(?:$|[,.;!]|today|tonight|now|please|pls|even (?:though|if)|though|but|despite|with an? |and (?:my|i)))";
const NOT_WISHED =
  "do not|dont|don't|never|not|no|without|skip|avoid|hates?|able to|get back to|used to|someday|eventually|goal|how|why|what|when|did|done|yesterday|hurts? my";
/** A lift asked for outright, which beside a joint that is spoken of is a wish for a session: "squats today please", "i want to deadlift, …". */
export const WISHES_LIFT = compiled(
  `^(?!.*\\b(?:${NOT_WISHED})\\b).*?(?:${[
    `${BEGINS}${LIFT}(?: (?:day|session|workout))?(?: (?:today|tonight|now|again))*[ ,]+(?:please|pls|plz)\\b`,
    `${BEGINS}(?:i |id |i'd )?(?:(?:really|still|just|only) )*(?:want|wanna|would (?:really )?(?:like|love)|feel like|fancy|need)(?: to)?(?: (?:do|hit|train|have|get|go))* ${LIFT}(?: (?:in there|in it|day|session|workout))?${ENDS}`,
    `${BEGINS}${LIFT} (?:session|workout)${ENDS}`,
  ].join("|")})`,
);

/** "Shoulder is fine now, it's my lower back now": where it hurts instead, and no wish. */
export const AILS_INSTEAD =
  /\b(?:fine|ok|okay|good|better|well|healed|sorted|gone)\b[^.!?]{0,30}\b(?:it is|it s|its) (?:now )?(?:the|my) (?:\w+ ){1,3}(?:now|instead|these days|this time)\b/;
