import { assign, type SnapshotFrom, setup } from "xstate";
import type { Assignment, JsonObject, Outcome } from "../protocol/understanding.ts";
import type { SpecialistResult } from "./specialistResult.ts";
import { reading } from "./stateMeta.ts";
import { storedLogger } from "./storedContext.ts";
import { unprovided } from "./unprovided.ts";

export type LoggerContext = {
  assignment: Assignment;
  extraction: JsonObject | null;
  match: JsonObject | null;
  outcome: Outcome | null;
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
    matcher: unprovided<JsonObject, { assignment: Assignment; extraction: JsonObject }>("matcher"),
    decider: unprovided<Outcome, { assignment: Assignment; match: JsonObject }>("decider"),
  },
  actions: {
    keepExtraction: assign({ extraction: (_, params: JsonObject) => params }),
    keepMatch: assign({ match: (_, params: JsonObject) => params }),
    keepOutcome: assign({ outcome: (_, params: Outcome) => params }),
  },
});

/** Reads what was lifted, names the exercise, and asks where either is in doubt. It stores nothing itself. */
export const loggerMachine = logger.createMachine({
  id: "logger",
  version: "1",
  options: { maxIterations: 100 },
  context: ({ input }) => ({ assignment: input, extraction: null, match: null, outcome: null }),
  initial: "extracting",
  states: {
    extracting: {
      description: "Reads sets, weights and dates, or merges the answer to an open question into its draft.",
      meta: reading("logger", ["get_profile", "get_logs"], 10_000),
      invoke: {
        id: "extractor",
        src: "extractor",
        input: ({ context }) => context.assignment,
        onDone: { target: "matching", actions: { type: "keepExtraction", params: ({ event }) => event.output } },
        onError: "failed",
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
  output: ({ context }) => ({ outcome: context.outcome }),
});

export type LoggerSnapshot = SnapshotFrom<typeof loggerMachine>;
