import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getHeapStatistics } from "node:v8";
import { setpoint } from "../contestants.ts";
import { cpu, figuresOf, interleave, type Job, median, p50, ratio, time } from "../measure.ts";
import { atMost, type Result, rounded, type Section, type Table, tableOf } from "../section.ts";
import { storeConversations, storedId } from "../storedConversations.ts";

const MAIN = join(import.meta.dirname, "../../src/main.ts");
/** Where `npm start` keeps translated sources. */
const COMPILED = join(import.meta.dirname, "../../node_modules/.cache/setpoint");
const PER_ROUND = 40;

/** Starting beside many stored conversations, turns beside them, and waking one of them. */
export const stored: Section = {
  name: "stored",
  title: "Conversations on disk",
  async run({ isQuick, rounds }) {
    const counts = isQuick ? [10, 10_000] : [10, 1_000, 10_000, 100_000];
    const folder = mkdtempSync(join(tmpdir(), "setpoint-stored-"));
    const folderOf = (count: number) => join(folder, String(count));
    try {
      for (const count of counts) await storeConversations(folderOf(count), count);
      const results = [
        await startUp(counts, folderOf, rounds),
        await besides(counts, folderOf, rounds),
        await waking(folderOf(counts.at(-1) ?? 0), rounds),
        await heap(folderOf(counts.at(-1) ?? 0)),
      ];
      return { tables: results.flatMap(({ tables }) => tables), budgets: results.flatMap(({ budgets }) => budgets) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const nameOf = (count: number) => `${count.toLocaleString("en")} conversations`;

async function startUp(counts: number[], folderOf: (count: number) => string, rounds: number): Promise<Result> {
  const open = (count: number): Job => ({
    name: `store opened and timers armed, ${nameOf(count)}`,
    async run() {
      const used = process.cpuUsage();
      const began = performance.now();
      const opened = await setpoint({ snapshots: "sqlite", dataDir: folderOf(count) });
      const took = performance.now() - began;
      const figures = figuresOf([took], took, process.cpuUsage(used));
      await opened.close();
      return figures;
    },
  });
  const listen = (count: number): Job => ({
    name: `whole process until it listens, ${nameOf(count)}`,
    async run() {
      const took = await untilListening(folderOf(count));
      return figuresOf([took], took, { user: 0, system: 0 });
    },
  });
  const ends = [counts[0] ?? 0, counts.at(-1) ?? 0];
  const figures = await interleave([...ends.map(open), ...ends.map(listen)], rounds);
  const rows: Table["rows"] = Object.fromEntries(
    [...figures].map(([name, all]) => [name, { "p50 ms": rounded(median(all.map(p50)) / 1_000) }]),
  );
  const most = ends[1] ?? 0;
  const ms = (job: Job) => median((figures.get(job.name) ?? []).map(p50)) / 1_000;
  const budgets = [
    atMost(`start with ${nameOf(most)}: store and timers`, 1_000, ms(open(most)), "ms"),
    atMost(`start with ${nameOf(most)}: whole process`, 1_000, ms(listen(most)), "ms"),
  ];
  return { tables: [{ title: "Start", rows }], budgets };
}

function untilListening(dataDir: string): Promise<number> {
  const began = performance.now();
  const env = {
    ...process.env,
    // As `npm start` has it: sources are translated once.
    NODE_COMPILE_CACHE: COMPILED,
    PORT: "0",
    SETPOINT_DATA_DIR: dataDir,
    SETPOINT_SNAPSHOTS: "sqlite",
  };
  const child = spawn(process.execPath, ["--no-regexp-tier-up", MAIN], { env, stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    let took = 0;
    child.stdout.on("data", (text: Buffer) => {
      if (took > 0 || !text.includes("listening")) return;
      took = performance.now() - began;
      child.kill("SIGTERM");
    });
    child.on("error", reject);
    child.on("exit", () => (took > 0 ? resolve(took) : reject(new Error("the server ended before it listened"))));
  });
}

async function besides(counts: number[], folderOf: (count: number) => string, rounds: number): Promise<Result> {
  const contestants = [];
  for (const count of counts) {
    const contestant = await setpoint({ snapshots: "sqlite", dataDir: folderOf(count) });
    contestants.push({ ...contestant, name: nameOf(count) });
  }
  const jobs = contestants.map((contestant) => ({
    name: contestant.name,
    run: (round: number) => time(1, PER_ROUND, (_, index) => contestant.turn(0, round * PER_ROUND + index)),
  }));
  const figures = await interleave(jobs, rounds);
  for (const contestant of contestants) await contestant.close();
  const pair: [string, string] = [nameOf(counts.at(-1) ?? 0), nameOf(counts[0] ?? 0)];
  const budgets = [
    atMost(`CPU of a turn beside ${pair[0]} / beside 10`, 1.1, ratio(figures, pair, cpu), "×"),
    atMost(`p50 of a turn beside ${pair[0]} / beside 10`, 1.1, ratio(figures, pair, p50), "×"),
  ];
  return { tables: [tableOf("A turn beside stored conversations (`sqlite`)", figures, "turn")], budgets };
}

async function waking(dataDir: string, rounds: number): Promise<Result> {
  let next = 0;
  // One turn each; beyond five hundred awake ones those that rested longest sleep again.
  const contestant = await setpoint({ snapshots: "sqlite", dataDir, conversationIds: (number) => storedId(number) });
  const warm = 1;
  const jobs: Job[] = [
    { name: "a turn of one that is awake", run: () => time(1, PER_ROUND, (_, index) => contestant.turn(warm, index)) },
    {
      name: "the first turn of one that slept",
      run: () => time(1, PER_ROUND, (_, index) => contestant.turn(sleeper(), index)),
    },
    {
      name: "the view of one that slept",
      run: () => time(1, PER_ROUND, () => contestant.host.view("bench", storedId(sleeper()))),
    },
  ];
  const sleeper = () => 2 + next++;
  const figures = await interleave(jobs, rounds);
  await contestant.close();
  const wake = median((figures.get("the view of one that slept") ?? []).map(p50)) / 1_000;
  const first: [string, string] = ["the first turn of one that slept", "a turn of one that is awake"];
  return {
    tables: [tableOf("Waking (`sqlite`)", figures, "turn")],
    budgets: [
      atMost("waking a sleeping conversation, p50", 3, wake, "ms"),
      atMost("p50 of the first turn after sleep / a warm turn", 2.5, ratio(figures, first, p50), "×"),
    ],
  };
}

async function heap(dataDir: string): Promise<Result> {
  const contestant = await setpoint({ snapshots: "sqlite", dataDir });
  const used = () => {
    if (!globalThis.gc) throw new Error("start with --expose-gc");
    globalThis.gc();
    return getHeapStatistics().used_heap_size;
  };
  const wake = async (from: number, to: number) => {
    for (let number = from; number < to; number++) await contestant.host.view("bench", storedId(number));
  };
  const kilobytes = async (from: number, to: number): Promise<number> => {
    const before = used();
    await wake(from, to);
    return (used() - before) / (to - from) / 1_024;
  };
  await wake(0, 100);
  const awake = await kilobytes(100, 500);
  // From here on each that wakes puts another to sleep: what is left over is what a sleeping one costs.
  await wake(500, 1_000);
  const asleep = await kilobytes(1_000, 6_000);
  await contestant.close();
  const rows = {
    "awake (limit 500)": { "heap KB": rounded(awake) },
    "sleeping, once spoken to": { "heap KB": rounded(asleep) },
  };
  const budgets = [atMost("heap of a sleeping conversation", 0.5, asleep, "KB")];
  return { tables: [{ title: "Heap of one conversation", rows }], budgets };
}
