import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { installPeers } from "./peers/install.ts";
import { type Measured, pageOf, type Report, surroundings } from "./report.ts";
import type { Result, Scale } from "./section.ts";
import { SECTIONS } from "./sections/sections.ts";

/**
 * `npm run bench`: every section, written to docs/performance.json and docs/performance.md.
 * `-- --only NAME` (again for more) measures some and keeps what was written of the others; `-- --quick` takes under two
 * minutes and writes nothing; `-- --no-peers` leaves out what is installed for comparison.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    quick: { type: "boolean", default: false },
    "no-peers": { type: "boolean", default: false },
  },
});
const DOCS = join(import.meta.dirname, "../docs");
const JSON_FILE = join(DOCS, "performance.json");
const ROUNDS = { quick: 2, full: 5 };

const unknown = values.only?.filter((name) => !SECTIONS.some((section) => section.name === name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `There is no section ${unknown.join(", ")}. There are: ${SECTIONS.map(({ name }) => name).join(", ")}.`,
  );
  process.exit(1);
}
const chosen = SECTIONS.filter(({ name }) => values.only?.includes(name) ?? true);

const needsPeers = chosen.some(({ name }) => name === "turns") && !values["no-peers"];
const missing = needsPeers ? installPeers() : "they were left out";
if (needsPeers && missing) console.error(`Without peers: ${missing}. Their rows are left out.`);
const scale: Scale = {
  isQuick: values.quick,
  rounds: values.quick ? ROUNDS.quick : ROUNDS.full,
  withPeers: missing === null,
};

const measured: Measured[] = [];
for (const { name, title } of chosen) {
  const around = surroundings();
  const result = await inItsOwnProcess(name);
  if (!result) {
    console.error(`\n${title}: not measured, see above.`);
    process.exitCode = 1;
    continue;
  }
  measured.push({ name, title, around, rounds: scale.rounds, ...result });
  for (const table of result.tables) {
    console.log(`\n${title}: ${table.title}`);
    console.table(table.rows);
  }
  write();
}

const page = pageOf(reportOf(measured));
console.log(page.slice(0, page.indexOf("\n## ", page.indexOf("## Budgets") + 1)));

/** What is new, and what was written of the sections that were not asked for. */
function reportOf(found: readonly Measured[]): Report {
  const earlier = values.only && !values.quick ? read() : [];
  return {
    sections: SECTIONS.flatMap(({ name }) => [...found, ...earlier].find((section) => section.name === name) ?? []),
  };
}

/** After every section: a run that is cut off keeps what it has. */
function write(): void {
  if (values.quick) return;
  const report = reportOf(measured);
  writeFileSync(JSON_FILE, `${JSON.stringify(report, null, 2)}\n`);
  writeFileSync(join(DOCS, "performance.md"), pageOf(report));
}

async function inItsOwnProcess(name: string): Promise<Result | null> {
  const child = fork(join(import.meta.dirname, "runSection.ts"), { execArgv: ["--expose-gc", "--no-regexp-tier-up"] });
  const result = once(child, "message").then(([message]) => message as Result);
  child.send({ name, scale });
  return Promise.race([result, once(child, "exit").then(() => null)]);
}

function read(): Measured[] {
  try {
    return (JSON.parse(readFileSync(JSON_FILE, "utf8")) as Report).sections;
  } catch {
    return [];
  }
}
