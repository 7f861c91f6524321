import type { Effect, ReplyPart, Route, RouteDecision, Turn } from "../protocol/turn.ts";
import type { AgendaItem, Alarm, Command, Noted, OpenQuestion, Understood } from "../protocol/understanding.ts";
import type { Stamp } from "../protocol/userEvents.ts";
import type { Joint } from "../protocol/vocabulary.ts";

/** How long a question stays open. */
export const QUESTION_EXPIRES_MS = 24 * 60 * 60 * 1_000;
export type SafetyLevel = "clear" | "cautioned" | "halted";
export type ConversationInput = { conversationId: string; userId: string };

/**
 * Whether a language model has a part in the turn. `off`: none is configured. `out`, `brokeOff` and `overBudget`: it gave
 * nothing, or a part, and is not asked again in this turn. `away` and `spent`: it was known from the start that none could be asked, because it does
 * not answer or because the day's budget is used up.
 */
export type ModelPart = "off" | "on" | "out" | "brokeOff" | "overBudget" | "away" | "spent";

/** The turn under way. Handed out and cleared when the chart comes to rest, so that a stored snapshot stays small. */
export type TurnInProgress = Omit<Stamp, "hasModel" | "modelOut"> & {
  text: string;
  avoidJoints: Joint[];
  pick: string | null;
  routes: RouteDecision[];
  say: ReplyPart[];
  effects: Effect[];
  /** What the message says about its writer, to be stored before the requests are done. */
  remember: Command[];
  /** What became of it. */
  noted: Noted;
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
  model: ModelPart;
  /** What the router made of the message, while a language model is asked about it. */
  understood: Understood | null;
};

export type ConversationContext = ConversationInput & {
  turn: TurnInProgress | null;
  /** What is still to do, first first. */
  agenda: AgendaItem[];
  /** The question the person is being asked. */
  open: OpenQuestion | null;
  /** Questions to come back to, the next one last. */
  parked: OpenQuestion[];
  /** Questions that were let go unanswered, newest last: what they had understood is kept as a draft. */
  shelf: OpenQuestion[];
  /** Entries of the last logging turn: what "that" means in a correction. */
  lastLogIds: string[];
  /** When they were told or put right. */
  lastLoggedAt?: string;
  lastRoute: Route | null;
  /** What the coach was asked last, newest last: what "and for squats?" goes on from. Empty once something else was done. */
  lastQuestions: string[];
  hasWorkout: boolean;
  /** The person has been told that a language model is out for longer; nothing is told of it again until one has a part. */
  isToldModelOut?: boolean;
  /** Where the safety region stands, for work that must know. */
  safety: SafetyLevel;
  /** What the emergencies were of that training is held for. Without one it is held for a sign to stop for, or its kind is not known. */
  alarms?: Alarm[];
};

/** What the chart hands out when a turn has come to rest. */
export type FinishedTurn = Pick<Turn, "turnId" | "status" | "routes" | "reply" | "pending" | "drafts" | "effects">;

/** What an action changes. */
export type Change = Partial<ConversationContext>;

const NOTHING: ReplyPart = { text: "", cards: [], citations: [] };
export const words = (text: string): ReplyPart => ({ ...NOTHING, text });

/** The turn that is under way. Only called from states that have one. */
export function turnOf(context: ConversationContext): TurnInProgress {
  if (!context.turn) throw new Error("no turn is under way");
  return context.turn;
}

export const inTurn = (context: ConversationContext, change: Partial<TurnInProgress>): Change => ({
  turn: { ...turnOf(context), ...change },
});

export const saying = (context: ConversationContext, ...parts: ReplyPart[]): Change =>
  inTurn(context, { say: [...turnOf(context).say, ...parts] });

/** The item that is being worked on. */
export const nextOf = (context: ConversationContext): AgendaItem | null => context.agenda[0] ?? null;
