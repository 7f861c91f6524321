import { readKnowledge } from "../../src/catalog/knowledge/knowledge.ts";
import { readCatalog } from "../../src/catalog/readCatalog.ts";
import { createCast } from "../../src/runtime/cast.ts";
import { type Setpoint, type Snapshots, setpoint } from "../contestants.ts";
import { interleave, median, p50, turnsOf } from "../measure.ts";
import { atMost, type Section, tableOf } from "../section.ts";

/** The message of the budget. */
const LOG = "3x10 bench at 80kg";
const LOGS = ["3x10 bench press at 80kg", "squats 5x5 100kg", "deadlift 3x5 at 140 kg", "did 12 pull ups"];

const TURNS = 40;

/** A real turn in default mode: screened, routed, read, matched, stored, answered. */
export const realLog: Section = {
  name: "real-log",
  title: "A real log",
  async run({ rounds }) {
    const catalog = readCatalog();
    const knowledge = readKnowledge();
    const real = (name: string, snapshots: Snapshots, texts: string[]): Promise<Setpoint> =>
      setpoint({
        name,
        snapshots,
        cast: (store) => createCast({ catalog, knowledge, store, routeConfidence: 0.6, matchThreshold: 75 }),
        textFor: (index) => texts[index % texts.length] ?? "",
        replyFor: () => /^Logged/,
      });
    const contestants = await Promise.all([
      real(`"${LOG}", memory`, "memory", [LOG]),
      real(`"${LOG}", sqlite`, "sqlite", [LOG]),
      real(`"${LOG}", files`, "files", [LOG]),
      real("four different logs, sqlite", "sqlite", LOGS),
    ]);
    const figures = await interleave(
      contestants.map((contestant) => turnsOf(contestant, 1, TURNS)),
      rounds,
    );
    for (const contestant of contestants) await contestant.close();
    const durable = figures.get(`"${LOG}", sqlite`) ?? [];
    const budgets = [atMost(`"${LOG}" with \`sqlite\`, p50`, 3, median(durable.map(p50)) / 1_000, "ms")];
    return { tables: [tableOf("Understood, matched, stored, answered", figures, "turn")], budgets };
  },
};
