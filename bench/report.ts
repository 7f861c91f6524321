import { readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem, type } from "node:os";
import { join } from "node:path";
import { type Budget, type Result, rounded, type Table } from "./section.ts";

/** Where and when a section was measured. */
export type Surroundings = { date: string; machine: string; node: string; versions: string; load: string };
export type Measured = Result & { name: string; title: string; around: Surroundings; rounds: number };
export type Report = { sections: Measured[] };

const ROOT = join(import.meta.dirname, "..");
const SHOWN = ["xstate", "express", "ws", "lowdb", "kysely"];
const PEERS = ["@langchain/langgraph", "@langchain/langgraph-checkpoint-sqlite", "@openai/agents"];

export function surroundings(): Surroundings {
  const [processor] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 16).replace("T", " "),
    machine: `${cpus().length} × ${processor?.model}, ${gigabytes} GB, ${type()} ${release()}`,
    node: process.version,
    versions: [...versionsIn("package.json", SHOWN), ...versionsIn("bench/peers/package.json", PEERS)].join(", "),
    load: loadavg()
      .map((load) => load.toFixed(1))
      .join(", "),
  };
}

function versionsIn(file: string, names: readonly string[]): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, file), "utf8")) as {
    dependencies: Record<string, string>;
  };
  return names.map((name) => `${name} ${dependencies[name]}`);
}

/** The page. Everything in it is computed from the report. */
export function pageOf({ sections }: Report): string {
  const [first] = sections;
  if (!first) return "Nothing was measured.\n";
  const { machine, node, versions } = first.around;
  const lines = [
    "# Performance",
    "",
    "Written by `npm run bench`; the figures are also in `performance.json`. Repeat it with `npm run bench` (all),",
    "`npm run bench -- --only turns` (a section, the others are kept) or `npm run bench -- --quick` (under two minutes, nothing is written).",
    "",
    `Machine: ${machine}. Node ${node}. ${versions}.`,
    "",
    "Each table is measured in one process by turns, A B C, A B C, and a ratio is the median of the ratios inside a round. CPU is user and",
    "system time of the whole process. On a shared machine CPU per turn, p50 and above all the ratios are to be trusted; p99 is mostly noise.",
    "A turn whose answer is not the expected one ends the run.",
    "",
    "## Budgets",
    "",
    "| what | budget | measured | |",
    "| --- | --- | --- | --- |",
    ...sections.flatMap(({ budgets }) => budgets.map(budgetRow)),
    "",
    ...sections.flatMap(({ name, title, around, rounds, tables }) => [
      `## ${title}`,
      "",
      `\`--only ${name}\`, ${around.date}, ${rounds} rounds, load averages at its start ${around.load}.`,
      "",
      ...tables.flatMap(tableLines),
    ]),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

function budgetRow({ what, isAtMost, limit, measured, unit }: Budget): string {
  const isMet = isAtMost ? measured <= limit : measured >= limit;
  const by = isAtMost ? measured / limit : limit / measured;
  const verdict = isMet ? "met" : `missed by ${rounded(by)} times`;
  return `| ${what} | ${isAtMost ? "≤" : "≥"} ${limit} ${unit} | ${rounded(measured)} ${unit} | ${verdict} |`;
}

function tableLines({ title, rows }: Table): string[] {
  const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
  return [
    `### ${title}`,
    "",
    `| | ${columns.join(" | ")} |`,
    `| --- |${" --- |".repeat(columns.length)}`,
    ...Object.entries(rows).map(
      ([name, row]) => `| ${[name, ...columns.map((column) => row[column] ?? "")].join(" | ")} |`,
    ),
    "",
  ];
}
