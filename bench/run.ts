import { cpus } from "node:os";
import { readKnowledge } from "../src/catalog/knowledge/knowledge.ts";
import { readCatalog } from "../src/catalog/readCatalog.ts";
import { createCast } from "../src/runtime/cast.ts";
import { plainFunction, setpoint } from "./contestants.ts";
import { type Contestant, type Figures, measure, median } from "./measure.ts";
import { stubCast } from "./stubCast.ts";
import { benchUnderstanding } from "./understanding.ts";

/**
 * Ratios inside one run: the contestants take turns, A B C A B C, and every ratio is taken inside a round. On a shared
 * machine trust CPU per turn, p50 and the ratios, not turns per second.
 */
const ROUNDS = 5;

async function compare(title: string, contestants: Contestant[], conversations: number, turns: number): Promise<void> {
  const rounds = new Map<string, Figures[]>(contestants.map(({ name }) => [name, []]));
  for (const contestant of contestants) await measure(contestant, conversations, Math.ceil(turns / 2));
  for (let round = 0; round < ROUNDS; round++)
    for (const contestant of contestants)
      rounds.get(contestant.name)?.push(await measure(contestant, conversations, turns));
  const [first] = contestants;
  const base = rounds.get(first?.name ?? "") ?? [];
  console.log(`\n${title}`);
  console.table(
    Object.fromEntries(
      contestants.map(({ name }) => {
        const figures = rounds.get(name) ?? [];
        const ratio = (of: (figure: Figures) => number) =>
          median(figures.map((figure, round) => of(figure) / of(base[round] ?? figure)));
        return [
          name,
          {
            "turns/s": Math.round(median(figures.map((figure) => figure.turnsPerS))),
            "CPU µs/turn": Math.round(median(figures.map((figure) => figure.cpuUs))),
            "p50 µs": median(figures.map((figure) => figure.p50Us)),
            "p99 µs": median(figures.map((figure) => figure.p99Us)),
            "× CPU": ratio((figure) => figure.cpuUs).toFixed(2),
            "× turns/s": ratio((figure) => figure.turnsPerS).toFixed(2),
          },
        ];
      }),
    ),
  );
  for (const contestant of contestants) await contestant.close();
}

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, ${ROUNDS} rounds, medians; ratios to the first row of each table`,
);

const orchestrated = () => [
  setpoint("setpoint, memory", "memory", () => stubCast),
  setpoint("setpoint, sqlite", "sqlite", () => stubCast),
  setpoint("setpoint, files", "files", () => stubCast),
];
await compare(
  "A routed turn, work that costs nothing, one conversation",
  [plainFunction(), ...(await Promise.all(orchestrated()))],
  1,
  400,
);
await compare(
  "A routed turn, work that costs nothing, 64 conversations",
  [plainFunction(), ...(await Promise.all(orchestrated()))],
  64,
  20,
);
await compare("Durable against in memory, 64 conversations", await Promise.all(orchestrated()), 64, 20);

const catalog = readCatalog();
benchUnderstanding(catalog);
const knowledge = readKnowledge();
const LOGS = ["3x10 bench press at 80kg", "squats 5x5 100kg", "deadlift 3x5 at 140 kg", "did 12 pull ups"];
const real = (name: string, snapshots: "memory" | "sqlite" | "files") =>
  setpoint(
    name,
    snapshots,
    (store) => createCast({ catalog, knowledge, store, routeConfidence: 0.6, matchThreshold: 75 }),
    (index) => LOGS[index % LOGS.length] ?? "",
  );
await compare(
  "A real log, understood, matched, stored, answered, one conversation",
  await Promise.all([real("memory", "memory"), real("sqlite", "sqlite"), real("files", "files")]),
  1,
  200,
);
