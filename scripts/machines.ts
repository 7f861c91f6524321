import { parseArgs } from "node:util";
import type { AnyStateMachine } from "xstate";
import { AppError } from "../src/errors.ts";
import { conversationMachine } from "../src/machines/conversationMachine.ts";
import { checkReleases } from "./machines/checkReleases.ts";
import { dryRun, type Tally } from "./machines/dryRun.ts";
import { readReleases, todaysRelease, writeRelease } from "./machines/releases.ts";

/** `npm run machines -- check [--data DIR] | release | list`: what stored conversations mean to today's charts. */

const USAGE = `npm run machines -- check               compares today's machines with the released ones and opens their snapshots
npm run machines -- check --data DIR    and runs the migrations dry over every snapshot stored in DIR
npm run machines -- release             keeps today's machines and real snapshots of them, for ever
npm run machines -- list                what has been released`;

const today = todaysRelease();
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`;

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { data: { type: "string" } } });
  const [command = "check"] = positionals;
  if (command === "check") check(values.data);
  else if (command === "release") await release();
  else if (command === "list") list();
  else throw new AppError("bad_request", `There is no command "${command}".\n${USAGE}`);
} catch (error) {
  const isOurs = error instanceof AppError || (error instanceof TypeError && "code" in error);
  if (!isOurs) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function check(dataDir: string | undefined): void {
  const { changes, problems, isReleased, opened, snapshots } = checkReleases();
  const last = readReleases().at(-1);
  console.log(
    `conversation ${today.version}, structure ${today.charts[0]?.hash}; last released: ${last?.version ?? "none"}`,
  );
  for (const change of changes) console.log(`  ${change}`);
  if (last && changes.length === 0) console.log(`  as released`);
  console.log(`${opened} of ${counted(snapshots, "released snapshot")} can be opened`);
  if (!isReleased && problems.length === 0)
    console.log(
      `Version ${today.version} is not released yet: "npm run machines -- release" before anybody's data is stored by it.`,
    );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  if (dataDir === undefined) return;
  const { newest, history } = dryRun(dataDir);
  report(dataDir, "conversation", newest);
  report("their history", "earlier snapshot", history);
  if (newest.parked > 0) process.exitCode = 1;
}

function report(of: string, noun: string, { fit, migrate, parked, reasons }: Tally): void {
  const migrated = Object.entries(migrate);
  const total = fit + parked + migrated.reduce((sum, [, count]) => sum + count, 0);
  const parts = [
    `${fit} fit`,
    ...migrated.map(([from, count]) => `${count} migrate from version ${from}`),
    `${parked} would be parked`,
  ];
  console.log(`${of}: ${counted(total, noun)}: ${parts.join(", ")}`);
  for (const { why, count, conversations } of reasons)
    console.log(`  ${count} × ${why} (${conversations.join(", ")}${count > conversations.length ? ", …" : ""})`);
}

async function release(): Promise<void> {
  const { problems, isReleased } = checkReleases();
  const stands = problems.filter((problem) => !problem.startsWith("Nothing has ever been released"));
  if (stands.length > 0) throw new AppError("conflict", stands.join("\n"));
  if (isReleased) throw new AppError("conflict", `Version ${today.version} is released already and has not changed.`);
  const { recordSnapshots } = await import("./machines/recordSnapshots.ts");
  const snapshots = await recordSnapshots();
  writeRelease({ ...today, snapshots });
  console.log(`Released conversation ${today.version} with ${counted(Object.keys(snapshots).length, "snapshot")}.`);
  const reached = new Set(Object.values(snapshots).flatMap((envelope) => statesOf(valueIn(envelope.snapshot))));
  const missed = restsOf(conversationMachine).filter((rest) => !reached.has(rest));
  if (missed.length > 0) console.log(`No scene comes to rest in ${missed.join(", ")} (scripts/machines/scenes.ts).`);
}

function valueIn(snapshot: unknown): unknown {
  return (snapshot as { value: unknown }).value;
}

function statesOf(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.entries(value).flatMap(([name, below]) => statesOf(below).map((path) => `${name}.${path}`));
}

function restsOf(machine: AnyStateMachine): string[] {
  const visit = (node: AnyStateMachine["root"]): string[] => [
    ...(node.tags.includes("quiescent") ? [node.path.join(".")] : []),
    ...Object.values(node.states).flatMap(visit),
  ];
  return visit(machine.root);
}

function list(): void {
  for (const { version, charts, snapshots } of readReleases()) {
    const machines = charts.map((chart) => `${chart.id}@${chart.version}`).join(" ");
    const mark = version === today.version ? " (today's)" : "";
    console.log(`version ${version}${mark}: ${machines}, ${counted(Object.keys(snapshots).length, "snapshot")}`);
  }
}
