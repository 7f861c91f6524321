import type { Work, WorkScope } from "../agents/agent.ts";
import { AppError } from "../errors.ts";
import type { ModelDesk } from "../models/modelDesk.ts";
import type { ModelCall } from "../protocol/modelCall.ts";
import { callTool } from "../tools/tool.ts";
import { askerOf, MODEL_NOTE } from "./askModel.ts";
import type { Clock } from "./clock.ts";
import type { EffectIntent } from "./kernel.ts";
import type { Trace } from "./trace.ts";

/** The work behind every promise actor of a chart, by its names on the way from the root: `logger.extractor`. */
// biome-ignore lint/suspicious/noExplicitAny: each work has its own input and output; the chart's types hold them together
export type Cast = Record<string, Work<any, any>>;

/** The turn that a piece of work belongs to, and where its by-products go. */
export type WorkSite = {
  userId: string;
  conversationId: string;
  turnId: string;
  traceId: string;
  /** The first is 1. */
  attempt: number;
  emit(text: string): void;
  /** What a piece of work tells of itself, for the record of the turn. */
  note(effectId: string, event: string, fields: Record<string, unknown>): void;
  progress(tool: string, display: string): void;
  /** A language model is being asked; resolves or rejects when that has ended. */
  asking(question: Promise<unknown>): void;
  /** A language model was asked, whatever came of it. */
  asked(call: ModelCall): void;
};

/** Runs effect intents: with a deadline, a signal, only the permitted tools, and a trace of each call. */
export class WorkRunner {
  readonly #cast: Cast;
  readonly #trace: Trace;
  readonly #clock: Clock;
  readonly #desk: Pick<ModelDesk, "asker"> | null;

  /** Without a desk there is no language model. */
  constructor(cast: Cast, trace: Trace, clock: Clock, desk: Pick<ModelDesk, "asker"> | null = null) {
    this.#cast = cast;
    this.#trace = trace;
    this.#clock = clock;
    this.#desk = desk;
  }

  /** Settles with the work's own result; rejects when it throws, when `abort` is aborted, or when its deadline passes. */
  async run(intent: EffectIntent, site: WorkSite, abort: AbortController): Promise<unknown> {
    const work = this.#cast[intent.src.join(".")];
    if (!work) throw new Error(`nobody plays "${intent.src.join(".")}"`);
    const started = performance.now();
    const { state, deadlineMs } = intent.duty;
    const cancelDeadline = this.#clock.after(deadlineMs, () =>
      abort.abort(new AppError("unavailable", `${state} took longer than ${deadlineMs} ms`)),
    );
    const aborted = new Promise<never>((_, reject) => {
      abort.signal.addEventListener("abort", () => reject(abort.signal.reason), { once: true });
    });
    let hasToolCalls = false;
    let success = false;
    const scope = this.#scope(intent, site, abort.signal, () => {
      hasToolCalls = true;
    });
    try {
      const result = await Promise.race([work(intent.input, scope), aborted]);
      success = true;
      return result;
    } finally {
      cancelDeadline();
      this.#trace.write("agent_step", site, {
        agent: intent.src.join("."),
        state: intent.duty.state,
        has_tool_calls: hasToolCalls,
        latency_ms: Math.round((performance.now() - started) * 100) / 100,
        success,
      });
    }
  }

  /** Nobody's words: how it went, and what it cost. */
  #noteCall(call: ModelCall, site: WorkSite): void {
    site.asked(call);
    this.#trace.write("model_call", site, {
      role: call.role,
      prompt: call.prompt,
      tier: call.tier,
      model: call.model,
      outcome: call.outcome,
      attempts: call.attempts.length,
      input_tokens: call.inputTokens,
      output_tokens: call.outputTokens,
      cost_usd: call.costUsd,
      latency_ms: call.ms,
      success: call.outcome === "answered",
    });
  }

  #scope(intent: EffectIntent, site: WorkSite, signal: AbortSignal, called: () => void): WorkScope {
    const idempotencyKey = `${site.turnId}/${intent.effectId}`;
    return {
      userId: site.userId,
      conversationId: site.conversationId,
      turnId: site.turnId,
      signal,
      idempotencyKey,
      attempt: site.attempt,
      emit: (text) => {
        if (!signal.aborted) site.emit(text);
      },
      ask: askerOf(this.#desk, intent, {
        userId: site.userId,
        turnId: site.turnId,
        signal,
        begun: (question) => site.asking(question),
        record: (call, note) => {
          this.#noteCall(call, site);
          site.note(intent.effectId, MODEL_NOTE, note);
        },
      }),
      trace: (event, fields) => {
        this.#trace.write(event, site, fields);
        site.note(intent.effectId, event, fields);
      },
      call: async (tool, input, effectKey = idempotencyKey) => {
        if (!intent.duty.permissions.includes(tool.name))
          throw new Error(`state "${intent.duty.state}" does not permit tool "${tool.name}"`);
        signal.throwIfAborted();
        called();
        if (tool.display) site.progress(tool.name, tool.display.running(input));
        const { userId, conversationId, turnId } = site;
        const answer = await callTool(tool, input, { userId, conversationId, turnId, effectKey, signal });
        if (tool.display && answer.ok) site.progress(tool.name, tool.display.complete(answer.result));
        this.#trace.write("tool_call", site, {
          tool_name: tool.name,
          result_size: answer.ok ? sizeOf(answer.result) : 0,
          empty_reason: answer.ok ? emptyReasonOf(answer.result) : null,
          success: answer.ok,
          error_class: answer.ok ? null : "refused",
        });
        return answer;
      },
    };
  }
}

function listIn(result: unknown): unknown[] | null {
  if (Array.isArray(result)) return result;
  if (typeof result !== "object" || result === null) return null;
  return Object.values(result).find(Array.isArray) ?? null;
}

function sizeOf(result: unknown): number {
  return listIn(result)?.length ?? (result === null ? 0 : 1);
}

/** The constraint that left nothing, where the tool tells. */
function emptyReasonOf(result: unknown): string | null {
  if (sizeOf(result) > 0) return null;
  const trace = typeof result === "object" && result !== null && "trace" in result ? result.trace : null;
  const steps = Array.isArray(trace) ? (trace as { constraint?: unknown; left?: unknown }[]) : [];
  return String(steps.find(({ left }) => left === 0)?.constraint ?? "no match");
}
