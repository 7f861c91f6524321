import type { Catalog } from "../catalog/catalog.ts";
import type { Knowledge } from "../catalog/knowledge/knowledge.ts";
import { AppError } from "../errors.ts";
import { asksToTakeUp } from "../language/answers/takingUp.ts";
import { foldText } from "../language/foldText.ts";
import { isWishAlone, NOT_TO_BE_KEPT } from "../language/person/facts/notToBeKept.ts";
import { type RoutingContext, routeMessage } from "../language/routing/routeMessage.ts";
import { mayWish, onlyIntroduces } from "../language/routing/unaskedSession.ts";
import type { Route, RouteDecision } from "../protocol/turn.ts";
import type { Understood } from "../protocol/understanding.ts";
import type { Work } from "./agent.ts";
import { type FactReads, type Hearing, hearFacts } from "./profile/hearFacts.ts";
import { isSure, settleRoute } from "./profile/settleRoute.ts";
import { withKnownTopic } from "./router/knownTopic.ts";
import { withMaybeLog } from "./router/maybeLog.ts";
import { withoutFacts } from "./router/withoutFacts.ts";

export type RouterInput = Omit<RoutingContext, "threshold"> & {
  text: string;
  sentAt: string;
  timezone: string;
  /** A question was let go whose draft is kept. */
  hasShelf: boolean;
};
export type RouterParts = {
  /** 0 to 1: the confidence below which the chart asks. */
  threshold: number;
  /** What the notes are called: a question about one of them is not asked back. */
  knowledge: Pick<Knowledge, "named" | "search">;
  /** What exercises are called: sets of one that were taken for something else are asked about. */
  catalog: Pick<Catalog, "match">;
  tools: FactReads;
};

const MOVES_IT =
  /^\W*(?:(?:no|ok|oh|wait|actually|sorry)\W+)*(?:make|move|change|push|shift|put|better)(?: (?:it|that))? /i;
/** Where words for it say so; "every evening except Thursday" only sounds like it. */
const CALENDAR: ReadonlySet<Route> = new Set(["TASK", "EVENT"]);

/**
 * Decides what a message asks for, by rules and the classifier, and what it says about its writer. Leaves one `routed`
 * line in the trace.
 */
