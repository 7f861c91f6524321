import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type KillReport, killRun } from "../tests/kills/killRun.ts";

/**
 * Kills real servers again and again while people talk to them, half of the kills with each kind of snapshots, and ends
 * with 1 when something that was acknowledged is lost, changed or doubled. The same seed draws the same words, acts and
 * times; what a server was doing at those times depends on the machine.
 */
const USAGE = "npm run chaos -- [--kills 200] [--seed 1] [--conversations 6] [--servers 2]";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    conversations: { type: "string", default: "6" },
    servers: { type: "string", default: "2" },
  },
});
const [kills, seed, conversations, servers] = [values.kills, values.seed, values.conversations, values.servers].map(
  Number,
) as [number, number, number, number];
if (![kills, seed, conversations, servers].every((given) => Number.isInteger(given) && given > 0) || servers % 2 > 0) {
  console.error(USAGE);
  process.exit(1);
}

/** One interrupt: the servers are looked at once more, and the figures so far are told. */
let isOver = false;
process.once("SIGINT", () => {
  isOver = true;
});

const KINDS = ["files", "sqlite"] as const;
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, seed ${seed}, ${servers} servers`);
const began = performance.now();
const reports = await Promise.all(Array.from({ length: servers }, (_, lane) => siege(lane)));
console.table(
  Object.fromEntries([
    ...KINDS.map((kind) => [kind, summed(reports.filter((report) => report.kind === kind))] as const),
    ["both", summed(reports)] as const,
  ]),
);
console.log(`${Math.round((performance.now() - began) / 1_000)} s`);
process.exitCode = reports.some(({ faults }) => faults.length > 0) ? 1 : 0;

async function siege(lane: number): Promise<KillReport & { kind: (typeof KINDS)[number] }> {
  const kind = KINDS[lane % 2] ?? "files";
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-chaos-"));
  try {
    const report = await killRun({
      dataDir,
      snapshots: kind,
      kills: Math.ceil(kills / servers),
      conversations,
      seed: seed * 1_000 + lane,
      onLook: (killed, newFaults) => {
        for (const fault of newFaults) console.error(`${kind} (server ${lane}, kill ${killed}): ${fault}`);
        if (killed % 10 === 0) console.log(`${kind} (server ${lane}): ${killed} kills`);
        return !isOver;
      },
    });
    for (const fault of report.faults.filter((fault) => fault.includes(" at the end: ")))
      console.error(`${kind} (server ${lane}): ${fault}`);
    return { ...report, kind };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function summed(of: KillReport[]): Record<string, number> {
  const sum = (figure: (report: KillReport) => number) => of.reduce((total, report) => total + figure(report), 0);
  const faults = (...kinds: string[]) =>
    sum((report) => report.faults.filter((fault) => kinds.some((kind) => fault.includes(`: ${kind}:`))).length);
  return {
    "kills in talk": sum(({ kills }) => kills.whileTalking),
    "kills in start": sum(({ kills }) => kills.whileStarting),
    conversations: sum((report) => report.conversations),
    sent: sum(({ messages }) => messages.sent),
    acknowledged: sum(({ messages }) => messages.acknowledged),
    joined: sum(({ messages }) => messages.joined),
    "socket too slow": sum(({ askedAgain }) => askedAgain),
    turns: sum(({ turns }) => turns),
    effects: sum(({ effects }) => effects),
    lost: faults("lost"),
    doubled: faults("doubled"),
    "other faults": sum((report) => report.faults.length) - faults("lost", "doubled"),
    "given up": sum(({ givenUp }) => givenUp),
    "listening p50 ms": share(
      of.flatMap(({ listeningMs }) => listeningMs),
      0.5,
    ),
    "p95 ms": share(
      of.flatMap(({ listeningMs }) => listeningMs),
      0.95,
    ),
    "at rest p50 ms": share(
      of.flatMap(({ atRestMs }) => atRestMs),
      0.5,
    ),
    "at rest p95 ms": share(
      of.flatMap(({ atRestMs }) => atRestMs),
      0.95,
    ),
  };
}

function share(values: number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
}
