import type { Draft, Pending, ReplyPart, RouteDecision } from "../protocol/turn.ts";
import type {
  AgendaItem,
  Assignment,
  Commit,
  OpenQuestion,
  Outcome,
  Routing,
  Screening,
} from "../protocol/understanding.ts";
import type { Stamp } from "../protocol/userEvents.ts";
import type { Joint } from "../protocol/vocabulary.ts";
import {
  type Change,
  type ConversationContext,
  type FinishedTurn,
  inTurn,
  nextOf,
  type SafetyLevel,
  saying,
  turnOf,
  words,
} from "./conversationContext.ts";
import { hasModel, keepTold, modelPartAtFirst } from "./modelPart.ts";
import { asking, openQuestion, park, putAgain, questionOfSets } from "./openQuestions.ts";
import { takeBackItems } from "./takingBack.ts";

/** The life of a turn: begun, screened, planned, worked on, handed out. */

/** How many questions to the coach are kept, and how much of each: "and for squats?" after "and for bench?" needs two. */
const MOST_QUESTIONS = 3;
const LONGEST_QUESTION = 500;

export function beginTurn(stamp: Stamp, input: { text: string; avoidJoints: Joint[]; pick: string | null }): Change {
  const { turnId, messageId, sentAt, at, timezone, takesBack } = stamp;
  return {
    turn: {
      turnId,
      messageId,
      sentAt,
      at,
      timezone,
      ...(takesBack ? { takesBack } : {}),
      ...input,
      routes: [],
      say: [],
      effects: [],
      remember: [],
      noted: "none",
      commands: [],
      commits: 0,
      held: null,
      done: 0,
      failed: 0,
      cancelled: false,
      threshold: 1,
      model: modelPartAtFirst(stamp),
      understood: null,
    },
    agenda: [],
  };
}

/** Where a finding leaves the safety region, known before that has moved: what waits depends on it in the same turn. */
const LEVELS: Partial<Record<Screening["verdict"], SafetyLevel>> = {
  halt: "halted",
  hold: "halted",
  caution: "cautioned",
  clear: "clear",
};

/** A hold remembers of what its emergencies were; with what has ended nothing is held any more. */
function alarmsAfter({ alarms = [] }: ConversationContext, { verdict, alarm }: Screening): Change {
  if (verdict === "clear") return { alarms: [] };
  return alarm === undefined || alarms.includes(alarm) ? {} : { alarms: [...alarms, alarm] };
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
  // What waited for the person to be safe is put once they are; a log also where training is still held.
  const last = open === null ? (context.parked.at(-1) ?? null) : null;
  const isLetGo = context.safety === "halted" && screening.verdict === "caution" && last?.owner === "WORKOUT_LOG";
  const waited = screening.verdict === "clear" || isLetGo ? last : null;
  const built: RouteDecision[] = screening.asksSession === true ? [{ ...found, route: "WORKOUT_GENERATE" }] : [];
  const change: Change = {
    turn: {
      ...turn,
      routes: isFinding || answered ? [...turn.routes, found, ...built] : turn.routes,
      say: screening.text ? [...turn.say, words(screening.text)] : turn.say,
      remember: screening.remember ?? [],
      held: screening.question ? openQuestion(context, screening.question, "SAFETY", turn.text) : waited,
      done: turn.done + (isFinding || answered ? 1 : 0),
    },
    agenda: [
      ...context.agenda,
      ...built.map((decision) => ({ route: decision.route, text: decision.text, decision, resume: null })),
    ],
    open: isHalting ? null : open,
    parked: waited === null ? context.parked : context.parked.slice(0, -1),
    safety: LEVELS[screening.verdict] ?? context.safety,
    ...alarmsAfter(context, screening),
  };
  const waiting = [...(isHalting && open ? [open] : []), ...(screening.tellsSets ? [questionOfSets(context)] : [])];
  return waiting.length > 0 ? { ...change, ...park({ ...context, ...change }, ...waiting) } : change;
}

