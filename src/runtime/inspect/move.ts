import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate";
import { type ActorRef, pathOf, type StateChange, type StateNode, type Transition } from "../actorSystem.ts";
import { namesOf } from "../chartNames.ts";
import { type Asked, edgeIdOf } from "./askedGuards.ts";

/** One microstep of one actor as the kernel saw it. It holds on to snapshots: what is told of it is a `TransitionStep`. */
export type Move = {
  actor: string[];
  logic: AnyStateMachine;
  event: string;
  edges: string[];
  asked: Asked[];
  actions: string[];
  entered: string[];
  exited: string[];
  /** The actor's state value after it. */
  value: unknown;
};

/** Takes the guards that were asked on the way; `null` when nothing was. */
export function moveOf(inspected: InspectionEvent, change: StateChange, asked: Asked[]): Move | null {
  const { ref, entered, exited, transitions } = change;
  const own = takeOwn(ref, asked);
  if (transitions.length + entered.length + exited.length + own.length === 0) return null;
  return {
    ...headOf(inspected, ref),
    edges: transitions.map(edgeIdOf),
    asked: own,
    actions: actionsOf(change),
    entered: entered.map(({ id }) => id),
    exited: exited.map(({ id }) => id).reverse(),
  };
}

/** Guards that were asked and let nothing happen; `null` when they are another actor's. */
export function unansweredMove(inspected: InspectionEvent, asked: Asked[]): Move | null {
  const ref = inspected.actorRef as ActorRef;
  const own = takeOwn(ref, asked);
  if (own.length === 0) return null;
  return { ...headOf(inspected, ref), edges: [], asked: own, actions: [], entered: [], exited: [] };
}

function headOf(inspected: InspectionEvent, ref: ActorRef): Pick<Move, "actor" | "logic" | "event" | "value"> {
  const { event, snapshot } = inspected as unknown as { event: { type: string }; snapshot: AnyMachineSnapshot };
  return { actor: pathOf(ref), logic: ref.logic as AnyStateMachine, event: event.type, value: snapshot.value };
}

/** The list goes on being filled: what is taken leaves it. */
function takeOwn(ref: ActorRef, asked: Asked[]): Asked[] {
  if (asked.every(({ snapshot }) => snapshot.machine === ref.logic)) return asked.splice(0);
  const own = asked.filter(({ snapshot }) => snapshot.machine === ref.logic);
  asked.splice(0, asked.length, ...asked.filter((one) => !own.includes(one)));
  return own;
}

const actionNames = new WeakMap<object, string[]>();

function named(owner: object, actions: Parameters<typeof namesOf>[0]): string[] {
  const known = actionNames.get(owner) ?? namesOf(actions);
  actionNames.set(owner, known);
  return known;
}

/** In the order in which XState carries them out. */
function actionsOf({ entered, exited, transitions }: StateChange): string[] {
  const exits = exited.toReversed().flatMap((node: StateNode) => named(node.exit, node.exit));
  const taken = transitions.flatMap((step: Transition) => (step.actions ? named(step, step.actions) : []));
  return [...exits, ...taken, ...entered.flatMap((node: StateNode) => named(node.entry, node.entry))];
}
