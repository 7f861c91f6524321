import type { Route, RouteDecision } from "../../protocol/turn.ts";
import type { OpenQuestion, Routing } from "../../protocol/understanding.ts";
import { readToldDone, toldToCome } from "../answers/heldBack.ts";
import { fullHistoryQuestion } from "../coaching/furtherPeriod.ts";
import { asksShareOfLift } from "../coaching/shareOfLift.ts";
import { asksSum, supposesSets } from "../coaching/sums/asksSum.ts";
import { readCoachSum } from "../coaching/sums/readCoachSum.ts";
import { asksReckoned } from "../coaching/sums/reckoned.ts";
import { tellsPlan } from "../coaching/toldPlan.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { readTables } from "../notation/readTables.ts";
import { isWrittenPlan } from "../notation/writtenPlan.ts";
import { entered } from "../patterns/enteredPattern.ts";
import { readSessionRequest } from "../session/sessionRequest.ts";
import { asNoAct } from "./asAct.ts";
import { asksOfPlan } from "./asksOfPlan.ts";
import { routeBeforeFacts } from "./beforeFacts.ts";
import { belongsToLog, DOUBTED } from "./belongsToLog.ts";
import { besideLog } from "./besideLog.ts";
import { goesOn, makesOne } from "./besideSession.ts";
import { describedSession } from "./describedSession.ts";
import { dosesSession, isRoundedOff, ORDERS_SESSION } from "./dosedSession.ts";
import { withoutIdleDay } from "./idleDay.ts";
import { inOrder } from "./inOrder.ts";
import { logActs } from "./logActs.ts";
import { ofLogBefore } from "./ofLogBefore.ts";
import { EXPLAINS, isDoubtfullyTold, isOfQuestion, LEANS } from "./ofQuestion.ts";
import { isPauseOf } from "./ofSetsBefore.ts";
import { isToKeep, onlyTells, tellsAnew } from "./onlyTells.ts";
import { onTraining } from "./onTraining.ts";
import { isListAlone, type PastedList, readPastedList } from "./pastedList.ts";
import { readReply } from "./readReply.ts";
import { routeRequest } from "./routeRequest.ts";
import { secondLook } from "./secondLook.ts";
import { asksAfterSets } from "./segmenting/afterSets.ts";
import { ORDER_WORDS, QUESTION_WORDS } from "./segmenting/requestWords.ts";
import { segment } from "./segments.ts";
import { toldPlainly, withoutSelfAsked } from "./selfAsked.ts";
import { timeForSets } from "./sessionInOtherWords.ts";
import { readStance } from "./stance.ts";
import { SURELY_AN_ACT, surely } from "./surely.ts";
import { tellsOnlyWhyNot } from "./tellsOnlyWhyNot.ts";
import { asToldLog } from "./toldDone.ts";
import { buildsList, isTornLog } from "./tornLog.ts";
import { besidesDeleted, undoesDeletion } from "./undoesDeletion.ts";
import { wordsFrom } from "./wordsFrom.ts";

/** What the router is told beside the message. */
export type RoutingContext = {
  /** 0 to 1: below it the chart asks. */
  threshold: number;
  question: OpenQuestion | null;
  recentRoute: Route | null;
  hasRecentLog: boolean;
  hasRecentWorkout: boolean;
  /** What was told or asked just before and went to no log, newest last. */
  lastQuestions?: readonly string[];
};

type Decide = (text: string) => RouteDecision;
const MOST_REQUESTS = 6;
/** Routes whose requests take statements about the person as their limits. */
const TAKES_LIMITS: ReadonlySet<Route> = new Set([
  "WORKOUT_GENERATE",
  "PLAN_ROUTINE",
  "COACH",
  "NEXT_WORKOUT",
  "EXECUTE_WORKOUT",
]);
const STATED = new Set([
  "profile.statement",
  "profile.limitation",
  "profile.equipment",
  "profile.likes",
  "profile.refusal",
  "profile.goal_or_schedule",
]);

