import { z } from "zod";

export const ERROR_CODES = [
  "bad_request",
  "unauthenticated",
  "forbidden",
  "not_found",
  "conflict",
  "stale",
  "too_large",
  "rate_limited",
  "not_allowed_in_state",
  "model_failed",
  "unavailable",
  "internal",
] as const;

/** An RFC 9457 problem document. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(ERROR_CODES),
  traceId: z.string(),
  /** Every field that failed validation. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** When to try again, in seconds; over HTTP it is in `Retry-After` as well. */
  retryAfterS: z.number().optional(),
});
export type Problem = z.infer<typeof Problem>;
