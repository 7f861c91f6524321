import type { AnyStateMachine, AnyTransitionDefinition } from "xstate";

type StateNode = AnyStateMachine["root"];
/** With the delay of an `after`, which the public type leaves out. */
type Transition = AnyTransitionDefinition & { delay?: number | string };
type Named = string | { type: string; params?: unknown } | ((...args: never[]) => unknown) | undefined;

/** The transitions of a state in the order in which they are written, each with the id that the chart shows. */
export function edgesOf(node: StateNode): { id: string; transition: Transition }[] {
  const own = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return own.map((transition, index) => ({ id: `${node.id}#${index}`, transition }));
}

/** What an event is called where people read it: `done: router`, `after questionExpiry`, else its type. */
export function labelOf({ eventType, source, delay }: Transition): string {
  if (eventType === "") return "always";
  if (delay !== undefined) return `after ${delay}`;
  const invoked = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (!invoked) return eventType.startsWith("xstate.done.state.") ? "done" : eventType;
  const src = source.invoke.find(({ id }: { id: string }) => id === invoked[2])?.src;
  return `${invoked[1]}: ${typeof src === "string" ? src : invoked[2]}`;
}

/** The machinery of `after` is left out: the transition already says `xstate.after…`. */
export function namesOf(actions: readonly Named[]): string[] {
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
export function guardName(guard: unknown): string | null {
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
