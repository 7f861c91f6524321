import { type AnyMachineSnapshot, type AnyStateMachine, type EventObject, getMicrosteps } from "xstate";
import { getAdjacencyMap } from "xstate/graph";

/** Every situation a chart can get into under the given events, with real guards, and what leads where. */
export type Exploration = {
  situations: Map<string, AnyMachineSnapshot>;
  edges: { from: string; event: EventObject; to: string; before: AnyMachineSnapshot; after: AnyMachineSnapshot }[];
  /** Ids of all states that were entered, transient ones too. */
  entered: Set<string>;
};

type StateNode = AnyStateMachine["root"];
const nodesOf = (snapshot: unknown) => (snapshot as { _nodes: StateNode[] })._nodes;

/** Breadth first. `situationOf` says what makes two snapshots the same; it must take finitely many values. */
export function explore(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly EventObject[],
  situationOf: (snapshot: AnyMachineSnapshot) => string,
): Exploration {
  const map = getAdjacencyMap(machine as never, {
    input,
    events: events as never,
    serializeState: ((snapshot: AnyMachineSnapshot) => situationOf(snapshot)) as never,
    filterEvents: ((snapshot: AnyMachineSnapshot, event: EventObject) => snapshot.can(event)) as never,
    limit: 200_000,
  }) as Record<
    string,
    { state: AnyMachineSnapshot; transitions: Record<string, { event: EventObject; state: AnyMachineSnapshot }> }
  >;
  const situations = new Map<string, AnyMachineSnapshot>();
  const edges: Exploration["edges"] = [];
  const entered = new Set<string>();
  for (const [from, { state, transitions }] of Object.entries(map)) {
    situations.set(from, state);
    for (const node of nodesOf(state)) entered.add(node.id);
    for (const { event, state: next } of Object.values(transitions)) {
      edges.push({ from, event, to: situationOf(next), before: state, after: next });
      for (const [step] of getMicrosteps(machine, state, event as never))
        for (const node of nodesOf(step)) entered.add(node.id);
    }
  }
  return { situations, edges, entered };
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
  for (const { from, to } of edges) into.set(to, [...(into.get(to) ?? []), from]);
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
