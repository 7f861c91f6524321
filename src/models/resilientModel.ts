import type { ModelAttempt, ModelTier } from "../protocol/modelCall.ts";
import { Breaker, type BreakerLimits, type BreakerView } from "./breaker.ts";
import {
  ModelFailure,
  type ModelMessage,
  type ModelReply,
  type ModelRequest,
  type NamedModel,
} from "./languageModel.ts";
import type { ModelClock } from "./modelClock.ts";

export type ResilienceLimits = {
  /** For a call with all its attempts and the waits between them. */
  overallMs: number;
  /** After the first attempt, on all models together. */
  retries: number;
  /** The most that is waited before the first retry; twice as much before the second. */
  backoffMs: number;
  /** A server that wants to be left alone for longer is not asked again in this call. */
  longestWaitMs: number;
};

const LIMITS: ResilienceLimits = { overallMs: 120_000, retries: 2, backoffMs: 800, longestWaitMs: 10_000 };
const BREAKER: BreakerLimits = { failures: 5, openMs: 30_000 };

export type ResilienceOptions = {
  model: NamedModel;
  /** Asked when `model` fails; absent: its other size is, where that is another model. */
  fallback?: NamedModel | undefined;
  clock: ModelClock;
  /** From 0 to below 1. */
  random?: () => number;
  limits?: Partial<ResilienceLimits>;
  breaker?: Partial<BreakerLimits>;
};

export type ResilientModel = NamedModel & {
  /** Every model that could be asked is kept from requests for now. */
  isOut(): boolean;
  /** One for each model that was asked so far. */
  breakers(): BreakerView[];
};

/** What can be asked in turn. */
type Candidate = { model: NamedModel; tier: ModelTier };

/** One call while it lasts. */
type Run = {
  request: ModelRequest;
  /** When it must have come to an end, in ms since the epoch. */
  endsAt: number;
  onAttempt: (attempt: ModelAttempt) => void;
  /** Something of the answer was handed out. */
  hasBegun: boolean;
  retries: number;
  hasRepaired: boolean;
  usage: ModelReply["usage"];
};

/**
 * A model that gets over what passes. An attempt that lost its connection or met a busy server is made again, at most
 * `retries` times, after a random part of a wait that doubles (full jitter), or after what `Retry-After` says; an answer that
 * does not fit is shown to the model once, with the reason; then the fallback is asked. Nothing is tried again once a piece
 * of text was handed out. A breaker for each model keeps requests from one that fails again and again. The reply, or the
 * failure, carries the usage of all attempts.
 */
export function resilient(options: ResilienceOptions): ResilientModel {
  return new Resilience(options);
}

class Resilience implements ResilientModel {
  readonly #model: NamedModel;
  readonly #fallback: NamedModel | undefined;
  readonly #clock: ModelClock;
  readonly #random: () => number;
  readonly #limits: ResilienceLimits;
  readonly #breakerLimits: BreakerLimits;
  readonly #breakers = new Map<string, Breaker>();

  constructor({ model, fallback, clock, random = Math.random, limits, breaker }: ResilienceOptions) {
    this.#model = model;
    this.#fallback = fallback;
    this.#clock = clock;
    this.#random = random;
    this.#limits = { ...LIMITS, ...limits };
    this.#breakerLimits = { ...BREAKER, ...breaker };
  }

  nameOf(tier: ModelTier): string {
    return this.#model.nameOf(tier);
  }

  isOut(): boolean {
    const candidates = [...this.#candidatesFor("fast"), ...this.#candidatesFor("strong")];
    return candidates.every((each) => this.#breakers.get(nameOf(each))?.isShut ?? false);
  }

  breakers(): BreakerView[] {
    return [...this.#breakers].map(([model, { state, failures, triedAgainAt }]) => ({
      model,
      state,
      failures,
      triedAgainAt,
    }));
  }

