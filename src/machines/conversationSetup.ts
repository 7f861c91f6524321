import { assign, emit, raise, setup } from "xstate";
import type { Draft, ReplyPart, Route, RouteDecision } from "../protocol/turn.ts";
import type {
  Alarm,
  Answer,
  Assignment,
  Command,
  Commit,
  ModelStanding,
  OpenQuestion,
  Outcome,
  Routing,
  Screening,
  Spoken,
  Understood,
} from "../protocol/understanding.ts";
import type { Stamp } from "../protocol/userEvents.ts";
import type { Joint } from "../protocol/vocabulary.ts";
import { coachMachine } from "./coachMachine.ts";

import type { ConversationContext, ConversationInput, FinishedTurn, SafetyLevel } from "./conversationContext.ts";
import { QUESTION_EXPIRES_MS, turnOf } from "./conversationContext.ts";
import { generatorMachine } from "./generatorMachine.ts";
import { loggerMachine } from "./loggerMachine.ts";
import * as models from "./modelPart.ts";
import type { Undone } from "./openQuestions.ts";
import * as questions from "./openQuestions.ts";
import type { StateMeta } from "./stateMeta.ts";
import { storedConversation } from "./storedContext.ts";
import { takeBackQuestion } from "./takingBack.ts";
import type { Addition } from "./turnLife.ts";
import * as turns from "./turnLife.ts";
import { unprovided } from "./unprovided.ts";

/** What the runtime knows of an event that arrives while a turn is under way. */
export type Interjected = {
  /** It takes back or changes what the turn is about. */
  corrects?: boolean;
  /** What the person has been shown of the reply so far. */
  delivered?: string;
};

export type ConversationEvent =
  | ({ type: "user.message"; text: string; avoidJoints: Joint[] } & Stamp & Interjected)
  | ({ type: "user.pick"; optionId: string } & Stamp)
  | ({ type: "user.cancel" } & Stamp & Interjected)
  /** The process ended in the middle of a turn, in a state that must not be repeated unasked. Comes only at rest. */
  | ({ type: "turn.interrupted"; text: string; undone: Undone[] } & Stamp)
  | { type: "safety.halted" }
  | { type: "safety.cautioned" }
  | { type: "safety.cleared" };

export type ScreenerInput = {
  text: string;
  sentAt: string;
  timezone: string;
  safety: SafetyLevel;
  alarms: Alarm[];
  question: OpenQuestion | null;
  pick: string | null;
  userId: string;
};
export type RouterInput = {
  text: string;
  sentAt: string;
  timezone: string;
  question: OpenQuestion | null;
  recentRoute: Route | null;
  /** What was told or asked just before and went to no log, newest last. */
  lastQuestions: string[];
  hasRecentLog: boolean;
  hasRecentWorkout: boolean;
  hasShelf: boolean;
};
export type ConsultantInput = Pick<RouterInput, "text" | "sentAt" | "timezone" | "question" | "recentRoute"> & {
  /** What rules and classifier made of it. */
  understood: Understood;
};
export type Consulted = { understood: Understood; model: ModelStanding };
export type CommitterInput = {
  userId: string;
  conversationId: string;
  turnId: string;
  key: string;
  commands: Command[];
  sentAt: string;
  timezone: string;
};
export type GuardInput = { say: ReplyPart[]; effects: FinishedTurn["effects"] };
export type ReplierInput = {
  say: ReplyPart[];
  open: OpenQuestion | null;
  parked: OpenQuestion[];
  shelf: OpenQuestion[];
};
export type Replied = { reply: ReplyPart; drafts: Draft[] };
export type ConciergeInput = Assignment & { route: Route };

/** Routes that hand out training; withheld after a red flag. */
const TRAINING: readonly Route[] = ["WORKOUT_GENERATE", "PLAN_ROUTINE", "EDIT_PLAN", "EXECUTE_WORKOUT", "NEXT_WORKOUT"];