export function createRouterAgent({
  threshold,
  knowledge,
  catalog,
  tools,
}: RouterParts): Work<RouterInput, Understood> {
  const understand: Work<RouterInput, Understood> = async ({ text, sentAt, timezone, hasShelf, ...context }, scope) => {
    if (hasShelf && asksToTakeUp(text)) return takingUp(text, threshold);
    const routing = routeMessage(text, { ...context, threshold });
    if (routing.kind === "answer" && !OWN_WORDS.test(foldText(text.slice(0, 2_000))))
      return { ...routing, remember: [] };
    // "Please don't save that" is about what was told, whatever was asked since.
    const isPrivate = NOT_TO_BE_KEPT.test(foldText(text));
    const isTakenBack = context.recentRoute !== "WORKOUT_LOG" && isWishAlone(foldText(text)) && isPrivate;
    const isElsewhere =
      !isTakenBack && routing.items.some((item) => item.route !== "PROFILE" && isSure(item, threshold));
    const goesOnAbout = whatWasTold(context.recentRoute, isElsewhere);
    const hear = (words: string) => {
      const isOfSets = context.hasRecentLog || context.question?.owner === "WORKOUT_LOG";
      const isOfSession = routing.items.some(({ route }) => route === "WORKOUT_GENERATE");
      const isAfterSession = context.recentRoute === "WORKOUT_GENERATE";
      const isChanged = context.recentRoute !== null && CALENDAR.has(context.recentRoute) && MOVES_IT.test(words);
      const isOfCalendar =
        isChanged ||
        (routing.items.length > 0 && routing.items.every(({ route, by }) => CALENDAR.has(route) && by === "rule"));
      const hearing = {
        text: words,
        sentAt,
        timezone,
        goesOnAbout,
        isAfterFacts: context.recentRoute === "PROFILE",
        isOfSets,
        isOfSession,
        isAfterSession,
        isOfCalendar,
      };
      return hearFacts(hearing, tools, scope);
    };
    const isOnly = routing.items.length === 1;
    const { remember, said, known, statements, isUnclearFigure } = await hear(text);
    const types = statements.map(({ type }) => type);
    const isAfterFacts = context.recentRoute === "PROFILE";
    const takesBack = statements.length > 0 && statements.every(({ op }) => op === "end");
    // "Do not write this down, but I weigh 105": what one part wishes holds for what another tells.
    if (!isOnly && !isPrivate) {
      // "Bench 3x8 70, switch me to kg": beside figures less is heard than in what is said by itself.
      const unheard = (item: RouteDecision) =>
        item.route === "PROFILE" && !said.some((words) => item.text.includes(words));
      for (const item of routing.items.filter(unheard)) {
        const alone = await hear(item.text);
        remember.push(...alone.remember);
        said.push(...alone.said);
      }
    }
    const introduces = onlyIntroduces(text, types);
    const isMeant = (item: RouteDecision, at: number) =>
      !(introduces && routing.items.length > 1 && soundsLikeOne(item)) && !isOfQuestion(item, at, routing.items);
    const meant = routing.items.filter(isMeant);
    const items = (meant.length > 0 ? meant : routing.items).map((item) => {
      const sets = item.route === "WORKOUT_LOG" && !introduces ? withoutFacts(item.text, statements) : item.text;
      if (sets !== item.text) return asSets(item, sets, { ...context, threshold });
      const heard = isOnly ? said : said.filter((words) => item.text.includes(words));
      const about = { said: heard, known, takesBack, isAfterFacts, types, isUnclearFigure };
      const settled = withKnownTopic(settleRoute(item, about, threshold), knowledge, threshold);
      return context.question === null && !introduces ? withMaybeLog(settled, catalog, threshold) : settled;
    });
    // "Paraplegic, chair, bench. 90 kg bench": who somebody is, in however many sentences.
    const [first] = items;
    if (introduces && first !== undefined && items.every(({ route }) => route === "PROFILE"))
      return { ...routing, items: [{ ...first, text }], remember };
    const isUnsure = routing.kind === "requests" && items.some((item) => !isSure(item, threshold));
    return { ...routing, items, remember, ...(isUnsure ? { isUnsure } : {}) };
  };
  return async (input, scope) => {
    const began = performance.now();
    const latency = () => Math.round((performance.now() - began) * 1_000) / 1_000;
    try {
      const understood = await understand(input, scope);
      const [first] = understood.items;
      scope.trace("routed", {
        route: first?.route ?? "UNKNOWN",
        confidence: first?.confidence ?? 0,
        clarification_needed:
          understood.kind === "requests" && understood.items.some((item) => !isSure(item, threshold)),
        latency_ms: latency(),
        success: true,
      });
      return understood;
    } catch (error) {
      scope.trace("routed", {
        route: "UNKNOWN",
        confidence: 0,
        clarification_needed: true,
        latency_ms: latency(),
        success: false,
        error_class: error instanceof AppError ? error.code : error instanceof Error ? error.name : "unknown",
      });
      throw error;
    }
  };
}

const ANSWERS: ReadonlySet<Route> = new Set(["COACH", "NUTRITION"]);
/** A session by its words alone, none of which is a wish. */
const soundsLikeOne = ({ route, by, text }: RouteDecision): boolean =>
  route === "WORKOUT_GENERATE" && by === "classifier" && !mayWish(text);
/** Behind a question such words are part of it: "how many sets for back, I do 12 and arms only 8". */
const isOfQuestion = (item: RouteDecision, at: number, all: readonly RouteDecision[]): boolean =>
  at > 0 && soundsLikeOne(item) && ANSWERS.has(all[0]?.route ?? item.route);

/** A log without what it says about its writer. */
function asSets(item: RouteDecision, sets: string, context: RoutingContext): RouteDecision {
  const [first, ...others] = routeMessage(sets, { ...context, question: null }).items;
  const isSurer = others.length === 0 && first?.route === item.route && first.confidence > item.confidence;
  return isSurer ? first : { ...item, text: sets };
}

/** The chart knows whose question it was. */
function takingUp(text: string, threshold: number): Understood {
  const decision: RouteDecision = {
    route: "UNKNOWN",
    confidence: 1,
    by: "pending",
    rule: "pending.take_up",
    signals: [],
    text,
    alternatives: [],
  };
  return { kind: "takeUp", items: [decision], answer: null, threshold, remember: [] };
}

/** What a message may go on about, after a turn on `recentRoute`; a message with a clear request is about that. */
function whatWasTold(recentRoute: Route | null, isElsewhere: boolean): Hearing["goesOnAbout"] {
  if (recentRoute === "PROFILE") return "facts";
  if (isElsewhere) return "other things";
  return recentRoute === "WORKOUT_LOG" ? "facts without figures" : "facts";
}

/** An answer such as "80 kg" is about the question; "my knee is bad, so 40" says something about the person too. */
const OWN_WORDS =
  /\b(?:i|my|me|mine|ich|mein\w*|je|j|mon|ma|mes|yo|mi|mis|tengo|soy|io|mio|mia|ho|sono|eu|meu|minha|tenho)\b/;
