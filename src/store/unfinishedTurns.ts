import type { conversationQueries } from "./conversationQueries.ts";
import type { Database } from "./database.ts";
import { joined } from "./joinedEvent.ts";
import { isDamage, startError, storageError } from "./storageError.ts";
import type { AcceptedEvent, TurnProgress, UnfinishedTurn } from "./store.ts";
import { storedJson } from "./storedJson.ts";

type Queries = ReturnType<typeof conversationQueries>;
type Row = ReturnType<Queries["unfinishedTurns"]["all"]>[number];

export type UnfinishedTurns = { turns: UnfinishedTurn[]; unreadable: { conversationId: string; why: unknown }[] };

/**
 * Accepted events whose turn never finished, in the order accepted. Where a page under them is damaged, conversation by
 * conversation: those that lie on it are told apart, and `onDamage` is told in a sentence. Changes nothing.
 */
export function unfinishedTurns(
  database: Database,
  queries: Queries,
  onDamage: (sentence: string) => void,
): UnfinishedTurns {
  const turnOf = (row: Row): UnfinishedTurn => ({
    accepted: queries.additionsTo.all({ turnId: row.turnId }).map(eventOf).reduce(joined, eventOf(row)),
    progress: row.progress === null ? null : storedJson<TurnProgress>(row.progress),
    attempts: row.attempts,
  });
  try {
    return { turns: queries.unfinishedTurns.all({}).map(turnOf), unreadable: [] };
  } catch (error) {
    if (!isDamage(error)) throw error;
    const found = oneByOne(database, turnOf);
    const ids = found.unreadable.map(({ conversationId }) => conversationId).join(", ");
    const { message } = startError(error, "setpoint.sqlite") as Error;
    onDamage(`What was asked last cannot be read in ${ids}: nothing is answered there, all others go on. ${message}`);
    return found;
  }
}

const eventOf = ({ accepted }: { accepted: string }) => storedJson<AcceptedEvent>(accepted);

function oneByOne(database: Database, turnOf: (row: Row) => UnfinishedTurn): UnfinishedTurns {
  const { builder } = database;
  const placed: { position: number; turn: UnfinishedTurn }[] = [];
  const unreadable: UnfinishedTurns["unreadable"] = [];
  const unfinishedIn = database.prepare((given: { conversationId: string }) =>
    builder
      .selectFrom("turns")
      .select(["position", "turn_id as turnId", "accepted", "progress", "attempts"])
      .where("conversation_id", "=", given.conversationId)
      .where("result", "is", null)
      .where("joined_to", "is", null),
  );
  for (const { conversationId } of database.all(
    builder.selectFrom("conversations").select("conversation_id as conversationId"),
  ))
    try {
      const rows = unfinishedIn.all({ conversationId });
      placed.push(...rows.map((row) => ({ position: row.position, turn: turnOf(row) })));
    } catch (error) {
      if (!isDamage(error)) throw error;
      unreadable.push({ conversationId, why: storageError(error) });
    }
  return { turns: placed.sort((a, b) => a.position - b.position).map(({ turn }) => turn), unreadable };
}
