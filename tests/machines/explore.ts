import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  getNextTransitions,
} from "xstate";

/** Every situation a chart can get into under the given events, with real guards, and what leads where. */
export type Exploration = {
  situations: Map<string, AnyMachineSnapshot>;
  edges: { from: string; event: EventObject; to: string; before: AnyMachineSnapshot; after: AnyMachineSnapshot }[];
  /** Ids of all states that were entered, transient ones too. */
  entered: Set<string>;
};

type StateNode = AnyStateMachine["root"];
const nodesOf = (snapshot: unknown) => (snapshot as { _nodes: StateNode[] })._nodes;

/**
 * Breadth first. `situationOf` says what makes two snapshots the same; it must take finitely many values. Each event is
 * tried once in each situation, and only where some state there has a transition for it: `getAdjacencyMap` of XState
 * tries all of them, and costs three times as much here.
 */
export function explore(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly EventObject[],
  situationOf: (snapshot: AnyMachineSnapshot) => string,
): Exploration {
  const scope = idleScope(machine, input);
  const first: AnyMachineSnapshot = machine.getInitialSnapshot(scope, input);
  const situations = new Map([[situationOf(first), first]]);
  const edges: Exploration["edges"] = [];
  const entered = new Set(nodesOf(first).map(({ id }) => id));
  for (const [from, before] of situations) {
    const known = new Set(getNextTransitions(before).map(({ eventType }) => eventType));
    for (const event of events) {
      if (!(known.has(event.type) || known.has("*")) || !before.can(event)) continue;
      const steps: AnyMachineSnapshot[] = machine.microstep(before, event, scope);
      for (const step of steps) for (const node of nodesOf(step)) entered.add(node.id);
      const after = steps.at(-1) ?? before;
      const to = situationOf(after);
      edges.push({ from, event, to, before, after });
      if (!situations.has(to)) situations.set(to, after);
    }
  }
  return { situations, edges, entered };
}

/** One for all steps, in which nothing is carried out; XState makes an actor for each step otherwise. */
function idleScope(machine: AnyStateMachine, input: unknown): AnyActorScope {
  const self = createActor(machine, { input });
  const nothing = () => {};
  return {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: nothing,
  };
}

/** All states of a chart that have no states of their own. */
export function leavesOf(machine: AnyStateMachine): string[] {
  const leaves: string[] = [];
  const visit = (node: StateNode): void => {
    const children = Object.values(node.states);
    if (children.length === 0) leaves.push(node.id);
    for (const child of children) visit(child);
  };
  visit(machine.root);
  return leaves;
}

export function unreachable(machine: AnyStateMachine, { entered }: Exploration): string[] {
  return leavesOf(machine).filter((leaf) => !entered.has(leaf));
}

/** Situations from which no sequence of events leads to one that `isHome`. */
export function withoutWayHome(
  { situations, edges }: Exploration,
  isHome: (snapshot: AnyMachineSnapshot) => boolean,
): string[] {
  const into = new Map<string, string[]>();
  for (const { from, to } of edges) {
    const sources = into.get(to);
    if (sources) sources.push(from);
    else into.set(to, [from]);
  }
  const home = [...situations].filter(([, snapshot]) => isHome(snapshot)).map(([key]) => key);
  const saved = new Set(home);
  for (const at of home)
    for (const before of into.get(at) ?? []) {
      if (saved.has(before)) continue;
      saved.add(before);
      home.push(before);
    }
  return [...situations.keys()].filter((key) => !saved.has(key));
}
