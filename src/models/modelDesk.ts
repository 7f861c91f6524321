import type { ModelAttempt, ModelCall, ModelOut, ModelTier } from "../protocol/modelCall.ts";
import type { BrokenBudget, Budgets } from "./budget.ts";
import { Budget } from "./budget.ts";
import { type LanguageModel, ModelFailure, type ModelReply, type ModelRequest } from "./languageModel.ts";
import type { Ask, ModelAnswer, ModelAsk } from "./modelAsk.ts";
import { costOf, type Prices, priceOf } from "./prices.ts";
import { hashOf, type WrittenRequest, writtenRequest } from "./requestHash.ts";
import { dayOf, type UsageLedger } from "./usageLedger.ts";

export type DeskParts = {
  model: LanguageModel;
  budgets: Budgets;
  prices: Prices;
  usage: UsageLedger;
  /** In ms since the epoch. */
  now: () => number;
  /** Is told, in a sentence, when what was used could not be stored. */
  onTrouble?: (sentence: string) => void;
};

/** One piece of work that may ask. */
export type DeskCall = {
  userId: string;
  turnId: string;
  signal: AbortSignal;
  /** What the chart's state allows. */
  tier: ModelTier;
  mostCalls: number;
  /**
   * Is told of each call when it has ended. `kept` is what a replay can answer from: the request's hash and the whole
   * answer, `null` when the call was aborted.
   */
  record(call: ModelCall, kept: { hash: string; answer: ModelAnswer | null }): void;
};

/** Where agents ask a language model: counted, bounded, recorded. */
export interface ModelDesk {
  /** The day's budgets leave something for this user. */
  isWithinBudget(userId: string): boolean;
  /** It answers as far as is known, and the day's budget of this user is not used up. */
  isOn(userId: string): boolean;
  /**
   * What work gets as `scope.ask`. A model that fails is an answer that says why; it rejects with the signal's reason, and
   * throws only for what is a bug here: more calls or another tier than the chart's state allows.
   */
  asker(call: DeskCall): Ask;
}

/** The answer of a model that was asked for nothing in particular is taken to have as many tokens, before it is known. */
const USUAL_OUTPUT_TOKENS = 800;
/** Of European languages; on the side of too few, so that estimates are rather too high. */
const CHARS_PER_TOKEN = 3.5;

const OVER: Record<BrokenBudget, string> = {
  turn: "the turn's budget is used up",
  userDay: "the user's budget of the day is used up",
  day: "the budget of the day is used up",
};

export function createModelDesk(parts: DeskParts): ModelDesk {
  const { model, usage, now } = parts;
  const budget = new Budget(parts.budgets, usage, now);
  return {
    isWithinBudget: (userId) => budget.hasLeft(userId),
    isOn: (userId) => !(model.isOut?.() ?? false) && budget.hasLeft(userId),
    asker(call) {
      let calls = 0;
      return async <Value>(ask: ModelAsk<Value>) => {
        call.signal.throwIfAborted();
        if (ask.tier !== call.tier) throw new Error(`${ask.role} asks for ${ask.tier}, the state allows ${call.tier}`);
        calls += 1;
        if (calls > call.mostCalls) throw new Error(`${ask.role} asks more than ${call.mostCalls} times`);
        return answerOf(parts, budget, call, ask);
      };
    },
  };
}

