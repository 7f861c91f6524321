import type { Clock } from "../clock.ts";

/** A clock that stands still until it is moved; what becomes due on the way is called in order. */
export class ReplayClock implements Clock {
  #now: number;
  readonly #due = new Set<{ at: number; call: () => void }>();

  /** `now` in ms since the epoch. */
  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.#now + ms, call };
    this.#due.add(entry);
    return () => void this.#due.delete(entry);
  }

  /** Never back. */
  moveTo(now: number): void {
    for (;;) {
      const [next] = [...this.#due].filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#due.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.call();
    }
    this.#now = Math.max(this.#now, now);
  }
}
