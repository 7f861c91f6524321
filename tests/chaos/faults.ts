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

/** Plants faults by conversation and counts what every conversation asked for. */
export class Faults {
  readonly #planted = new Map<string, Fault & { calls: number }>();
  readonly calls = new Map<string, string[]>();

  plant(conversationId: string, fault: Fault): void {
    this.#planted.set(conversationId, { ...fault, calls: 0 });
  }

  recast = (cast: Cast): Cast =>
    Object.fromEntries(
      Object.entries(cast).map(([actor, work]) => [
        actor,
        async (input: unknown, scope: WorkScope) => {
          const asked = this.calls.get(scope.conversationId) ?? [];
          this.calls.set(scope.conversationId, [...asked, actor]);
          const fault = this.#planted.get(scope.conversationId);
          if (fault?.actor !== actor || ++fault.calls !== fault.nth) return work(input, scope);
          return fault.act(async () => work(input, scope), scope);
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
