import type { z } from "zod";
import type { ModelOut, ModelTier } from "../protocol/modelCall.ts";
import type { ModelMessage, ModelTool, ModelToolCall } from "./languageModel.ts";

/** A prompt file with its variables filled in. */
export type RenderedPrompt = {
  /** E.g. `coach/answer@1`; goes on the turn. */
  id: string;
  text: string;
};

/** What a role asks of a language model. */
export type ModelAsk<Value = unknown> = {
  role: string;
  prompt: RenderedPrompt;
  tier: ModelTier;
  messages: readonly ModelMessage[];
  schema?: { name: string; value: z.ZodType<Value> };
  tools?: readonly ModelTool[];
  maxOutputTokens?: number;
  /**
   * Whether the asker can use anything of an answer. What it cannot is given to it all the same and recorded as `invalid`, so
   * that nobody takes the model for the author of what is said instead.
   */
  isUsable?: (answer: Extract<ModelAnswer<Value>, { ok: true }>) => boolean;
  /** Pieces of the text as they come. */
  onDelta?: (text: string) => void;
};

/** Never a rejection but for an abort: that the model is out is an answer which a chart decides on. */
export type ModelAnswer<Value = unknown> =
  | { ok: true; text: string; value: Value; toolCalls: ModelToolCall[]; isCutOff: boolean }
  | { ok: false; why: ModelOut };

/** Asks a model on behalf of one piece of work; counted, bounded and recorded. */
export type Ask = <Value = unknown>(ask: ModelAsk<Value>) => Promise<ModelAnswer<Value>>;
