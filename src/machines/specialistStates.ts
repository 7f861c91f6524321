import type { Commit } from "../protocol/understanding.ts";
import type { Stamp } from "../protocol/userEvents.ts";
import { type ConversationContext, turnOf } from "./conversationContext.ts";
import { type CommitterInput, type ConversationEvent, conversation } from "./conversationSetup.ts";
import { reading, waiting, working, writing } from "./stateMeta.ts";
import { assignmentOf } from "./turnLife.ts";

const DISPATCHING = "#conversation.dialogue.dispatching";
const RECOVERING = "#conversation.dialogue.recovering";
const SCREENING = "#conversation.dialogue.screening";

function stampOf({ turnId, messageId, sentAt, at, timezone, takesBack, hasModel, modelOut }: Stamp): Stamp {
  const back = takesBack ? { takesBack } : {};
  const model = { ...(hasModel ? { hasModel } : {}), ...(modelOut ? { modelOut } : {}) };
  return { turnId, messageId, sentAt, at, timezone, ...back, ...model };
}

/** How a message or a cancel that finds the chart at rest begins a turn. */
export const beginMessage = {
  type: "beginMessage" as const,
  params: ({ event }: { event: Extract<ConversationEvent, { type: "user.message" }> }) => ({
    stamp: stampOf(event),
    text: event.text,
    avoidJoints: event.avoidJoints,
  }),
};
export const beginCancel = {
  type: "beginCancel" as const,
  params: ({ event }: { event: Extract<ConversationEvent, { type: "user.cancel" }> }) => stampOf(event),
};
export const beginPick = {
  type: "beginPick" as const,
  params: ({ event }: { event: Extract<ConversationEvent, { type: "user.pick" }> }) => ({
    stamp: stampOf(event),
    optionId: event.optionId,
  }),
};
export const beginInterrupted = {
  type: "beginMessage" as const,
  params: ({ event }: { event: Extract<ConversationEvent, { type: "turn.interrupted" }> }) => ({
    stamp: stampOf(event),
    text: event.text,
    avoidJoints: [],
  }),
};
/** How a message joins the turn that is under way. */
export const addition = ({ event }: { event: Extract<ConversationEvent, { type: "user.message" }> }) => ({
  text: event.text,
  avoidJoints: event.avoidJoints,
  delivered: event.delivered ?? "",
});
/** A correction while a specialist works. */
export const correction = {
  "user.message": {
    guard: {
      type: "isCorrection" as const,
      params: ({ event }: { event: Extract<ConversationEvent, { type: "user.message" }> }) => ({
        corrects: event.corrects === true,
      }),
    },
    target: SCREENING,
    actions: { type: "startAgain" as const, params: addition },
  },
};
type PickArgs = { event: Extract<ConversationEvent, { type: "user.pick" }> };
export const hasOption = {
  type: "hasOption" as const,
  params: ({ event }: PickArgs) => ({ optionId: event.optionId }),
};

/** A question of this specialist is open: an answer, a side question, a tap and a cancel are all welcome. */
const awaiting = (agent: string, description: string) =>
  conversation.createStateConfig({
    description,
    tags: ["quiescent", "awaiting"],
    meta: waiting(agent),
    on: {
      "user.message": { target: SCREENING, actions: beginMessage },
      "user.pick": {
        guard: hasOption,
        target: DISPATCHING,
        actions: [
          beginPick,
          {
            type: "takeAnswer",
            params: ({ event }) => ({ answer: { text: "", optionId: event.optionId }, decision: null }),
          },
        ],
      },
      "user.cancel": { target: DISPATCHING, actions: [beginCancel, { type: "dropQuestion", params: [] }] },
    },
    after: {
      questionExpiry: { target: "#conversation.dialogue.idle", actions: ["announceExpiry", "expireQuestions"] },
    },
  });

type Commits = { id: string; tools: readonly string[]; finishes: "item" | "nothing" };

