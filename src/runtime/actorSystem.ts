import type { AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent } from "xstate";

/**
 * The parts of XState 5.33.3 that are not in its public types, in one place: `_parent`, `_nodes`, `_transitions`,
 * `_relay`, `_sendInspectionEvent` and the scheduler. The version is pinned exactly, and the kernel contract test runs on all of them.
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
  _sendInspectionEvent(event: InspectionEvent): void;
  _relay(source: AnyActorRef, target: AnyActorRef, event: AnyEventObject): void;
};

export type StateNode = AnyStateMachine["root"];
export type Transition = {
  target?: readonly StateNode[];
  reenter?: boolean;
  actions?: StateNode["entry"];
};

/**
 * Hears every inspection event before those who inspect. XState copies each event for its observers, and the kernel hears
 * some sixty a turn.
 */
export function hearInspection(system: System, hear: (event: InspectionEvent) => void): void {
  const tell = system._sendInspectionEvent;
  system._sendInspectionEvent = (event) => {
    hear(event);
    tell(event);
  };
}

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

/** What became of one actor in one microstep, or when it started. States in the order of the chart. */
export type StateChange = {
  ref: ActorRef;
  /** Every state that was entered, regions and the machine itself too. */
  entered: StateNode[];
  exited: StateNode[];
  transitions: readonly Transition[];
};

/**
 * What an inspection event says about the states of a machine; `null` when nothing. Transitions show as microsteps; an
 * actor's first states only as its first snapshot.
 */
export function stateChangeOf(inspected: InspectionEvent): StateChange | null {
  const ref = inspected.actorRef as ActorRef;
  const isStep = inspected.type === "@xstate.microstep";
  if (!isStep && (inspected.type !== "@xstate.snapshot" || nodesSeen.has(ref))) return null;
  const { _nodes } = inspected.snapshot as WithNodes;
  if (!_nodes) return null;
  const before = nodesSeen.get(ref);
  const after = new Set(_nodes);
  nodesSeen.set(ref, after);
  const transitions = isStep ? (inspected._transitions as unknown as readonly Transition[]) : [];
  const reentered = transitions.flatMap((step) => (step.reenter ? (step.target ?? []) : []));
  const inOrder = (a: StateNode, b: StateNode) => a.order - b.order;
  return {
    ref,
    entered: _nodes.filter((node) => !before?.has(node) || reentered.includes(node)).sort(inOrder),
    exited: [...(before ?? [])].filter((node) => !after.has(node) || reentered.includes(node)).sort(inOrder),
    transitions,
  };
}

/** The states that a turn's path tells, e.g. `dialogue.routing` or, in a child machine, `logger.matching`. */
export function pathStates({ ref, entered }: StateChange): string[] {
  const prefix = pathOf(ref);
  const isRegion = (node: StateNode) => node.parent?.type === "parallel" && !node.parent.parent;
  return entered
    .filter((node) => node.path.length > 0 && !isRegion(node))
    .map((node) => [...prefix, ...node.path].join("."));
}
