import { asksGoalDistance } from "../../language/coaching/goalDistance.ts";
import { readCoachSum } from "../../language/coaching/sums/readCoachSum.ts";
import { foldText } from "../../language/foldText.ts";
import { readNotKept } from "../../language/person/facts/notKept.ts";
import { readFactQuestion } from "../../language/person/facts/readFactQuestion.ts";
import { readForgetting } from "../../language/person/facts/readForgetting.ts";
import { STANDING } from "../../language/person/facts/refusedThings.ts";
import { FALLBACK_IDS } from "../../language/routing/rules/fallbackRules.ts";
import { tellsFeltAfter, tellsPain, tellsTale } from "../../language/routing/tellsTale.ts";
import { tellsDone } from "../../language/routing/toldDone.ts";
import { isUnasked, onlyIntroduces } from "../../language/routing/unaskedSession.ts";
import { hidesSession } from "../../language/session/hiddenRequest.ts";
import type { FactType } from "../../protocol/facts.ts";
import type { Route, RouteDecision } from "../../protocol/turn.ts";
import { type KnownFact, questionOf } from "./questionOf.ts";

/** Opens as a question does where nobody set its mark: "how much protein do i need at 85 kg", "bulk or cut at 80 kg". */
const OPENS_QUESTION =
  /^\W*(?:(?:hey|hi|so|ok|and|also|but)\W+)*(?:how (?:much|many|do|should|can|fast|often|long|big)|what (?:should|can|do|is|are|would)|(?:can|could|should|shall|do|does|will|would) (?:i|you|we|it|one)\b|is it\b|bulk(?:ing)? or cut|cut(?:ting)? or bulk|wie ?viel\w*|wie (?:lange|oft|schwer|schnell|gross|kann|soll|muss)|was (?:soll|kann|darf|ist|sind|muss)|welche\w*|(?:kann|soll|darf|muss|sollte) (?:ich|man)|combien|comment|quel(?:le)?s?|est ce que|qu est ce|(?:je|on) (?:peux|dois|devrais|peut)|cuant[oa]s?|que (?:debo|puedo|hago|deberia)|como (?:puedo|debo|hago)|puedo(?! (?:\w+ )?(?:solo|solamente)\b)|deberia|quant[oaie]|come (?:posso|devo|faccio)|posso(?! (?:\w+ )?(?:solo|soltanto)\b)|devo|dovrei|cosa (?:posso|devo)|qual|o que (?:devo|posso))\b/;
/** "I'm vegetarian and 82 kilos, how much protein": what is asked comes last, without its mark. */
const CLOSES_WITH_QUESTION =
  /[,;.–—-] ?(?:(?:so|and|now|ok) )*(?:how (?:much|many|often|long|heavy|should|do|can)|what (?:should|can|do|would|weight)|which (?!is\b|are\b|was\b|i\b)\p{L}+|(?:can|could|should|shall) i|(?:where|when) (?:do|should|can|could|shall|would) (?:i|we)|is (?:it|that|this) (?:ok(?:ay)?|safe|fine|normal|too late|possible|worth|bad|enough)|any (?:tips|advice|ideas|suggestions)|wo (?:fang\w*|soll|kann)|wann (?:soll|kann|darf)|par ou|por (?:donde|onde)|da dove|wie ?viel|wie (?:oft|lange|schwer|soll|kann)|was (?:soll|kann|muss)|combien|comment|que (?:faire|hago|debo|puedo)|(?:che )?cosa (?:faccio|devo|posso)|o que (?:faco|devo|posso)|cuant[oa]s?|quant[oaie])\b[^,;.!]{0,80}$/u;
function asks(text: string): boolean {
  if (text.includes("?")) return true;
  return OPENS_QUESTION.test(foldText(text.slice(0, 120))) || CLOSES_WITH_QUESTION.test(foldText(text.slice(-160)));
}

