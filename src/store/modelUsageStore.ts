import type { DayUsage } from "../protocol/modelUsage.ts";
import type { Usage } from "../protocol/turn.ts";

/** What language models were used for. Days are those of UTC, e.g. 2026-11-21. */
export interface ModelUsageStore {
  /** Everybody of whom something is kept on that day, and all of them together; `null` when there is nothing. */
  ofDay(day: string): Promise<{ users: (DayUsage & { userId: string })[]; all: Usage | null }>;
  /** Adds to the user's day and to everybody's, in one transaction; without a user to everybody's alone. */
  add(userId: string | null, day: string, usage: Usage): Promise<void>;
  /** Every day of one user, oldest first. */
  ofUser(userId: string): Promise<DayUsage[]>;
}
