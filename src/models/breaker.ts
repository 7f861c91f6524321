import type { ModelClock } from "./modelClock.ts";

export type BreakerLimits = {
  /** Failures in a row that open it. */
  failures: number;
  /** How long it stays open before one request is let through to see. */
  openMs: number;
};

/** `halfOpen`: it is time to see, or one request is out to see. */
export type BreakerState = "closed" | "open" | "halfOpen";

export type BreakerView = {
  model: string;
  state: BreakerState;
  /** In a row. */
  failures: number;
  /** When it is tried again, in ms since the epoch; `null` while closed. */
  triedAgainAt: number | null;
};

/** No server is left alone for longer, whatever it asks for. */
const LONGEST_REST_MS = 600_000;

/** Keeps requests from a model that has failed too often just before: for a while from all, then it lets one through. */
export class Breaker {
  readonly #limits: BreakerLimits;
  readonly #clock: ModelClock;
  #failures = 0;
  #triedAgainAt: number | null = null;
  #isProbing = false;

  constructor(limits: BreakerLimits, clock: ModelClock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  get state(): BreakerState {
    if (this.#triedAgainAt === null) return "closed";
    return this.#clock.now() < this.#triedAgainAt ? "open" : "halfOpen";
  }

  get failures(): number {
    return this.#failures;
  }

  get triedAgainAt(): number | null {
    return this.#triedAgainAt;
  }

  /** A request now would be kept back. */
  get isShut(): boolean {
    return this.state === "open" || (this.state === "halfOpen" && this.#isProbing);
  }

  /** Asks to let a request through; whoever got leave says how it went with exactly one of the three below. */
  enter(): boolean {
    if (this.isShut) return false;
    this.#isProbing = this.state === "halfOpen";
    return true;
  }

  succeeded(): void {
    this.#isProbing = false;
    this.#failures = 0;
    this.#triedAgainAt = null;
  }

  /** `restMs`: how long the server itself wants to be left alone. */
  failed(restMs = 0): void {
    this.#isProbing = false;
    this.#failures += 1;
    if (this.#failures >= this.#limits.failures)
      this.#triedAgainAt = this.#clock.now() + Math.max(this.#limits.openMs, Math.min(restMs, LONGEST_REST_MS));
  }

  /** It went neither well nor badly, e.g. because the person called it off. */
  left(): void {
    this.#isProbing = false;
  }
}