/** How close another route may be before the person is asked. */
const RIVAL = 0.05;
/** So many words beside a statement still say nothing of their own: "hey, by the way". */
const FEW_WORDS = 4;
/** Up to here, a route that was told by the words alone yields to a question about oneself that has the form of one. */
const GUESSED = 0.8;
/** Below this the words told nothing. */
const GUESSED_AT_ALL = 0.5;
/** A rule that is hardly surer than that yields to a statement of which all was heard. */
const HARDLY = 0.6;
/** "My weight is 80 kg" is no correction of the last set once it has been heard as the body weight. */
const CORRECTION = "log.correction";
const NOTED = 0.95;
const HIDDEN = 0.9;
/** Says that what follows is another figure for what was told. */
const AMENDS =
  /^\W*(?:sorry|no|nope|wait|o?ops|ups|oups|typo|actually|i mean|i meant|correction|make (?:that|it)|nein|moment|tippfehler|pardon|perd[oó]n|scusa|desculpa)\b/i;
/** What no set is made of: all of a message heard as that is no log with a name that nobody knows. */
const OF_NO_SET: ReadonlySet<FactType> = new Set([
  "availability",
  "experience_level",
  "location",
  "occupation",
  "name",
]);
/** "H, 34": a sex and an age. */
const SEX_AND_AGE = /^\W*[mfwh]\W+\d{2}\W*$/i;
const NAMELESS = "log.sets_without_name";
/** "I get maybe 3 x 30 min a week": figures that are not done, and heard as something else than sets. */
const NOT_DONE: ReadonlySet<string> = new Set(["coach.supposed", "coach.numbers_not_done"]);
/** "Länger als 35 Minuten hab ich nie": of every session, and no wish for one. */
const NEVER_LONGER = /\b(?:never|nie(?:mals)?|jamais|nunca|jamás|jamas|mai)\b/i;
/** Who says so many things about themselves at once tells who they are. */
const INTRODUCTION = 2;

/** Whether a request is acted on without asking. */
export const isSure = ({ route, confidence, alternatives }: RouteDecision, threshold: number): boolean =>
  route !== "UNKNOWN" && confidence >= threshold && confidence - (alternatives[0]?.confidence ?? 0) >= RIVAL;

const wordsIn = (text: string): number => text.match(/[\p{L}\d]+/gu)?.length ?? 0;

/** These guess at a question about oneself from its words; where such a fact is known, it is about that. */
const YIELDING: ReadonlySet<Route> = new Set([
  "COACH",
  "NUTRITION",
  "ANALYZE_PROGRESS",
  "NEXT_WORKOUT",
  "EVENT",
  "OFF_TOPIC",
  "SMALLTALK",
  "WEB_SEARCH",
  "RESEARCH",
  "TASK",
  "UNKNOWN",
]);
/** Where statements are taken in and nothing is done with them that noting them does not do as well. */
const TAKES_IN: ReadonlySet<Route> = new Set(["NUTRITION", "EVENT", "SMALLTALK", "OFF_TOPIC"]);
/** A date for the calendar is noted and is still one for the calendar, where that is plain. */
const isDated = ({ route, confidence }: RouteDecision): boolean => route === "EVENT" && confidence >= GUESSED;

/** Where the wish for a session is lost among the facts or figures around it; a log that is sure stays one. */
const LOSES_SESSION: ReadonlySet<Route> = new Set([
  "WORKOUT_LOG",
  "PROFILE",
  "COACH",
  "NUTRITION",
  "SMALLTALK",
  "OFF_TOPIC",
  "EXECUTE_WORKOUT",
  "UNKNOWN",
]);
const SURE_LOG = 0.9;
const holdsSession = ({ route, confidence, text }: RouteDecision): boolean =>
  LOSES_SESSION.has(route) &&
  !tellsTale(text) &&
  !(route === "WORKOUT_LOG" && confidence >= SURE_LOG) &&
  hidesSession(text) &&
  !tellsDone(text);

