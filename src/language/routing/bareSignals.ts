import { compiled } from "../patterns/compiled.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { isBareFigure } from "./bareSets.ts";
import type { SignalSource } from "./computedSignals.ts";
import { CARDIO, EXERCISE, MUSCLE, PLAN, SESSION } from "./trainingWords.ts";

/** Patterns for a whole message are only tried on short ones. */
export const WHOLE_MESSAGE = 90;
/** What makes more of a name than a name. */
const BARE_NAME_UNLESS = (
  "worded number question topic_noun session_word plan_word metric_noun food_word remind race make_verb change_verb start_session live_step want_train " +
  "limitation adjust log_noun something_for"
).split(" ");
/** Words of sentences; names of exercises have none. */
const WORDED =
  /\b(?:i|me|my|mine|you|your|we|our|us|it|he|she|they|this|that|these|those|want|need|give|make|build|how|what|why|when|where|which|who|do|does|did|done|is|are|was|were|be|been|being|can|could|should|would|will|shall|may|might|must|have|has|had|help|log|show|tell|explain|feel|felt|feels|hurts?|pain|sore|too|very|really|so|because|if|but|not|no|never|always|then|today|yesterday|tomorrow|tonight|now|again|just|still|get|got|getting|going|go|went|like|love|hate|think|know|keep|starts?|stop|try|trying|works?|working|better|best|bad|more|less|much|many|play|say|ich|du|mir|mein\w*|ist|sind|war|habe|hat|kann|soll|je|j|tu|mon|ma|mes|est|suis|ai|fait|veux|peux|yo|mi|mis|es|estoy|tengo|quiero|puedo|hice|io|mio|mia|sono|ho|voglio|posso|eu|meu|minha|estou|tenho|quero|fiz)\b/;
const TOPICS = compiled(`(?<![\\w])(?:${MUSCLE}|${CARDIO}|push|pull|upper|lower)(?![\\w])`, "g");
const SESSIONS = compiled(`(?<![\\w])(?:${SESSION}|${PLAN}|push|pull|legs?|upper|lower)(?![\\w])`, "g");
const JOINERS = /[ ,./&+!?-]|\b(?:and|or|my|the|a|todays|und|et|y|e)\b/g;

/** What these look for in the text of a request. */
export const BARE_PATTERNS: readonly RegExp[] = [WORDED, TOPICS, SESSIONS];

/** Whether a text is made of such names and of what joins them, and of nothing else. */
function isNothingBut(names: RegExp, text: string): boolean {
  const rest = text.replace(names, "\u0001");
  return rest.includes("\u0001") && rest.replace(JOINERS, "").replaceAll("\u0001", "") === "";
}

/** "Deadlifts today", "bench this morning": the day, beside a name and nothing else. */
const ITS_DAY = entered(
  /\b(?:(?:earlier |later )?today|tonight|this (?:morning|afternoon|evening)|yesterday|last night|heute|gestern|aujourd ?['’]?hui|hier|hoy|ayer|oggi|ieri|hoje|ontem)\b/,
);
const MOST_DATED = 5;
const LIFTS = compiled(
  `(?<![\\w])(?:(?:front|back|overhead|incline|decline|romanian|sumo|barbell|dumbbell|db|bb|kb|bulgarian|goblet|hack|box|pause[d]?|close grip|strict|heavy|light) ?)*(?:${EXERCISE})(?![\\w])`,
  "g",
);
/** "Walk for today then bed": a piece of a sentence. */
const JOINED = /[,;.]|\b(?:for|to|in|at|with|of|and|or|an?|log|add)\b/;

/** Signals of messages that name something and say nothing of it. */
export const BARE_SIGNALS: Readonly<Record<string, (m: SignalSource) => boolean>> = {
  worded: (m) => m.words.length >= 8 || m.finds(WORDED),
  bare_thing: (m) =>
    m.words.length <= 5 &&
    !m.has("worded") &&
    !/[,&+]|\b(?:gym|home|body ?weight|without|only|just|hotel|with|and|session|workout)\b/.test(m.text),
  bare_exercise: (m) =>
    m.text.length < WHOLE_MESSAGE &&
    m.words.length <= 7 &&
    m.has("exercise_word") &&
    !(m.has("followup") && m.context.recentRoute === "COACH") &&
    BARE_NAME_UNLESS.every((name) => !m.has(name)),
  bare_topic: (m) => m.text.length < WHOLE_MESSAGE && m.mayFind(TOPICS) && isNothingBut(TOPICS, m.text),
  bare_session: (m) =>
    m.text.length < WHOLE_MESSAGE && m.mayFind(SESSIONS) && isNothingBut(SESSIONS, m.text) && !m.has("bare_topic"),
  bare_number: (m) => m.text.length < WHOLE_MESSAGE && isBareFigure(m.text),
  dated_lift: (m) =>
    m.words.length <= MOST_DATED &&
    m.has("exercise_word") &&
    ITS_DAY.test(m.text) &&
    !JOINED.test(m.text) &&
    isNothingBut(LIFTS, m.text.replace(ITS_DAY, " ")) &&
    BARE_NAME_UNLESS.every((name) => name === "worded" || !m.has(name)),
};