async function answerOf<Value>(
  { model, prices, usage, now, onTrouble }: DeskParts,
  budget: Budget,
  call: DeskCall,
  ask: ModelAsk<Value>,
): Promise<ModelAnswer<Value>> {
  const { userId, turnId, signal, tier } = call;
  const request = requestOf(ask, signal);
  const written = writtenRequest(request);
  const hash = hashOf(written);
  const count = usage.accountOf(userId);
  const asked = model.nameOf?.(tier) ?? tier;
  const started = performance.now();
  const ms = () => Math.round(performance.now() - started);
  const attempts: ModelAttempt[] = [];
  const attempted = (attempt: Omit<ModelAttempt, "model" | "ms">) =>
    attempts.push({ model: asked, ms: ms(), ...attempt });

  /** Counts, stores and records; what a call has used is durable before its answer is given. */
  const end = async (
    outcome: ModelCall["outcome"],
    used: ModelReply["usage"],
    name: string,
    answer: ModelAnswer<Value> | null,
  ): Promise<void> => {
    // A server may call a model otherwise than it is asked for.
    const askedLast = attempts.findLast((attempt) => attempt.outcome === "answered")?.model ?? asked;
    const costUsd = costOf(priceOf(prices, name) ?? priceOf(prices, askedLast), used);
    const ended: ModelCall = {
      role: ask.role,
      prompt: ask.prompt.id,
      tier,
      model: name,
      outcome,
      attempts,
      ...used,
      costUsd,
      ms: ms(),
    };
    budget.countTurn(turnId, { tokens: used.inputTokens + used.outputTokens, usd: costUsd });
    const modelCalls = outcome === "overBudget" ? 0 : 1;
    const stored = count(dayOf(now()), { modelCalls, ...used, costUsd });
    call.record(ended, { hash, answer });
    // An answer that was paid for is used even then; the day's figure of this process holds it.
    await stored.catch(() => onTrouble?.("What a language model has used could not be stored."));
  };

  const estimate = estimateOf(written);
  const reservation = budget.reserve(
    { userId, turnId },
    { tokens: estimate.inputTokens + estimate.outputTokens, usd: costOf(priceOf(prices, asked), estimate) },
  );
  if (typeof reservation === "string") {
    attempted({ outcome: "skipped", problem: OVER[reservation] });
    const answer = { ok: false, why: "overBudget" } as const;
    await end("overBudget", { inputTokens: 0, outputTokens: 0 }, asked, answer);
    return answer;
  }

  let streamed = 0;
  try {
    const { onDelta } = request;
    if (onDelta)
      request.onDelta = (text) => {
        streamed += text.length;
        onDelta(text);
      };
    const reply = await model.generate(request, (attempt) => attempts.push(attempt));
    signal.throwIfAborted();
    if (attempts.length === 0) attempted({ outcome: "answered", problem: null });
    const answer: ModelAnswer<Value> =
      reply.finish === "refused"
        ? { ok: false, why: "refused" }
        : {
            ok: true,
            text: reply.text,
            value: reply.value as Value,
            toolCalls: reply.toolCalls,
            isCutOff: reply.finish === "length",
          };
    reservation.release();
    const isUsable = answer.ok && (ask.isUsable?.(answer) ?? true);
    await end(isUsable ? "answered" : answer.ok ? "invalid" : answer.why, reply.usage, reply.model, answer);
    return answer;
  } catch (error) {
    reservation.release();
    if (signal.aborted) {
      // Nobody says what a call has cost that was cut off: what was sent, and what had come.
      const used = { inputTokens: estimate.inputTokens, outputTokens: tokensOf(streamed) };
      if (attempts.length === 0) attempted({ outcome: "failed", problem: "called off" });
      await end("aborted", used, asked, null);
      throw signal.reason;
    }
    if (!(error instanceof ModelFailure)) {
      attempted({ outcome: "failed", problem: "a bug in what asks the model" });
      await end("unavailable", { inputTokens: 0, outputTokens: 0 }, asked, null);
      throw error;
    }
    if (attempts.length === 0) attempted({ outcome: "failed", problem: error.message });
    const answer = { ok: false, why: whyOf(error) } as const;
    await end(answer.why, error.usage, asked, answer);
    return answer;
  }
}

function requestOf<Value>(ask: ModelAsk<Value>, signal: AbortSignal): ModelRequest {
  const { tier, prompt, messages, schema, tools, maxOutputTokens, onDelta } = ask;
  return {
    tier,
    prompt: prompt.id,
    system: prompt.text,
    messages,
    signal,
    ...(schema && { schema }),
    ...(tools && { tools }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
    ...(onDelta && { onDelta }),
  };
}

/** From the length of all that is sent, and from the bound on the answer. */
function estimateOf({ system, messages, schema, tools, maxOutputTokens }: WrittenRequest): ModelReply["usage"] {
  return {
    inputTokens: tokensOf(system.length + JSON.stringify([messages, schema, tools]).length),
    outputTokens: maxOutputTokens ?? USUAL_OUTPUT_TOKENS,
  };
}

const tokensOf = (chars: number): number => Math.ceil(chars / CHARS_PER_TOKEN);

function whyOf({ fault }: ModelFailure): ModelOut {
  return fault === "nonsense" || fault === "misfit" ? "invalid" : "unavailable";
}