  async generate(request: ModelRequest, onAttempt: (attempt: ModelAttempt) => void = () => {}): Promise<ModelReply> {
    request.signal.throwIfAborted();
    const { overallMs } = this.#limits;
    const overdue = new AbortController();
    const cancel = this.#clock.after(overallMs, () =>
      overdue.abort(new ModelFailure("connection", `No language model answered within ${overallMs / 1000} s.`)),
    );
    const { onDelta } = request;
    const run: Run = {
      request: {
        ...request,
        signal: AbortSignal.any([request.signal, overdue.signal]),
        ...(onDelta && {
          onDelta: (text: string) => {
            run.hasBegun = true;
            onDelta(text);
          },
        }),
      },
      endsAt: this.#clock.now() + overallMs,
      onAttempt,
      hasBegun: false,
      retries: 0,
      hasRepaired: false,
      usage: { inputTokens: 0, outputTokens: 0 },
    };
    try {
      const answer = await this.#askInTurn(run);
      if (!(answer instanceof ModelFailure)) return { ...answer, usage: added(run.usage, answer.usage) };
      const { fault, message, isOfRequest, retryAfterMs, misfit } = answer;
      const { hasBegun, usage } = run;
      throw new ModelFailure(fault, message, { hasBegun, isOfRequest, retryAfterMs, usage, ...(misfit && { misfit }) });
    } catch (error) {
      if (request.signal.aborted) throw request.signal.reason;
      throw error;
    } finally {
      cancel();
    }
  }

  #candidatesFor(tier: ModelTier): Candidate[] {
    const first: Candidate = { model: this.#model, tier };
    const second: Candidate = this.#fallback
      ? { model: this.#fallback, tier }
      : { model: this.#model, tier: tier === "fast" ? "strong" : "fast" };
    return nameOf(first) === nameOf(second) ? [first] : [first, second];
  }

  /** Each candidate until one answers; else the last failure of one that was really asked. */
  async #askInTurn(run: Run): Promise<ModelReply | ModelFailure> {
    let failure: ModelFailure | null = null;
    for (const candidate of this.#candidatesFor(run.request.tier)) {
      const answer = await this.#ask(candidate, run);
      if (answer === "skipped") continue;
      if (!(answer instanceof ModelFailure)) return answer;
      failure = answer;
      if (run.hasBegun || run.request.signal.aborted) break;
    }
    return (
      failure ?? new ModelFailure("connection", "The language model failed too often just before and is left alone.")
    );
  }

  /** One candidate with its retries and its repair. */
  async #ask({ model, tier }: Candidate, run: Run): Promise<ModelReply | ModelFailure | "skipped"> {
    let request: ModelRequest = { ...run.request, tier };
    let failure: ModelFailure | null = null;
    for (;;) {
      // Before the first answer of a server the name may not be known.
      const name = model.nameOf(tier);
      const breaker = this.#breakerOf(name);
      const began = this.#clock.now();
      const tell = (outcome: ModelAttempt["outcome"], problem: string | null) =>
        run.onAttempt({ model: name, outcome, problem, ms: this.#clock.now() - began });
      if (!breaker.enter()) {
        tell("skipped", `${breaker.failures} failures in a row: it is left alone for a while.`);
        return failure ?? "skipped";
      }
      const answer = await attempted(model, request, run, breaker, tell);
      if (!(answer instanceof ModelFailure)) return answer;
      failure = answer;
      run.usage = added(run.usage, answer.usage);
      const { misfit } = answer;
      if (misfit && !run.hasRepaired && !run.hasBegun) {
        tell("repairing", answer.message);
        run.hasRepaired = true;
        request = { ...request, messages: [...request.messages, ...repairTurn(misfit)] };
        continue;
      }
      tell("failed", answer.message);
      const waitMs = this.#waitBeforeRetry(answer, run);
      if (waitMs === null) return answer;
      run.retries += 1;
      await pause(waitMs, run.request.signal, this.#clock);
    }
  }

  /** In ms; `null` when it is not to be tried again. */
  #waitBeforeRetry({ fault, retryAfterMs }: ModelFailure, run: Run): number | null {
    const { retries, backoffMs, longestWaitMs } = this.#limits;
    const isSafe = (fault === "connection" || fault === "busy") && !run.hasBegun && !run.request.signal.aborted;
    if (!isSafe || run.retries >= retries || (retryAfterMs ?? 0) > longestWaitMs) return null;
    const most = retryAfterMs === null ? backoffMs * 2 ** run.retries : backoffMs;
    const waitMs = (retryAfterMs ?? 0) + this.#random() * most;
    return this.#clock.now() + waitMs < run.endsAt ? waitMs : null;
  }

  #breakerOf(name: string): Breaker {
    const breaker = this.#breakers.get(name) ?? new Breaker(this.#breakerLimits, this.#clock);
    this.#breakers.set(name, breaker);
    return breaker;
  }
}

/** One attempt; rejects only when the person called it off, or with a bug. */
async function attempted(
  model: NamedModel,
  request: ModelRequest,
  run: Run,
  breaker: Breaker,
  tell: (outcome: ModelAttempt["outcome"], problem: string | null) => void,
): Promise<ModelReply | ModelFailure> {
  try {
    const reply = await model.generate(request);
    breaker.succeeded();
    tell("answered", null);
    return reply;
  } catch (error) {
    if (!(error instanceof ModelFailure)) {
      breaker.left();
      if (request.signal.aborted) tell("failed", "It was called off.");
      throw error;
    }
    run.hasBegun ||= error.hasBegun;
    // A server that answers beside the point is up.
    if (error.misfit) breaker.succeeded();
    else if (error.isOfRequest) breaker.left();
    else breaker.failed(error.retryAfterMs ?? 0);
    return error;
  }
}

const nameOf = ({ model, tier }: Candidate): string => model.nameOf(tier);

function repairTurn({ said, why }: NonNullable<ModelFailure["misfit"]>): ModelMessage[] {
  return [
    { role: "assistant", content: said },
    {
      role: "user",
      content: `That answer could not be used:\n${why}\nGive the whole answer again in the form asked for, and nothing else.`,
    },
  ];
}

function pause(ms: number, signal: AbortSignal, clock: ModelClock): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.after(ms, () => {
      signal.removeEventListener("abort", onAbort);
      resolve();
    });
    if (signal.aborted) onAbort();
    else signal.addEventListener("abort", onAbort, { once: true });
  });
}

const added = (a: ModelReply["usage"], b: ModelReply["usage"]): ModelReply["usage"] => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});
