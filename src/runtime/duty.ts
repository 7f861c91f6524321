import type { AnyActorRef, AnyStateMachine } from "xstate";
import type { StateMeta } from "../machines/stateMeta.ts";
import type { ActorRef } from "./actorSystem.ts";

/** What the chart says about a piece of work: read from the `meta` of the state that invokes it. */
export type Duty = {
  /** The state, e.g. `logging.committing`. */
  state: string;
  agent: string;
  /** Tools that may be called from this state. */
  permissions: readonly string[];
  deadlineMs: number;
  /** What becomes of it when the process ends in its middle: the strictest that its state and those around it say. */
  onRestore: StateMeta["onRestore"];
  /** The language model that may be asked, and how often in one run; `null` when none. */
  model: NonNullable<StateMeta["model"]> | null;
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
  const own = known.get(ref.id) ?? UNDECLARED;
  if (!parent?._parent) return own;
  const around = dutyOf(parent).onRestore;
  return STRICTNESS.indexOf(around) > STRICTNESS.indexOf(own.onRestore) ? { ...own, onRestore: around } : own;
}

/** Work of which nothing is said may be run again. */
const UNDECLARED: Duty = {
  state: "",
  agent: "",
  permissions: [],
  model: null,
  deadlineMs: DEFAULT_DEADLINE_MS,
  onRestore: "retry",
  writes: false,
};
const STRICTNESS: readonly StateMeta["onRestore"][] = ["resume", "retry", "ask", "fail"];

/** Nothing of it may be begun before it is stored that it begins. */
export const isUnrepeatable = ({ onRestore }: Duty): boolean => onRestore === "ask" || onRestore === "fail";

function readDuties(machine: AnyStateMachine): Map<string, Duty> {
  const found = new Map<string, Duty>();
  const visit = (node: AnyStateMachine["root"]): void => {
    for (const invoke of node.invoke) {
      found.set(invoke.id, {
        state: node.path.join("."),
        agent: node.meta?.agent ?? "",
        permissions: node.meta?.permissions ?? [],
        model: node.meta?.model ?? null,
        deadlineMs: node.meta?.deadlineMs ?? DEFAULT_DEADLINE_MS,
        onRestore: node.meta?.onRestore ?? UNDECLARED.onRestore,
        writes: node.meta?.writes ?? false,
      });
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  return found;
}
