import { z } from "zod";

/** The two sizes of model: `fast` routes and extracts, `strong` coaches and plans. */
export const ModelTier = z.enum(["fast", "strong"]);
export type ModelTier = z.infer<typeof ModelTier>;

/** Why a language model gave nothing that could be used. */
export const ModelOut = z.enum(["unavailable", "overBudget", "invalid", "refused"]);
export type ModelOut = z.infer<typeof ModelOut>;

/** One request that went over the wire, or was kept from it. */
export const ModelAttempt = z.object({
  /** As asked for. */
  model: z.string(),
  outcome: z.enum(["answered", "repairing", "failed", "skipped"]),
  /** What was wrong, in plain words without anybody's text; `null` when nothing was. */
  problem: z.string().nullable(),
  ms: z.number(),
});
export type ModelAttempt = z.infer<typeof ModelAttempt>;

/** One question to a language model while a turn was made, with every step that it took. */
export const ModelCall = z.object({
  /** Who asked: `router`, `logger`, `generator`, `coach`, `concierge`. */
  role: z.string(),
  /** File and version of the prompt, e.g. `coach/answer@1`. */
  prompt: z.string(),
  tier: ModelTier,
  /** The model that answered, as the server calls it; the one asked for when none did. */
  model: z.string(),
  outcome: z.enum(["answered", "aborted", ...ModelOut.options]),
  attempts: z.array(ModelAttempt),
  inputTokens: z.int(),
  outputTokens: z.int(),
  costUsd: z.number(),
  ms: z.number(),
});
export type ModelCall = z.infer<typeof ModelCall>;