/** Words that are polite or moody and ask for nothing. */
const POLITE = new Set([
  "smalltalk.greeting",
  "smalltalk.thanks",
  "smalltalk.thanks_inside",
  "smalltalk.bye",
  "smalltalk.acknowledged",
  "smalltalk.emoji",
  "smalltalk.mood",
  "smalltalk.day_off",
]);
/** The message was cut because a request seems to begin there: less than the threshold is enough to believe in it. */
const LEAST_SURE = 0.4;

const CONDITIONS = new Set("if wenn falls si se".split(" "));
/** A statement about the person that nobody asked to remember. */
const isStatement = (decision: RouteDecision) =>
  decision.route === "PROFILE" &&
  !tellsAnew(decision.text) &&
  STATED.has(decision.rule ?? "") &&
  !isToKeep(decision.text);

/** "Got two dumbbells and a step, half an hour": figures that are no sets. */
const SETS = /\d ?[x×@] ?\d|\b(?:sets?|reps?|did|done|ran|yesterday)\b/i;
const DETAILS: ReadonlySet<Route> = new Set(["PROFILE", "COACH", "WORKOUT_LOG"]);
/** Whether a part beside the wish for a session only says more of it: gear, time, body, level. */
const isDetail = (part: RouteDecision) =>
  DETAILS.has(part.route) &&
  onlyTells(part) &&
  !tellsAnew(part.text) &&
  (part.route !== "WORKOUT_LOG" ||
    (part.by === "classifier" && !SETS.test(part.text) && readStance(part.text).stance !== "done"));

/** Beside the sure wish for a session, what would have to be asked about by itself says more of it ("throw face pulls in"). */
const isDoubtful = (part: RouteDecision, session: RouteDecision) =>
  part.by === "classifier" && part.confidence < DOUBTED && session.confidence >= SURE && onlyTellsOrAdds(part);
const SURE = 0.8;
const onlyTellsOrAdds = ({ text }: RouteDecision) =>
  !text.includes("?") && !ASKING.test(wordsFrom(text)[0] ?? "") && !isToKeep(text) && !TOLD_SETS.test(text);
const TOLD_SETS = /\d ?[x×@] ?\d|\b\d+ (?:sets|reps)\b|\b(?:i|we) did\b/i;
const ASKING =
  /^(?:what|how|why|when|which|who|whats|hows|was|wie|warum|comment|pourquoi|combien|cuant[oa]s?|como|quant[oaie]s?|perche|dis|dites|dimmi|dime|diz|sag)$/;

const NEVER_LIMITS: ReadonlySet<Route> = new Set(["SAFETY", "TASK", "EVENT", "EDIT_PLAN", "WORKOUT_GENERATE"]);
/**
 * Whether a part beside the wish for a session only says within what limits: what there is to train with, what hurts, what is
 * to stay out ("where nothing loads my wrists", "sled and rower are free"). Cut off, the session would not keep to them.
 */
function limitsSession(part: RouteDecision, isBefore: boolean): boolean {
  if (NEVER_LIMITS.has(part.route) || part.text.includes("?") || isToKeep(part.text)) return false;
  const isToldSo = part.by === "classifier" || part.route === "COACH" || part.route === "PROFILE";
  const [first = ""] = wordsFrom(part.text);
  const asks = ORDER_WORDS.has(first) || (QUESTION_WORDS.has(first) && (isBefore || part.text.length > LONGEST_LIMIT));
  if (!isToldSo || asks || SETS.test(part.text) || part.text.length > LONGEST_LIMIT) return false;
  const { limitations, equipment, withoutEquipment, exclude, forbid, refusedPositions, avoidedAreas } =
    readSessionRequest(part.text);
  return (
    equipment !== null ||
    [limitations, withoutEquipment, exclude, forbid, refusedPositions, avoidedAreas].some((list) => list.length > 0)
  );
}
const LONGEST_LIMIT = 160;

