import type { AnyStateMachine } from "xstate";
import type { Asked } from "./askedGuards.ts";

export type ReadValues = Record<string, string | number | boolean | null>;

/** More than any guard reads that looks at something in particular. */
const MOST_VALUES = 12;
const LONGEST_WORD = 80;
/** Something that was looked for, and found, and not looked into. */
const THERE = "(there)";

type Scope = { context: unknown; event: unknown };
type Builtin = { guards?: unknown[]; stateValue?: unknown; name: string };
type Named = { type: string; params?: unknown };

/** Which paths a guard reads, by its transition and its answer, once it has been found out. */
const learned = new WeakMap<AnyStateMachine, Map<string, string[][]>>();

/**
 * What a guard read when it was asked. The first time it is asked again with contexts, events and parameters that note what
 * is looked at; from then on the same paths are looked up. Guards are pure and contexts are never changed in place.
 */
export function readsOf(asked: Asked): ReadValues {
  const { edge, result, snapshot } = asked;
  const ofMachine = learned.get(snapshot.machine) ?? new Map<string, string[][]>();
  learned.set(snapshot.machine, ofMachine);
  const known = ofMachine.get(`${edge}=${result}`);
  if (known) return lookedUp(known, asked);
  const reads = askedAgain(asked);
  const paths = Object.keys(reads).map((path) => path.split("."));
  // Parameters that are worked out are those of one guard; of a combined one it is not known of which.
  if (!paths.some(([root]) => root === "params") || hasOwnParams(asked.guard))
    ofMachine.set(`${edge}=${result}`, paths);
  return reads;
}

function lookedUp(paths: string[][], { guard, snapshot, event }: Asked): ReadValues {
  const scope: Record<string, unknown> = { context: snapshot.context, event };
  if (paths.some(([root]) => root === "params") && hasOwnParams(guard)) scope.params = guard.params(scope);
  const reads: ReadValues = {};
  for (const path of paths) {
    let found: unknown = scope;
    for (const key of path) found = (found as Record<string, unknown> | null | undefined)?.[key];
    reads[path.join(".")] = shownValue(found);
  }
  return reads;
}

const hasOwnParams = (guard: unknown): guard is { params: (scope: unknown) => unknown } =>
  typeof guard === "object" && guard !== null && "params" in guard && typeof guard.params === "function";

function askedAgain({ guard, snapshot, event }: Asked): ReadValues {
  const reads: ReadValues = {};
  const context = noting(snapshot.context, "context", reads);
  try {
    ask(guard, snapshot.machine, { context, event: noting(event, "event", reads) }, reads);
  } catch {
    // What was read before stays.
  }
  return reads;
}

/** Every part of a combined guard is asked: what the others hinge on is of interest too. */
function ask(guard: unknown, machine: AnyStateMachine, scope: Scope, reads: ReadValues): void {
  if (typeof guard === "function") {
    const { guards, stateValue } = guard as unknown as Builtin;
    for (const part of guards ?? []) ask(part, machine, scope, reads);
    if (!guards && stateValue === undefined) guard(scope, undefined);
    return;
  }
  const { type, params } = typeof guard === "string" ? ({ type: guard } as Named) : (guard as Named);
  const resolved: unknown = machine.implementations.guards[type];
  if (typeof resolved !== "function" || "check" in resolved) ask(resolved, machine, scope, reads);
  else resolved(scope, typeof params === "function" ? noting(params(scope), "params", reads) : params);
}

const noted = new WeakSet<object>();

function noting(value: unknown, path: string, reads: ReadValues): unknown {
  if (typeof value !== "object" || value === null || noted.has(value)) return value;
  const proxy: object = new Proxy(value, {
    get(target, key, receiver) {
      const found: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || typeof found === "function") return found;
      const at = `${path}.${key}`;
      note(reads, path, at, found);
      return noting(found, at, reads);
    },
  });
  noted.add(proxy);
  return proxy;
}

function note(reads: ReadValues, parent: string, at: string, found: unknown): void {
  if (reads[parent] === THERE) delete reads[parent];
  if (!(at in reads) && Object.keys(reads).length >= MOST_VALUES) return;
  reads[at] = shownValue(found);
}

function shownValue(found: unknown): ReadValues[string] {
  if (typeof found === "object" && found !== null) return THERE;
  if (typeof found === "string") return found.slice(0, LONGEST_WORD);
  return typeof found === "number" || typeof found === "boolean" ? found : null;
}
