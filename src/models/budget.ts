import { dayOf, type UsageLedger } from "./usageLedger.ts";

/** Bounds on what language models may use; `null` is none. A day is one of UTC, tokens are those in and out. */
export type Budgets = Record<"turn" | "userDay" | "day", Bound>;

type Bound = { tokens: number | null; usd: number | null };
type Amount = { tokens: number; usd: number };

/** A part of the budget that is set aside for one call; given back whole once what it really used is counted. */
export type Reservation = { release(): void };

/** Which bound a call would break. */
export type BrokenBudget = "turn" | "userDay" | "day";

/** Turns whose use is remembered: far more than run at once. */
const MOST_TURNS = 5_000;

/**
 * Says before a call whether the budgets bear it, and sets its estimate aside, so that calls side by side do not together
 * overrun: what was estimated too low is the only overrun there can be, and by one call's difference each.
 */
export class Budget {
  readonly #budgets: Budgets;
  readonly #usage: UsageLedger;
  readonly #now: () => number;
  readonly #turns = new Map<string, Amount>();
  readonly #reservedBy = new Map<string, Amount>();
  #reserved: Amount = { tokens: 0, usd: 0 };

  /** `now` is in ms since the epoch. */
  constructor(budgets: Budgets, usage: UsageLedger, now: () => number) {
    this.#budgets = budgets;
    this.#usage = usage;
    this.#now = now;
  }

  /** Neither the user's day nor everybody's is used up. */
  hasLeft(userId: string): boolean {
    return this.#broken({ userId, turnId: null }, { tokens: 1, usd: 0 }) === null;
  }

  /** A reservation, or the bound that the estimate would break. */
  reserve(whose: { userId: string; turnId: string }, estimate: Amount): Reservation | BrokenBudget {
    const broken = this.#broken(whose, estimate);
    if (broken) return broken;
    const { userId, turnId } = whose;
    this.#shift(userId, turnId, estimate);
    let isHeld = true;
    return {
      release: () => {
        if (isHeld) this.#shift(userId, turnId, { tokens: -estimate.tokens, usd: -estimate.usd });
        isHeld = false;
      },
    };
  }

  /** Counts what a turn has really used; the ledger counts the days. */
  countTurn(turnId: string, amount: Amount): void {
    this.#turns.set(turnId, added(this.#turns.get(turnId), amount));
    if (this.#turns.size > MOST_TURNS) this.#turns.delete(this.#turns.keys().next().value as string);
  }

  #broken({ userId, turnId }: { userId: string; turnId: string | null }, estimate: Amount): BrokenBudget | null {
    const day = dayOf(this.#now());
    const ofUser = this.#usage.ofUser(userId, day);
    const ofAll = this.#usage.ofAll(day);
    const isOver = (bound: Bound, used: Amount, held: Amount | undefined) => {
      const wanted = added(added(used, held), estimate);
      return (
        (bound.tokens !== null && wanted.tokens > bound.tokens) ||
        (bound.usd !== null && (wanted.usd > bound.usd || used.usd >= bound.usd))
      );
    };
    const amountOf = (usage: typeof ofAll) => ({
      tokens: usage.inputTokens + usage.outputTokens,
      usd: usage.costUsd,
    });
    const { turn, userDay, day: all } = this.#budgets;
    if (turnId !== null && isOver(turn, this.#turns.get(turnId) ?? ZERO, undefined)) return "turn";
    if (isOver(userDay, amountOf(ofUser), this.#reservedBy.get(userId))) return "userDay";
    if (isOver(all, amountOf(ofAll), this.#reserved)) return "day";
    return null;
  }

  #shift(userId: string, turnId: string, amount: Amount): void {
    this.countTurn(turnId, amount);
    this.#reserved = added(this.#reserved, amount);
    const held = added(this.#reservedBy.get(userId), amount);
    if (held.tokens > 0) this.#reservedBy.set(userId, held);
    else this.#reservedBy.delete(userId);
  }
}

const ZERO: Amount = { tokens: 0, usd: 0 };

function added(a: Amount | undefined, b: Amount | undefined): Amount {
  return { tokens: (a?.tokens ?? 0) + (b?.tokens ?? 0), usd: (a?.usd ?? 0) + (b?.usd ?? 0) };
}