/** The requests of a message become the agenda. A specialist's open question waits; the router's is overtaken. */
export function planAgenda(context: ConversationContext, routing: Routing): Change {
  const turn = turnOf(context);
  const waits = context.open && context.open.owner !== "ROUTER" ? [context.open] : [];
  const undo = takeBackItems(turn.takesBack);
  const routes = [...turn.routes, ...undo.map(({ decision }) => decision), ...routing.items];
  const items = routing.items.map((decision) => ({
    route: decision.route,
    text: decision.text,
    decision,
    resume: null,
  }));
  const change: Change = {
    ...inTurn(context, { routes, threshold: routing.threshold }),
    agenda: [...undo, ...items],
    open: null,
  };
  return { ...change, ...park({ ...context, ...change }, ...waits) };
}

/** A message that joins the turn under way. `delivered` is what the person has been shown of the reply. */
export type Addition = { text: string; avoidJoints: Joint[]; delivered: string };

const joinedText = (...texts: string[]): string => texts.join("\n");
const joinedJoints = (turn: { avoidJoints: Joint[] }, { avoidJoints }: Addition): Joint[] => [
  ...new Set([...turn.avoidJoints, ...avoidJoints]),
];

/** Lines sent in quick succession are one message: it is read anew from its start. */
export function mergeMessage(context: ConversationContext, added: Addition): Change {
  const turn = turnOf(context);
  const { turnId, messageId, sentAt, at, timezone } = turn;
  const input = { text: joinedText(turn.text, added.text), avoidJoints: joinedJoints(turn, added), pick: null };
  const { model, takesBack } = turn;
  const back = takesBack ? { takesBack } : {};
  const again = { ...context, ...beginTurn({ turnId, messageId, sentAt, at, timezone, ...back }, input) };
  return { ...again, ...inTurn(again, { model }) };
}

/**
 * A correction while work is under way: what was not done yet is read again together with it. What was done and shown
 * stays. A corrected answer is given to its question once more.
 */
export function startAgain(context: ConversationContext, added: Addition): Change {
  const turn = turnOf(context);
  const undone = context.agenda;
  const question = undone[0]?.resume?.question ?? null;
  const texts = question ? [added.text] : [...undone.map((item) => item.text), added.text];
  const isUndone = (decision: RouteDecision) =>
    undone.some(({ decision: own }) => own?.route === decision.route && own.text === decision.text);
  const change: Change = {
    turn: {
      ...turn,
      text: joinedText(...texts),
      avoidJoints: joinedJoints(turn, added),
      pick: null,
      understood: null,
      routes: turn.routes.filter((decision) => !isUndone(decision)),
      say: shown(turn.say, added.delivered),
    },
    agenda: [],
  };
  if (!question) return change;
  const waits = context.open ? [context.open] : [];
  return { ...change, ...park({ ...context, ...change }, ...waits), open: question };
}

/** What was delivered of an answer that is not finished stays, and is marked. */
const shown = (say: ReplyPart[], delivered: string): ReplyPart[] =>
  delivered.trim() ? [...say, words(`${delivered.trimEnd()} …`)] : say;

/** Work that is under way is stopped; what was done, said and delivered before stays. */
export function stopWork(context: ConversationContext, delivered: string): Change {
  const turn = turnOf(context);
  const say = [...shown(turn.say, delivered), words("Stopped.")];
  return { ...inTurn(context, { say, cancelled: true, remember: [], commands: [] }), agenda: [] };
}

/** What is to be remembered is taken up to be committed. */
export function takeFacts(context: ConversationContext): Change {
  return inTurn(context, { commands: turnOf(context).remember, remember: [], noted: "known" });
}

/** Remembering failed: said plainly; the requests go on. */
export function noteForgotten(context: ConversationContext): Change {
  const turn = turnOf(context);
  const text = "Something went wrong on my side while I noted what you told me about yourself. Please tell me again.";
  return inTurn(context, {
    say: [...turn.say, words(text)],
    failed: turn.failed + 1,
    commands: [],
    commits: turn.commits + 1,
    noted: "said",
  });
}

/** What a specialist came to: words, commands to commit, a question to put. */
export function keepOutcome(context: ConversationContext, outcome: Outcome): Change {
  const item = nextOf(context);
  const turn = turnOf(context);
  const said = { turn: { ...turn, say: [...turn.say, ...outcome.say], commands: outcome.commands } };
  if (!item || !outcome.question) return said;
  return { ...said, ...asking({ ...context, ...said }, outcome.question, item.route, item.text) };
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
      noted: turn.noted === "known" && commit.effects.length > 0 ? "said" : turn.noted,
    },
    lastLogIds: logs.length === 0 ? context.lastLogIds : kept,
    ...(logs.length === 0 ? {} : { lastLoggedAt: turn.sentAt }),
    hasWorkout: context.hasWorkout || commit.effects.some((effect) => effect.kind === "workout"),
  };
}

