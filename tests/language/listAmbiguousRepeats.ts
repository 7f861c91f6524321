import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { ambiguousRepeats } from "./ambiguousRepeats.ts";

/**
 * Prints every repeat of the sources that `ambiguousRepeats` finds, one a line, with the file of its pattern. Patterns that are put together
 * are seen as they are made, so it runs in a process of its own: nothing may have been imported before.
 */
const FOLDERS = ["language", "agents", "catalog", "tools"];
const ROOT = new URL("../../src/", import.meta.url);

const patterns = new Map<string, { source: string; flags: string; file: string }>();
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

let importing = "";
globalThis.RegExp = new Proxy(RegExp, {
  construct(made, given) {
    const pattern = Reflect.construct(made, given) as RegExp;
    if (importing !== "") keep(pattern.source, pattern.flags, importing);
    return pattern;
  },
});
for (const file of files) {
  importing = file;
  await import(new URL(file, ROOT).href);
}
importing = "";

for (const { source, flags, file } of patterns.values())
  for (const { repeat, piece } of ambiguousRepeats(source, flags))
    console.log(`${file}: ${JSON.stringify(piece)} can be read in two ways by ${repeat}`);
console.log(`${patterns.size} patterns`);
