import type { Clock } from "../../src/runtime/clock.ts";

/** Time that moves only when told. */
export class ManualClock implements Clock {
  #now: number;
  #waiting: { at: number; call: () => void }[] = [];

  constructor(start: string) {
    this.#now = Date.parse(start);
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, call: () => void): () => void {
    const entry = { at: this.#now + ms, call };
    this.#waiting.push(entry);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== entry);
    };
  }

  advance(ms: number): void {
    this.#now += ms;
    const due = this.#waiting.filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { call } of due) call();
  }
}
