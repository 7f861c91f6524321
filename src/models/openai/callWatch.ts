import { ModelFailure } from "../languageModel.ts";
import type { ModelClock } from "../modelClock.ts";

export type WatchLimits = { callMs: number; firstPieceMs: number; pieceMs: number };

/** Ends one call over the wire when it is aborted, takes too long, or stalls between pieces. */
export class CallWatch {
  readonly #controller = new AbortController();
  readonly #clock: ModelClock;
  readonly #limits: WatchLimits;
  readonly #outer: AbortSignal;
  readonly #cancelCall: () => void;
  #cancelPiece: () => void;

  constructor(outer: AbortSignal, limits: WatchLimits, clock: ModelClock) {
    this.#outer = outer;
    this.#limits = limits;
    this.#clock = clock;
    outer.addEventListener("abort", this.#follow);
    if (outer.aborted) this.#follow();
    this.#cancelCall = clock.after(limits.callMs, () => this.#fail(`was not ready within ${seconds(limits.callMs)}`));
    this.#cancelPiece = clock.after(limits.firstPieceMs, () =>
      this.#fail(`did not begin within ${seconds(limits.firstPieceMs)}`),
    );
  }

  /** Aborts with the outer signal's reason, or with the `ModelFailure` that a limit is. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Something came: the wait for the next piece begins. */
  heard(): void {
    this.#cancelPiece();
    const { pieceMs } = this.#limits;
    this.#cancelPiece = this.#clock.after(pieceMs, () => this.#fail(`stalled for ${seconds(pieceMs)}`));
  }

  /** Lets go of the timers, and closes the connection if it is still open. */
  end(): void {
    this.#cancelCall();
    this.#cancelPiece();
    this.#outer.removeEventListener("abort", this.#follow);
    this.#controller.abort(ENDED);
  }

  readonly #follow = () => this.#controller.abort(this.#outer.reason);

  #fail(what: string): void {
    this.#controller.abort(new ModelFailure("connection", `The language model's answer ${what}.`));
  }
}

const ENDED = new DOMException("The call has ended", "AbortError");

const seconds = (ms: number): string => `${Number((ms / 1000).toFixed(1))} s`;
