import type { Ask } from "../models/modelAsk.ts";
import type { Tool, ToolInput, ToolResult } from "../tools/tool.ts";

/** What a specialist's work may use while it runs. Everything is bound to one effect of one turn. */
export type WorkScope = {
  userId: string;
  conversationId: string;
  turnId: string;
  /** Aborted when the chart leaves the state, or when the deadline passes. */
  signal: AbortSignal;
  /** The same on every attempt at this effect. */
  idempotencyKey: string;
  attempt: number;
  /** A piece of the reply while it is made. Never becomes a machine event. */
  emit(text: string): void;
  /** Runs a tool that the chart's state permits; a refusal is data. A write is done once under its `effectKey`. */
  call<T extends Tool>(tool: T, input: ToolInput<T>, effectKey?: string): Promise<ToolResult<T>>;
  /** Asks a language model of the tier that the chart's state names; a model that is out is an answer too. */
  ask: Ask;
  /** One line in the trace. */
  trace(event: string, fields: Record<string, unknown>): void;
};

/** The work behind one actor of a chart: it answers or throws, and may be run twice. */
export type Work<Input, Output> = (input: Input, scope: WorkScope) => Promise<Output>;
