/** Time, so that tests can hold it. Milliseconds since the epoch. */
export interface Clock {
  now(): number;
  /** Calls once after `ms`; the result cancels it. */
  after(ms: number, call: () => void): () => void;
}

/** The longest delay that timers of the platform keep; longer waits are armed again. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timeout = setTimeout(call, Math.min(Math.max(0, ms), LONGEST_DELAY_MS));
    timeout.unref();
    return () => clearTimeout(timeout);
  },
};
