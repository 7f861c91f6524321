import type { AnyStateMachine } from "xstate";
import type { ZodType } from "zod";
import type { RecordedTimer } from "../../store/snapshotStore.ts";
import { isMachine } from "../charts.ts";

type StateNode = AnyStateMachine["root"];
type Stored = Record<string, unknown>;

/** Why a stored snapshot has no place in today's chart: where, and what is wrong there, in words. */
export type Misfit = { path: string; what: string };

/**
 * Checks a persisted snapshot and its timers against a machine, children's against their own, before any actor is made
 * of it: XState drops, ignores or starts without a word what does not fit. Empty when everything does.
 */
export function findMisfits(
  machine: AnyStateMachine,
  snapshot: unknown,
  timers: readonly RecordedTimer[] = [],
): Misfit[] {
  const found: Misfit[] = [];
  checkChart(machine, snapshot, { path: "snapshot", ids: [] }, timers, (path, what) => {
    found.push({ path, what });
  });
  return found;
}

type Report = (path: string, what: string) => void;
/** A chart in the snapshot: where it lies there, and its actor's ids from the root. */
type Place = { path: string; ids: readonly string[] };

const isObject = (value: unknown): value is Stored =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function checkChart(
  machine: AnyStateMachine,
  snapshot: unknown,
  place: Place,
  timers: readonly RecordedTimer[],
  report: Report,
): void {
  if (!isObject(snapshot)) {
    report(place.path, "is not an object");
    return;
  }
  if (snapshot.status !== "active")
    report(`${place.path}.status`, `is ${JSON.stringify(snapshot.status)}; only an active chart can go on`);
  const active: StateNode[] = [];
  checkValue(machine.root, snapshot.value, `${place.path}.value`, active, report);
  checkHistory(machine, snapshot.historyValue ?? {}, `${place.path}.historyValue`, report);
  checkContext(machine, snapshot.context, `${place.path}.context`, report);
  checkChildren(machine, snapshot.children ?? {}, active, place, timers, report);
  checkTimers(active, place, timers, report);
  for (const node of active) {
    const onRestore = node.meta?.onRestore;
    if (place.ids.length === 0 && onRestore && onRestore !== "resume")
      report(`${place.path}.value`, `"${node.id}" is a state of work; a conversation is stored at rest`);
  }
}

/** Collects the active states on the way. */
function checkValue(node: StateNode, value: unknown, path: string, active: StateNode[], report: Report): void {
  active.push(node);
  const names = Object.keys(node.states);
  if (names.length === 0) {
    const isBare = value === undefined || (isObject(value) && Object.keys(value).length === 0);
    if (!isBare) report(path, `"${node.id}" has no states of its own any more, ${JSON.stringify(value)} is stored`);
    return;
  }
  const parts = typeof value === "string" ? { [value]: undefined } : value;
  if (!isObject(parts)) {
    report(path, `"${node.id}" has states of its own, and none of them is stored`);
    return;
  }
  for (const [name, below] of Object.entries(parts)) {
    const child = node.states[name];
    if (child) checkValue(child, below, `${path}.${name}`, active, report);
    else report(`${path}.${name}`, `there is no state "${name}" in "${node.id}" (it has ${names.join(", ")})`);
  }
  const missing = names.filter((name) => !(name in parts));
  if (node.type === "parallel")
    for (const name of missing) report(path, `the region "${name}" of "${node.id}" is not stored: it is new`);
  else if (Object.keys(parts).length !== 1)
    report(path, `"${node.id}" can be in one state at a time, ${Object.keys(parts).length} are stored`);
}

function checkHistory(machine: AnyStateMachine, history: unknown, path: string, report: Report): void {
  if (!isObject(history)) {
    report(path, "is not an object");
    return;
  }
  for (const [id, nodes] of Object.entries(history)) {
    const named = Array.isArray(nodes) ? nodes.map((node) => (isObject(node) ? String(node.id) : String(node))) : [];
    for (const stateId of [id, ...named])
      if (!hasState(machine, stateId)) report(`${path}.${id}`, `there is no state "${stateId}"`);
  }
}

function hasState(machine: AnyStateMachine, id: string): boolean {
  try {
    machine.getStateNodeById(id);
    return true;
  } catch {
    return false;
  }
}

