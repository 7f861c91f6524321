import type { Draft, Effect, Pending, ReplyPart, Route, RouteDecision, Turn } from "../protocol/turn.ts";
import type {
  AgendaItem,
  Assignment,
  Command,
  Commit,
  OpenQuestion,
  Outcome,
  Question,
  Routing,
  Screening,
} from "../protocol/understanding.ts";
import type { Stamp } from "../protocol/userEvents.ts";
import type { Joint } from "../protocol/vocabulary.ts";

/** How long a question stays open. */
export const QUESTION_EXPIRES_MS = 24 * 60 * 60 * 1_000;
/** A question is put this often before it is let go. */
const MOST_ASKED = 3;

export type SafetyLevel = "clear" | "cautioned" | "halted";
export type ConversationInput = { conversationId: string; userId: string };

/** The turn under way. Handed out and cleared when the chart comes to rest, so that a stored snapshot stays small. */
export type TurnInProgress = Stamp & {
  text: string;
  avoidJoints: Joint[];
  pick: string | null;
  routes: RouteDecision[];
  say: ReplyPart[];
  effects: Effect[];
  /** Waiting to be committed. */
  commands: Command[];
  /** Commits so far: makes the next effect key. */
  commits: number;
  /** The screener's question, put when the requests are done. */
  held: OpenQuestion | null;
  /** Items done, items failed. */
  done: number;
  failed: number;
  cancelled: boolean;
  /** Below this confidence the person is asked. */
  threshold: number;
};

export type ConversationContext = ConversationInput & {
  turn: TurnInProgress | null;
  /** What is still to do, first first. */
  agenda: AgendaItem[];
  /** The question the person is being asked. */
  open: OpenQuestion | null;
  /** Questions to come back to, the next one last. */
  parked: OpenQuestion[];
  /** Entries of the last logging turn: what "that" means in a correction. */
  lastLogIds: string[];
  lastRoute: Route | null;
  hasWorkout: boolean;
  /** Where the safety region stands, for work that must know. */
  safety: SafetyLevel;
};

/** What the chart hands out when a turn has come to rest. */
export type FinishedTurn = Pick<Turn, "turnId" | "status" | "routes" | "reply" | "pending" | "drafts" | "effects">;

type Change = Partial<ConversationContext>;

const NOTHING: ReplyPart = { text: "", cards: [], citations: [] };
const words = (text: string): ReplyPart => ({ ...NOTHING, text });

/** The turn that is under way. Only called from states that have one. */
export function turnOf(context: ConversationContext): TurnInProgress {
  if (!context.turn) throw new Error("no turn is under way");
  return context.turn;
}

const inTurn = (context: ConversationContext, change: Partial<TurnInProgress>): Change => ({
  turn: { ...turnOf(context), ...change },
});

const saying = (context: ConversationContext, ...parts: ReplyPart[]): Change =>
  inTurn(context, { say: [...turnOf(context).say, ...parts] });

export function beginTurn(stamp: Stamp, input: { text: string; avoidJoints: Joint[]; pick: string | null }): Change {
  const { turnId, messageId, sentAt, at, timezone } = stamp;
  return {
    turn: {
      turnId,
      messageId,
      sentAt,
      at,
      timezone,
      ...input,
      routes: [],
      say: [],
      effects: [],
      commands: [],
      commits: 0,
      held: null,
      done: 0,
      failed: 0,
      cancelled: false,
      threshold: 1,
    },
    agenda: [],
  };
}

/** Puts a question: at once if none is open, else after the open ones. */
function asking(context: ConversationContext, question: Question, owner: OpenQuestion["owner"], text: string): Change {
  const open = openQuestion(context, question, owner, text);
  return context.open ? { parked: [open, ...context.parked] } : { open };
}

function openQuestion(
  context: ConversationContext,
  question: Question,
  owner: OpenQuestion["owner"],
  text: string,
): OpenQuestion {
  const { turnId, at } = turnOf(context);
  const expiresAt = new Date(Date.parse(at) + QUESTION_EXPIRES_MS).toISOString();
  return { ...question, owner, text, turnId, expiresAt, asked: 0 };
}

