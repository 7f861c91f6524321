import { z } from "zod";
import { readStance } from "../../language/routing/stance.ts";
import { fenced } from "../../models/fence.ts";
import { readPrompt } from "../../models/prompts.ts";
import { ROUTES, type Route, type RouteDecision } from "../../protocol/turn.ts";
import type { ModelStanding, OpenQuestion, Understood } from "../../protocol/understanding.ts";
import type { Work } from "../agent.ts";
import { isSure } from "../profile/settleRoute.ts";
import { partOf, type Span } from "./partOf.ts";

export type ConsultantInput = {
  text: string;
  sentAt: string;
  timezone: string;
  question: OpenQuestion | null;
  recentRoute: Route | null;
  /** What rules and classifier made of the message. */
  understood: Understood;
};
export type ConsultantParts = {
  /** 0 to 1: the confidence below which the chart asks. */
  threshold: number;
};

const MOST_REQUESTS = 6;
const MOST_OUTPUT_TOKENS = 600;

/** A red flag is found by code and by nothing else. */
type ModelRoute = Exclude<Route, "SAFETY">;
const MODEL_ROUTES = ROUTES.filter((route): route is ModelRoute => route !== "SAFETY");

/** What each route is for, as a model is told. */
const MEANINGS: Record<ModelRoute, string> = {
  COACH: "a question about technique, muscles, training, recovery or motivation, to be answered in words",
  WORKOUT_GENERATE: "a session for now or today is to be made, or the one just made is to be changed",
  WORKOUT_LOG: "sets, runs or other training that the writer has done, to be stored, corrected or deleted",
  PLAN_ROUTINE: "a plan over several days or weeks is to be made",
  EDIT_PLAN: "such a plan is to be changed",
  ANALYZE_PROGRESS: "how stored training has developed",
  RESEARCH: "a report on what studies say",
  EXECUTE_WORKOUT: "a session is to be led live, set by set",
  NEXT_WORKOUT: "which session comes next",
  PROFILE: "something about the writer: told, asked for, changed or forgotten",
  NUTRITION: "food, drink or calories",
  TASK: "a reminder or a thing to do",
  EVENT: "an entry in the calendar",
  WEB_SEARCH: "something is to be looked up on the web",
  SMALLTALK: "a greeting, thanks, mood or chat",
  OFF_TOPIC: "nothing to do with training",
  UNKNOWN: "cannot be told",
};

const Consultation = z.object({
  requests: z
    .array(z.object({ route: z.enum(MODEL_ROUTES), text: z.string(), confidence: z.number().min(0).max(1) }))
    .max(MOST_REQUESTS),
});

/** A request that a model has found, at its place in the message. */
type Found = { route: ModelRoute; confidence: number; span: Span };

/**
 * Asks a language model about requests of which rules and classifier are not sure. It can settle a doubt of the classifier
 * and agree with a rule; where it reads something else than a named rule, the person is asked which of the two. What it
 * quotes must stand in the message. Nothing that is sure is changed, and no log comes of what was not done.
 */
export function createConsultantAgent({
  threshold,
}: ConsultantParts): Work<ConsultantInput, { understood: Understood; model: ModelStanding }> {
  const prompt = readPrompt<{ routes: string[]; recent: string; question: string; most: number }>(
    new URL("./prompts/route@1.md", import.meta.url),
  );
  const routes = MODEL_ROUTES.map((route) => `${route}: ${MEANINGS[route]}`);
  return async ({ text, question, recentRoute, understood }, scope) => {
    const answer = await scope.ask({
      role: "router",
      prompt: prompt.render({
        routes,
        recent: recentRoute ?? "nothing yet",
        question: question ? fenced("question", question.question) : "none",
        most: MOST_REQUESTS,
      }),
      tier: "fast",
      messages: [{ role: "user", content: fenced("message", text) }],
      schema: { name: "requests", value: Consultation },
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      isUsable: ({ value }) => value.requests.some((request) => partOf(text, request.text) !== null),
    });
    if (!answer.ok) return { understood, model: answer.why };
    const { requests } = answer.value;
    const found = requests.flatMap(({ text: quoted, ...request }): Found[] => {
      const span = partOf(text, quoted);
      return span ? [{ ...request, span }] : [];
    });
    const items = understood.items.flatMap((item) => {
      const about = found.filter(({ span }) => overlap(span, partOf(text, item.text) ?? { from: 0, to: text.length }));
      return isSure(item, threshold) ? [item] : settled(item, about, text, threshold);
    });
    scope.trace("consulted", {
      requests: requests.length,
      dropped: requests.length - found.length,
      taken: items.filter(({ by }) => by === "model").length,
      clarification_needed: items.some((item) => !isSure(item, threshold)),
      success: true,
    });
    const { isUnsure: _, ...rest } = understood;
    return { understood: { ...rest, items }, model: "on" };
  };
}

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

/** What becomes of one request in doubt; it stays in doubt where the model is of no help. */
function settled(item: RouteDecision, about: readonly Found[], whole: string, threshold: number): RouteDecision[] {
  const meant = about.filter(
    ({ route, confidence, span }) =>
      route !== "UNKNOWN" &&
      confidence >= threshold &&
      (route !== "WORKOUT_LOG" || mayBeLogged([whole.slice(span.from, span.to), item.text], whole)),
  );
  const [first] = meant;
  if (!first) return [item];
  const isNamed = item.by === "rule" && item.route !== "UNKNOWN";
  if (isNamed) {
    const other = meant.find(({ route }) => route !== item.route);
    return [other ? inDispute(item, other.route) : { ...item, ...by(first), alternatives: [] }];
  }
  if (meant.length === 1) return [{ ...item, ...by(first), rule: null, alternatives: [] }];
  return meant.map((one) => ({
    ...item,
    ...by(one),
    rule: null,
    text: whole.slice(one.span.from, one.span.to),
    alternatives: [],
  }));
}

const by = ({ route, confidence }: Found) => ({ route, confidence, by: "model" as const });

/** Two readings as likely as each other: the chart asks which one is meant. */
const inDispute = (item: RouteDecision, route: Route): RouteDecision => ({
  ...item,
  alternatives: [
    { route, confidence: item.confidence },
    ...item.alternatives.filter((alternative) => alternative.route !== route),
  ],
});

/** Nothing in the words says that it was not done, or is not to be stored. */
const mayBeLogged = (parts: readonly string[], whole: string): boolean =>
  parts.every((part) => DONE.has(readStance(part).stance)) && !readStance(whole).signals.includes("do_not_log");
const DONE: ReadonlySet<string> = new Set(["done", "unsaid"]);