/** Read from what a session would be like, without a word that asks for one. */
const DESCRIBED: ReadonlySet<string> = new Set(["generate.described"]);
/** Says who somebody is, as nobody does who only wants a session. */
const TELLS_WHO =
  /\b(?:my name|name is|i['’]?m \p{Lu}|i am \p{Lu}|ich bin|bin d(?:er|ie)|hei(?:ß|ss)e|m['’]appelle|moi c['’]est|je suis|me llamo|soy|mi chiamo|sono|me chamo|sou)\b/iu;
const ASKS_SESSION =
  /\d ?-?(?:min|m\b|hour|hr)|\b(?:workout|session|training(?:seinheit)?|train|exercises?|today|tonight|now|day\b(?=.*\b(?:together|for me)\b)|together|routine|plan|einheit|séance|seance|rutina|sesión|scheda|allenamento|treino|need|want|give|give me|make|build|something|anything|legs?|push|pull|upper|lower|full body|core|abs)\b|\?/i;

const TAKES_BACK =
  /^(?:log\.(?:undo|deletes|correction|correction_read|load_after|order)|generate\.(?:changes_session|edits_session|adjust\w*|session_talk))/;
const OF_WHAT_WAS_TOLD =
  /\b(?:that|this|thing|bit|part|stuff|fact|what i (?:just )?(?:said|told you|mentioned|wrote)) (?:about|regarding|on) (?:my |me |the )?\p{L}{3}/iu;

const FORGETS_OWN =
  /^[^\p{L}]*(?:\p{L}+[ ,]+){0,3}?(?:forget|disregard|ignore|erase|delete|remove|drop|unlearn) (?:the (?:fact|thing|bit|part) )?(?:about )?(?:that )?i\b/iu;

const ENDS_ASKING = /\?\s*$/;
const A_RIVAL = 0.1;
/** An estimate is reckoned and was never told. */
const ESTIMATE = /\b(?:estimat|estimé|estimad|stimat|geschätz|e1rm)/i;

/** Rules that hear a session or a plan without a word that asks for one. */
const UNASKED: ReadonlySet<string> = new Set([
  ...["generate.described", "generate.timed", "generate.want_train", "generate.length_alone", "generate.timed_cardio"],
  ...["plan.per_week", "plan.programme_for"],
]);
const MADE: ReadonlySet<Route> = new Set([
  ...(["WORKOUT_GENERATE", "PLAN_ROUTINE", "EDIT_PLAN", "NEXT_WORKOUT", "EVENT", "TASK", "WEB_SEARCH"] as const),
]);
const A_LOG = 0.25;
/** Whether a request may be no more than a story of its writer: one for a thing to make that nobody asked for, or one that nobody understood. */
function mayBeTale(item: RouteDecision, isByWords: boolean, threshold: number): boolean {
  if (MADE.has(item.route) && (isByWords || UNASKED.has(item.rule ?? ""))) return true;
  const readings = [item, ...item.alternatives];
  const log = readings.find(({ route }) => route === "WORKOUT_LOG")?.confidence ?? 0;
  return !isSure(item, threshold) && isByWords && log < A_LOG;
}

/** Where an introduction says nothing that is done about. */
const HEARS_FIGURES: ReadonlySet<Route> = new Set([
  "WORKOUT_LOG",
  "UNKNOWN",
  "SMALLTALK",
  "OFF_TOPIC",
  "NUTRITION",
  "ANALYZE_PROGRESS",
  "COACH",
]);
/** A session that no rule heard a wish for. */
const mayBeUnasked = ({ route, rule }: RouteDecision, isByWords: boolean): boolean =>
  route === "WORKOUT_GENERATE" && (isByWords || UNASKED.has(rule ?? "") || rule === "generate.place_and_part");

export type Heard = {
  /** The statements that were heard in the request and noted, in its own words. */
  said: readonly string[];
  /** The current facts from before the message. */
  known?: readonly KnownFact[];
  /** Nothing is said but that something is so no longer. */
  takesBack?: boolean;
  /** The turn before was about what is known of the writer. */
  isAfterFacts?: boolean;
  /** The kinds of the statements. */
  types?: readonly FactType[];
  /** A bare figure that may put right one of several just told. */
  isUnclearFigure?: boolean;
};

/**
 * A request that is unclear because it may be about what is known of its writer, or because a session is wished for in passing. In: the request, what was heard in it,
 * and the confidence (0 to 1) below which the person is asked. Out: a question about oneself is
 * one; with hardly a word beside the statements it has been dealt with, unless a rule saw a request in these words; else
 * it asks for whatever it may be besides, if that is likely enough by itself; else it stays unclear.
 */
export function settleRoute(
  item: RouteDecision,
  { said, known = [], takesBack = false, types = [], isAfterFacts = false, isUnclearFigure = false }: Heard,
  threshold: number,
): RouteDecision {
  const about = { ...item, route: "PROFILE" as const, confidence: NOTED, by: "rule" as const, alternatives: [] };
  const beside = wordsIn(item.text) - said.reduce((sum, text) => sum + wordsIn(text), 0);
  const isAllSaid = said.length > 0 && beside < FEW_WORDS;
  if (isUnclearFigure) return { ...about, rule: "profile.which_figure" };
  // "Forget that I want abs" asks for none.
  if (FORGETS_OWN.test(item.text) && readForgetting(item.text)) return { ...about, rule: "profile.asked" };
  // "Forget that" right after a fact is about it, and deletes no log of before.
  if (isAllSaid && takesBack && isAfterFacts && item.route === "WORKOUT_LOG")
    return { ...about, rule: "profile.noted" };
  // "Make it tue instead of mon" of known days: noted, and no plan to change.
  const isOnly = (type: FactType) => types.length > 0 && types.every((one) => one === type);
  const isKnownDays = isAfterFacts && isOnly("availability") && known.some(({ type }) => type === "availability");
  // "No running in my plans, ever": kept for every session, and no plan to change.
  const isRefusal = isOnly("preference_dislike") && STANDING.test(foldText(item.text).trim());
  if (isAllSaid && (isKnownDays || isRefusal) && item.route === "EDIT_PLAN") return { ...about, rule: "profile.noted" };
  if (isAllSaid && item.rule?.startsWith(CORRECTION)) return { ...about, rule: "profile.noted" };
  const isByWords = item.by === "classifier" || FALLBACK_IDS.has(item.rule ?? "");
  const isGuess = isByWords && item.confidence < GUESSED;
  // An introduction with a joint and dumbbells in it, or a joint that is well again, is no session to build.
  const isTold = DESCRIBED.has(item.rule ?? "")
    ? said.length >= INTRODUCTION && TELLS_WHO.test(item.text)
    : isGuess && beside <= 0;
  if (isAllSaid && item.route === "WORKOUT_GENERATE" && isTold && !ASKS_SESSION.test(item.text))
    return { ...about, rule: "profile.noted" };
  // "Don't save that about my shoulder" after sets: what was told, and none of the sets.
  if (TAKES_BACK.test(item.rule ?? "") && OF_WHAT_WAS_TOLD.test(item.text) && readForgetting(item.text))
    return { ...about, rule: "profile.asked" };
  if (isAllSaid && beside <= 0 && item.route === "UNKNOWN" && !asks(item.text))
    return { ...about, rule: "profile.noted" };
  if (mayBeTale(item, isByWords, threshold) && tellsTale(item.text)) {
    if (said.length > 0) return { ...about, rule: "profile.noted" };
    return tellsPain(item.text)
      ? { ...about, route: "COACH", rule: "coach.told" }
      : { ...about, route: "SMALLTALK", rule: "smalltalk.told" };
  }
  if (item.rule === "coach.training_statement" && said.length === 0 && tellsFeltAfter(item.text))
    return { ...about, route: "SMALLTALK", rule: "smalltalk.told" };
  if (HEARS_FIGURES.has(item.route) && said.length > 0 && onlyIntroduces(item.text, types) && !holdsSession(item))
    return { ...about, rule: "profile.noted" };
  const unasked = mayBeUnasked(item, isByWords) ? isUnasked(item.text, types) : null;
  if (unasked === "introduced") {
    if (said.length > 0) return { ...about, rule: "profile.noted" };
    const asked = item.alternatives.find(({ route }) => route === "COACH")?.confidence ?? 0;
    return asked >= A_RIVAL || tellsPain(item.text)
      ? { ...about, route: "COACH", rule: "coach.told" }
      : { ...about, route: "SMALLTALK", rule: "smalltalk.told" };
  }
  if (unasked === "asked") return { ...about, route: "COACH", rule: "coach.question" };
  if (holdsSession(item)) return { ...about, route: "WORKOUT_GENERATE", confidence: HIDDEN, rule: "generate.hidden" };
  const isUnclear = !isSure(item, threshold);
  const yields = isUnclear || isGuess || YIELDING.has(item.route);
  const isReckoned =
    item.rule === "coach.reckoned" ||
    (item.route === "ANALYZE_PROGRESS" && (ESTIMATE.test(item.text) || asksGoalDistance(foldText(item.text)))) ||
    (item.route === "COACH" && readCoachSum(item.text) !== null);
  if (said.length === 0 && yields && !isReckoned && questionOf(item.text, known))
    return { ...about, rule: "profile.asked" };
  if (YIELDING.has(item.route) && readNotKept(foldText(item.text)) !== null) return { ...about, rule: "profile.asked" };
  if (!isReckoned && (isUnclear || isGuess) && (readFactQuestion(item.text) || readForgetting(item.text)))
    return { ...about, rule: "profile.asked" };
  const mayBeOnlySaid = TAKES_IN.has(item.route) || item.route === "COACH" || item.route === "UNKNOWN";
  const isAmended = item.route === "WORKOUT_LOG" && AMENDS.test(item.text);
  const isWhole = said.length >= INTRODUCTION || (beside <= 0 && (mayBeOnlySaid || isAmended));
  const isTaken = isGuess || (isAmended && item.by === "classifier" && beside <= 0);
  if (isAllSaid && isTaken && isWhole && item.route !== "WORKOUT_GENERATE" && !asks(item.text))
    return { ...about, rule: "profile.noted" };
  // "My deadlift PR is 182.5, last summer": told, and nothing asked of the log.
  const isRecordTold = item.route === "ANALYZE_PROGRESS" && !asks(item.text);
  if (
    isAllSaid &&
    (TAKES_IN.has(item.route) || isRecordTold) &&
    (isOnly("note") || takesBack || !isDated(item)) &&
    !asks(item.text)
  )
    return { ...about, rule: "profile.noted" };
  // "I'm 63 and just joined a gym, are machines safer?": the facts are noted, and what is asked is answered.
  const asked = item.alternatives.find(({ route }) => route === "COACH" || route === "NUTRITION");
  if (item.route === "PROFILE" && isGuess && said.length > 0 && ENDS_ASKING.test(item.text) && asked !== undefined)
    if (asked.confidence >= A_RIVAL && !readFactQuestion(item.text))
      return { ...item, ...asked, confidence: item.confidence, rule: `classifier.${asked.route}`, alternatives: [] };
  // "Would love to deadlift twice my weight by summer": a goal, and nothing asked.
  if (isUnclear && isAllSaid && beside <= 1 && item.route === "COACH" && item.confidence < HARDLY && !asks(item.text))
    return { ...about, rule: "profile.noted" };
  // "Entreno desde 2019", "mehr als 2x 40 min geht nicht": told, and no sets of something.
  const isNoLog = item.route === "WORKOUT_LOG" && (item.by === "classifier" || item.rule === NAMELESS);
  const isAdvice = item.route === "COACH" && (item.by === "classifier" || NOT_DONE.has(item.rule ?? ""));
  const isItsLimit = item.route === "WORKOUT_GENERATE" && item.by === "classifier" && NEVER_LONGER.test(item.text);
  if (
    (isNoLog || isAdvice || isItsLimit) &&
    !asks(item.text) &&
    isAllSaid &&
    beside <= 0 &&
    types.length > 0 &&
    types.every((type) => OF_NO_SET.has(type) || SEX_AND_AGE.test(item.text))
  )
    return { ...about, rule: "profile.noted" };
  if (!isUnclear) return item;
  // "Sold the bench today, needed space for the cot": noted, and nothing in the words beside it is told from anything.
  if (said.length > 0 && item.by === "classifier" && item.confidence < GUESSED_AT_ALL && !asks(item.text))
    return { ...about, rule: "profile.noted" };
  const readings = [{ route: item.route, confidence: item.confidence }, ...item.alternatives];
  const telling = readings.find(({ route }) => route === "PROFILE");
  if (said.length === 0 || telling === undefined) return item;
  const isRuled = item.by === "rule" && item.route !== "PROFILE" && item.route !== "UNKNOWN";
  if (isAllSaid && !isRuled && !asks(item.text)) return { ...about, rule: "profile.noted" };
  const others = readings
    .filter(({ route }) => route !== "PROFILE" && route !== "UNKNOWN")
    .map(({ route, confidence }) => ({ route, confidence: Math.min(1, confidence / (1 - telling.confidence)) }))
    .sort((one, other) => other.confidence - one.confidence);
  const [best, ...alternatives] = others;
  if (best === undefined) return item;
  // An introduction with an age and a weight in it looks like sets: what is in doubt is never logged on what is left of it.
  if (best.route === "WORKOUT_LOG") return said.length >= INTRODUCTION ? { ...about, rule: "profile.noted" } : item;
  const besides: RouteDecision = { ...item, ...best, by: "rule", rule: "profile.noted_beside", alternatives };
  return isSure(besides, threshold) ? besides : item;
}
