import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { evaluateGuard } from "xstate/guards";
import { edgesOf } from "../chartNames.ts";

/** A guard that the chart asked, with all that it was asked of: what it read is found out only where it is wanted. */
export type Asked = {
  edge: string;
  guard: unknown;
  snapshot: AnyMachineSnapshot;
  event: AnyEventObject;
  result: boolean;
};

type Check = (snapshot: AnyMachineSnapshot, scope: { context: unknown; event: AnyEventObject }) => boolean;
type Transition = ReturnType<typeof edgesOf>[number]["transition"];

const edgeIds = new WeakMap<object, string>();
/** Where answers are noted; `null` while nobody steps a chart. Charts step synchronously, one at a time. */
let noted: Asked[] | null = null;

/** The chart's id of a transition of a watched machine. */
export const edgeIdOf = (transition: object): string => edgeIds.get(transition) ?? "";

/**
 * Makes every guard of this machine note its answer; what it answers is the same. XState's inspection events do not tell
 * of guards. The machine must be nobody else's: its transitions are changed.
 */
export function watchGuards(machine: AnyStateMachine): void {
  const visit = (node: AnyStateMachine["root"]): void => {
    for (const { id, transition } of edgesOf(node)) {
      edgeIds.set(transition, id);
      if (transition.guard !== undefined) (transition as { guard: unknown }).guard = noting(id, transition.guard);
    }
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
}

/** Notes the guards that are asked meanwhile. */
export function notingGuards(into: Asked[], act: () => void): void {
  const before = noted;
  noted = into;
  try {
    act();
  } finally {
    noted = before;
  }
}

/** A guard with a `check` is called by XState with the snapshot, and asks the guard itself as XState would. */
function noting(edge: string, guard: Transition["guard"]): unknown {
  const check: Check = (snapshot, { context, event }) => {
    const result = evaluateGuard(guard as never, context as never, event, snapshot);
    noted?.push({ edge, guard, snapshot, event, result });
    return result;
  };
  const never = () => {
    throw new Error("a guard of this kind is asked through its check");
  };
  return Object.assign(never, { check });
}
