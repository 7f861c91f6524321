import { AppError } from "../errors.ts";
import type { Turn } from "../protocol/turn.ts";
import { loggableError } from "./loggableError.ts";
import type { Trace, TraceTie } from "./trace.ts";

/** What a finished turn leaves in the trace. */
export function traceTurn(trace: Trace, tie: TraceTie, { routes, effects, pending, status, latencyMs }: Turn): void {
  const [first] = routes;
  const isClarifying = pending?.kind === "clarification";
  if (isClarifying) trace.write("clarification_emitted", tie, { offered: pending.options.map(({ id }) => id) });
  trace.write("hub_response", tie, {
    route: first?.route ?? null,
    confidence: first?.confidence ?? null,
    clarification_needed: isClarifying,
    status,
    effects: effects.map(({ kind, op }) => `${kind}.${op}`),
    latency_ms: latencyMs,
  });
}

export function traceError(trace: Trace, tie: TraceTie, error: unknown): void {
  const isKnown = error instanceof AppError;
  trace.write("hub_error", tie, {
    error: isKnown ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error),
    error_class: isKnown ? error.code : "internal",
    thrown: loggableError(error),
  });
}
