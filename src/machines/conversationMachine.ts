import { and, not, type SnapshotFrom, stateIn } from "xstate";
import type { Draft, ReplyPart, Route } from "../protocol/turn.ts";
import type { OpenQuestion, Understood } from "../protocol/understanding.ts";
import { type ConversationContext, turnOf } from "./conversationContext.ts";
import { conversation } from "./conversationSetup.ts";
import { sayAll } from "./modelPart.ts";
import { routed, understoodIn } from "./routedEdges.ts";
import {
  addition,
  beginCancel,
  beginInterrupted,
  beginMessage,
  beginPick,
  coaching,
  correction,
  generating,
  hasOption,
  logging,
  profiling,
  remembering,
  rests,
} from "./specialistStates.ts";
import { reading, thinking, waiting, working } from "./stateMeta.ts";
import { assignmentOf } from "./turnLife.ts";

const forRoutes = (...routes: Route[]) => ({ type: "isFor" as const, params: { routes } });

/** One conversation with one person: what is said is screened, routed, worked on, committed and answered. */
export const conversationMachine = conversation.createMachine({
  id: "conversation",
  version: "5",
  options: { maxIterations: 1_000 },
  type: "parallel",
  context: ({ input }) => ({
    ...input,
    turn: null,
    agenda: [],
    open: null,
    parked: [],
    shelf: [],
    lastLogIds: [],
    lastRoute: null,
    lastQuestions: [],
    hasWorkout: false,
    safety: "clear",
  }),
  states: {
    dialogue: {
      description: "The exchange itself, one turn at a time.",
      initial: "idle",
      on: {
        "user.cancel": {
          target: ".dispatching",
          actions: { type: "stopWork", params: ({ event }) => ({ delivered: event.delivered ?? "" }) },
        },
        "turn.interrupted": {
          guard: "isAtRest",
          target: ".dispatching",
          actions: [beginInterrupted, { type: "askWhetherAgain", params: ({ event }) => event.undone }],
        },
      },
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
          meta: reading("screener", ["get_profile", "get_facts"], 5_000),
          invoke: {
            id: "screener",
            src: "screener",
            input: ({ context }) => ({
              text: turnOf(context).text,
              sentAt: turnOf(context).sentAt,
              timezone: turnOf(context).timezone,
              safety: context.safety,
              alarms: context.alarms ?? [],
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
          description:
            "Is it an answer to the open question, does it call it off, or what does it ask for? And what does it say about its writer?",
          meta: { ...reading("router", ["get_facts", "get_profile"], 10_000), doubleText: "merge" },
          on: { "user.message": { target: "screening", actions: { type: "mergeMessage", params: addition } } },
          invoke: {
            id: "router",
            src: "router",
            input: ({ context }) => ({
              text: turnOf(context).text,
              sentAt: turnOf(context).sentAt,
              timezone: turnOf(context).timezone,
              question: context.open,
              recentRoute: context.lastRoute,
              lastQuestions: context.lastQuestions,
              hasRecentLog: context.lastLogIds.length > 0,
              hasRecentWorkout: context.hasWorkout,
              hasShelf: context.shelf.length > 0,
            }),
            onDone: [
              {
                guard: { type: "canAskModel", params: ({ event }) => event.output },
                target: "consulting",
                actions: { type: "keepUnderstood", params: ({ event }) => event.output },
              },
              ...routed(({ event }: { event: { output: Understood } }) => event.output),
            ],
            onError: { target: "dispatching", actions: "askAfterRoutingFailed" },
          },
        },

        consulting: {
          description: "Rules and classifier are not sure: a language model is asked, and cannot invent a route.",
          meta: { ...thinking("router", [], { tier: "fast", mostCalls: 1 }), doubleText: "merge" },
          on: { "user.message": { target: "screening", actions: { type: "mergeMessage", params: addition } } },
          invoke: {
            id: "consultant",
            src: "consultant",
            input: ({ context }) => {
              const { text, sentAt, timezone } = turnOf(context);
              const { open: question, lastRoute: recentRoute } = context;
              return { text, sentAt, timezone, question, recentRoute, understood: understoodIn(context) };
            },
            onDone: [
              {
                guard: { type: "isModelOut", params: ({ event }) => event.output },
                target: "settling",
                actions: { type: "noteModelOut", params: ({ event }) => event.output },
              },
              {
                target: "settling",
                actions: { type: "keepUnderstood", params: ({ event }) => event.output.understood },
              },
            ],
            onError: {
              target: "settling",
              actions: { type: "noteModelOut", params: { model: "unavailable" } },
            },
          },
        },

        settling: {
          description: "What rules, classifier and language model together made of the message is acted on.",
          meta: reading("router", [], 1_000),
          always: routed(({ context }: { context: ConversationContext }) => understoodIn(context)),
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
          after: { questionExpiry: { target: "idle", actions: ["announceExpiry", "expireQuestions"] } },
        },

        dispatching: {
          description:
            "What was said about the person is stored first. Then the next item of the agenda goes to its specialist; when none is left, what was parked comes back.",
          meta: reading("conversation", [], 1_000),
          always: [
            { guard: "hasFacts", target: "remembering", actions: "takeFacts" },
            { guard: "isUnclear", actions: "askWhichRoute" },
            {
              guard: and(["isTraining", not(stateIn({ safety: "clear" }))]),
              actions: "withholdTraining",
            },
            { guard: forRoutes("COACH"), target: "coaching" },
            { guard: forRoutes("WORKOUT_GENERATE"), target: "generating" },
            { guard: forRoutes("WORKOUT_LOG"), target: "logging" },
            { guard: forRoutes("PROFILE"), target: "profiling" },
            { guard: and(["hasModel", forRoutes("SMALLTALK", "OFF_TOPIC")]), target: "chatting" },
            { guard: "hasItem", target: "redirecting" },
            { guard: "hasHeld", actions: "askHeld" },
            { guard: and(["hasParked", not(stateIn({ safety: "halted" }))]), actions: "reopenParked" },
            { target: "guarding" },
          ],
        },

        remembering,
        coaching,
        generating,
        logging,
        profiling,

        redirecting: {
          description: "Small talk, other subjects, and routes without a specialist yet: one honest sentence.",
          meta: working(
            "concierge",
            ["get_logs", "get_facts", "get_profile", "search_exercises", "get_exercise"],
            10_000,
          ),
          on: correction,
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

        chatting: {
          description: "A language model words small talk and other subjects; without it the usual sentence is said.",
          meta: thinking("concierge", ["get_messages"], { tier: "fast", mostCalls: 1 }),
          on: correction,
          invoke: {
            id: "talker",
            src: "talker",
            input: ({ context }) => ({ ...assignmentOf(context), route: context.agenda[0]?.route ?? "UNKNOWN" }),
            onDone: [
              {
                guard: { type: "isModelOut", params: ({ event }) => event.output },
                target: "redirecting",
                actions: { type: "noteModelOut", params: ({ event }) => event.output },
              },
              { guard: { type: "hasFailed", params: ({ event }) => event.output }, target: "redirecting" },
              {
                target: "dispatching",
                actions: [{ type: "keepOutcome", params: ({ event }) => event.output.outcome }, "finishItem"],
              },
            ],
            onError: {
              target: "redirecting",
              actions: { type: "noteModelOut", params: { model: "unavailable" } },
            },
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
            input: ({ context }) => ({
              say: sayAll(context),
              open: context.open,
              parked: context.parked,
              shelf: context.shelf,
            }),
            onDone: rests.map((rest) => ({
              ...rest,
              actions: [
                {
                  type: "announceTurn" as const,
                  params: ({ event }: { event: { output: { reply: ReplyPart; drafts: Draft[] } } }) => event.output,
                },
                "endTurn" as const,
              ],
            })),
            onError: rests.map((rest) => ({ ...rest, actions: ["announceUnworded" as const, "endTurn" as const] })),
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
      states: {
        resting: {
          description: "Nothing is learned beside the talk; what people say about themselves is stored in its turn.",
          meta: waiting("memory"),
        },
      },
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
