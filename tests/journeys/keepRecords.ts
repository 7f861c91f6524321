import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openStore } from "../../src/store/openStore.ts";

const EVERYTHING = 1_000_000;

/** What a stopped server recorded, for `npm run heat`: one line a checkpoint, in the folder that it names. */
export async function keepRecords(dataDir: string, folder = process.env.SETPOINT_KEEP_RECORDS): Promise<void> {
  const file = join(dataDir, "setpoint.sqlite");
  if (!folder || !existsSync(file)) return;
  try {
    const database = new DatabaseSync(file);
    const users = database.prepare("select distinct user_id from conversations").all() as { user_id: string }[];
    database.close();
    const store = await openStore({ dataDir, snapshots: "sqlite" });
    for (const { user_id: userId } of users) {
      const rows = await store.conversations.records({ userId, conversationId: null }, EVERYTHING);
      appendFileSync(join(folder, `${process.pid}.jsonl`), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
    }
    await store.close();
  } catch {
    // Some tests damage what is stored: their turns are not counted.
  }
}