/** "But no pull-ups, did those yesterday": what the session beside it is to leave out. */
const REFUSES =
  /^\W*(?:(?:but|and|just|oh|please|mais|aber|pero|ma|mas|et|und|y|e) ){0,2}(?:no|not|nothing|without|skip|leave out|leaving out|avoid|minus|pas de|pas d|sans|ohne|keine?n?|sin|nada de|senza|niente|sem)\b/i;
const AMOUNTS = /\d ?[x×@] ?\d|\d ?(?:kgs?|lbs?|reps?)\b|\?/i;

/** "Burns 5000 | calories in 20 min": what a figure counts. */
const IS_UNIT =
  /^(?:k?cals?|calories|kalorien|calor[ií]as|calorie|min\w*|hours?|kgs?|reps?|sets?|rounds?|exercises?)\b/i;

/** "Warmup bike 5 min. Squats 5x5 100": the first line of the diary. */
const WARMED =
  /^\W*(?:warm(?:ed|ing)?[ -]?up|aufw[aä]rmen|[ée]chauffement|calentamiento|riscaldamento|aquecimento)\b(?!.*\b(?:please|pls|give|make|build|want|need|for (?:my|the|squats?|deadlifts?|bench))\b)[^?]{0,40}\d{1,2} ?min\w*\W*$/i;

/** "Leg ext 50x10 then drop to 35x12": a drop set of what stands before it, and no wish that a plan be changed. */
const DROPS_TO_SETS =
  /^\W*(?:(?:and|then|straight|immediately|right|finally) )*(?:drop(?:ped|ping)?|back(?:ed)?|lower(?:ed)?|stripped|strip)(?: (?:set|it|down|off|straight|right|to|into|@|at))*:? \d+(?:[.,]\d+)? ?(?:kgs?|kilos?|lbs?|pounds?)? ?(?:[x×*]|for) ?\d/i;

/** Whether a part has no standing of its own beside the part before or after it. */
function isPartOf(part: RouteDecision, neighbour: RouteDecision, isBefore: boolean): boolean {
  if (neighbour.route === "UNKNOWN") return false;
  if (!isBefore && neighbour.route === "WORKOUT_LOG" && asksAfterSets(neighbour.text, part.text)) return false;
  if (!isBefore && neighbour.route === "WORKOUT_LOG" && DROPS_TO_SETS.test(part.text)) return true;
  if (!isBefore && isPauseOf(neighbour.text, part.text)) return true;
  if (part.route === "UNKNOWN" || part.confidence < Math.min(LEAST_SURE, neighbour.confidence)) return true;
  if (part.route === "SMALLTALK" && POLITE.has(part.rule ?? "") && !part.text.includes("?")) return true;
  // "Plan my training for the next 8 weeks, marathon in March": what it is for.
  if (
    !isBefore &&
    neighbour.route === "PLAN_ROUTINE" &&
    part.route === "EVENT" &&
    onlyTells(part) &&
    !ENTERS.test(part.text)
  )
    return true;
  // "I'm at the gym, what should I do, I have 40 min": where it is to be.
  if (part.rule === "execute.at_gym" && neighbour.route === "WORKOUT_GENERATE") return true;
  // "remind me to stretch and log my workout": one reminder, as long as there is nothing to log.
  if (part.route === "WORKOUT_LOG" && neighbour.route === "TASK") return !isBefore && !/\d/.test(part.text);
  if (
    neighbour.route === "WORKOUT_GENERATE" &&
    (isDetail(part) ||
      isDoubtful(part, neighbour) ||
      limitsSession(part, isBefore) ||
      ORDERS_SESSION.test(part.text) ||
      goesOn(part.text) ||
      (!isBefore && REFUSES.test(part.text) && !AMOUNTS.test(part.text)) ||
      (isBefore && part.route === "WORKOUT_LOG" && isRoundedOff(part.text, neighbour.text)) ||
      (!isBefore && part.route === "WORKOUT_LOG" && (tellsOnlyWhyNot(part.text) || dosesSession(part.text))) ||
      (!isBefore && /\d\s*$/.test(neighbour.text) && IS_UNIT.test(part.text)))
  )
    return true;
  if (neighbour.route === "WORKOUT_LOG") return belongsToLog(part, isBefore) || (isBefore && WARMED.test(part.text));
  return isStatement(part) && TAKES_LIMITS.has(neighbour.route);
}

