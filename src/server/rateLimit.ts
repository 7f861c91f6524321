import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors.ts";

export type Rate = { points: number; seconds: number };
/** Counts one for a key; throws `rate_limited` with the seconds to wait. */
export type RateLimit = (key: string) => Promise<void>;

export type RateLimits = {
  /** Messages and other events of one user. */
  message: RateLimit;
  /** Anything at all that one user asks for. */
  request: RateLimit;
  /** Frames of one socket. */
  frame: RateLimit;
};

/** One limit, so many of `what` a time for each key. `null` never refuses. */
export function rateLimitOf(rate: Rate | null, what: string): RateLimit {
  if (!rate) return async () => {};
  const limiter = new RateLimiterMemory({ points: rate.points, duration: rate.seconds });
  return async (key) => {
    try {
      await limiter.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterS = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      const detail = `More than ${rate.points} ${what} in ${rate.seconds} s. Try again in ${retryAfterS} s.`;
      throw new AppError("rate_limited", detail, { retryAfterS });
    }
  };
}

/**
 * The limits of one server. In mode `none` users are only names that anybody may give themselves, so there requests are
 * not counted for them.
 */
export function rateLimitsOf(messages: Rate | null, framesPerMessage: number, usersAreKnown: boolean): RateLimits {
  const rest = messages && { ...messages, points: messages.points * framesPerMessage };
  return {
    message: rateLimitOf(messages, "messages"),
    request: rateLimitOf(usersAreKnown ? rest : null, "requests"),
    frame: rateLimitOf(rest, "frames over this connection"),
  };
}
