import type { AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent } from "xstate";

/**
 * The parts of XState 5.33.3 that are not in its public types, in one place: `_parent`, `_nodes`, `_transitions`,
 * `_relay` and the scheduler. The version is pinned exactly, and the kernel contract test runs on all of them.
 */
export type ActorRef = AnyActorRef & { _parent?: ActorRef; src: string; logic: unknown };

export type Scheduler = {
  schedule(source: AnyActorRef, target: AnyActorRef, event: AnyEventObject, delay: number, id?: string): void;
  cancel(source: AnyActorRef, id: string): void;
  cancelAll(ref: AnyActorRef): void;
};

type System = {
  scheduler: Scheduler;
  inspect(observer: (event: InspectionEvent) => void): { unsubscribe(): void };
  _relay(source: AnyActorRef, target: AnyActorRef, event: AnyEventObject): void;
};

type StateNode = AnyStateMachine["root"];
type Transition = { target?: readonly StateNode[]; reenter?: boolean };

export const systemOf = (ref: AnyActorRef): System => ref.system as unknown as System;

/** Child ids from the root; stable across restarts, which session ids are not. */
export function pathOf(ref: AnyActorRef): string[] {
  const path: string[] = [];
  for (let at = ref as ActorRef; at._parent; at = at._parent) path.unshift(at.id);
  return path;
}

/** The names under which the actors on the way were given in `setup`. */
export function srcOf(ref: AnyActorRef): string[] {
  const src: string[] = [];
  for (let at = ref as ActorRef; at._parent; at = at._parent) src.unshift(at.src);
  return src;
}

export function childAt(root: AnyActorRef, path: readonly string[]): AnyActorRef | undefined {
  return path.reduce<AnyActorRef | undefined>((ref, id) => ref?.getSnapshot().children?.[id], root);
}

export const scheduleOf = (source: AnyActorRef, id: string): string => `${pathOf(source).join("/")}#${id}`;

type WithNodes = { _nodes?: StateNode[]; children?: Record<string, AnyActorRef> };

const nodesSeen = new WeakMap<object, ReadonlySet<StateNode>>();

/** Restored actors are already in their states: those are not entered again. */
export function rememberStates(ref: AnyActorRef): void {
  const { _nodes, children } = ref.getSnapshot() as WithNodes;
  if (!_nodes) return;
  nodesSeen.set(ref, new Set(_nodes));
  for (const child of Object.values(children ?? {})) rememberStates(child);
}

/**
 * Appends the states that were entered, e.g. `dialogue.routing` or, in a child machine, `logger.matching`. Transitions
 * show as microsteps; an actor's first states only as its first snapshot.
 */
export function enteredStates(inspected: InspectionEvent, path: string[]): void {
  const ref = inspected.actorRef as ActorRef;
  const isStep = inspected.type === "@xstate.microstep";
  if (!isStep && (inspected.type !== "@xstate.snapshot" || nodesSeen.has(ref))) return;
  const { _nodes } = inspected.snapshot as WithNodes;
  if (!_nodes) return;
  const before = nodesSeen.get(ref);
  nodesSeen.set(ref, new Set(_nodes));
  const reentered = isStep
    ? (inspected._transitions as readonly Transition[]).flatMap((step) => (step.reenter ? (step.target ?? []) : []))
    : [];
  const entered = _nodes.filter((node) => {
    const isRegion = node.parent?.type === "parallel" && !node.parent.parent;
    return node.path.length > 0 && !isRegion && (!before?.has(node) || reentered.includes(node));
  });
  const prefix = pathOf(ref);
  for (const node of entered.sort((a, b) => a.order - b.order)) path.push([...prefix, ...node.path].join("."));
}
