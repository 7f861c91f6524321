import type { Turn } from "../protocol/turn.ts";
import type { Running } from "./runningTurn.ts";

/** The turns that this process has accepted and not ended yet, by their ids. */
export class TurnsInHand {
  readonly #turns = new Map<string, Promise<Turn>>();
  /** Those of them that wait no longer. */
  readonly #begun = new Set<string>();

  /** From now on the turn is found by its id, until it ends. */
  add(running: Running): Running {
    const { turnId } = running.accepted.stamp;
    this.#turns.set(turnId, running.promise);
    const forget = () => {
      this.#turns.delete(turnId);
      this.#begun.delete(turnId);
    };
    running.promise.then(forget, forget);
    return running;
  }

  begin({ accepted }: Running): void {
    this.#begun.add(accepted.stamp.turnId);
  }

  get(turnId: string): Promise<Turn> | null {
    return this.#turns.get(turnId) ?? null;
  }

  all(): Promise<Turn>[] {
    return [...this.#turns.values()];
  }

  get counts(): { running: number; waiting: number } {
    return { running: this.#begun.size, waiting: this.#turns.size - this.#begun.size };
  }
}