const commitInput = ({ context }: { context: ConversationContext }): CommitterInput => {
  const { turnId, commits, commands, sentAt, timezone } = turnOf(context);
  const { userId, conversationId } = context;
  return { userId, conversationId, turnId, key: `${turnId}/${commits}`, commands, sentAt, timezone };
};

/**
 * Commands are carried out: the only place that writes. A cancel comes too late here. When no answer comes, what was really
 * stored is looked up before anything is said.
 */
const commitStates = ({ id, tools, finishes }: Commits) => {
  const stored = [
    { type: "keepCommit" as const, params: ({ event }: { event: { output: Commit } }) => event.output },
    ...(finishes === "item" ? ["finishItem" as const] : []),
  ];
  return {
    committing: conversation.createStateConfig({
      description: "Writes, once by effect key. What is said about it is made from what was stored.",
      meta: writing("committer", tools),
      invoke: {
        id,
        src: "committer",
        input: commitInput,
        onDone: { target: DISPATCHING, actions: stored },
        onError: "reconciling",
      },
      on: { "user.cancel": { actions: "ignoreCancel" } },
    }),
    reconciling: conversation.createStateConfig({
      description: "No answer came from a write: looks up what was really stored, so that nothing else is said.",
      meta: reading("committer", ["get_effects"], 10_000),
      invoke: {
        id: `${id}Reconciler`,
        src: "reconciler",
        input: commitInput,
        onDone: [
          { guard: { type: "hasStored", params: ({ event }) => event.output }, target: DISPATCHING, actions: stored },
          finishes === "item" ? { target: RECOVERING } : { target: DISPATCHING, actions: "noteForgotten" },
        ],
        onError: { target: DISPATCHING, actions: finishes === "item" ? "noteDoubt" : "noteForgotten" },
      },
      on: { "user.cancel": { actions: "ignoreCancel" } },
    }),
  };
};

/** The three ways in which a specialist can wait for the person. */
const awaitingStates = (agent: string) => ({
  awaitingPick: awaiting(agent, "Several things could be meant; the person chooses one."),
  awaitingSlot: awaiting(agent, "Something is missing; the person fills it in."),
  awaitingConfirmation: awaiting(agent, "Something is surprising; the person confirms or corrects it."),
});

/** Where the chart comes to rest: with the owner of the open question, with the router's, else idle. */
const OWNERS = [
  ["WORKOUT_LOG", "logging"],
  ["WORKOUT_GENERATE", "generating"],
  ["PROFILE", "profiling"],
] as const;
const KINDS = [
  ["disambiguation", "awaitingPick"],
  ["slot", "awaitingSlot"],
  ["confirmation", "awaitingConfirmation"],
] as const;
export const rests = [
  ...OWNERS.flatMap(([owner, parent]) =>
    KINDS.map(([kind, state]) => ({
      guard: { type: "isOpenAs" as const, params: { owner, kind } },
      target: `${parent}.${state}`,
    })),
  ),
  { guard: "hasOpen" as const, target: "clarifying" },
  { target: "idle" },
];

export const remembering = conversation.createStateConfig({
  description: "What a message says about its writer is stored first, so that the work that follows knows it.",
  initial: "committing",
  states: commitStates({ id: "factCommitter", tools: ["remember_facts"], finishes: "nothing" }),
});

export const coaching = conversation.createStateConfig({
  description: "Technique, anatomy, programming and motivation, from facts with citations.",
  initial: "working",
  states: {
    working: {
      description: "The coach's own chart looks up and composes.",
      meta: { ...working("coach", [], 40_000), slo: { p95Ms: 3_000 } },
      on: correction,
      invoke: {
        id: "coach",
        src: "coach",
        input: ({ context }) => assignmentOf(context),
        onDone: [
          {
            guard: { type: "hasFailed", params: ({ event }) => event.output },
            target: RECOVERING,
            actions: { type: "noteModelOut", params: ({ event }) => event.output },
          },
          {
            target: DISPATCHING,
            actions: [
              { type: "noteModelOut", params: ({ event }) => event.output },
              { type: "keepOutcome", params: ({ event }) => event.output.outcome },
              "finishItem",
            ],
          },
        ],
        onError: RECOVERING,
      },
    },
  },
});

