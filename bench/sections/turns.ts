import { chartAlone, plainFunction, setpoint } from "../contestants.ts";
import { type Contestant, cpu, type Figures, interleave, perS, ratio, turnsOf } from "../measure.ts";
import { peers } from "../peers/peers.ts";
import { atLeast, atMost, type Budget, type Section, type Table, tableOf } from "../section.ts";

const PLAIN = "plain function";
const MEMORY = "setpoint, memory";
const SQLITE = "setpoint, sqlite";
const FILES = "setpoint, files";

/** A routed turn, and what it costs elsewhere. */
export const turns: Section = {
  name: "turns",
  title: "A routed turn, work that costs nothing",
  async run({ rounds, withPeers }) {
    const tables: Table[] = [];
    const budgets: Budget[] = [];
    for (const conversations of [1, 64]) {
      const others = withPeers ? await peers() : null;
      const contestants: Contestant[] = [
        plainFunction(),
        chartAlone(),
        await setpoint({ snapshots: "memory" }),
        await setpoint({ snapshots: "sqlite" }),
        await setpoint({ snapshots: "files" }),
        ...(others ? [others.inMemory, others.onSqlite, others.agents] : []),
      ];
      const count = conversations === 1 ? 200 : 16;
      const jobs = contestants.map((contestant) => turnsOf(contestant, conversations, count));
      const figures = await interleave(jobs, rounds);
      const many = conversations === 1 ? "one conversation" : `${conversations} conversations`;
      tables.push(tableOf(`A routed turn, ${many}`, figures, "turn"));
      budgets.push(...(conversations === 1 ? alone(figures, others) : together(figures, others)));
      for (const contestant of contestants) await contestant.close();
    }
    return { tables, budgets };
  },
};

type All = Map<string, Figures[]>;
type Others = Awaited<ReturnType<typeof peers>> | null;

function alone(figures: All, others: Others): Budget[] {
  const found = [
    atMost("CPU of a turn in memory / hand-written function", 5, ratio(figures, [MEMORY, PLAIN], cpu), "×"),
  ];
  if (!others) return found;
  const against = ratio(figures, [others.inMemory.name, MEMORY], cpu);
  return [...found, atLeast("CPU of LangGraph JS with MemorySaver / a turn in memory", 60, against, "×")];
}

function together(figures: All, others: Others): Budget[] {
  const found = [
    atLeast("turns/s of `sqlite` / in memory, 64 conversations", 0.9, ratio(figures, [SQLITE, MEMORY], perS), "×"),
  ];
  if (!others) return found;
  const saver = others.onSqlite.name;
  return [
    ...found,
    atLeast("CPU of LangGraph JS with SqliteSaver / `sqlite`", 40, ratio(figures, [saver, SQLITE], cpu), "×"),
    atLeast("CPU of LangGraph JS with SqliteSaver / `files`", 6, ratio(figures, [saver, FILES], cpu), "×"),
  ];
}
