import { assign, type SnapshotFrom, setup } from "xstate";
import type { Assignment, JsonObject, ModelStanding, Outcome, Spoken } from "../protocol/understanding.ts";
import type { SpecialistResult } from "./specialistResult.ts";
import { reading, thinking, working } from "./stateMeta.ts";
import { storedGenerator } from "./storedContext.ts";
import { unprovided } from "./unprovided.ts";

export type GeneratorContext = {
  assignment: Assignment;
  request: JsonObject | null;
  candidates: JsonObject | null;
  outcome: Outcome | null;
  /** What a language model and the tools have said to each other; opaque to the chart. */
  talk: JsonObject[];
  /** Tools that it asked for last. */
  calls: JsonObject[];
  /** How often it was asked. */
  rounds: number;
  model: ModelStanding;
};

/** A language model may propose this often; then the search without it has its turn. */
const MOST_ROUNDS = 6;

type Plan = { assignment: Assignment; request: JsonObject; talk: JsonObject[] };

const generator = setup({
  schemas: { context: storedGenerator },
  types: {
    input: {} as Assignment,
    context: {} as GeneratorContext,
    output: {} as SpecialistResult,
  },
  actors: {
    reader: unprovided<JsonObject, Assignment>("reader"),
    searcher: unprovided<JsonObject, { assignment: Assignment; request: JsonObject; relaxed: boolean }>("searcher"),
    proposer: unprovided<Spoken & { talk: JsonObject[]; calls: JsonObject[] }, Plan & { rounds: number }>("proposer"),
    fetcher: unprovided<{ talk: JsonObject[]; outcome: Outcome | null }, Plan & { calls: JsonObject[] }>("fetcher"),
    builder: unprovided<Outcome, { assignment: Assignment; request: JsonObject; candidates: JsonObject }>("builder"),
  },
  actions: {
    keepRequest: assign({ request: (_, params: JsonObject) => params }),
    keepCandidates: assign({ candidates: (_, params: JsonObject) => params }),
    keepOutcome: assign({ outcome: (_, params: Outcome | null) => params }),
    keepProposal: assign(({ context }, params: { talk: JsonObject[]; calls: JsonObject[] }) => ({
      talk: params.talk,
      calls: params.calls,
      rounds: context.rounds + 1,
    })),
    keepTalk: assign({ talk: (_, params: { talk: JsonObject[] }) => params.talk, calls: [] }),
    /** What was said is of no more use, and would only be carried along. */
    endTalk: assign({ talk: [], calls: [] }),
    noteModelOut: assign({ model: (_, params: { model: ModelStanding }) => params.model }),
  },
  guards: {
    hasModel: ({ context }) => context.assignment.hasModel === true,
    isModelOut: (_, params: { model: ModelStanding }) => params.model !== "on",
    hasOutcome: (_, params: { outcome: Outcome | null }) => params.outcome !== null,
    hasCalls: (_, params: { calls: JsonObject[] }) => params.calls.length > 0,
    hasRoundsLeft: ({ context }) => context.rounds < MOST_ROUNDS,
    hasNothing: (_, params: JsonObject) => params.isEmpty === true,
  },
});

