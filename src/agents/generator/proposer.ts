import type { Catalog } from "../../catalog/catalog.ts";
import { contextWindow } from "../../models/contextWindow.ts";
import type { ModelMessage } from "../../models/languageModel.ts";
import { readPrompt } from "../../models/prompts.ts";
import type { Assignment, JsonObject, Spoken } from "../../protocol/understanding.ts";
import type { Work } from "../agent.ts";
import { countInWords, limitsInWords, wishesInWords } from "./planInWords.ts";
import { PROPOSAL_TOOLS } from "./proposalTools.ts";
import { SessionPlan } from "./sessionPlan.ts";

export type ProposerInput = { assignment: Assignment; request: JsonObject; talk: JsonObject[]; rounds: number };
export type Proposal = Spoken & { talk: JsonObject[]; calls: JsonObject[] };

const MOST_CALLS = 3;
const MOST_TOKENS = 700;
/** In characters of JSON. */
const MOST_INPUT = 4_000;

const prompt = readPrompt<{ exercises: string; limits: string[]; wishes: string[] }>(
  new URL("./prompts/session@1.md", import.meta.url),
);

/** A model is asked to choose for a new session of training; changes, warm-ups and set endings have exact answers. */
const isForModel = (plan: SessionPlan): boolean =>
  plan.kind === "session" && plan.edit === null && plan.purpose === null && plan.finisher === null;

/** The prompt for a plan; what a model says is held against it. */
export const sessionPrompt = (plan: SessionPlan, catalog: Catalog) =>
  prompt.render({
    exercises: countInWords(plan),
    limits: limitsInWords(plan, catalog),
    wishes: wishesInWords(plan),
  });

/** The talk is kept while it lasts: what is too long for a proposal is none. */
const inputOf = (input: unknown): JsonObject =>
  typeof input === "object" && input !== null && JSON.stringify(input).length <= MOST_INPUT
    ? (input as JsonObject)
    : {};

/**
 * Asks a language model which exercises to search and to build a session from. It only says so: `calls` are run by the
 * fetcher, under every limit. Without calls the search without a model has its turn.
 */
export const createProposer =
  ({ catalog }: { catalog: Catalog }): Work<ProposerInput, Proposal> =>
  async ({ request, talk, rounds }, scope) => {
    const plan = SessionPlan.parse(request);
    if (!isForModel(plan)) return { talk, calls: [], outcome: null, model: "on" };
    const said = talk as unknown as ModelMessage[];
    const answer = await scope.ask({
      role: "generator",
      prompt: sessionPrompt(plan, catalog),
      tier: "strong",
      messages: contextWindow({ talk: [{ role: "user", content: plan.text }, ...said] }).talk,
      tools: PROPOSAL_TOOLS,
      maxOutputTokens: MOST_TOKENS,
      isUsable: ({ toolCalls }) => toolCalls.length > 0,
    });
    if (!answer.ok) return { talk, calls: [], outcome: null, model: answer.why };
    const toolCalls = answer.toolCalls.slice(0, MOST_CALLS).map((call, i) => ({
      ...call,
      // Some servers give the same id twice.
      id: `${rounds}-${i}-${call.id}`.slice(0, 60),
      input: inputOf(call.input),
    }));
    scope.trace("session_proposed", { round: rounds + 1, calls: toolCalls.map(({ name }) => name) });
    const message: ModelMessage = {
      role: "assistant",
      content: toolCalls.length > 0 ? "" : answer.text.slice(0, 500),
      ...(toolCalls.length > 0 ? { toolCalls } : {}),
    };
    return { talk: [...talk, message as unknown as JsonObject], calls: toolCalls, outcome: null, model: "on" };
  };
