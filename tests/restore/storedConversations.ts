import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Envelope } from "../../src/store/snapshotStore.ts";

/** Changes what is stored of a conversation, in every place of a data folder that nobody is using. */
export function changeStored(dataDir: string, conversationId: string, change: (envelope: Envelope) => Envelope): void {
  const file = join(dataDir, "snapshots", `${conversationId}.json`);
  const changed = (text: string) => JSON.stringify(change(JSON.parse(text)));
  if (existsSync(file)) writeFileSync(file, changed(readFileSync(file, "utf8")));
  const database = new DatabaseSync(join(dataDir, "setpoint.sqlite"));
  try {
    for (const table of ["checkpoints", "snapshots"]) {
      const rows = database
        .prepare(`select rowid, envelope from ${table} where conversation_id = ?`)
        .all(conversationId) as { rowid: number; envelope: string }[];
      for (const { rowid, envelope } of rows)
        database.prepare(`update ${table} set envelope = ? where rowid = ?`).run(changed(envelope), rowid);
    }
  } finally {
    database.close();
  }
}
