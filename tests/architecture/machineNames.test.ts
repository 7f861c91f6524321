import { expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import { machines } from "../../src/runtime/charts.ts";

type StateNode = AnyStateMachine["root"];

const EVENT = /^[a-z]+\.([a-z][a-zA-Z]*|\*)$/;
const STATE = /^[a-z][a-zA-Z]*$/;
const GUARD = /^(is|has|can)[A-Z]/;

function nodesOf(machine: AnyStateMachine): StateNode[] {
  const visit = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(visit)];
  return visit(machine.root);
}

const nodes = machines().flatMap(nodesOf);
const events = [...new Set(nodes.flatMap((node) => node.ownEvents))].filter((event) => !event.startsWith("xstate."));

test("[L5] states and events are named by the rules", () => {
  expect(nodes.map((node) => node.key).filter((key) => !STATE.test(key))).toEqual([]);
  expect(events.filter((event) => !EVENT.test(event))).toEqual([]);
});

test("[L5] guards read like facts, and actions and guards are all named", () => {
  const guards = machines().flatMap((machine) => Object.keys(machine.implementations.guards));
  const inline = nodes.flatMap((node) =>
    [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap((transition) => [
      ...(typeof transition.guard === "function" && !("check" in transition.guard) ? [`${node.id}: guard`] : []),
      ...transition.actions
        .filter((action: unknown) => typeof action === "function" && !("resolve" in action))
        .map(() => `${node.id}: action`),
    ]),
  );

  expect(guards.filter((guard) => !GUARD.test(guard))).toEqual([]);
  expect(inline).toEqual([]);
});

test("[L5] every state says what it is for, and every state of the conversation carries its meta", () => {
  const undescribed = nodes.filter((node) => node.parent && !node.description).map((node) => node.id);
  const leaves = nodes.filter((node) => Object.keys(node.states).length === 0 && node.type !== "final");
  const bare = leaves.filter(
    (node) => !(node.meta?.agent && node.meta.doubleText && node.meta.onRestore && node.meta.permissions),
  );

  expect(undescribed).toEqual([]);
  expect(bare.map((node) => node.id)).toEqual([]);
});

test("[L5] the rules look at something", () => {
  expect(machines().length).toBeGreaterThanOrEqual(4);
  expect(nodes.length).toBeGreaterThan(40);
  expect(events).toContain("user.message");
  expect([EVENT.test("USER_MESSAGE"), STATE.test("DOING_REPLY"), GUARD.test("lastSet")]).toEqual([false, false, false]);
});
