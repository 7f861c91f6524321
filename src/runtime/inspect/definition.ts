import { guardName } from "../chartNames.ts";
import { isMachine } from "../charts.ts";

const written = new WeakMap<object, string>();

/** Left out: types, and what may hold data. */
const UNSHOWN = new Set(["context", "schemas", "types", "input", "output"]);

/** A machine's config as JSON text, whole and in the order in which it is written; an actor that is no machine by its name. */
export function definitionOf(logic: unknown, name: string): string {
  if (!isMachine(logic)) return JSON.stringify({ id: name });
  const known = written.get(logic) ?? write(logic.config);
  written.set(logic, known);
  return known;
}

function write(config: object): string {
  return JSON.stringify(config, (key, value: unknown) => {
    if (UNSHOWN.has(key)) return undefined;
    if (key === "guard") return nameable(value);
    if (typeof value === "function") return { type: "type" in value ? String(value.type) : value.name };
    return value;
  });
}

/** Combined guards as one name, since Stately's tools know no others. */
function nameable(guard: unknown): unknown {
  return typeof guard === "function" ? { type: guardName(guard) } : guard;
}
