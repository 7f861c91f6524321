import type { AnyStateMachine } from "xstate";
import { conversationMachine } from "../machines/conversationMachine.ts";
import { machineHash } from "./machineHash.ts";

type StateNode = AnyStateMachine["root"];
type Named = string | { type: string } | ((...args: never[]) => unknown) | undefined;

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
  states: ChartState[];
  transitions: ChartTransition[];
};

/** The conversation's machine and those of its specialists. */
export function machines(): AnyStateMachine[] {
  const children = Object.values(conversationMachine.implementations.actors).filter(
    (logic): logic is AnyStateMachine => typeof logic === "object" && logic !== null && "root" in logic,
  );
  return [conversationMachine, ...children];
}

let drawn: Chart[] | null = null;

export function charts(): Chart[] {
  drawn ??= machines().map(draw);
  return drawn;
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
  return { id: machine.id, version: machine.version ?? "1", hash: machineHash(machine), states, transitions };
}

/** The machinery of `after` is left out: the transition already says `xstate.after…`. */
function namesOf(actions: readonly Named[]): string[] {
  return actions.map(nameOf).filter((name) => name !== "xstate.raise" && name !== "xstate.cancel");
}

function nameOf(named: Named): string {
  if (named === undefined) return "";
  if (typeof named === "string") return named;
  return typeof named === "function" ? ("type" in named ? String(named.type) : named.name) : named.type;
}

/** Combined guards read as they are written: `and(isTraining, not(stateIn))`. */
function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard !== "function") return nameOf(guard as Named);
  const parts = "guards" in guard ? (guard.guards as unknown[]) : [];
  const name =
    "check" in guard ? ("type" in guard ? String(guard.type).replace("xstate.", "") : guard.name) : guard.name;
  return parts.length > 0 ? `${name}(${parts.map(guardName).join(", ")})` : name;
}
