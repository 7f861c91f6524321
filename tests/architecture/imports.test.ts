import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const SRC = join(import.meta.dirname, "../../src");

/** Who may import whom; a folder may always import itself, and everybody may import `errors.ts`. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  protocol: [],
  machines: ["protocol"],
  language: ["protocol", "catalog"],
  training: ["protocol"],
  catalog: ["protocol"],
  store: ["protocol"],
  models: ["protocol"],
  memory: ["store", "models", "protocol"],
  tools: ["catalog", "training", "store", "memory", "protocol"],
  agents: ["tools", "language", "training", "catalog", "memory", "models", "protocol"],
  runtime: ["protocol", "machines", "language", "training", "catalog", "store", "models", "memory", "tools", "agents"],
  server: ["runtime", "protocol"],
  web: ["protocol"],
  "main.ts": ["*"],
  "setpoint.ts": ["*"],
  "chat.ts": ["protocol"],
  "config.ts": [],
  "errors.ts": [],
};

type Import = { file: string; from: string; to: string };

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? sourceFiles(join(folder, entry.name))
      : /\.tsx?$/.test(entry.name)
        ? [join(folder, entry.name)]
        : [],
  );
}

const placeOf = (path: string) => relative(SRC, path).split("/")[0] ?? "";

/** Relative imports, static and dynamic, `export … from` too. */
function importsOf(file: string, text: string): Import[] {
  const found = [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+)"(\.{1,2}\/[^"]+)"/g)];
  return found.map((match) => ({
    file: relative(SRC, file),
    from: placeOf(file),
    to: placeOf(join(dirname(file), match[1] ?? "")),
  }));
}

const isAllowed = ({ from, to }: Import) =>
  from === to || to === "errors.ts" || (MAY_IMPORT[from] ?? []).some((allowed) => allowed === "*" || allowed === to);

const files = sourceFiles(SRC);
const imports = files.flatMap((file) => importsOf(file, readFileSync(file, "utf8")));

test("[L1] imports follow the table", () => {
  expect(imports.filter((found) => !isAllowed(found))).toEqual([]);
});

test("[L1] every place in src is in the table", () => {
  expect([...new Set(files.map(placeOf))].filter((place) => !(place in MAY_IMPORT))).toEqual([]);
});

test("[L1] the test sees the imports, and would see a wrong one", () => {
  expect(files.length).toBeGreaterThan(60);
  expect(imports.length).toBeGreaterThan(150);
  expect(new Set(imports.map(({ from }) => from)).size).toBeGreaterThan(10);
  const planted = importsOf(
    join(SRC, "machines/planted.ts"),
    'import { x } from "../store/store.ts";\nconst y = await import("../agents/agent.ts");',
  );
  expect(planted.map(({ to }) => to)).toEqual(["store", "agents"]);
  expect(planted.filter(isAllowed)).toEqual([]);
});

test("[L2] machines hold no I/O, no clock and no randomness", () => {
  const impure = /\bDate\.now\b|\bnew Date\(\)|Math\.random|randomUUID|\bfetch\(|from "node:|setTimeout|process\./;
  const machineFiles = files.filter((file) => placeOf(file) === "machines");

  expect(machineFiles.length).toBeGreaterThan(5);
  expect(machineFiles.filter((file) => impure.test(readFileSync(file, "utf8")))).toEqual([]);
  expect(impure.test("const at = Date.now();")).toBe(true);
});

test("[L3] no attic: folders and files are named for what they hold", () => {
  const attic = /(^|\/)(utils?|helpers?|common|types|services?|misc|shared)(\.tsx?$|\/)/;

  expect(files.map((file) => relative(SRC, file)).filter((file) => attic.test(file))).toEqual([]);
  expect(attic.test("language/utils.ts")).toBe(true);
});

test("[L4] a file is at most 400 lines", () => {
  const long = files
    .map((file) => [relative(SRC, file), readFileSync(file, "utf8").split("\n").length] as const)
    .filter(([, lines]) => lines > 401);

  expect(long).toEqual([]);
});
