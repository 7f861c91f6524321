import { assign, type SnapshotFrom, setup } from "xstate";
import type { Assignment, JsonObject, Outcome } from "../protocol/understanding.ts";
import type { SpecialistResult } from "./specialistResult.ts";
import { reading } from "./stateMeta.ts";
import { storedGenerator } from "./storedContext.ts";
import { unprovided } from "./unprovided.ts";

export type GeneratorContext = {
  assignment: Assignment;
  request: JsonObject | null;
  candidates: JsonObject | null;
  outcome: Outcome | null;
};

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
    builder: unprovided<Outcome, { assignment: Assignment; request: JsonObject; candidates: JsonObject }>("builder"),
  },
  actions: {
    keepRequest: assign({ request: (_, params: JsonObject) => params }),
    keepCandidates: assign({ candidates: (_, params: JsonObject) => params }),
    keepOutcome: assign({ outcome: (_, params: Outcome) => params }),
  },
  guards: {
    hasNothing: (_, params: JsonObject) => params.isEmpty === true,
  },
});

/** Makes one session for today. Constraints are hard; when nothing fits it says so and offers the nearest thing. */
export const generatorMachine = generator.createMachine({
  id: "generator",
  version: "1",
  options: { maxIterations: 100 },
  context: ({ input }) => ({ assignment: input, request: null, candidates: null, outcome: null }),
  initial: "understanding",
  states: {
    understanding: {
      description: "Reads minutes, muscles, equipment, limits and wishes from the message, the chips and the profile.",
      meta: reading("generator", ["get_profile", "get_workouts"], 10_000),
      invoke: {
        id: "reader",
        src: "reader",
        input: ({ context }) => context.assignment,
        onDone: { target: "searching", actions: { type: "keepRequest", params: ({ event }) => event.output } },
        onError: "failed",
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
  output: ({ context }) => ({ outcome: context.outcome }),
});

export type GeneratorSnapshot = SnapshotFrom<typeof generatorMachine>;
