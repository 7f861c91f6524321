import type { z } from "zod";
import { AppError } from "../errors.ts";
import type { ModelAttempt, ModelTier } from "../protocol/modelCall.ts";

/** One thing that was said to a model or by it. */
export type ModelMessage =
  | { role: "user"; content: string }
  | { role: "assistant"; content: string; toolCalls?: ModelToolCall[] }
  | { role: "tool"; toolCallId: string; content: string };

/** A tool that the model wants run. `input` is parsed JSON and not checked against the tool's schema. */
export type ModelToolCall = { id: string; name: string; input: unknown };

/** A tool that the model may ask for. */
export type ModelTool = { name: string; description: string; input: z.ZodType };

export type ModelRequest = {
  tier: ModelTier;
  /** Id of the prompt, e.g. `coach/answer@1`: for records and tests, never sent. */
  prompt?: string;
  system: string;
  messages: readonly ModelMessage[];
  /** The answer is a value of this schema; `name` is of `[a-zA-Z0-9_-]`, at most 64. */
  schema?: { name: string; value: z.ZodType };
  tools?: readonly ModelTool[];
  maxOutputTokens?: number;
  signal: AbortSignal;
  /** Pieces of the text as they come; not called for answers by schema. */
  onDelta?: (text: string) => void;
};

export type ModelReply = {
  text: string;
  /** What the schema made of the answer; `null` when none was asked for. */
  value: unknown;
  toolCalls: ModelToolCall[];
  usage: { inputTokens: number; outputTokens: number };
  finish: "stop" | "length" | "toolCalls" | "refused";
  /** As the server calls it. */
  model: string;
};

/** What kind of failure it was; decides whether to try again. */
export type ModelFault =
  /** No connection, a cut one, or one that stalled. */
  | "connection"
  /** 408, 409, 429 and 5xx. */
  | "busy"
  /** 401, 403, 404 and other refusals of the request itself. */
  | "rejected"
  /** An answer that is none: no choice, no JSON, too large. */
  | "nonsense"
  /** JSON that does not fit the schema. `said` is what came. */
  | "misfit";

/** The one way in which a model fails. Its message says what happened, without anybody's words and without secrets. */
export class ModelFailure extends AppError {
  readonly fault: ModelFault;
  /** Something of the answer was handed out already: never tried again. */
  readonly hasBegun: boolean;
  /** The server is well, and did not take this one request: it says nothing about the next. */
  readonly isOfRequest: boolean;
  /** How long the server asked to wait. */
  readonly retryAfterMs: number | null;
  /** What came instead of a value of the schema, and why it is none: for the repair. */
  readonly misfit: { said: string; why: string } | null;
  readonly usage: ModelReply["usage"];

  constructor(
    fault: ModelFault,
    message: string,
    more: {
      hasBegun?: boolean;
      isOfRequest?: boolean;
      retryAfterMs?: number | null;
      misfit?: { said: string; why: string };
      usage?: ModelReply["usage"];
      cause?: unknown;
    } = {},
  ) {
    super("model_failed", message, "cause" in more ? { cause: more.cause } : {});
    this.fault = fault;
    this.hasBegun = more.hasBegun ?? false;
    this.isOfRequest = more.isOfRequest ?? false;
    this.retryAfterMs = more.retryAfterMs ?? null;
    this.misfit = more.misfit ?? null;
    this.usage = more.usage ?? { inputTokens: 0, outputTokens: 0 };
  }
}

/**
 * The port. Rejects with a `ModelFailure`, or with the signal's reason when aborted, and with nothing else. One call is one
 * attempt for an adapter; what stands before it may try again (`resilientModel.ts`), and tells of each attempt as it ends.
 */
export interface LanguageModel {
  generate(request: ModelRequest, onAttempt?: (attempt: ModelAttempt) => void): Promise<ModelReply>;
  /** What the model of this size is called; before a server was asked for its models that may not be known. */
  nameOf?(tier: ModelTier): string;
  /** Asking is known to be in vain for now: it failed too often just before. */
  isOut?(): boolean;
}

/** A model whose names are known. */
export type NamedModel = LanguageModel & Required<Pick<LanguageModel, "nameOf">>;
