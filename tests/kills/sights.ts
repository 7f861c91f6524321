/**
 * What is seen of a server from outside, and at which it is killed: a message was handed over (`sent`) or acknowledged, a
 * turn was heard to work, something was committed (`written`) or given its file (`saved`), a turn was told, a start showed
 * a sign of life.
 */
export const SIGHTS = ["sent", "acknowledged", "working", "written", "saved", "told", "starting"] as const;
export type Sight = (typeof SIGHTS)[number];

/** Counts what is seen. */
export class Sights {
  #awaited: { sight: Sight; left: number; reached: () => void } | null = null;

  note(sight: Sight): void {
    const awaited = this.#awaited;
    if (awaited?.sight !== sight) return;
    awaited.left -= 1;
    if (awaited.left > 0) return;
    this.#awaited = null;
    awaited.reached();
  }

  /** Resolves at the `nth` sight of this kind from now on, from 1. One is waited for at a time. */
  nth(sight: Sight, nth: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#awaited = { sight, left: nth, reached: resolve };
    return promise;
  }
}
