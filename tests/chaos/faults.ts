import type { WorkScope } from "../../src/agents/agent.ts";
import type { Cast } from "../../src/runtime/workRunner.ts";

/** What is done to one piece of work. The rest of the conversation is left alone. */
export type Fault = {
  /** Which call of the actor since the fault was planted, from 1. */
  nth: number;
  actor: string;
  /** Gets the work as it would have been done; what it answers or throws is what the chart sees. */
  act(work: () => Promise<unknown>, scope: WorkScope): Promise<unknown>;
};

/** Plants faults by conversation. */
export class Faults {
  readonly #planted = new Map<string, (Fault & { calls: number })[]>();

  plant(conversationId: string, fault: Fault): void {
    const others = this.#planted.get(conversationId) ?? [];
    this.#planted.set(conversationId, [...others, { ...fault, calls: 0 }]);
  }

  recast = (cast: Cast): Cast =>
    Object.fromEntries(
      Object.entries(cast).map(([actor, work]) => [
        actor,
        async (input: unknown, scope: WorkScope) => {
          const faults = (this.#planted.get(scope.conversationId) ?? []).filter((fault) => fault.actor === actor);
          for (const fault of faults) fault.calls += 1;
          const due = faults.find(({ calls, nth }) => calls === nth);
          return due ? due.act(async () => work(input, scope), scope) : work(input, scope);
        },
      ]),
    );
}

/** Holds work at a gate and says when it has come there. */
export function gate(): { arrived: Promise<void>; pass: Promise<void>; arrive(): void; open(): void } {
  const at = Promise.withResolvers<void>();
  const through = Promise.withResolvers<void>();
  return { arrived: at.promise, pass: through.promise, arrive: at.resolve, open: through.resolve };
}
