import type { AnyStateMachine } from "xstate";
import { machines } from "../../src/runtime/charts.ts";

/** A piece of work that a chart invokes: `logger.extractor@extracting`, the actor's names and the state of its machine. */
export type Invoke = string;

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === "object" && logic !== null && "root" in logic;

/** Every invoke of every machine that is work and not a machine of its own, read from the charts. */
export function invokesOfCharts(all: AnyStateMachine[] = machines()): Invoke[] {
  const root = all[0];
  return all.flatMap((machine) => {
    const prefix = machine === root ? "" : `${machine.id}.`;
    const found: Invoke[] = [];
    const visit = (node: AnyStateMachine["root"]): void => {
      for (const { src } of node.invoke) {
        const name = typeof src === "string" ? src : "";
        if (!isMachine(machine.implementations.actors[name])) found.push(`${prefix}${name}@${node.path.join(".")}`);
      }
      for (const child of Object.values(node.states)) visit(child);
    };
    visit(machine.root);
    return found;
  });
}
