/** Time, so that tests can hold it. Milliseconds since the epoch. */
export interface Clock {
  now(): number;
  /** Calls once after `ms`; the result cancels it. */
  after(ms: number, call: () => void): () => void;
}

/** Resolves when the work has ended, well or not, or after `ms`. */
export async function atMost(ms: number, clock: Clock, work: Promise<unknown>): Promise<void> {
  let cancel = () => {};
  const waited = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve);
  });
  await Promise.race([Promise.allSettled([work]), waited]);
  cancel();
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
