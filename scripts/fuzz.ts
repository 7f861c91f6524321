import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { Siege } from "../tests/fuzz/siege.ts";

/**
 * Throws random and mutated frames and bodies at a real server in a process of its own, and ends with 1 when it dies,
 * answers with an internal error, loses a word of the witness, or keeps memory.
 */
const USAGE = "npm run fuzz -- [--count 100000] [--seed 1] [--batch 500]";
/** What the heap may have grown by since a fifth of the shots: caches are full by then. */
const MOST_GROWTH = 1.2;

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "100000" },
    seed: { type: "string", default: "1" },
    batch: { type: "string", default: "500" },
  },
});
const [count, seed, size] = [values.count, values.seed, values.batch].map(Number) as [number, number, number];
if (![count, seed, size].every((given) => Number.isInteger(given) && given >= 0) || size === 0) {
  console.error(USAGE);
  process.exit(1);
}

const root = join(import.meta.dirname, "..");
const dataDir = mkdtempSync(join(tmpdir(), "setpoint-fuzz-"));
const probe = join(root, "tests/fuzz/memoryProbe.ts");
const server = spawn(process.execPath, ["--expose-gc", "--import", probe, join(root, "src/main.ts")], {
  env: {
    ...process.env,
    PORT: "0",
    SETPOINT_DATA_DIR: dataDir,
    SETPOINT_SNAPSHOTS: "sqlite",
    SETPOINT_RATE_LIMIT: "off",
    LOG_LEVEL: "error",
  },
  stdio: ["ignore", "pipe", "inherit", "ipc"],
});
const ended = once(server, "exit");
const log: string[] = [];
const url = await new Promise<string>((resolve, reject) => {
  createInterface({ input: server.stdout as NodeJS.ReadableStream }).on("line", (line) => {
    const found = /listening on (http:\S+)/.exec(line);
    if (found?.[1]) resolve(found[1]);
    else log.push(line);
  });
  server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
});

type Memory = { heapUsed: number; external: number; rss: number };
async function memory(): Promise<Memory> {
  server.send("memory");
  const [told] = (await once(server, "message")) as [Memory];
  return told;
}

const siege = new Siege(url, seed);
const began = performance.now();
const batches = Math.ceil(count / size);
const samples: { shots: number; heap: number; rss: number }[] = [];
await siege.begin();
for (let batch = 0; batch < batches; batch++) {
  await siege.throwBatch(batch, Math.min(size, count - batch * size));
  if (batch % Math.ceil(batches / 20) > 0 && batch + 1 < batches) continue;
  const { heapUsed, external, rss } = await memory();
  const sample = { shots: Math.min(count, (batch + 1) * size), heap: mb(heapUsed + external), rss: mb(rss) };
  samples.push(sample);
  console.log(
    `${sample.shots} shots, ${Math.round((performance.now() - began) / 1_000)} s, heap ${sample.heap} MB, rss ${sample.rss} MB`,
  );
}
await siege.end();
const isAlive = server.exitCode === null;
server.kill("SIGTERM");
const [code] = await ended;
rmSync(dataDir, { recursive: true, force: true });

const { faults, answers } = siege.findings;
const settled = samples.find(({ shots }) => shots >= count / 5);
const growth = (samples.at(-1)?.heap ?? 0) / (settled?.heap ?? 1);
const problems = [
  ...faults,
  ...(isAlive && code === 0 ? [] : [`the server ended with ${code}`]),
  ...(growth > MOST_GROWTH ? [`the heap grew to ${growth.toFixed(2)} of what it was after a fifth`] : []),
  ...log.slice(0, 20).map((line) => `logged: ${line.slice(0, 500)}`),
];
console.table(
  Object.fromEntries(
    Object.entries(answers)
      .sort((a, b) => b[1] - a[1])
      .map(([answer, times]) => [answer, { times }]),
  ),
);
console.log(
  `${count} shots, seed ${seed}: ${batches} times the witness was understood; heap ${growth.toFixed(2)} × of what it was after a fifth`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function mb(bytes: number): number {
  return Math.round((bytes / 1_048_576) * 10) / 10;
}
