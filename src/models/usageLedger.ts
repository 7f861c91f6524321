import type { DayUsage } from "../protocol/modelUsage.ts";
import { NO_USAGE, type Usage } from "../protocol/turn.ts";

/** Where use is kept for good. A day is one of UTC, "2026-11-22". */
export type KeptUsage = {
  /** Everybody of whom something is kept on that day, and all of them together; `null` when there is nothing. */
  ofDay(day: string): Promise<UsersOfDay>;
  /** Adds to the user's day and to everybody's, without a user to that alone; resolves when that is durable. */
  add(userId: string | null, day: string, usage: Usage): Promise<void>;
};

type UsersOfDay = { users: readonly (DayUsage & { userId: string })[]; all: Usage | null };
type Day = { day: string; users: Map<string, Usage>; all: Usage };

/** The UTC day of a moment in ms since the epoch. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** What was used today, known without waiting because one process alone writes to a data folder; and kept for good. */
export class UsageLedger {
  readonly #kept: KeptUsage | null;
  #today: Day;
  /** How often users were forgotten, of those who were. */
  readonly #forgotten = new Map<string, number>();

  /** `kept` is `null` where nothing outlives the process. */
  constructor(kept: KeptUsage | null, today: { day: string } & Partial<UsersOfDay>) {
    this.#kept = kept;
    this.#today = {
      day: today.day,
      users: new Map((today.users ?? []).map(({ userId, day: _, ...usage }) => [userId, usage])),
      all: today.all ?? NO_USAGE,
    };
  }

  /** A ledger that knows what was used earlier on the day of `now` (ms since the epoch). */
  static async open(kept: KeptUsage, now: number): Promise<UsageLedger> {
    const day = dayOf(now);
    return new UsageLedger(kept, { day, ...(await kept.ofDay(day)) });
  }

  ofUser(userId: string, day: string): Usage {
    return this.#on(day).users.get(userId) ?? NO_USAGE;
  }

  ofAll(day: string): Usage {
    return this.#on(day).all;
  }

  /**
   * Where one call of this user is counted, taken before the call is made. It counts at once, resolves when that is durable,
   * and rejects when it could not be made so: it is counted even then. A user who was forgotten meanwhile stays forgotten.
   */
  accountOf(userId: string): (day: string, usage: Usage) => Promise<void> {
    const before = this.#forgotten.get(userId);
    return async (day, usage) => {
      const isKnown = this.#forgotten.get(userId) === before;
      const today = this.#on(day);
      if (isKnown) today.users.set(userId, sum(today.users.get(userId) ?? NO_USAGE, usage));
      today.all = sum(today.all, usage);
      await this.#kept?.add(isKnown ? userId : null, day, usage);
    };
  }

  /** Nothing of this user is known any more. What all have used stays: it names nobody. */
  forget(userId: string): void {
    this.#today.users.delete(userId);
    this.#forgotten.set(userId, (this.#forgotten.get(userId) ?? 0) + 1);
  }

  #on(day: string): Day {
    // A clock that goes back over midnight goes on counting on the later day.
    if (day > this.#today.day) this.#today = { day, users: new Map(), all: NO_USAGE };
    return this.#today;
  }
}

function sum(a: Usage, b: Usage): Usage {
  return {
    modelCalls: a.modelCalls + b.modelCalls,
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    costUsd: a.costUsd + b.costUsd,
  };
}
