import { AppError } from "../../errors.ts";

/** How many sockets each known user has open. */
export class SocketCensus {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Throws `rate_limited` when this user has as many as one may have. */
  enter(userId: string): void {
    const open = this.#open.get(userId) ?? 0;
    if (open >= this.#most)
      throw new AppError("rate_limited", `${this.#most} connections are open already; close one first.`, {
        retryAfterS: 1,
      });
    this.#open.set(userId, open + 1);
  }

  leave(userId: string): void {
    const left = (this.#open.get(userId) ?? 0) - 1;
    if (left > 0) this.#open.set(userId, left);
    else this.#open.delete(userId);
  }
}