const ENTERS = /\b(?:put|add|enter|calendar|remind\w*|schedule|book|block|kalender|calendrier|calendario)\b/i;
const ASKS_OF_IT =
  /^\W*(?:(?:and|so|but) )?(?:does|do|is|are|was|will|would|should|can|could|did) (?:that|this|it|those|they)\b[^.!]*\?/i;

/** Two neighbours as one request, where they are one; otherwise `null`. */
function joined(
  first: RouteDecision,
  second: RouteDecision,
  whole: string,
  decide: (text: string) => RouteDecision,
): RouteDecision | null {
  const from = whole.indexOf(first.text);
  const to = whole.indexOf(second.text, Math.max(0, from));
  const text = from >= 0 && to >= from ? whole.slice(from, to + second.text.length) : `${first.text} ${second.text}`;
  if (timeForSets(first.text, second.text)) return decide(text);
  if (CONDITIONS.has(wordsFrom(first.text)[0] ?? "") && !ORDER_WORDS.has(wordsFrom(second.text)[0] ?? ""))
    return decide(text);
  // "Una rutina de pecho para hoy, 45 min": a session by another name.
  if (first.route === "PLAN_ROUTINE" && second.route === "WORKOUT_GENERATE" && onlyTells(second))
    return { ...second, text };
  // "3 beers on friday. Does that kill my gains?": what is asked of is told before it, and asks for nothing itself.
  if (first.confidence < DOUBTED && first.route !== "WORKOUT_LOG" && ASKS_OF_IT.test(second.text)) return decide(text);
  // "Plank is too easy now, how do I make it harder": only both together say what is asked.
  if (isDoubtfullyTold(first) && EXPLAINS.has(second.route) && LEANS.test(second.text)) {
    const all = decide(text);
    if (EXPLAINS.has(all.route) && all.confidence >= second.confidence) return all;
  }
  if (isOfQuestion(second, first, false)) return { ...first, text };
  if (isOfQuestion(first, second, true)) return { ...second, text };
  if (EXPLAINS.has(first.route) && second.route === "WORKOUT_GENERATE" && makesOne(first.text, second.text))
    return { ...second, text };
  if (first.route === second.route) return { ...(first.confidence >= second.confidence ? first : second), text };
  if (isPartOf(first, second, true)) return { ...second, text };
  return isPartOf(second, first, false) ? { ...first, text } : null;
}

/** How sure it is that words beside a list of sets that is none to log are about it. */
const ABOUT_LIST = 0.9;

/** What a message wants that is about a list of sets which is no log, as plan, quotation or matter of a question. */
function aboutList({ stance, talk }: PastedList, text: string, context: RoutingContext): RouteDecision[] {
  const about = talk === "" ? [] : requestsIn(talk, context);
  const firm = about.filter(
    ({ route, confidence }) =>
      route !== "WORKOUT_LOG" && route !== "UNKNOWN" && confidence >= Math.max(context.threshold, LEAST_SURE),
  );
  if (firm.length > 0) return firm;
  const rule =
    stance === "planned" ? "coach.planned_list" : stance === "quoted" ? "coach.quoted_list" : "coach.about_list";
  return [
    {
      route: "COACH",
      confidence: ABOUT_LIST,
      by: "rule",
      rule,
      signals: ["pasted_list"],
      text: text.trim(),
      alternatives: [],
    },
  ];
}

