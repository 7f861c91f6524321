import { assign, type SnapshotFrom, setup } from "xstate";
import type { Assignment, JsonObject, Outcome } from "../protocol/understanding.ts";
import type { SpecialistResult } from "./specialistResult.ts";
import { reading } from "./stateMeta.ts";
import { storedCoach } from "./storedContext.ts";
import { unprovided } from "./unprovided.ts";

export type CoachContext = { assignment: Assignment; evidence: JsonObject | null; outcome: Outcome | null };

const coach = setup({
  schemas: { context: storedCoach },
  types: {
    input: {} as Assignment,
    context: {} as CoachContext,
    output: {} as SpecialistResult,
  },
  actors: {
    retriever: unprovided<JsonObject, Assignment>("retriever"),
    composer: unprovided<Outcome, { assignment: Assignment; evidence: JsonObject }>("composer"),
  },
  actions: {
    keepEvidence: assign({ evidence: (_, params: JsonObject) => params }),
    keepOutcome: assign({ outcome: (_, params: Outcome) => params }),
  },
});

/** Answers one question about training from the catalogue and the notes, with citations. */
export const coachMachine = coach.createMachine({
  id: "coach",
  version: "1",
  options: { maxIterations: 100 },
  context: ({ input }) => ({ assignment: input, evidence: null, outcome: null }),
  initial: "retrieving",
  states: {
    retrieving: {
      description: "Finds the exercises and notes that the question is about.",
      meta: reading("coach", ["search_knowledge", "search_exercises", "get_exercise", "get_profile"], 10_000),
      invoke: {
        id: "retriever",
        src: "retriever",
        input: ({ context }) => context.assignment,
        onDone: { target: "composing", actions: { type: "keepEvidence", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    composing: {
      description: "Composes the answer from what was found; says so when nothing was.",
      meta: reading("coach", [], 30_000),
      invoke: {
        id: "composer",
        src: "composer",
        input: ({ context }) => ({ assignment: context.assignment, evidence: context.evidence ?? {} }),
        onDone: { target: "answered", actions: { type: "keepOutcome", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    answered: { type: "final", description: "There is an answer." },
    failed: { type: "final", description: "The work failed; the conversation recovers." },
  },
  output: ({ context }) => ({ outcome: context.outcome }),
});

export type CoachSnapshot = SnapshotFrom<typeof coachMachine>;