/** Everything the conversation chart can do, by name: its vocabulary of work, actions and guards. */
export const conversation = setup({
  schemas: { context: storedConversation },
  types: {
    input: {} as ConversationInput,
    context: {} as ConversationContext,
    events: {} as ConversationEvent,
    emitted: {} as
      | { type: "turn.finished"; turn: FinishedTurn }
      | { type: "questions.expired"; questions: OpenQuestion[] },
    tags: {} as "quiescent" | "awaiting",
    meta: {} as StateMeta,
  },
  actors: {
    screener: unprovided<Screening, ScreenerInput>("screener"),
    router: unprovided<Understood, RouterInput>("router"),
    consultant: unprovided<Consulted, ConsultantInput>("consultant"),
    coach: coachMachine,
    generator: generatorMachine,
    logger: loggerMachine,
    profiler: unprovided<Outcome, Assignment>("profiler"),
    concierge: unprovided<Outcome, ConciergeInput>("concierge"),
    talker: unprovided<Spoken, ConciergeInput>("talker"),
    committer: unprovided<Commit, CommitterInput>("committer"),
    reconciler: unprovided<Commit, CommitterInput>("reconciler"),
    outputGuard: unprovided<ReplyPart[], GuardInput>("outputGuard"),
    replier: unprovided<Replied, ReplierInput>("replier"),
  },
  actions: {
    beginMessage: assign(({ context }, params: { stamp: Stamp; text: string; avoidJoints: Joint[] }) => ({
      ...context,
      ...turns.beginTurn(params.stamp, { text: params.text, avoidJoints: params.avoidJoints, pick: null }),
      ...takeBackQuestion(context, params.stamp),
    })),
    beginPick: assign(({ context }, params: { stamp: Stamp; optionId: string }) => {
      const label = context.open?.options.find((option) => option.id === params.optionId)?.label ?? params.optionId;
      return turns.beginTurn(params.stamp, { text: label, avoidJoints: [], pick: params.optionId });
    }),
    beginCancel: assign((_, params: Stamp) => turns.beginTurn(params, { text: "", avoidJoints: [], pick: null })),
    mergeMessage: assign(({ context }, params: Addition) => turns.mergeMessage(context, params)),
    startAgain: assign(({ context }, params: Addition) => turns.startAgain(context, params)),
    keepFacts: assign(({ context }, params: Command[]) => ({ turn: { ...turnOf(context), remember: params } })),
    takeFacts: assign(({ context }) => turns.takeFacts(context)),
    noteForgotten: assign(({ context }) => turns.noteForgotten(context)),
    keepScreening: assign(({ context }, params: Screening) => turns.keepScreening(context, params)),
    planAgenda: assign(({ context }, params: Routing) => turns.planAgenda(context, params)),
    takeAnswer: assign(
      ({ context }, params: { answer: Answer; decision: RouteDecision | null; more?: RouteDecision[] }) =>
        questions.takeAnswer(context, params.answer, params.decision, params.more),
    ),
    takeRoute: assign(({ context }, params: { route: Route }) => questions.takeRoute(context, params.route)),
    repeatQuestion: assign(({ context }, params: RouteDecision[]) => questions.repeatQuestion(context, params)),
    takeUp: assign(({ context }, params: RouteDecision[]) => questions.takeUp(context, params)),
    dropQuestion: assign(({ context }, params: RouteDecision[]) => questions.dropQuestion(context, params)),
    stopWork: assign(({ context }, params: { delivered: string }) => turns.stopWork(context, params.delivered)),
    askWhichRoute: assign(({ context }) => questions.askWhichRoute(context)),
    askAfterRoutingFailed: assign(({ context }) => questions.askAfterRoutingFailed(context)),
    askWhetherAgain: assign(({ context }, params: Undone[]) => questions.askWhetherAgain(context, params)),
    askHeld: assign(({ context }) => questions.askHeld(context)),
    withholdTraining: assign(({ context }) => turns.withhold(context)),
    keepOutcome: assign(({ context }, params: Outcome | null) => (params ? turns.keepOutcome(context, params) : {})),
    keepCommit: assign(({ context }, params: Commit) => turns.keepCommit(context, params)),
    finishItem: assign(({ context }) => turns.finishItem(context)),
    keepUnderstood: assign(({ context }, params: Understood) => ({
      turn: { ...turnOf(context), understood: params },
    })),
    noteModelOut: assign(({ context }, params: { model: ModelStanding }) => models.noteModelOut(context, params.model)),
    noteDoubt: assign(({ context }) => turns.noteDoubt(context)),
    noteFailure: assign(({ context }) => turns.noteFailure(context)),
    reopenParked: assign(({ context }) => questions.reopenParked(context)),
    /** A cancel that comes while something is being stored is answered by the turn that tells what was stored. */
    ignoreCancel: () => {},
    keepOnlyCommitted: assign(({ context }) => turns.keepOnlyCommitted(context)),
    keepGuarded: assign(({ context }, params: ReplyPart[]) => ({ turn: { ...turnOf(context), say: params } })),
    announceTurn: emit(({ context }, params: Replied) => ({
      type: "turn.finished" as const,
      turn: turns.finishedTurn(context, params.reply, params.drafts),
    })),
    announceUnworded: emit(({ context }) => ({
      type: "turn.finished" as const,
      turn: turns.finishedTurn(context, turns.committedOnly(context), []),
    })),
    endTurn: assign(({ context }) => turns.endTurn(context)),
    announceExpiry: emit(({ context }) => ({
      type: "questions.expired" as const,
      questions: questions.waiting(context),
    })),
    expireQuestions: assign(({ context }) => questions.expireQuestions(context)),
    rememberSafety: assign((_, params: { level: SafetyLevel }) => ({ safety: params.level })),
    raiseHalted: raise({ type: "safety.halted" }),
    raiseCautioned: raise({ type: "safety.cautioned" }),
    raiseCleared: raise({ type: "safety.cleared" }),
  },
  guards: {
    isAtRest: ({ context }) => context.turn === null,
    hasVerdict: (_, params: { is: Screening["verdict"]; screening: Screening }) =>
      params.screening.verdict === params.is,
    isFinding: (_, params: Screening) => params.verdict === "answer" || params.verdict === "hold",
    hasAnsweredScreener: ({ context }, params: Screening) => context.open?.owner === "SAFETY" && params.text !== null,
    isCorrection: (_, params: { corrects: boolean }) => params.corrects,
    isRouted: (_, params: { as: Routing["kind"]; routing: Routing }) => params.routing.kind === params.as,
    hasModel: ({ context }) => models.hasModel(context),
    isModelOut: (_, params: { model: ModelStanding }) => params.model !== "on",
    canAskModel: ({ context }, params: Understood) => models.hasModel(context) && params.isUnsure === true,
    hasFacts: ({ context }) => (context.turn?.remember.length ?? 0) > 0,
    isUnclear: ({ context }) => questions.isUnclear(context),
    isFor: ({ context }, params: { routes: readonly Route[] }) => {
      const route = context.agenda[0]?.route;
      return route !== undefined && params.routes.includes(route);
    },
    /** Who was cleared in this turn trains again, though the safety region has yet to move. */
    isTraining: ({ context }) => context.safety !== "clear" && TRAINING.includes(context.agenda[0]?.route ?? "UNKNOWN"),
    hasItem: ({ context }) => context.agenda.length > 0,
    hasHeld: ({ context }) => context.turn?.held != null,
    /** In an emergency nothing else is asked. */
    hasParked: ({ context }) => context.open === null && context.parked.length > 0 && context.safety !== "halted",
    hasFailed: (_, params: { outcome: Outcome | null }) => params.outcome === null,
    hasCommands: (_, params: { outcome: Outcome | null }) => (params.outcome?.commands.length ?? 0) > 0,
    hasStored: (_, params: Commit) => params.effects.length > 0,
    hasOption: ({ context }, params: { optionId: string }) =>
      context.open?.options.some((option) => option.id === params.optionId) ?? false,
    hasScreenerOption: ({ context }, params: { optionId: string }) =>
      context.open?.owner === "SAFETY" && context.open.options.some((option) => option.id === params.optionId),
    isOpenAs: ({ context }, params: { owner: OpenQuestion["owner"]; kind: OpenQuestion["kind"] }) =>
      context.open?.owner === params.owner && context.open.kind === params.kind,
    hasOpen: ({ context }) => context.open !== null,
  },
  delays: { questionExpiry: QUESTION_EXPIRES_MS },
});