export const generating = conversation.createStateConfig({
  description: "One session for today under hard constraints.",
  initial: "working",
  states: {
    working: {
      description: "The generator's own chart searches and builds.",
      meta: { ...working("generator", [], 40_000), training: true, slo: { p95Ms: 8_000 } },
      on: correction,
      invoke: {
        id: "generator",
        src: "generator",
        input: ({ context }) => assignmentOf(context),
        onDone: [
          {
            guard: { type: "hasFailed", params: ({ event }) => event.output },
            target: RECOVERING,
            actions: { type: "noteModelOut", params: ({ event }) => event.output },
          },
          {
            guard: { type: "hasCommands", params: ({ event }) => event.output },
            target: "committing",
            actions: [
              { type: "noteModelOut", params: ({ event }) => event.output },
              { type: "keepOutcome", params: ({ event }) => event.output.outcome },
            ],
          },
          {
            target: DISPATCHING,
            actions: [
              { type: "noteModelOut", params: ({ event }) => event.output },
              { type: "keepOutcome", params: ({ event }) => event.output.outcome },
              "finishItem",
            ],
          },
        ],
        onError: RECOVERING,
      },
    },
    ...commitStates({ id: "workoutCommitter", tools: ["save_workout"], finishes: "item" }),
    ...awaitingStates("generator"),
  },
});

export const logging = conversation.createStateConfig({
  description: "What was done is stored, exactly as it was said.",
  initial: "working",
  states: {
    working: {
      description: "The logger's own chart reads, matches and decides.",
      meta: { ...working("logger", [], 40_000), slo: { p95Ms: 2_000 } },
      on: correction,
      invoke: {
        id: "logger",
        src: "logger",
        input: ({ context }) => assignmentOf(context),
        onDone: [
          {
            guard: { type: "hasFailed", params: ({ event }) => event.output },
            target: RECOVERING,
            actions: { type: "noteModelOut", params: ({ event }) => event.output },
          },
          {
            guard: { type: "hasCommands", params: ({ event }) => event.output },
            target: "committing",
            actions: [
              { type: "noteModelOut", params: ({ event }) => event.output },
              { type: "keepOutcome", params: ({ event }) => event.output.outcome },
            ],
          },
          {
            target: DISPATCHING,
            actions: [
              { type: "noteModelOut", params: ({ event }) => event.output },
              { type: "keepOutcome", params: ({ event }) => event.output.outcome },
              "finishItem",
            ],
          },
        ],
        onError: RECOVERING,
      },
    },
    ...commitStates({
      id: "logCommitter",
      tools: ["log_workout", "update_log", "delete_log", "update_profile"],
      finishes: "item",
    }),
    ...awaitingStates("logger"),
  },
});

export const profiling = conversation.createStateConfig({
  description: "What is known about the person: told, forgotten, and how to write and count for them.",
  initial: "working",
  states: {
    working: {
      description: "Answers from what is known, finds what is to be forgotten, or asks whether it really is.",
      meta: working("profiler", ["get_profile", "get_facts"], 10_000),
      on: correction,
      invoke: {
        id: "profiler",
        src: "profiler",
        input: ({ context }) => assignmentOf(context),
        onDone: [
          {
            guard: { type: "hasCommands", params: ({ event }) => ({ outcome: event.output }) },
            target: "committing",
            actions: { type: "keepOutcome", params: ({ event }) => event.output },
          },
          {
            target: DISPATCHING,
            actions: [{ type: "keepOutcome", params: ({ event }) => event.output }, "finishItem"],
          },
        ],
        onError: RECOVERING,
      },
    },
    ...commitStates({ id: "profileCommitter", tools: ["update_profile", "forget_facts"], finishes: "item" }),
    ...awaitingStates("profiler"),
  },
});
