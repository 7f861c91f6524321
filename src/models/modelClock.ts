/** Time, so that tests can hold it. */
export interface ModelClock {
  /** In ms since the epoch. */
  now(): number;
  /** Calls once after `ms`; the result cancels it. */
  after(ms: number, call: () => void): () => void;
}