/** The screener's words and question; an emergency sets open questions aside. */
export function keepScreening(context: ConversationContext, screening: Screening): Change {
  const turn = turnOf(context);
  const found: RouteDecision = {
    route: "SAFETY",
    confidence: 1,
    by: "safety",
    rule: screening.rule,
    signals: screening.signals,
    text: turn.text,
    alternatives: [],
  };
  const isFinding = screening.verdict !== "pass" && screening.verdict !== "note" && screening.verdict !== "ask";
  const answersScreener = context.open?.owner === "SAFETY";
  const answered = answersScreener && screening.text !== null;
  const open = answersScreener ? null : context.open;
  const isHalting = screening.verdict === "halt" || screening.verdict === "hold";
  return {
    turn: {
      ...turn,
      routes: isFinding || answered ? [...turn.routes, found] : turn.routes,
      say: screening.text ? [...turn.say, words(screening.text)] : turn.say,
      held: screening.question ? openQuestion(context, screening.question, "SAFETY", turn.text) : null,
      done: turn.done + (isFinding || answered ? 1 : 0),
    },
    open: isHalting ? null : open,
    parked: isHalting && open ? [...context.parked, open] : context.parked,
  };
}

/** The requests of a message become the agenda. A specialist's open question waits; the router's is overtaken. */
export function planAgenda(context: ConversationContext, routing: Routing): Change {
  const turn = turnOf(context);
  const waits = context.open && context.open.owner !== "ROUTER" ? [context.open] : [];
  return {
    ...inTurn(context, { routes: [...turn.routes, ...routing.items], threshold: routing.threshold }),
    agenda: routing.items.map((decision) => ({ route: decision.route, text: decision.text, decision, resume: null })),
    parked: [...context.parked, ...waits],
    open: null,
  };
}

/** The open question is answered: its owner takes it up again with the answer. */
export function takeAnswer(context: ConversationContext, answer: { text: string; optionId: string | null }, decision: RouteDecision | null): Change {
  const question = context.open;
  if (!question) return {};
  const turn = turnOf(context);
  const owner: Route = question.owner === "ROUTER" ? "UNKNOWN" : question.owner;
  const routed: RouteDecision = decision ?? {
    route: owner,
    confidence: 1,
    by: "pending",
    rule: "pending.pick",
    signals: ["option"],
    text: answer.text,
    alternatives: [],
  };
  return {
    ...inTurn(context, { routes: [...turn.routes, routed] }),
    agenda: [{ route: owner, text: question.text, decision: routed, resume: { question, answer } }],
    open: null,
  };
}

/** The person chose between routes by a tap. */
export function takeRoute(context: ConversationContext, route: Route): Change {
  const question = context.open;
  if (!question) return {};
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
  if (question.asked < MOST_ASKED) return inTurn(context, { routes, say: [...turn.say, words("I did not get that.")] });
  const text = "Let us leave that question; nothing was stored from it. Say it again in your own words whenever you like.";
  return { ...inTurn(context, { routes, say: [...turn.say, words(text)] }), open: null };
}

export function dropQuestion(context: ConversationContext, decisions: RouteDecision[]): Change {
  const turn = turnOf(context);
  const say = context.open ? "Okay, I let that go. Nothing was stored from it." : "There is nothing to cancel.";
  return {
    ...inTurn(context, { routes: [...turn.routes, ...decisions], say: [...turn.say, words(say)], cancelled: true }),
    open: null,
  };
}

/** Work that is under way is stopped; what was done and said before stays. */
export function stopWork(context: ConversationContext): Change {
  const turn = turnOf(context);
  return { ...inTurn(context, { say: [...turn.say, words("Stopped.")], cancelled: true, commands: [] }), agenda: [] };
}

const nextOf = (context: ConversationContext): AgendaItem | null => context.agenda[0] ?? null;

/** Below the threshold, unknown, or as likely something else. */
export function isUnclear(context: ConversationContext): boolean {
  const decision = nextOf(context)?.decision;
  const threshold = context.turn?.threshold ?? 1;
  if (!decision || decision.by === "pending" || decision.by === "user") return nextOf(context)?.route === "UNKNOWN";
  const rival = decision.alternatives[0]?.confidence ?? 0;
  return decision.route === "UNKNOWN" || decision.confidence < threshold || decision.confidence - rival < 0.05;
}

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
  const options = two.map((route) => ({ id: route, label: ROUTE_OPTIONS[route] ?? route }));
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

/** What a specialist came to: words, commands to commit, a question to put. */
export function keepOutcome(context: ConversationContext, outcome: Outcome): Change {
  const item = nextOf(context);
  const turn = turnOf(context);
  const said = { turn: { ...turn, say: [...turn.say, ...outcome.say], commands: outcome.commands } };
  if (!item || !outcome.question) return said;
  return { ...said, ...asking(context, outcome.question, item.route, item.text) };
}

