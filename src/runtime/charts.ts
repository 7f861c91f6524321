import type { AnyStateMachine } from "xstate";
import { conversationMachine } from "../machines/conversationMachine.ts";
import type { Chart, ChartState, ChartTransition } from "../protocol/chart.ts";
import { edgesOf, guardName, labelOf, namesOf } from "./chartNames.ts";
import { machineHash } from "./machineHash.ts";

type StateNode = AnyStateMachine["root"];

export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "root" in logic;

/** A machine, and those that play its actors, at any depth. */
export function machines(root: AnyStateMachine = conversationMachine): AnyStateMachine[] {
  const children = Object.values(root.implementations.actors).filter(isMachine);
  return [root, ...children.flatMap((child) => machines(child))];
}

export const versionOf = (machine: AnyStateMachine): string => machine.version ?? "1";

const drawn = new WeakMap<AnyStateMachine, Chart[]>();

export function charts(root: AnyStateMachine = conversationMachine): Chart[] {
  const known = drawn.get(root) ?? machines(root).map(draw);
  drawn.set(root, known);
  return known;
}

export const chartOf = (id: string): Chart | null => charts().find((chart) => chart.id === id) ?? null;

function draw(machine: AnyStateMachine): Chart {
  const states: ChartState[] = [];
  const transitions: ChartTransition[] = [];
  const visit = (node: StateNode): void => {
    states.push({
      id: node.id,
      key: node.key,
      parent: node.parent?.id ?? null,
      type: node.type,
      history: node.history || null,
      initial: node.type === "compound" ? (node.initial.target[0]?.id ?? null) : null,
      description: node.description ?? null,
      tags: node.tags,
      meta: node.meta ?? null,
      entry: namesOf(node.entry),
      exit: namesOf(node.exit),
      invoke: node.invoke.map(({ id, src }) => ({ id, src: typeof src === "string" ? src : id })),
    });
    for (const { id, transition } of edgesOf(node))
      transitions.push({
        id,
        source: node.id,
        targets: (transition.target ?? []).map((target: StateNode) => target.id),
        event: transition.eventType || "always",
        label: labelOf(transition),
        delay: transition.delay ?? null,
        guard: guardName(transition.guard),
        actions: namesOf(transition.actions),
        reenter: transition.reenter ?? false,
        description: transition.description ?? null,
      });
    for (const child of Object.values(node.states)) visit(child);
  };
  visit(machine.root);
  const children = Object.fromEntries(
    Object.entries(machine.implementations.actors).flatMap(([name, logic]: [string, unknown]) =>
      isMachine(logic) ? [[name, `${logic.id}@${versionOf(logic)}`]] : [],
    ),
  );
  const structure = { id: machine.id, machines: children, states, transitions };
  return { ...structure, version: versionOf(machine), hash: machineHash(structure) };
}
