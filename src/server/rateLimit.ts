import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "../errors.ts";

/** Counts messages per user; throws `rate_limited` with the seconds to wait. `null` never refuses. */
export function rateLimitOf(rate: { points: number; seconds: number } | null): (userId: string) => Promise<void> {
  if (!rate) return async () => {};
  const limiter = new RateLimiterMemory({ points: rate.points, duration: rate.seconds });
  return async (userId) => {
    try {
      await limiter.consume(userId);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterS = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
      throw new AppError(
        "rate_limited",
        `More than ${rate.points} messages in ${rate.seconds} s. Try again in ${retryAfterS} s.`,
        {
          retryAfterS,
        },
      );
    }
  };
}