function checkContext(machine: AnyStateMachine, context: unknown, path: string, report: Report): void {
  const schema = (machine.schemas as { context?: ZodType } | undefined)?.context;
  const read = schema?.safeParse(context);
  for (const issue of read?.error?.issues ?? []) report([path, ...issue.path].join("."), issue.message);
}

function checkChildren(
  machine: AnyStateMachine,
  children: unknown,
  active: readonly StateNode[],
  place: Place,
  timers: readonly RecordedTimer[],
  report: Report,
): void {
  const path = `${place.path}.children`;
  if (!isObject(children)) {
    report(path, "is not an object");
    return;
  }
  const invoked = new Map(active.flatMap((node) => node.invoke.map((invoke) => [invoke.id, { ...invoke, node }])));
  for (const { id, src, node } of invoked.values()) {
    const child = children[id];
    if (!child) report(path, `"${node.id}" invokes "${id}", and no such child is stored: it would never start`);
    else if (isObject(child) && child.src !== src)
      report(`${path}.${id}`, `is played by "${String(child.src)}" as stored, by "${String(src)}" today`);
  }
  const ownIds = invokeIdsOf(machine);
  for (const [id, child] of Object.entries(children)) {
    const at = `${path}.${id}`;
    if (!isObject(child)) report(at, "is not an object");
    else if (ownIds.has(id) && !invoked.has(id)) report(at, "is stored, though no active state invokes it");
    else checkChild(machine, child, { path: at, ids: [...place.ids, id] }, timers, report);
  }
  for (const { path: ids } of timers)
    if (ids.length === place.ids.length + 1 && place.ids.every((id, index) => id === ids[index])) {
      const id = ids.at(-1) ?? "";
      if (!(id in children)) report("timers", `a timer waits for the child "${ids.join(".")}", which is not stored`);
    }
}

function checkChild(
  machine: AnyStateMachine,
  { src, snapshot }: Stored,
  { path, ids }: Place,
  timers: readonly RecordedTimer[],
  report: Report,
): void {
  const logic: unknown = typeof src === "string" ? machine.implementations.actors[src] : undefined;
  if (!logic) {
    report(path, `nobody plays "${String(src)}" today: the child would be dropped`);
    return;
  }
  const wasChart = isObject(snapshot) && "value" in snapshot;
  if (isMachine(logic) && wasChart) {
    // One that has ended stays with the state that invoked it and is never started again.
    if (snapshot.status !== "done") checkChart(logic, snapshot, { path: `${path}.snapshot`, ids }, timers, report);
  } else if (isMachine(logic)) report(path, `"${String(src)}" is a chart today, a single piece of work is stored`);
  else if (wasChart) report(path, `"${String(src)}" is a single piece of work today, a chart is stored`);
}

/** XState forgets timers, so the kernel stores them: one that fires for another state is heard by nobody. */
function checkTimers(
  active: readonly StateNode[],
  place: Place,
  timers: readonly RecordedTimer[],
  report: Report,
): void {
  const own = timers.filter(({ path }) => path.join("/") === place.ids.join("/")).map(({ event }) => event.type);
  const heard = new Set(active.flatMap((node) => [...node.transitions.keys()]));
  for (const event of own)
    if (event.startsWith("xstate.after.") && !heard.has(event))
      report("timers", `"${event}" is due some day, and no active state waits for it`);
  for (const node of active)
    for (const { eventType, guard, target } of node.after)
      if (!guard && target && !own.includes(eventType))
        report("timers", `"${node.id}" waits for "${eventType}", and no such timer is stored: it would wait for ever`);
}

const invokeIds = new WeakMap<AnyStateMachine, ReadonlySet<string>>();

/** The children that a machine can invoke at all. */
function invokeIdsOf(machine: AnyStateMachine): ReadonlySet<string> {
  const visit = (node: StateNode): string[] => [
    ...node.invoke.map((invoke) => invoke.id),
    ...Object.values(node.states).flatMap(visit),
  ];
  const known = invokeIds.get(machine) ?? new Set(visit(machine.root));
  invokeIds.set(machine, known);
  return known;
}
