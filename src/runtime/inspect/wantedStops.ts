import { AppError } from "../../errors.ts";
import { charts } from "../charts.ts";

const MOST_STATES = 50;

/** Somebody who looks inside: breakpoints go with whoever set them. */
export type Owner = { readonly userId: string };

/** Before which states conversations are to be stopped, and for whom. */
export class WantedStops {
  readonly #wanted = new Map<Owner, Map<string, Set<string>>>();

  get isEmpty(): boolean {
    return this.#wanted.size === 0;
  }

  /** Throws `bad_request` for a state of no chart, `conflict` when there are too many. */
  add(owner: Owner, conversationId: string, state: string): void {
    if (!charts().some(({ states }) => states.some(({ id }) => id === state)))
      throw new AppError("bad_request", `There is no state "${state}" in any chart.`);
    const own = this.#wanted.get(owner) ?? new Map<string, Set<string>>();
    const states = own.get(conversationId) ?? new Set<string>();
    if (states.size >= MOST_STATES) throw new AppError("conflict", `${MOST_STATES} breakpoints are set; clear some.`);
    this.#wanted.set(owner, own.set(conversationId, states.add(state)));
  }

  /** Without a state all that this owner has set in the conversation. */
  remove(owner: Owner, conversationId: string, state?: string): void {
    const own = this.#wanted.get(owner);
    const states = own?.get(conversationId);
    if (state !== undefined) states?.delete(state);
    if (state === undefined || states?.size === 0) own?.delete(conversationId);
    if (own?.size === 0) this.#wanted.delete(owner);
  }

  clear(): void {
    this.#wanted.clear();
  }

  conversationsOf(owner: Owner): string[] {
    return [...(this.#wanted.get(owner)?.keys() ?? [])];
  }

  conversationsOfUser(userId: string): Set<string> {
    return new Set([...this.#wanted].flatMap(([owner, own]) => (owner.userId === userId ? [...own.keys()] : [])));
  }

  /** Each with whoever wants it. */
  in(conversationId: string): { owner: Owner; state: string }[] {
    return [...this.#wanted].flatMap(([owner, own]) =>
      [...(own.get(conversationId) ?? [])].map((state) => ({ owner, state })),
    );
  }
}
