import { assign, type SnapshotFrom, setup } from "xstate";
import type { Assignment, JsonObject, ModelStanding, Outcome } from "../protocol/understanding.ts";
import type { SpecialistResult } from "./specialistResult.ts";
import { reading, thinking } from "./stateMeta.ts";
import { storedLogger } from "./storedContext.ts";
import { unprovided } from "./unprovided.ts";

export type LoggerContext = {
  assignment: Assignment;
  extraction: JsonObject | null;
  match: JsonObject | null;
  outcome: Outcome | null;
  model: ModelStanding;
};

const logger = setup({
  schemas: { context: storedLogger },
  types: {
    input: {} as Assignment,
    context: {} as LoggerContext,
    output: {} as SpecialistResult,
  },
  actors: {
    extractor: unprovided<JsonObject, Assignment>("extractor"),
    rereader: unprovided<
      { extraction: JsonObject; model: ModelStanding },
      { assignment: Assignment; extraction: JsonObject }
    >("rereader"),
    matcher: unprovided<JsonObject, { assignment: Assignment; extraction: JsonObject }>("matcher"),
    decider: unprovided<Outcome, { assignment: Assignment; match: JsonObject }>("decider"),
  },
  actions: {
    keepExtraction: assign({ extraction: (_, params: JsonObject) => params }),
    keepMatch: assign({ match: (_, params: JsonObject) => params }),
    keepOutcome: assign({ outcome: (_, params: Outcome) => params }),
    noteModelOut: assign({ model: (_, params: { model: ModelStanding }) => params.model }),
  },
  guards: {
    /** There is a language model, and something that the grammar left. */
    hasModel: ({ context }, params: JsonObject) =>
      context.assignment.hasModel === true && Array.isArray(params.leftover) && params.leftover.length > 0,
    isModelOut: (_, params: { model: ModelStanding }) => params.model !== "on",
  },
});

/** Reads what was lifted, names the exercise, and asks where either is in doubt. It stores nothing itself. */
export const loggerMachine = logger.createMachine({
  id: "logger",
  version: "2",
  options: { maxIterations: 100 },
  context: ({ input }) => ({ assignment: input, extraction: null, match: null, outcome: null, model: "on" }),
  initial: "extracting",
  states: {
    extracting: {
      description: "Reads sets, weights and dates, or merges the answer to an open question into its draft.",
      meta: reading("logger", ["get_profile", "get_logs", "get_workouts", "get_facts"], 10_000),
      invoke: {
        id: "extractor",
        src: "extractor",
        input: ({ context }) => context.assignment,
        onDone: [
          {
            guard: { type: "hasModel", params: ({ event }) => event.output },
            target: "rereading",
            actions: { type: "keepExtraction", params: ({ event }) => event.output },
          },
          { target: "matching", actions: { type: "keepExtraction", params: ({ event }) => event.output } },
        ],
        onError: "failed",
      },
    },
    rereading: {
      description: "A language model reads what the grammar left; only figures that were really written are believed.",
      meta: thinking("logger", [], { tier: "fast", mostCalls: 1 }),
      invoke: {
        id: "rereader",
        src: "rereader",
        input: ({ context }) => ({ assignment: context.assignment, extraction: context.extraction ?? {} }),
        onDone: [
          {
            guard: { type: "isModelOut", params: ({ event }) => event.output },
            target: "matching",
            actions: { type: "noteModelOut", params: ({ event }) => event.output },
          },
          { target: "matching", actions: { type: "keepExtraction", params: ({ event }) => event.output.extraction } },
        ],
        onError: { target: "matching", actions: { type: "noteModelOut", params: { model: "unavailable" } } },
      },
    },
    matching: {
      description: "Finds the exercise that is meant; several equally good ones stay candidates.",
      meta: reading("logger", ["match_exercise", "get_logs", "get_profile"], 10_000),
      invoke: {
        id: "matcher",
        src: "matcher",
        input: ({ context }) => ({ assignment: context.assignment, extraction: context.extraction ?? {} }),
        onDone: { target: "deciding", actions: { type: "keepMatch", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    deciding: {
      description: "Complete entries become commands; the first gap or doubt becomes a question.",
      meta: reading("logger", ["get_profile"], 10_000),
      invoke: {
        id: "decider",
        src: "decider",
        input: ({ context }) => ({ assignment: context.assignment, match: context.match ?? {} }),
        onDone: { target: "decided", actions: { type: "keepOutcome", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    decided: { type: "final", description: "It is known what to store and what to ask." },
    failed: { type: "final", description: "The work failed; the conversation recovers." },
  },
  output: ({ context }) => ({ outcome: context.outcome, model: context.model }),
});

export type LoggerSnapshot = SnapshotFrom<typeof loggerMachine>;
