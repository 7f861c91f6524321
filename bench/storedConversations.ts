import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setpoint } from "./contestants.ts";

/** The id of the stored conversation with this number. */
export const storedId = (number: number): string => `stored-${number}`;

/**
 * A data folder with `count` conversations of one turn each, made by copying the rows of a real one. Every tenth has a
 * question open, so that its timer is read at the start.
 */
export async function storeConversations(dataDir: string, count: number): Promise<void> {
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const origin = await setpoint({ snapshots: "sqlite", dataDir });
  await origin.turn(0, 0);
  await origin.close();
  const database = new DatabaseSync(join(dataDir, "setpoint.sqlite"));
  database.exec("pragma synchronous = off; pragma journal_mode = wal; pragma foreign_keys = off; begin");
  const { conversation_id: from } = database.prepare("select conversation_id from conversations").get() as {
    conversation_id: string;
  };
  const { turn_id: turn } = database.prepare("select turn_id from turns").get() as { turn_id: string };
  database.exec(`create temp table n as with recursive c(n) as (select 0 union all select n + 1 from c where n < ${count - 1})
    select n, 'stored-' || n as id, 'turn-' || n as turn from c`);
  const due = Date.now() + 86_400_000;
  const moved = (column: string) => `replace(replace(t.${column}, '${from}', n.id), '${turn}', n.turn)`;
  database.exec(`insert into conversations (conversation_id, user_id, title, timezone, created_at, updated_at, due_at)
    select n.id, user_id, title, timezone, created_at, updated_at, iif(n.n % 10 = 9, ${due}, null) from n, conversations t
    where t.conversation_id = '${from}'`);
  database.exec(`insert into messages (conversation_id, message) select n.id, ${moved("message")} from n, messages t
    where t.conversation_id = '${from}' order by n.n, t.position`);
  database.exec(`insert into turns (turn_id, conversation_id, accepted, result)
    select n.turn, n.id, ${moved("accepted")}, ${moved("result")} from n, turns t where t.conversation_id = '${from}'`);
  database.exec(`insert into checkpoints (conversation_id, seq, at, value, event, envelope)
    select n.id, t.seq, t.at, t.value, t.event, ${moved("envelope")} from n, checkpoints t where t.conversation_id = '${from}'`);
  database.exec(`insert into snapshots (conversation_id, envelope) select n.id, ${moved("envelope")} from n, snapshots t
    where t.conversation_id = '${from}'`);
  database.exec("commit; pragma wal_checkpoint(truncate)");
  database.close();
}
