import type { AnyActorRef, AnyStateMachine } from "xstate";
import type { ActorRef } from "./actorSystem.ts";

/** What the chart says about a piece of work: read from the `meta` of the state that invokes it. */
export type Duty = {
  /** The state, e.g. `logging.committing`. */
  state: string;
  agent: string;
  /** Tools that may be called from this state. */
  permissions: readonly string[];
  deadlineMs: number;
  /** It writes: a crash from here on must not decide anew what is written. */
  writes: boolean;
};

const DEFAULT_DEADLINE_MS = 30_000;

const duties = new WeakMap<object, Map<string, Duty>>();

/** The duty of an invoked actor, by the state of its parent that invokes it. */
export function dutyOf(ref: AnyActorRef): Duty {
  const parent = (ref as ActorRef)._parent;
  const machine = parent?.logic as AnyStateMachine;
  const known = duties.get(machine) ?? readDuties(machine);
  duties.set(machine, known);
  return known.get(ref.id) ?? { state: "", agent: "", permissions: [], deadlineMs: DEFAULT_DEADLINE_MS, writes: false };
}

function readDuties(machine: AnyStateMachine): Map<string, Duty> {
  const found = new Map<string, Duty>();
  const visit = (node: AnyStateMachine["root"]): void => {
    for (const invoke of node.invoke) {
      found.set(invoke.id, {
        state: node.path.join("."),
        agent: node.meta?.agent ?? "",
        permissions: node.meta?.permissions ?? [],
        deadlineMs: node.meta?.deadlineMs ?? DEFAULT_DEADLINE_MS,
        writes: node.meta?.writes ?? false,
      });
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return found;
}
