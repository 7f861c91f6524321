import type { Route, RouteDecision } from "../protocol/turn.ts";
import type { AgendaItem, OpenQuestion, Question } from "../protocol/understanding.ts";
import {
  type Change,
  type ConversationContext,
  inTurn,
  nextOf,
  QUESTION_EXPIRES_MS,
  turnOf,
  words,
} from "./conversationContext.ts";

/** How questions are put, answered, repeated, parked, taken up again and let go. */

/** A question is put this often; after that it is let go, or waits in silence while other things are talked about. */
const MOST_ASKED = 3;
/** Whoever does not know is asked once more what comes closest. */
const MOST_ASKED_OF_UNSURE = 2;
const NEAREST_WILL_DO = 'That is fine: what comes closest will do, or say "skip" and I leave it out.';
/** Questions that may wait behind the open one. */
const MOST_PARKED = 3;
/** Drafts that are kept of questions which were let go. */
const MOST_SHELVED = 3;

const expiryOf = (at: string): string => new Date(Date.parse(at) + QUESTION_EXPIRES_MS).toISOString();

/** The open question as it is put now: it waits as long again as when it was put first. */
export function putAgain(context: ConversationContext): OpenQuestion | null {
  return context.open && { ...context.open, expiresAt: expiryOf(turnOf(context).at) };
}

/** Questions wait for their turn, the newest on top; the oldest is let go when there are too many. */
export function park(context: ConversationContext, ...questions: OpenQuestion[]): Change {
  const all = [...context.parked, ...questions];
  const over = all.slice(0, Math.max(0, all.length - MOST_PARKED));
  if (over.length === 0) return { parked: all };
  const text = over.map(({ question }) => `Too many questions are open, so I let this one go: ${question}`).join("\n");
  const say = [...turnOf(context).say, words(text)];
  return { ...inTurn(context, { say }), parked: all.slice(over.length), shelf: shelved(context, over) };
}

/** What was understood for questions that are let go is kept; one that had understood nothing leaves nothing. */
function shelved({ shelf }: ConversationContext, questions: OpenQuestion[]): OpenQuestion[] {
  const kept = questions.filter(({ draft }) => Object.keys(draft).length > 0);
  return [...shelf, ...kept].slice(-MOST_SHELVED);
}

/** All questions that wait for an answer, the next one last. */
export const waiting = ({ parked, open }: ConversationContext): OpenQuestion[] => [...parked, ...(open ? [open] : [])];

export function openQuestion(
  context: ConversationContext,
  question: Question,
  owner: OpenQuestion["owner"],
  text: string,
): OpenQuestion {
  const { turnId, at } = turnOf(context);
  return { ...question, owner, text, turnId, expiresAt: expiryOf(at), asked: 0 };
}

/**
 * Puts a question: at once if none is open, else after the open ones. One that comes back the same after an answer has been
 * put as often as it was, and is let go in the end.
 */
export function asking(
  context: ConversationContext,
  question: Question,
  owner: OpenQuestion["owner"],
  text: string,
): Change {
  const before = nextOf(context)?.resume?.question;
  const isSame = before?.question === question.question && before.about === question.about;
  const open = { ...openQuestion(context, question, owner, text), asked: isSame ? before.asked : 0 };
  if (open.asked >= MOST_ASKED) return leave(context, open);
  return context.open ? park({ ...context, parked: [] }, open, ...context.parked) : { open };
}

/** A request that was not done when the process ended. */
export type Undone = { route: Route; text: string };

/** Work that must not be repeated unasked was cut off by the end of the process: the person says whether it is done again. */
export function askWhetherAgain(context: ConversationContext, undone: Undone[]): Change {
  const text = undone[0]?.text ?? turnOf(context).text;
  const question: Question = {
    kind: "confirmation",
    about: "confirm",
    question: `I was interrupted while I worked on "${text}", and I do not know how far that came. Shall I do it again?`,
    options: [
      { id: "yes", label: "Yes, do it again" },
      { id: "no", label: "No, leave it" },
    ],
    draft: { again: undone },
  };
  return asking(context, question, undone[0]?.route ?? "ROUTER", text);
}

/** Sets told beside a finding of the screener are not lost: whether to log them is asked after its answer. */
export function questionOfSets(context: ConversationContext): OpenQuestion {
  const { text } = turnOf(context);
  const again: Undone[] = [{ route: "WORKOUT_LOG", text }];
  const question: Question = {
    kind: "confirmation",
    about: "confirm",
    question: "You told me sets as well, and I have not logged them yet. Shall I?",
    options: [
      { id: "yes", label: "Yes, log them" },
      { id: "no", label: "No, leave them" },
    ],
    draft: { again },
  };
  return openQuestion(context, question, "WORKOUT_LOG", text);
}