/** What was really stored, and the words made from it. */
export function keepCommit(context: ConversationContext, commit: Commit): Change {
  const turn = turnOf(context);
  const effects = [...turn.effects, ...commit.effects];
  const logs = effects.filter((effect) => effect.kind === "log");
  const kept = logs.filter((effect) => effect.op !== "delete").map((effect) => effect.ref);
  return {
    turn: {
      ...turn,
      effects,
      say: [...turn.say, ...commit.say],
      commands: [],
      commits: turn.commits + 1,
    },
    lastLogIds: logs.length === 0 ? context.lastLogIds : kept,
    hasWorkout: context.hasWorkout || commit.effects.some((effect) => effect.kind === "workout"),
  };
}

export function finishItem(context: ConversationContext): Change {
  const item = nextOf(context);
  return {
    ...inTurn(context, { done: turnOf(context).done + 1 }),
    agenda: context.agenda.slice(1),
    lastRoute: item?.route ?? context.lastRoute,
  };
}

/** An item failed: said plainly, and the rest of the agenda goes on. An answered question comes back. */
export function noteFailure(context: ConversationContext): Change {
  const turn = turnOf(context);
  const item = nextOf(context);
  const text = item
    ? "Something went wrong on my side while I worked on that, and nothing was stored from it. Your message is kept; please try again."
    : "Something went wrong on my side before I could read that. Your message is kept; please send it again.";
  const question = item?.resume?.question;
  return {
    turn: { ...turn, say: [...turn.say, words(text)], failed: turn.failed + 1, commands: [] },
    agenda: context.agenda.slice(1),
    ...(question ? { parked: [...context.parked, question] } : {}),
  };
}

/** The guard itself failed: only what was really stored is said. */
export function keepOnlyCommitted(context: ConversationContext): Change {
  const { effects } = turnOf(context);
  const text =
    effects.length > 0
      ? `Stored ${effects.length === 1 ? "one change" : `${effects.length} changes`}, but I could not finish my answer.`
      : "I could not finish my answer. Nothing was stored.";
  return inTurn(context, { say: [words(text)] });
}

/** Training content is held back after a red flag. */
export function withhold(context: ConversationContext): Change {
  const text =
    "I am holding back training until you have been seen or it has passed. Tell me when a clinician has cleared you, or that you are well again, and we go on.";
  return { ...saying(context, words(text)), agenda: context.agenda.slice(1) };
}

export function askHeld(context: ConversationContext): Change {
  const held = turnOf(context).held;
  return {
    ...inTurn(context, { held: null }),
    open: held,
    parked: context.open ? [...context.parked, context.open] : context.parked,
  };
}

/** The question that waited longest on top comes back. */
export function reopenParked(context: ConversationContext): Change {
  return { open: context.parked.at(-1) ?? null, parked: context.parked.slice(0, -1) };
}

/** Time is up: the question goes; the next message starts afresh. */
export function expireQuestion(context: ConversationContext): Change {
  return { open: null, parked: context.parked.filter((question) => question !== context.open) };
}

/** The assignment for the item that is being worked on. */
export function assignmentOf(context: ConversationContext): Assignment {
  const turn = turnOf(context);
  const item = nextOf(context);
  return {
    userId: context.userId,
    conversationId: context.conversationId,
    turnId: turn.turnId,
    sentAt: turn.sentAt,
    timezone: turn.timezone,
    avoidJoints: turn.avoidJoints,
    text: item?.text ?? turn.text,
    resume: item?.resume ?? null,
    lastLogIds: context.lastLogIds,
  };
}

function pendingOf(open: OpenQuestion | null): Pending | null {
  if (!open) return null;
  const { kind, about, question, options, expiresAt } = open;
  return { kind, about, question, options, expiresAt };
}

/** The turn as it is handed out. */
export function finishedTurn(context: ConversationContext, reply: ReplyPart, drafts: Draft[]): FinishedTurn {
  const turn = turnOf(context);
  const status = turn.cancelled
    ? "cancelled"
    : turn.failed > 0 && turn.done === 0
      ? "failed"
      : context.open
        ? "awaiting"
        : "completed";
  return {
    turnId: turn.turnId,
    status,
    routes: turn.routes,
    reply,
    pending: pendingOf(context.open),
    drafts,
    effects: turn.effects,
  };
}

/** The turn is over. A question that was put has been put once more. */
export function endTurn(context: ConversationContext): Change {
  return { turn: null, agenda: [], open: context.open && { ...context.open, asked: context.open.asked + 1 } };
}
