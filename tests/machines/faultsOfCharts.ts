import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type { StateMeta } from "../../src/machines/stateMeta.ts";
import type { Tool } from "../../src/tools/tool.ts";
import type { Exploration } from "./explore.ts";

/** What can be wrong with a chart and be seen without running it, each as `state: what`. */

type StateNode = AnyStateMachine["root"];

function nodesOf(machine: AnyStateMachine): StateNode[] {
  const visit = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(visit)];
  return visit(machine.root);
}

const metaOf = (node: StateNode) => node.meta as StateMeta | undefined;

/** Invokes whose failure is not caught, or caught only under a guard. */
export function invokesWithoutErrorEdge(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) =>
    node.invoke
      .filter(({ id }) => {
        const edges = node.transitions.get(`xstate.error.actor.${id}`) ?? [];
        return !edges.some((edge: { guard?: unknown }) => edge.guard === undefined);
      })
      .map(({ id }) => `${node.id}: ${id}`),
  );
}

/** States that work without saying whose work it is, or how long it may take. */
export function invokesWithoutDeadline(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter((node) => node.invoke.length > 0 && !(Number(metaOf(node)?.deadlineMs) > 0 && metaOf(node)?.agent))
    .map((node) => `${node.id}: no deadline`);
}

/** Leaves that do not say what becomes of a message that arrives there, or of a conversation that is restored there. */
export function leavesWithoutPolicy(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter((node) => Object.keys(node.states).length === 0 && node.type !== "final")
    .flatMap((node) => [
      ...(metaOf(node)?.doubleText ? [] : [`${node.id}: no doubleText`]),
      ...(metaOf(node)?.onRestore ? [] : [`${node.id}: no onRestore`]),
    ]);
}

/** What a policy promises and the chart does not do: a state that merges or is interrupted takes messages, others do not. */
export function policiesNotKept(machine: AnyStateMachine): string[] {
  return nodesOf(machine).flatMap((node) => {
    const policy = metaOf(node)?.doubleText;
    const takes = node.transitions.has("user.message");
    const isTaking = policy === "merge" || policy === "interrupt";
    const isLeafOfPerson = node.ownEvents.some((event: string) => event.startsWith("user."));
    if (isTaking && !takes) return [`${node.id}: says ${policy}, takes no message`];
    return policy === "queue" && takes && isLeafOfPerson ? [`${node.id}: says queue, takes messages`] : [];
  });
}

/** Tools that a state permits and that do not exist, and writes that are permitted where nothing is committed. */
export function permissionsAmiss(machine: AnyStateMachine, tools: readonly Tool[]): string[] {
  const kinds = new Map(tools.map(({ name, kind }) => [name, kind]));
  return nodesOf(machine).flatMap((node) =>
    (metaOf(node)?.permissions ?? []).flatMap((name) => {
      const kind = kinds.get(name);
      if (!kind) return [`${node.id}: there is no tool ${name}`];
      const isCommit = node.key === "committing" && metaOf(node)?.writes === true;
      return kind === "write" && !isCommit ? [`${node.id}: ${name} writes outside committing`] : [];
    }),
  );
}

/**
 * States that may ask a language model and do not keep to what such states owe: work that may be run again, that writes
 * nothing, that a person's correction stops, and whose every end goes on elsewhere than where failures go.
 */
export function modelsAmiss(machine: AnyStateMachine, failures: readonly string[]): string[] {
  return nodesOf(machine)
    .filter((node) => metaOf(node)?.model)
    .flatMap((node) => {
      const { doubleText, onRestore, writes } = metaOf(node) ?? {};
      const edgesOn = (event: string) => node.transitions.get(event) ?? [];
      const targets = node.invoke
        .flatMap(({ id }) => [...edgesOn(`xstate.done.actor.${id}`), ...edgesOn(`xstate.error.actor.${id}`)])
        .flatMap(({ target = [] }) => target);
      const isGuarded = node.invoke.every(({ id }) =>
        edgesOn(`xstate.done.actor.${id}`).some(
          ({ guard }) => typeof guard === "object" && (guard as { type?: string }).type === "isModelOut",
        ),
      );
      return [
        ...(doubleText === "interrupt" || doubleText === "merge" ? [] : [`${node.id}: a correction does not stop it`]),
        ...(onRestore === "retry" ? [] : [`${node.id}: is not run again after a restart`]),
        ...(writes ? [`${node.id}: writes`] : []),
        ...(isGuarded ? [] : [`${node.id}: does not ask whether the model is out`]),
        ...targets
          .filter((target) => failures.includes(target.key) || target === node)
          .map((target) => `${node.id}: ends in ${target.key}`),
      ];
    });
}

/**
 * Steps without the person after which no less is left to do than before: loops that nothing bounds. `left` says what is
 * left, most important first.
 */
export function unboundedSteps(
  { edges }: Exploration,
  left: (snapshot: AnyMachineSnapshot) => readonly number[],
  isFromOutside: (type: string) => boolean,
): string[] {
  const isLess = (now: readonly number[], before: readonly number[]) => {
    const place = now.findIndex((value, index) => value !== before[index]);
    return place >= 0 && (now[place] ?? 0) < (before[place] ?? 0);
  };
  return edges
    .filter(({ event }) => !isFromOutside(event.type))
    .filter(({ before, after }) => !isLess(left(after), left(before)))
    .map(({ from, event, to }) => `${from} --${event.type}--> ${to}`);
}
