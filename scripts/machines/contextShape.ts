import { type ZodType, z } from "zod";

/** What a context is made of: each path in it and what may stand there, e.g. `open.kind` → `slot | confirmation`. */
export type ContextShape = Record<string, string>;

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
};

/** The shape that a schema demands of what is stored; limits of length and of figures are no part of it. */
export function contextShape(schema: ZodType): ContextShape {
  const found = new Map<string, Set<string>>();
  const visit = (at: Schema, path: string, isOptional: boolean): void => {
    const variants = at.anyOf ?? at.oneOf;
    if (variants) {
      for (const variant of variants) visit(variant, path, isOptional);
      return;
    }
    const values = at.enum ?? ("const" in at ? [at.const] : null);
    const words = values?.map(String) ?? [at.type ?? "anything"].flat();
    const known = found.get(path) ?? new Set();
    for (const word of isOptional ? [...words, "left out"] : words) known.add(word);
    found.set(path, known);
    for (const [name, below] of Object.entries(at.properties ?? {}))
      visit(below, path ? `${path}.${name}` : name, !at.required?.includes(name));
    if (at.items) visit(at.items, `${path}[]`, false);
  };
  const json = z.toJSONSchema(schema, { io: "input", reused: "inline", unrepresentable: "any" });
  visit(json as Schema, "", false);
  found.delete("");
  return Object.fromEntries([...found].map(([path, words]) => [path, [...words].join(" | ")]));
}