export function finishItem(context: ConversationContext): Change {
  const item = nextOf(context);
  return {
    ...inTurn(context, { done: turnOf(context).done + 1 }),
    agenda: context.agenda.slice(1),
    lastRoute: item && !PASSING.has(item.decision?.rule ?? "") ? item.route : context.lastRoute,
    lastQuestions: item ? questionsAfter(context.lastQuestions, item) : context.lastQuestions,
  };
}

/** What ends no subject: "thanks", "ok". */
const PASSING: ReadonlySet<string> = new Set(["smalltalk.thanks", "smalltalk.acknowledged", "smalltalk.emoji"]);

/** Thanks and words about oneself in between end no subject; anything else than a question does. */
function questionsAfter(before: readonly string[], { route, text, decision }: AgendaItem): string[] {
  // "Gonna run 5k tonight": with a figure it may be what is done later.
  if (route === "PROFILE" || route === "UNKNOWN" || (route === "SMALLTALK" && !/\d/.test(text))) return [...before];
  const isRecall = decision?.rule === "log.recalls";
  return isRecall || route === "COACH" || route === "NUTRITION" || route === "ANALYZE_PROGRESS" || route === "SMALLTALK"
    ? [...before, text.slice(0, LONGEST_QUESTION)].slice(-MOST_QUESTIONS)
    : [];
}

/** Nobody can say what became of a write: that is said, and the rest of the agenda goes on. */
export function noteDoubt(context: ConversationContext): Change {
  const turn = turnOf(context);
  const text =
    "Something went wrong on my side while I stored that, and I cannot tell whether it is stored. Please look before you send it again.";
  const say = [...turn.say, words(text)];
  return {
    turn: { ...turn, say, failed: turn.failed + 1, commands: [], commits: turn.commits + 1 },
    agenda: context.agenda.slice(1),
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
  const change: Change = {
    turn: {
      ...turn,
      say: [...turn.say, words(text)],
      failed: turn.failed + 1,
      commands: [],
      commits: turn.commits + 1,
    },
    agenda: context.agenda.slice(1),
  };
  return question ? { ...change, ...park({ ...context, ...change }, question) } : change;
}

/** The guard or the replier failed: only what was really stored is said. */
export function committedOnly(context: ConversationContext): ReplyPart {
  const { effects } = turnOf(context);
  if (effects.length === 0) return words("I could not finish my answer. Nothing was stored.");
  const count = effects.length === 1 ? "one change" : `${effects.length} changes`;
  return words(`Stored ${count}, but I could not finish my answer.`);
}

export const keepOnlyCommitted = (context: ConversationContext): Change =>
  inTurn(context, { say: [committedOnly(context)] });

/** Training content is held back after a red flag. */
export function withhold(context: ConversationContext): Change {
  const text = context.alarms?.length
    ? "I am holding back training until what you told me has been seen. Tell me when a clinician has cleared you, or if it was nothing of the kind, and we go on."
    : "I am holding back training until you have been seen or it has passed. Tell me when a clinician has cleared you, or that you are well again, and we go on.";
  return { ...saying(context, words(text)), agenda: context.agenda.slice(1) };
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
    ...(item?.resume === null && item.text !== turn.text ? { whole: turn.text } : {}),
    resume: item?.resume ?? null,
    lastLogIds: context.lastLogIds,
    ...(context.lastLoggedAt === undefined ? {} : { lastLoggedAt: context.lastLoggedAt }),
    lastQuestions: context.lastQuestions,
    noted: turn.noted,
    hasModel: hasModel(context),
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
    pending: pendingOf(putAgain(context)),
    drafts,
    effects: turn.effects,
  };
}

/** The turn is over. A question that was put has been put once more. */
export function endTurn(context: ConversationContext): Change {
  const open = putAgain(context);
  return { ...keepTold(context), turn: null, agenda: [], open: open && { ...open, asked: open.asked + 1 } };
}
