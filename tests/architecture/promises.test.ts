import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** `tests`: the text of each test file, by its path in `tests/`. */
type Promises = { table: string; tests: ReadonlyMap<string, string> };

/** The ids that begin a row of a table. */
const promised = (table: string): string[] => [...table.matchAll(/^\| ([A-Z]\d+) +\|/gm)].map(([, id = ""]) => id);

/** The ids in the titles of tests: those in square brackets where a title begins. */
const quoted = (source: string): string[] =>
  [...source.matchAll(/["`]\[([A-Z]\d+(?:, [A-Z]\d+)*)\] /g)].flatMap(([, ids = ""]) => ids.match(/[A-Z]\d+/g) ?? []);

/** The files that a row names: a path, or the name of a test wherever it lies. Commands are no files. */
const named = (table: string): { id: string; file: string }[] =>
  [...table.matchAll(/^\| ([A-Z]\d+) +\|[^|]*\|([^|]*)\|$/gm)].flatMap(([, id = "", cell = ""]) =>
    [...cell.matchAll(/`(?:tests\/)?([\w/]+)`/g)].map(([, file = ""]) => ({ id, file })),
  );

function faultsIn({ table, tests }: Promises): string[] {
  const ids = promised(table);
  const tested = new Set([...tests.values()].flatMap(quoted));
  const quotes = (file: string, id: string) =>
    [...tests].some(([path, source]) => `/${path}`.match(`/${file}[./]`) && quoted(source).includes(id));
  return [
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} is promised twice`),
    ...ids.filter((id) => !tested.has(id)).map((id) => `${id} is tested nowhere`),
    ...[...tested].filter((id) => !ids.includes(id)).map((id) => `${id} is promised nowhere`),
    ...named(table)
      .filter(({ id, file }) => !quotes(file, id))
      .map(({ id, file }) => `${id} is not quoted in ${file}`),
  ];
}

const testFiles = readdirSync(join(ROOT, "tests"), { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".ts"),
);
const found: Promises = {
  table: readFileSync(join(ROOT, "docs/capabilities.md"), "utf8"),
  tests: new Map(testFiles.map((file) => [file, readFileSync(join(ROOT, "tests", file), "utf8")])),
};

test("[L6] every promise has one id and a test that quotes it, and every id that is quoted is promised", () => {
  expect(promised(found.table).length).toBeGreaterThan(80);
  expect(named(found.table).length).toBeGreaterThan(80);
  expect(faultsIn(found)).toEqual([]);
});

test("[L6] an id given twice, a promise without a test, a test without a promise and a wrong file are found", () => {
  const planted = {
    table: "| Q1  | kept | `kept` |\n| Q2 | kept by nobody |\n| Q1 | something else | `other` |",
    tests: new Map([
      ["journeys/kept.test.ts", `test("[${["Q1", "Q3"].join(", ")}] both hold", () => {});`],
      ["journeys/other.test.ts", "const one = list[Q9];"],
    ]),
  };

  expect(faultsIn(planted)).toEqual([
    "Q1 is promised twice",
    "Q2 is tested nowhere",
    "Q3 is promised nowhere",
    "Q1 is not quoted in other",
  ]);
});