/** Makes one session for today. Constraints are hard; when nothing fits it says so and offers the nearest thing. */
export const generatorMachine = generator.createMachine({
  id: "generator",
  version: "2",
  options: { maxIterations: 100 },
  context: ({ input }) => ({
    assignment: input,
    request: null,
    candidates: null,
    outcome: null,
    talk: [],
    calls: [],
    rounds: 0,
    model: "on",
  }),
  initial: "understanding",
  states: {
    understanding: {
      description: "Reads minutes, muscles, equipment, limits and wishes from the message, the chips and the profile.",
      meta: reading("generator", ["get_profile", "get_workouts", "get_logs"], 10_000),
      invoke: {
        id: "reader",
        src: "reader",
        input: ({ context }) => context.assignment,
        onDone: [
          {
            guard: "hasModel",
            target: "proposing",
            actions: { type: "keepRequest", params: ({ event }) => event.output },
          },
          { target: "searching", actions: { type: "keepRequest", params: ({ event }) => event.output } },
        ],
        onError: "failed",
      },
    },
    proposing: {
      description: "A language model says what to search and what to build; it builds nothing itself.",
      meta: thinking("generator", [], { tier: "strong", mostCalls: 1 }),
      invoke: {
        id: "proposer",
        src: "proposer",
        input: ({ context }) => ({
          assignment: context.assignment,
          request: context.request ?? {},
          talk: context.talk,
          rounds: context.rounds,
        }),
        onDone: [
          {
            guard: { type: "isModelOut", params: ({ event }) => event.output },
            target: "searching",
            actions: ["endTalk", { type: "noteModelOut", params: ({ event }) => event.output }],
          },
          {
            guard: { type: "hasOutcome", params: ({ event }) => event.output },
            target: "built",
            actions: ["endTalk", { type: "keepOutcome", params: ({ event }) => event.output.outcome }],
          },
          {
            guard: { type: "hasCalls", params: ({ event }) => event.output },
            target: "fetching",
            actions: { type: "keepProposal", params: ({ event }) => event.output },
          },
          { target: "searching", actions: "endTalk" },
        ],
        onError: {
          target: "searching",
          actions: ["endTalk", { type: "noteModelOut", params: { model: "unavailable" } }],
        },
      },
    },
    fetching: {
      description:
        "Searches and builds what was proposed, under every constraint; a session comes from the tool alone.",
      meta: working("generator", ["search_exercises", "build_workout"], 20_000),
      invoke: {
        id: "fetcher",
        src: "fetcher",
        input: ({ context }) => ({
          assignment: context.assignment,
          request: context.request ?? {},
          talk: context.talk,
          calls: context.calls,
        }),
        onDone: [
          {
            guard: { type: "hasOutcome", params: ({ event }) => event.output },
            target: "built",
            actions: ["endTalk", { type: "keepOutcome", params: ({ event }) => event.output.outcome }],
          },
          {
            guard: "hasRoundsLeft",
            target: "proposing",
            actions: { type: "keepTalk", params: ({ event }) => event.output },
          },
          { target: "searching", actions: "endTalk" },
        ],
        onError: { target: "searching", actions: "endTalk" },
      },
    },
    searching: {
      description: "Searches the catalogue under every constraint.",
      meta: reading("generator", ["search_exercises"], 10_000),
      invoke: {
        id: "searcher",
        src: "searcher",
        input: ({ context }) => ({ assignment: context.assignment, request: context.request ?? {}, relaxed: false }),
        onDone: [
          {
            guard: { type: "hasNothing", params: ({ event }) => event.output },
            target: "relaxing",
            actions: { type: "keepCandidates", params: ({ event }) => event.output },
          },
          { target: "building", actions: { type: "keepCandidates", params: ({ event }) => event.output } },
        ],
        onError: "failed",
      },
    },
    relaxing: {
      description: "Nothing fitted. Searches once more without wishes; limits, equipment and exclusions stay.",
      meta: reading("generator", ["search_exercises"], 10_000),
      invoke: {
        id: "relaxedSearcher",
        src: "searcher",
        input: ({ context }) => ({ assignment: context.assignment, request: context.request ?? {}, relaxed: true }),
        onDone: { target: "building", actions: { type: "keepCandidates", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    building: {
      description: "Lays the chosen exercises out in blocks that fit the minutes, or says what emptied the search.",
      meta: reading("generator", ["build_workout", "search_exercises"], 20_000),
      invoke: {
        id: "builder",
        src: "builder",
        input: ({ context }) => ({
          assignment: context.assignment,
          request: context.request ?? {},
          candidates: context.candidates ?? {},
        }),
        onDone: { target: "built", actions: { type: "keepOutcome", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    built: { type: "final", description: "There is a session, or an honest reason why not." },
    failed: { type: "final", description: "The work failed; the conversation recovers." },
  },
  output: ({ context }) => ({ outcome: context.outcome, model: context.model }),
});

export type GeneratorSnapshot = SnapshotFrom<typeof generatorMachine>;
