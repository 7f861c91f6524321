import { createHash } from "node:crypto";
import type { AnyStateMachine } from "xstate";
import type { KeptStep, ReadValue, StepShape, WrittenShape } from "../../store/keptRecord.ts";
import { guardName } from "../chartNames.ts";
import type { Asked } from "./askedGuards.ts";
import { pathsOf, type ReadPath, readsOf, valuesAt } from "./guardReads.ts";
import type { Move } from "./move.ts";

/** No chart goes so many ways. */
const MOST_WAYS = 10_000;

/** A way that a machine went before: what is written of it, and what its guards read. */
type Way = { shape: WrittenShape; paths: ReadPath[][] };
const ways = new WeakMap<AnyStateMachine, Map<string, Way>>();

/** A move as it is kept. Costs little where the chart has gone this way before. `at` in ms since the record began. */
export function keptStep(at: number, move: Move, asked: readonly Asked[]): KeptStep {
  const ofMachine = ways.get(move.logic) ?? new Map<string, Way>();
  ways.set(move.logic, ofMachine);
  const key = keyOf(move, asked);
  const way = ofMachine.get(key);
  if (way)
    return { at, shape: way.shape, values: asked.flatMap((one, index) => valuesAt(way.paths[index] ?? [], one)) };
  const paths = asked.map(pathsOf);
  if (paths.every((path) => path !== null)) {
    const shape = written(move, asked, paths);
    if (ofMachine.size >= MOST_WAYS) ofMachine.clear();
    ofMachine.set(key, { shape, paths });
    return { at, shape, values: asked.flatMap((one, index) => valuesAt(paths[index] ?? [], one)) };
  }
  // Somewhere here it is not known beforehand what is read.
  const reads = asked.map(readsOf);
  const shape = written(
    move,
    asked,
    reads.map((read) => Object.keys(read).map((name) => ({ name, keys: [] }))),
  );
  return { at, shape, values: reads.flatMap((read): ReadValue[] => Object.values(read)) };
}

function keyOf({ actor, event, edges, entered, exited }: Move, asked: readonly Asked[]): string {
  let key = `${actor.join("/")} ${event} ${edges.join()} ${entered.join()} ${exited.join()}`;
  for (const { edge, result } of asked) key += `${result ? " +" : " -"}${edge}`;
  return key;
}

function written(move: Move, asked: readonly Asked[], paths: ReadPath[][]): WrittenShape {
  const { actor, logic, event, edges, actions, entered, exited } = move;
  const guards = asked.map(({ edge, guard, result }, index) => ({
    edge,
    name: guardName(guard) ?? "",
    result,
    paths: (paths[index] ?? []).map(({ name }) => name),
  }));
  const shape: StepShape = { actor, machine: logic.id, event, edges, guards, actions, entered, exited };
  const text = JSON.stringify(shape);
  return { id: createHash("sha256").update(text).digest("base64url").slice(0, 16), text };
}
