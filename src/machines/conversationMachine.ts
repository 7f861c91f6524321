import { and, not, type SnapshotFrom, stateIn } from "xstate";
import type { Stamp } from "../protocol/userEvents.ts";
import type { Draft, ReplyPart, Route } from "../protocol/turn.ts";
import type { OpenQuestion } from "../protocol/understanding.ts";
import { assignmentOf, turnOf } from "./conversationContext.ts";
import { type ConversationEvent, conversation } from "./conversationSetup.ts";
import { reading, waiting, writing } from "./stateMeta.ts";

const DISPATCHING = "#conversation.dialogue.dispatching";
const RECOVERING = "#conversation.dialogue.recovering";
const SCREENING = "#conversation.dialogue.screening";

function stampOf({ turnId, messageId, sentAt, at, timezone }: Stamp): Stamp {
  return { turnId, messageId, sentAt, at, timezone };
}

/** How a message or a cancel that finds the chart at rest begins a turn. */
const beginMessage = {
  type: "beginMessage" as const,
  params: ({ event }: { event: Extract<ConversationEvent, { type: "user.message" }> }) => ({
    stamp: stampOf(event),
    text: event.text,
    avoidJoints: event.avoidJoints,
  }),
};
const beginCancel = {
  type: "beginCancel" as const,
  params: ({ event }: { event: Extract<ConversationEvent, { type: "user.cancel" }> }) => stampOf(event),
};
const beginPick = {
  type: "beginPick" as const,
  params: ({ event }: { event: Extract<ConversationEvent, { type: "user.pick" }> }) => ({
    stamp: stampOf(event),
    optionId: event.optionId,
  }),
};
type PickArgs = { event: Extract<ConversationEvent, { type: "user.pick" }> };
const hasOption = { type: "hasOption" as const, params: ({ event }: PickArgs) => ({ optionId: event.optionId }) };

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
      questionExpiry: { target: "#conversation.dialogue.idle", actions: ["announceExpiry", "expireQuestion"] },
    },
  });

/** The commands of a specialist are carried out: the only place that writes. A cancel comes too late here. */
const committing = (id: string, tools: readonly string[]) =>
  conversation.createStateConfig({
    description: "Writes, once by effect key. What is said about it is made from what was stored.",
    meta: writing("committer", tools),
    invoke: {
      id,
      src: "committer",
      input: ({ context }) => {
        const { turnId, commits, commands, sentAt, timezone } = turnOf(context);
        const { userId, conversationId } = context;
        return { userId, conversationId, turnId, key: `${turnId}/${commits}`, commands, sentAt, timezone };
      },
      onDone: {
        target: DISPATCHING,
        actions: [{ type: "keepCommit", params: ({ event }) => event.output }, "finishItem"],
      },
      onError: RECOVERING,
    },
    on: { "user.cancel": { actions: "ignoreCancel" } },
  });

/** The three ways in which a specialist can wait for the person. */
const awaitingStates = (agent: string) => ({
  awaitingPick: awaiting(agent, "Several things could be meant; the person chooses one."),
  awaitingSlot: awaiting(agent, "Something is missing; the person fills it in."),
  awaitingConfirmation: awaiting(agent, "Something is surprising; the person confirms or corrects it."),
});

/** Where the chart comes to rest: with the owner of the open question, else idle. */
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
const rests = OWNERS.flatMap(([owner, parent]) =>
  KINDS.map(([kind, state]) => ({
    guard: { type: "isOpenAs" as const, params: { owner, kind } },
    target: `${parent}.${state}`,
  })),
);

const forRoutes = (...routes: Route[]) => ({ type: "isFor" as const, params: { routes } });

