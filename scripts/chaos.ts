import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type KillReport, killRun } from "../tests/kills/killRun.ts";
import { SIGHTS } from "../tests/kills/sights.ts";

/**
 * Kills real servers again and again while people talk to them, half of the kills with each kind of snapshots, and ends
 * with 1 when something that was acknowledged is lost, changed or doubled. The same seed draws the same words and acts,
 * and at which sight of which kind a kill falls; what else a server was doing then depends on the machine.
 */
const USAGE = "npm run chaos -- [--kills 200] [--seed 1] [--conversations 4] [--servers 2]";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    conversations: { type: "string", default: "4" },
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

/** Sights that a kill may wait for. */
const LONGEST = 25;
/** Share of the restarts at which everybody is brought to rest; after the others talk goes on, and so do kills. */
const LOOKS = 0.3;
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
  let told = 0;
  const dataDir = mkdtempSync(join(tmpdir(), "setpoint-chaos-"));
  try {
    const report = await killRun({
      dataDir,
      snapshots: kind,
      kills: Math.ceil(kills / servers),
      conversations,
      longest: LONGEST,
      looks: LOOKS,
      seed: seed * 1_000 + lane,
      onLook: (killed, newFaults) => {
        for (const fault of newFaults) console.error(`${kind} (server ${lane}, kill ${killed}): ${fault}`);
        told += newFaults.length;
        console.log(`${kind} (server ${lane}): ${killed} kills, ${Math.round((performance.now() - began) / 1_000)} s`);
        return !isOver;
      },
    });
    for (const fault of report.faults.slice(told)) console.error(`${kind} (server ${lane}) at the end: ${fault}`);
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
    ...Object.fromEntries(SIGHTS.map((sight) => [`killed: ${sight}`, sum(({ kills }) => kills[sight])])),
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
