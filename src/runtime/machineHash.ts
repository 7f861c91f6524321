import { createHash } from "node:crypto";
import type { AnyStateMachine } from "xstate";

const hashes = new WeakMap<AnyStateMachine, string>();

/** Changes whenever a state, an edge, a guard, an action or an actor of the chart or of a child chart changes. */
export function machineHash(machine: AnyStateMachine): string {
  const known = hashes.get(machine);
  if (known) return known;
  const hash = createHash("sha256").update(structureOf(machine)).digest("hex").slice(0, 16);
  hashes.set(machine, hash);
  return hash;
}

function structureOf(machine: AnyStateMachine): string {
  const children = Object.entries(machine.implementations.actors)
    .filter(([, logic]) => typeof logic === "object" && logic !== null && "root" in logic)
    .map(([name, logic]) => [name, structureOf(logic as AnyStateMachine)]);
  const definition = JSON.stringify(machine.definition, (key, value) =>
    key === "description" || key === "meta" || typeof value === "function" ? undefined : value,
  );
  return JSON.stringify([definition, children]);
}