/** Whether a message is a table of sets and nothing that says they are none to keep. */
function isTableOfSets(text: string): boolean {
  if (!/\n/.test(text) || !/[\t;|,][^\n]*\n/.test(text) || isWrittenPlan(text)) return false;
  const { marks, rest } = readTables(text);
  const talk = rest.trim();
  return marks.some(({ kind }) => kind !== "word" && kind !== "separator") && talk.length <= LONGEST_TITLE;
}
const LONGEST_TITLE = 30;

/** Rows under the head of a table, as apps and sheets export them, are sets that were done. */
const tableOf = (text: string): RouteDecision => ({ ...surely("WORKOUT_LOG", "log.table", text), signals: ["table"] });

/** The requests of a message, in order, none of them lost in another. */
function requestsIn(text: string, context: RoutingContext): RouteDecision[] {
  const deciding = decisionsIn(context);
  const { decide } = deciding;
  const items = partsOf(text, context, deciding)
    .flatMap((item) => (item.rule === "generate.listed" ? [item] : secondLook(item, decide)))
    .flatMap((item) => actsOf(item, context));
  return ofLogBefore(inOrder(items, text)).map(onTraining).slice(0, MOST_REQUESTS);
}

/** What a request does to the log, each by itself: sets that are told, an entry that is put right, others that go. */
function actsOf(item: RouteDecision, { question, hasRecentLog }: RoutingContext): RouteDecision[] {
  if (item.route !== "WORKOUT_LOG" || question !== null) return [item];
  const acts = logActs(item.text, hasRecentLog);
  if (acts.length < 2) return [item];
  const isAct = { route: "WORKOUT_LOG", confidence: SURELY_AN_ACT, by: "rule", rule: "log.act" } as const;
  return acts.map((text) => ({ ...isAct, signals: [], alternatives: [], text }));
}

type Decisions = { plainly: Decide; decide: Decide };

/** What parts of one message ask for, each decided once: by itself, and as a description of a session may be. */
function decisionsIn(context: RoutingContext): Decisions {
  const known = new Map<string, RouteDecision>();
  const plainly = (part: string): RouteDecision => {
    const decision = known.get(part) ?? routeRequest(part, context);
    known.set(part, decision);
    return decision;
  };
  const described = new Map<string, RouteDecision>();
  const decide = (part: string): RouteDecision => {
    // Beside an open question a description may be its answer.
    if (context.question !== null) return plainly(part);
    const decision = described.get(part) ?? asToldLog(describedSession(plainly(part)));
    described.set(part, decision);
    return decision;
  };
  return { plainly, decide };
}

