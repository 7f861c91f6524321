import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";

const FOLDERS = ["language", "agents", "catalog", "tools"];
const ROOT = new URL("../../src/", import.meta.url);

/** A pattern of the sources, and the file that holds it or was the first to need it. */
type SourcePattern = { source: string; flags: string; file: string };

/**
 * All patterns of the sources, literals and those that are put together. These are seen as they are made, so it is to be asked in a
 * process of its own: nothing may have been imported before.
 */
export async function patternsOfSources(): Promise<SourcePattern[]> {
  const patterns = new Map<string, SourcePattern>();
  const keep = (source: string, flags: string, file: string) =>
    patterns.set(`${flags}/${source}`, { source, flags, file });

  function literalsOf(node: unknown, file: string): void {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      keep(pattern, flags, file);
    }
    for (const part of Object.values(node)) literalsOf(part, file);
  }

  const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: ROOT })).sort();
  for (const file of files) literalsOf(parseAst(readFileSync(new URL(file, ROOT), "utf8"), { lang: "ts" }), file);

  const own = RegExp;
  let importing = "";
  globalThis.RegExp = new Proxy(RegExp, {
    construct(made, given) {
      const pattern = Reflect.construct(made, given) as RegExp;
      keep(pattern.source, pattern.flags, importing);
      return pattern;
    },
  });
  for (const file of files) {
    importing = file;
    await import(new URL(file, ROOT).href);
  }
  globalThis.RegExp = own;
  return [...patterns.values()];
}
