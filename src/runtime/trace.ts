/** What every trace line is tied to. */
export type TraceTie = { traceId: string; conversationId: string | null };

/** Receives one structured event; must not throw and must not block. */
export interface Trace {
  write(event: string, tie: TraceTie, fields: Record<string, unknown>): void;
}

export const silentTrace: Trace = { write: () => {} };
