import type { Contestant } from "../measure.ts";
import * as work from "../stubCast.ts";

const { textOf } = work;

/** Messages that every contestant keeps of a conversation. */
export const WINDOW = 20;

type Maker = (given: typeof work & { window: number }) => Contestant;

/** The peers, around the same work. Rejects when they are not installed or do not load. */
export async function peers(): Promise<{ inMemory: Contestant; onSqlite: Contestant; agents: Contestant }> {
  // Named at run time: whoever checks or uses Setpoint does not have these.
  const load = async (file: string) => (await import(new URL(file, import.meta.url).href)) as Record<string, Maker>;
  const langGraph = await load("langGraph.mjs");
  const { openAiAgents } = await load("openAiAgents.mjs");
  const make = (maker: Maker | undefined) => {
    if (!maker) throw new Error("a peer does not export its contestant");
    return maker({ ...work, textOf, window: WINDOW });
  };
  return {
    inMemory: make(langGraph.langGraphInMemory),
    onSqlite: make(langGraph.langGraphOnSqlite),
    agents: make(openAiAgents),
  };
}
