import type { AnyStateMachine } from "xstate";
import { conversationMachine } from "../machines/conversationMachine.ts";
import { machineHash } from "./machineHash.ts";

type StateNode = AnyStateMachine["root"];
type Named = string | { type: string; params?: unknown } | ((...args: never[]) => unknown) | undefined;

export type ChartState = {
  id: string;
  key: string;
  parent: string | null;
  type: StateNode["type"];
  initial: string | null;
  description: string | null;
  tags: readonly string[];
  meta: unknown;
  entry: string[];
  exit: string[];
  invoke: { id: string; src: string }[];
};
export type ChartTransition = {
  id: string;
  source: string;
  targets: string[];
  event: string;
  guard: string | null;
  actions: string[];
  reenter: boolean;
  description: string | null;
};
/** A machine as plain JSON: states in order, targets resolved. */
export type Chart = {
  id: string;
  version: string;
  hash: string;
  /** The machines that play its actors, by actor, e.g. `coach@1`. */
  machines: Record<string, string>;
  states: ChartState[];
  transitions: ChartTransition[];
};

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
      initial: node.type === "compound" ? (node.initial.target[0]?.id ?? null) : null,
      description: node.description ?? null,
      tags: node.tags,
      meta: node.meta ?? null,
      entry: namesOf(node.entry),
      exit: namesOf(node.exit),
      invoke: node.invoke.map(({ id, src }) => ({ id, src: typeof src === "string" ? src : id })),
    });
    const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    for (const [index, transition] of own.entries())
      transitions.push({
        id: `${node.id}#${index}`,
        source: node.id,
        targets: (transition.target ?? []).map((target: StateNode) => target.id),
        event: transition.eventType || "always",
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

/** The machinery of `after` is left out: the transition already says `xstate.after…`. */
function namesOf(actions: readonly Named[]): string[] {
  return actions.map(nameOf).filter((name) => name !== "xstate.raise" && name !== "xstate.cancel");
}

function nameOf(named: Named): string {
  if (named === undefined) return "";
  if (typeof named === "string") return named;
  if (typeof named === "function") return "type" in named ? String(named.type) : named.name;
  const fixed = "params" in named && typeof named.params !== "function" ? wordsOf(named.params) : [];
  return fixed.length > 0 ? `${named.type}(${fixed.join(", ")})` : named.type;
}

/** What a guard or an action is always given: `isFor(COACH)`. */
function wordsOf(params: unknown): string[] {
  if (typeof params !== "object" || params === null) return [String(params)];
  return Object.values(params).flatMap(wordsOf);
}

/** Combined guards read as they are written: `and(isTraining, not(stateIn(safety.clear)))`. */
function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard !== "function") return nameOf(guard as Named);
  const name =
    "check" in guard ? ("type" in guard ? String(guard.type).replace("xstate.", "") : guard.name) : guard.name;
  if ("stateValue" in guard) return `${name}(${pathsOf(guard.stateValue).join(", ")})`;
  const parts = "guards" in guard ? (guard.guards as unknown[]) : [];
  return parts.length > 0 ? `${name}(${parts.map(guardName).join(", ")})` : name;
}

function pathsOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, below]) => pathsOf(below).map((path) => `${key}.${path}`));
}
