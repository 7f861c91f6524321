import { assign, type SnapshotFrom, setup } from "xstate";
import type { Assignment, Composed, JsonObject, ModelStanding, Outcome, Spoken } from "../protocol/understanding.ts";
import type { SpecialistResult } from "./specialistResult.ts";
import { reading, thinking } from "./stateMeta.ts";
import { storedCoach } from "./storedContext.ts";
import { unprovided } from "./unprovided.ts";

export type CoachContext = {
  assignment: Assignment;
  evidence: JsonObject | null;
  outcome: Outcome | null;
  model: ModelStanding;
};

const NOTHING: Outcome = { say: [], commands: [], question: null };

const coach = setup({
  schemas: { context: storedCoach },
  types: {
    input: {} as Assignment,
    context: {} as CoachContext,
    output: {} as SpecialistResult,
  },
  actors: {
    retriever: unprovided<JsonObject, Assignment>("retriever"),
    composer: unprovided<Composed, { assignment: Assignment; evidence: JsonObject }>("composer"),
    speaker: unprovided<Spoken, { assignment: Assignment; evidence: JsonObject; outcome: Outcome }>("speaker"),
  },
  actions: {
    keepEvidence: assign({ evidence: (_, params: JsonObject) => params }),
    keepOutcome: assign({ outcome: ({ context }, params: Outcome | null) => params ?? context.outcome }),
    noteModelOut: assign({ model: (_, params: { model: ModelStanding }) => params.model }),
  },
  guards: {
    /** There is a language model, and something that it may be given. */
    hasModel: ({ context }, params: { hasGround?: boolean }) =>
      context.assignment.hasModel === true && params.hasGround === true,
    isModelOut: (_, params: { model: ModelStanding }) => params.model !== "on",
  },
});

/** Answers one question about training from the catalogue and the notes, with citations. */
export const coachMachine = coach.createMachine({
  id: "coach",
  version: "2",
  options: { maxIterations: 100 },
  context: ({ input }) => ({ assignment: input, evidence: null, outcome: null, model: "on" }),
  initial: "retrieving",
  states: {
    retrieving: {
      description: "Finds the exercises and notes that the question is about.",
      meta: reading(
        "coach",
        ["search_knowledge", "search_exercises", "get_exercise", "get_profile", "get_logs", "get_facts"],
        10_000,
      ),
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
        onDone: [
          {
            guard: { type: "hasModel", params: ({ event }) => event.output },
            target: "wording",
            actions: { type: "keepOutcome", params: ({ event }) => event.output },
          },
          { target: "answered", actions: { type: "keepOutcome", params: ({ event }) => event.output } },
        ],
        onError: "failed",
      },
    },
    wording: {
      description: "A language model words the answer from the same passages; without it the composed one stands.",
      meta: thinking("coach", ["get_messages", "get_profile", "get_facts"], { tier: "strong", mostCalls: 1 }),
      invoke: {
        id: "speaker",
        src: "speaker",
        input: ({ context }) => ({
          assignment: context.assignment,
          evidence: context.evidence ?? {},
          outcome: context.outcome ?? NOTHING,
        }),
        onDone: [
          {
            guard: { type: "isModelOut", params: ({ event }) => event.output },
            target: "answered",
            // What it had said before it failed has been shown, and stays in front of the composed answer.
            actions: [
              { type: "keepOutcome", params: ({ event }) => event.output.outcome },
              { type: "noteModelOut", params: ({ event }) => event.output },
            ],
          },
          { target: "answered", actions: { type: "keepOutcome", params: ({ event }) => event.output.outcome } },
        ],
        onError: { target: "answered", actions: { type: "noteModelOut", params: { model: "unavailable" } } },
      },
    },
    answered: { type: "final", description: "There is an answer." },
    failed: { type: "final", description: "The work failed; the conversation recovers." },
  },
  output: ({ context }) => ({ outcome: context.outcome, model: context.model }),
});

export type CoachSnapshot = SnapshotFrom<typeof coachMachine>;
