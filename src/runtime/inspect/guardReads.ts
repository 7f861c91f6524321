import type { AnyStateMachine } from "xstate";
import type { ReadValue } from "../../store/keptRecord.ts";
import type { Asked } from "./askedGuards.ts";

export type ReadValues = Record<string, ReadValue>;

/** More than any guard reads that looks at something in particular. */
const MOST_VALUES = 12;
const LONGEST_WORD = 80;
/** Something that was looked for, and found, and not looked into. */
const THERE = "(there)";

type Scope = { context: unknown; event: unknown };
type Builtin = { guards?: unknown[]; stateValue?: unknown; name: string };
type Named = { type: string; params?: unknown };

/** Something that a guard reads: `name` is its path in words, e.g. `context.agenda.0.route`. */
export type ReadPath = { name: string; keys: string[] };

/** What a guard reads, by its transition and its answer, once it has been found out. */
const learned = new WeakMap<AnyStateMachine, Map<string, ReadPath[]>>();

/**
 * What a guard reads whenever it answers so; `null` where that is not known beforehand. It is found out when it is first
 * asked for, by asking the guard again with contexts, events and parameters that note what is looked at. Guards are pure
 * and contexts are never changed in place.
 */
export function pathsOf(asked: Asked): ReadPath[] | null {
  const { edge, guard, result, snapshot } = asked;
  const ofMachine = learned.get(snapshot.machine) ?? new Map<string, ReadPath[]>();
  learned.set(snapshot.machine, ofMachine);
  const known = ofMachine.get(`${edge}=${result}`);
  if (known) return known;
  const paths = Object.keys(askedAgain(asked)).map((name) => ({ name, keys: name.split(".") }));
  // Parameters that are worked out are those of one guard; of a combined one it is not known of which.
  if (paths.some(({ keys: [root] }) => root === "params") && !hasOwnParams(guard)) return null;
  ofMachine.set(`${edge}=${result}`, paths);
  return paths;
}

/** What a guard read when it was asked. */
export function readsOf(asked: Asked): ReadValues {
  const paths = pathsOf(asked);
  if (!paths) return askedAgain(asked);
  const values = valuesAt(paths, asked);
  return Object.fromEntries(paths.map(({ name }, index) => [name, values[index] ?? null]));
}

/** In the order of the paths. */
export function valuesAt(paths: readonly ReadPath[], { guard, snapshot, event }: Asked): ReadValue[] {
  const scope: Record<string, unknown> = { context: snapshot.context, event };
  if (paths.some(({ keys: [root] }) => root === "params") && hasOwnParams(guard)) scope.params = guard.params(scope);
  return paths.map(({ keys }) => {
    let found: unknown = scope;
    for (const key of keys) found = (found as Record<string, unknown> | null | undefined)?.[key];
    return shownValue(found);
  });
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

function shownValue(found: unknown): ReadValue {
  if (typeof found === "object" && found !== null) return THERE;
  if (typeof found === "string") return found.slice(0, LONGEST_WORD);
  return typeof found === "number" || typeof found === "boolean" ? found : null;
}