/** The answer to whether interrupted work is done again: it becomes the agenda, or is left. */
function takeAgain(context: ConversationContext, undone: Undone[], optionId: string, decision: RouteDecision): Change {
  const turn = turnOf(context);
  const routes = [...turn.routes, decision];
  if (optionId === "yes")
    return {
      ...inTurn(context, { routes }),
      agenda: undone.map(({ route, text }) => ({ route, text, decision, resume: null })),
      open: null,
    };
  return { ...inTurn(context, { routes, say: [...turn.say, words("All right, I leave it.")] }), open: null };
}

const ownerRoute = ({ owner }: OpenQuestion): Route => (owner === "ROUTER" ? "UNKNOWN" : owner);

/** How an answer, or a refusal to answer, is routed: to the task that the question belongs to. */
function pendingDecision(open: OpenQuestion, rule: string, text: string): RouteDecision {
  return { route: ownerRoute(open), confidence: 1, by: "pending", rule, signals: [], text, alternatives: [] };
}

/** The open question is answered: its owner takes it up again with the answer. What else was said is done after it. */
export function takeAnswer(
  context: ConversationContext,
  answer: { text: string; optionId: string | null },
  decision: RouteDecision | null,
  more: RouteDecision[] = [],
): Change {
  const question = context.open;
  if (!question) return {};
  const turn = turnOf(context);
  const routed = decision ?? pendingDecision(question, "pending.pick", answer.text);
  const { again } = question.draft;
  if (Array.isArray(again))
    return answer.optionId === null
      ? repeatQuestion(context, [routed])
      : takeAgain(context, again as Undone[], answer.optionId, routed);
  const answered = { route: ownerRoute(question), text: question.text, decision: routed, resume: { question, answer } };
  const others = more.map((one) => ({ route: one.route, text: one.text, decision: one, resume: null }));
  // The router hands over only what it is sure of.
  const threshold = Math.min(turn.threshold, ...more.map(({ confidence }) => confidence));
  return {
    ...inTurn(context, { routes: [...turn.routes, routed, ...more], threshold }),
    agenda: [answered, ...others],
    open: null,
  };
}

/** The person chose between routes by a tap. */
export function takeRoute(context: ConversationContext, route: Route): Change {
  const question = context.open;
  if (!question) return {};
  // Asked by an owner that has no waiting states of its own.
  if (question.draft.again) return takeAnswer(context, { text: "", optionId: route }, null);
  const turn = turnOf(context);
  const decision: RouteDecision = {
    route,
    confidence: 1,
    by: "user",
    rule: "pending.pick",
    signals: ["option"],
    text: question.text,
    alternatives: [],
  };
  return {
    ...inTurn(context, { routes: [...turn.routes, decision] }),
    agenda: [{ route, text: question.text, decision, resume: null }],
    open: null,
  };
}

/** Nothing was understood while a question is open: it is put again, and after a few times let go. */
export function repeatQuestion(context: ConversationContext, decisions: RouteDecision[]): Change {
  const question = context.open;
  if (!question) return {};
  const turn = turnOf(context);
  const routes = [...turn.routes, ...decisions];
  const change = inTurn(context, { routes });
  if (decisions.some(({ rule }) => rule === "pending.options"))
    return inTurn(context, { routes, say: [...turn.say, words(optionsOf(question))] });
  const isUnsure = decisions.some(({ rule }) => rule === "pending.unsure");
  if (question.asked >= (isUnsure ? MOST_ASKED_OF_UNSURE : MOST_ASKED))
    return { ...change, ...leave({ ...context, ...change }, question), open: null };
  return inTurn(context, { routes, say: [...turn.say, words(isUnsure ? NEAREST_WILL_DO : "I did not get that.")] });
}

/** "Which ones do you have": what there is to choose from, in words. */
const optionsOf = ({ options, about }: OpenQuestion): string => {
  const labels = options.map(({ label }) => label).join(", ");
  return `You can choose from: ${labels}.${about === "exercise" ? " Another name works as well." : ""}`;
};

/** Nobody answers a question: it is let go, and what was understood is kept. */
function leave(context: ConversationContext, question: OpenQuestion): Change {
  const left = stored(question, "Nothing was stored from it.");
  const text = `Let us leave that question. ${left} Say it again in your own words whenever you like.`;
  const say = [...turnOf(context).say, words(text)];
  return { ...inTurn(context, { say }), shelf: shelved(context, [question]) };
}

/** A question that was let go comes back, the newest first. */
export function takeUp(context: ConversationContext, decisions: RouteDecision[]): Change {
  const question = context.shelf.at(-1);
  const turn = turnOf(context);
  if (!question) return {};
  const routes = [...turn.routes, ...decisions.map((decision) => ({ ...decision, route: ownerRoute(question) }))];
  const change: Change = {
    ...inTurn(context, { routes, done: turn.done + 1 }),
    open: { ...question, asked: 0 },
    shelf: context.shelf.slice(0, -1),
  };
  return context.open ? { ...change, ...park({ ...context, ...change }, context.open) } : change;
}

const stored = ({ stays }: OpenQuestion, nothing: string): string =>
  stays == null ? nothing : `What was stored before stays: ${stays}.`;