/** One conversation with one person: what is said is screened, routed, worked on, committed and answered. */
export const conversationMachine = conversation.createMachine({
  id: "conversation",
  version: "1",
  options: { maxIterations: 1_000 },
  type: "parallel",
  context: ({ input }) => ({
    ...input,
    turn: null,
    agenda: [],
    open: null,
    parked: [],
    lastLogIds: [],
    lastRoute: null,
    hasWorkout: false,
    safety: "clear",
  }),
  states: {
    dialogue: {
      description: "The exchange itself, one turn at a time.",
      initial: "idle",
      on: { "user.cancel": { target: ".dispatching", actions: "stopWork" } },
      states: {
        idle: {
          description: "Nothing is open. The next message starts a turn.",
          tags: ["quiescent"],
          meta: waiting("conversation"),
          on: {
            "user.message": { target: "screening", actions: beginMessage },
            "user.cancel": { target: "dispatching", actions: [beginCancel, { type: "dropQuestion", params: [] }] },
          },
        },

        screening: {
          description: "Looks for red flags by code, before anything else and in every message.",
          meta: reading("screener", ["get_profile"], 5_000),
          invoke: {
            id: "screener",
            src: "screener",
            input: ({ context }) => ({
              text: turnOf(context).text,
              safety: context.safety,
              question: context.open?.owner === "SAFETY" ? context.open : null,
              pick: turnOf(context).pick,
              userId: context.userId,
            }),
            onDone: [
              {
                guard: { type: "hasVerdict", params: ({ event }) => ({ is: "halt", screening: event.output }) },
                target: "dispatching",
                actions: [{ type: "keepScreening", params: ({ event }) => event.output }, "raiseHalted"],
              },
              {
                guard: { type: "hasVerdict", params: ({ event }) => ({ is: "caution", screening: event.output }) },
                target: "dispatching",
                actions: [{ type: "keepScreening", params: ({ event }) => event.output }, "raiseCautioned"],
              },
              {
                guard: { type: "hasVerdict", params: ({ event }) => ({ is: "clear", screening: event.output }) },
                target: "dispatching",
                actions: [{ type: "keepScreening", params: ({ event }) => event.output }, "raiseCleared"],
              },
              {
                guard: { type: "isFinding", params: ({ event }) => event.output },
                target: "dispatching",
                actions: { type: "keepScreening", params: ({ event }) => event.output },
              },
              {
                guard: { type: "hasAnsweredScreener", params: ({ event }) => event.output },
                target: "dispatching",
                actions: { type: "keepScreening", params: ({ event }) => event.output },
              },
              { target: "routing", actions: { type: "keepScreening", params: ({ event }) => event.output } },
            ],
            onError: "recovering",
          },
        },

        routing: {
          description: "Is it an answer to the open question, does it call it off, or what does it ask for?",
          meta: { ...reading("router", [], 10_000), doubleText: "merge" },
          invoke: {
            id: "router",
            src: "router",
            input: ({ context }) => ({
              text: turnOf(context).text,
              question: context.open,
              recentRoute: context.lastRoute,
              hasRecentLog: context.lastLogIds.length > 0,
              hasRecentWorkout: context.hasWorkout,
            }),
            onDone: [
              {
                guard: { type: "isRouted", params: ({ event }) => ({ as: "answer", routing: event.output }) },
                target: "dispatching",
                actions: {
                  type: "takeAnswer",
                  params: ({ event }) => ({
                    answer: event.output.answer ?? { text: "", optionId: null },
                    decision: event.output.items[0] ?? null,
                  }),
                },
              },
              {
                guard: { type: "isRouted", params: ({ event }) => ({ as: "dismissal", routing: event.output }) },
                target: "dispatching",
                actions: { type: "dropQuestion", params: ({ event }) => event.output.items },
              },
              {
                guard: { type: "isRouted", params: ({ event }) => ({ as: "unanswered", routing: event.output }) },
                target: "dispatching",
                actions: { type: "repeatQuestion", params: ({ event }) => event.output.items },
              },
              { target: "dispatching", actions: { type: "planAgenda", params: ({ event }) => event.output } },
            ],
            onError: { target: "dispatching", actions: "askAfterRoutingFailed" },
          },
        },

        clarifying: {
          description: "It is not clear which specialist is meant, or the screener asked; the person says.",
          tags: ["quiescent", "awaiting"],
          meta: waiting("router"),
          on: {
            "user.message": { target: "screening", actions: beginMessage },
            "user.pick": [
              {
                guard: { type: "hasScreenerOption", params: ({ event }) => ({ optionId: event.optionId }) },
                target: "screening",
                actions: beginPick,
              },
              {
                guard: hasOption,
                target: "dispatching",
                actions: [
                  beginPick,
                  { type: "takeRoute", params: ({ event }) => ({ route: event.optionId as Route }) },
                ],
              },
            ],
            "user.cancel": { target: "dispatching", actions: [beginCancel, { type: "dropQuestion", params: [] }] },
          },
          after: { questionExpiry: { target: "idle", actions: ["announceExpiry", "expireQuestion"] } },
        },

        dispatching: {
          description: "Takes the next item of the agenda to its specialist; when none is left, what was parked comes back.",
          meta: reading("conversation", [], 1_000),
          always: [
            { guard: "isUnclear", actions: "askWhichRoute" },
            {
              guard: and(["isTraining", not(stateIn({ safety: "clear" }))]),
              actions: "withholdTraining",
            },
            { guard: forRoutes("COACH"), target: "coaching" },
            { guard: forRoutes("WORKOUT_GENERATE"), target: "generating" },
            { guard: forRoutes("WORKOUT_LOG"), target: "logging" },
            { guard: forRoutes("PROFILE"), target: "profiling" },
            { guard: "hasItem", target: "redirecting" },
            { guard: "hasHeld", actions: "askHeld" },
            { guard: and(["hasParked", not(stateIn({ safety: "halted" }))]), actions: "reopenParked" },
            { target: "guarding" },
          ],
        },

        coaching: {
          description: "Technique, anatomy, programming and motivation, from facts with citations.",
          initial: "working",
          states: {
            working: {
              description: "The coach's own chart looks up and composes.",
              meta: { ...reading("coach", [], 40_000), slo: { p95Ms: 3_000 } },
              invoke: {
                id: "coach",
                src: "coach",
                input: ({ context }) => assignmentOf(context),
                onDone: [
                  { guard: { type: "hasFailed", params: ({ event }) => event.output }, target: RECOVERING },
                  {
                    target: DISPATCHING,
                    actions: [{ type: "keepOutcome", params: ({ event }) => event.output.outcome }, "finishItem"],
                  },
                ],
                onError: RECOVERING,
              },
            },
          },
        },

        generating: {
          description: "One session for today under hard constraints.",
          initial: "working",
          states: {
            working: {
              description: "The generator's own chart searches and builds.",
              meta: { ...reading("generator", [], 40_000), slo: { p95Ms: 8_000 } },
              invoke: {
                id: "generator",
                src: "generator",
                input: ({ context }) => assignmentOf(context),
                onDone: [
                  { guard: { type: "hasFailed", params: ({ event }) => event.output }, target: RECOVERING },
                  {
                    guard: { type: "hasCommands", params: ({ event }) => event.output },
                    target: "committing",
                    actions: { type: "keepOutcome", params: ({ event }) => event.output.outcome },
                  },
                  {
                    target: DISPATCHING,
                    actions: [{ type: "keepOutcome", params: ({ event }) => event.output.outcome }, "finishItem"],
                  },
                ],
                onError: RECOVERING,
              },
            },
            committing: committing("workoutCommitter", ["save_workout"]),
            ...awaitingStates("generator"),
          },
        },

        logging: {
          description: "What was done is stored, exactly as it was said.",
          initial: "working",
          states: {
            working: {
              description: "The logger's own chart reads, matches and decides.",
              meta: { ...reading("logger", [], 40_000), slo: { p95Ms: 2_000 } },
              invoke: {
                id: "logger",
                src: "logger",
                input: ({ context }) => assignmentOf(context),
                onDone: [
                  { guard: { type: "hasFailed", params: ({ event }) => event.output }, target: RECOVERING },
                  {
                    guard: { type: "hasCommands", params: ({ event }) => event.output },
                    target: "committing",
                    actions: { type: "keepOutcome", params: ({ event }) => event.output.outcome },
                  },
                  {
                    target: DISPATCHING,
                    actions: [{ type: "keepOutcome", params: ({ event }) => event.output.outcome }, "finishItem"],
                  },
                ],
                onError: RECOVERING,
              },
            },
            committing: committing("logCommitter", ["log_workout", "update_log", "delete_log", "update_profile"]),
            ...awaitingStates("logger"),
          },
        },

        profiling: {
          description: "Units, time zone, equipment and joints to spare.",
          initial: "working",
          states: {
            working: {
              description: "Reads what was said about the person, or answers what is known.",
              meta: reading("profiler", ["get_profile"], 10_000),
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
            committing: committing("profileCommitter", ["update_profile"]),
            ...awaitingStates("profiler"),
          },
        },

        redirecting: {
          description: "Small talk, other subjects, and routes without a specialist yet: one honest sentence.",
          meta: reading("concierge", [], 10_000),
          invoke: {
            id: "concierge",
            src: "concierge",
            input: ({ context }) => ({ ...assignmentOf(context), route: context.agenda[0]?.route ?? "UNKNOWN" }),
            onDone: {
              target: "dispatching",
              actions: [{ type: "keepOutcome", params: ({ event }) => event.output }, "finishItem"],
            },
            onError: "recovering",
          },
        },

        recovering: {
          description: "Something failed. It is said plainly, nothing is lost, and the rest of the agenda goes on.",
          meta: reading("conversation", [], 1_000),
          always: { target: "dispatching", actions: "noteFailure" },
        },

        guarding: {
          description: "Checks the reply before it leaves: length, and no claim of a write that did not happen.",
          meta: reading("outputGuard", [], 5_000),
          invoke: {
            id: "outputGuard",
            src: "outputGuard",
            input: ({ context }) => ({ say: turnOf(context).say, effects: turnOf(context).effects }),
            onDone: { target: "replying", actions: { type: "keepGuarded", params: ({ event }) => event.output } },
            onError: { target: "replying", actions: "keepOnlyCommitted" },
          },
        },

        replying: {
          description: "Words, cards and the open question become one reply, and the turn is handed out.",
          meta: reading("replier", [], 30_000),
          invoke: {
            id: "replier",
            src: "replier",
            input: ({ context }) => ({ say: turnOf(context).say, open: context.open, parked: context.parked }),
            onDone: [...rests, { guard: "hasOpen" as const, target: "clarifying" }, { target: "idle" }].map((rest) => ({
              ...rest,
              actions: [
                {
                  type: "announceTurn" as const,
                  params: ({ event }: { event: { output: { reply: ReplyPart; drafts: Draft[] } } }) => event.output,
                },
                "endTurn" as const,
              ],
            })),
            onError: { target: "idle", actions: ["announceUnworded", "endTurn"] },
          },
        },
      },
    },

    safety: {
      description: "Whether training may be handed out at all.",
      initial: "clear",
      on: {
        "safety.halted": ".halted",
        "safety.cautioned": ".cautioned",
        "safety.cleared": ".clear",
      },
      states: {
        clear: {
          description: "No red flag.",
          meta: waiting("screener"),
          entry: { type: "rememberSafety", params: { level: "clear" } },
        },
        cautioned: {
          description: "See a clinician before going on: logging and questions are fine, new training is held back.",
          meta: waiting("screener"),
          entry: { type: "rememberSafety", params: { level: "cautioned" } },
        },
        halted: {
          description: "An emergency was described: nothing but the safety answer until the person says they are safe.",
          meta: waiting("screener"),
          entry: { type: "rememberSafety", params: { level: "halted" } },
        },
      },
    },

    memory: {
      description: "What is learned from a turn after it is over.",
      initial: "resting",
      states: { resting: { description: "Nothing is being learned yet.", meta: waiting("memory") } },
    },

    session: {
      description: "The live workout.",
      initial: "none",
      states: { none: { description: "No live workout.", meta: waiting("session") } },
    },
  },
});

export type ConversationSnapshot = SnapshotFrom<typeof conversationMachine>;

/** The chart is at rest: the turn is over and can be stored. */
export const isQuiescent = (snapshot: ConversationSnapshot): boolean => snapshot.hasTag("quiescent");

export const openQuestion = (snapshot: ConversationSnapshot): OpenQuestion | null => snapshot.context.open;
