import type { Awake } from "./awake.ts";
import type { Clock } from "./clock.ts";

/** Wakes conversations when their earliest timer is due; sleeping ones cost an entry here and nothing else. */
export class Alarms {
  readonly #clock: Clock;
  readonly #ring: (conversationId: string) => void;
  readonly #cancels = new Map<string, () => void>();

  constructor(clock: Clock, ring: (conversationId: string) => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** `dueAt` in ms since the epoch; `null` takes the alarm away. */
  set(conversationId: string, dueAt: number | null): void {
    this.#cancels.get(conversationId)?.();
    this.#cancels.delete(conversationId);
    if (dueAt === null) return;
    const cancel = this.#clock.after(Math.max(0, dueAt - this.#clock.now()), () => {
      if (this.#clock.now() < dueAt) return this.set(conversationId, dueAt);
      this.#cancels.delete(conversationId);
      this.#ring(conversationId);
    });
    this.#cancels.set(conversationId, cancel);
  }

  /** By the earliest timer of a conversation at rest. */
  setFor({ conversationId, kernel }: Pick<Awake, "conversationId" | "kernel">): void {
    const due = Object.values(kernel.timers).map(({ dueAt }) => dueAt);
    this.set(conversationId, due.length > 0 ? Math.min(...due) : null);
  }

  clear(): void {
    for (const cancel of this.#cancels.values()) cancel();
    this.#cancels.clear();
  }
}