/** The open question is called off; what is asked for instead becomes the agenda. */
export function dropQuestion(context: ConversationContext, decisions: RouteDecision[]): Change {
  const turn = turnOf(context);
  const { open } = context;
  const isShelfCleared = !open && context.shelf.length > 0;
  // "Delete both": what was stored does not stay, as the next reply says.
  const isAll = decisions.some(({ rule }) => rule === "pending.deletes_all");
  const say = open
    ? isAll
      ? "Okay, I let that go."
      : `Okay, I let that go. ${stored(open, "Nothing was stored from it.")}`
    : isShelfCleared
      ? "Okay, the draft that I kept is gone."
      : "There is nothing to cancel.";
  const routes = open && decisions.length === 0 ? [pendingDecision(open, "pending.dismissal", turn.text)] : decisions;
  // The router hands over only what it is sure of.
  const threshold = Math.min(turn.threshold, ...decisions.map(({ confidence }) => confidence));
  return {
    ...inTurn(context, {
      routes: [...turn.routes, ...routes],
      say: [...turn.say, words(say)],
      cancelled: decisions.length === 0,
      threshold,
    }),
    agenda: decisions.map((decision) => ({ route: decision.route, text: decision.text, decision, resume: null })),
    open: null,
    ...(isShelfCleared ? { shelf: [] } : {}),
  };
}

/** Below the threshold, unknown, or as likely something else. */
export function isUnclear(context: ConversationContext): boolean {
  const decision = nextOf(context)?.decision;
  const threshold = context.turn?.threshold ?? 1;
  if (!decision || decision.by === "pending" || decision.by === "user") return nextOf(context)?.route === "UNKNOWN";
  const rival = decision.alternatives[0]?.confidence ?? 0;
  return decision.route === "UNKNOWN" || decision.confidence < threshold || decision.confidence - rival < 0.05;
}

/** What a route is called where the person is asked which one is meant. */
const ROUTE_OPTIONS: Partial<Record<Route, string>> = {
  COACH: "Get it explained",
  WORKOUT_GENERATE: "Build a session",
  WORKOUT_LOG: "Log what I did",
  PLAN_ROUTINE: "Plan several weeks",
  EDIT_PLAN: "Change a plan",
  ANALYZE_PROGRESS: "Look at my progress",
  RESEARCH: "Look into the evidence",
  EXECUTE_WORKOUT: "Start a live session",
  NEXT_WORKOUT: "See what is next",
  PROFILE: "Change what you know about me",
  NUTRITION: "Note food",
  TASK: "Set a reminder",
  EVENT: "Put it in the calendar",
  WEB_SEARCH: "Search the web",
  SMALLTALK: "Just chatting",
};

const LOG_OR_CHANGE = "Log, change or delete an entry";

/** Asks which of the two most likely routes is meant. */
export function askWhichRoute(context: ConversationContext): Change {
  const item = nextOf(context);
  const decision = item?.decision;
  const likely = [
    ...(decision && decision.route !== "UNKNOWN" ? [decision.route] : []),
    ...(decision?.alternatives ?? []).map((alternative) => alternative.route),
    "WORKOUT_LOG" as const,
    "COACH" as const,
  ];
  const two = [...new Set(likely)].filter((route) => ROUTE_OPTIONS[route]).slice(0, 2);
  const labelOf = (route: Route) =>
    route === "WORKOUT_LOG" && context.lastLogIds.length > 0 ? LOG_OR_CHANGE : (ROUTE_OPTIONS[route] ?? route);
  const options = two.map((route) => ({ id: route, label: labelOf(route) }));
  const text = item?.text ?? turnOf(context).text;
  const about = text.length <= 60 ? `"${text}"` : "your message";
  const labels = options.map((option) => option.label.charAt(0).toLowerCase() + option.label.slice(1));
  const question: Question = {
    kind: "clarification",
    about: "route",
    question: `I am not sure what you would like with ${about}: ${labels.join(", or ")}?`,
    options,
    draft: {},
  };
  return { ...asking(context, question, "ROUTER", text), agenda: context.agenda.slice(1) };
}

/** The router itself failed: nothing is guessed, the person is asked. */
export function askAfterRoutingFailed(context: ConversationContext): Change {
  const text = turnOf(context).text;
  const item: AgendaItem = { route: "UNKNOWN", text, decision: null, resume: null };
  return askWhichRoute({ ...context, open: null, agenda: [item] });
}

export function askHeld(context: ConversationContext): Change {
  const held = turnOf(context).held;
  const change: Change = { ...inTurn(context, { held: null }), open: held };
  return context.open ? { ...change, ...park({ ...context, ...change }, context.open) } : change;
}

/** The question that waited longest on top comes back. */
export function reopenParked(context: ConversationContext): Change {
  return { open: context.parked.at(-1) ?? null, parked: context.parked.slice(0, -1) };
}

/** Time is up, for what waited longer too: the questions go, their drafts are kept, the next message starts afresh. */
export function expireQuestions(context: ConversationContext): Change {
  return { open: null, parked: [], shelf: shelved(context, waiting(context)) };
}