const LONGEST_SUM = 60;
/** "3x12 leg press at 100 kg is that heavy?": in one breath, and nobody did it. */
const JUDGED = entered(
  /^[^.,;:!?\n]*\d ?[x×] ?\d[^.,;:!?\n]* (?:(?:is|would) (?:that|this|it)|c['’ ]est|est[- ]ce|ist das|(?:es|è|é) (?:eso|esto|isso|isto|mucho|poco|molto|muito|pouco|pesado|pesante|tanto|normal|considerad\w*)) [^.,;!\n]*\?\s*$/i,
);
const DEED =
  /\b(?:did|done|got|hit|managed|just|today|this morning|gemacht|geschafft|heute|fait|aujourd|hice|hecho|hoy|fatto|oggi|fiz|feito|hoje)\b/i;

/** The requests of a message, in order, without parts that say nothing by themselves. */
function partsOf(text: string, context: RoutingContext, { plainly, decide }: Decisions): RouteDecision[] {
  if (context.question === null && isTableOfSets(text)) return [tableOf(text)];
  const list = context.question === null ? readPastedList(text) : null;
  if (list !== null) return aboutList(list, text, context);
  const whole = () => decide(text.trim());
  if (context.question === null && isListAlone(text) && whole().route === "WORKOUT_LOG") return [whole()];
  if (context.question === null && (buildsList(text) || tellsPlan(text))) return [whole()];
  // "Y 140 lbs, ¿cuánto es en kilos?": one sum, wherever it is cut.
  if (text.length < LONGEST_SUM && /\d/.test(text) && readCoachSum(text)?.op === "convert" && asksSum(text))
    return [whole()];
  if ((context.question === null && (asksReckoned(text) || supposesSets(text))) || asksShareOfLift(text) !== null)
    return [surely("COACH", "coach.reckoned", text)];
  if (context.question === null && asksOfPlan(text)) return [surely("COACH", "coach.planned_list", text)];
  const parts = segment(text, plainly);
  if (parts.length < 2 || (JUDGED.test(text) && !DEED.test(text))) return [whole()];
  // "Can you delete it? It was a mistake": the reason is no request of its own.
  if (context.hasRecentLog && readCorrection(text)?.kind === "delete") return [whole()];
  const decided = parts.map(decide);
  if (isTornLog(decided, text, whole)) return [whole()];
  let merged = true;
  while (merged && decided.length > 1) {
    merged = false;
    for (let index = 0; index + 1 < decided.length; index += 1) {
      const [first, second] = [decided[index], decided[index + 1]];
      if (!first || !second) continue;
      const one = joined(first, second, text, decide);
      if (!one) continue;
      decided.splice(index, 2, one);
      merged = true;
      break;
    }
  }
  const unclear = decided.every((one) => one.route === "UNKNOWN" || one.confidence < context.threshold);
  const [only] = decided;
  if (unclear) return [whole()];
  if (decided.length === 1 && only) {
    const all = whole();
    const better = isStatement(only) || (all.route !== "UNKNOWN" && all.confidence > only.confidence) ? all : only;
    return [{ ...better, text: text.trim() }];
  }
  return decided.slice(0, MOST_REQUESTS);
}

/** "Did them, last set only 4" after sets that were planned, or not to be logged: they are a log now. */
function isOfTold(text: string, { question, lastQuestions = [] }: RoutingContext): boolean {
  return (
    question === null && lastQuestions.length > 0 && readToldDone(text) !== null && toldToCome(lastQuestions) !== null
  );
}

/** "And yesterday?" after a question about one's own log. */
const asksFurther = (text: string, { question, lastQuestions = [] }: RoutingContext): boolean =>
  question === null && fullHistoryQuestion(text, lastQuestions) !== null;

const withoutLog = (items: RouteDecision[], text: string, context: RoutingContext): RouteDecision[] =>
  asNoAct(items, text, context, () => requestsIn(text, { ...context, hasRecentLog: false, recentRoute: null }));

/**
 * Decides what a message asks for. In: the message as typed and what the conversation knows. Out: the requests in
 * order, each with rule, signals, confidence and alternatives; or, when a question is open, that the message answers
 * it, calls it off, or does neither. A confident new request beats an open question that it does not answer. Rules
 * and a fitted classifier, no language model; any text is accepted, in time linear in its length.
 */
export function routeMessage(said: string, known: RoutingContext): Routing {
  const told = toldPlainly(withoutIdleDay(said));
  const text = known.hasRecentLog || known.question !== null ? withoutSelfAsked(told) : told;
  const besides = besidesDeleted(text, known);
  if (besides !== null) return besides;
  const recentRoute = routeBeforeFacts(text, known);
  const context = { ...known, recentRoute, hasRecentLog: known.hasRecentLog || undoesDeletion(text, known) };
  const requests = isOfTold(text, context)
    ? [surely("WORKOUT_LOG", "log.told_before", text)]
    : asksFurther(text, context)
      ? [surely("ANALYZE_PROGRESS", "progress.further_period", text)]
      : besideLog(withoutLog(requestsIn(text, context), text, context), text, context);
  if (context.question === null) {
    return { kind: "requests", items: requests, answer: null, threshold: context.threshold };
  }
  const reply = readReply(text, context.question, requests, (rest) => requestsIn(rest, context), context.threshold);
  return { ...reply, threshold: context.threshold };
}
