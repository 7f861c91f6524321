import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { AppError } from "../errors.ts";
import { parseEnvelope } from "./envelopeText.ts";
import type { Envelope } from "./snapshotStore.ts";

/** A stored envelope, or why it cannot be read. `isNewest`: what the conversation would wake from; else its history. */
export type StoredSnapshot = { conversationId: string; isNewest: boolean } & (
  | { envelope: Envelope; unreadable: null }
  | { envelope: null; unreadable: string }
);

/**
 * Every snapshot in a data folder, conversation by conversation, whichever of `files` and `sqlite` holds the newest.
 * Reads only and takes no lock: a server may be using the folder. Throws `not_found` where there is no database.
 */
export function* storedSnapshots(dataDir: string): Generator<StoredSnapshot> {
  const path = join(dataDir, "setpoint.sqlite");
  if (!existsSync(path))
    throw new AppError("not_found", `There is no Setpoint data in ${dataDir} (no setpoint.sqlite).`);
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = database.prepare("select envelope from snapshots where conversation_id = ?");
    const checkpoints = database.prepare(
      `select conversation_id as id, envelope,
              seq, seq = (select max(seq) from checkpoints as all_of where all_of.conversation_id = one.conversation_id) as last
         from checkpoints as one order by conversation_id, seq`,
    );
    for (const row of checkpoints.iterate() as Iterable<{ id: string; envelope: string; seq: number; last: number }>) {
      const checkpoint = read(row.id, row.envelope);
      if (!row.last) {
        yield { conversationId: row.id, isNewest: false, ...checkpoint };
        continue;
      }
      const file = join(dataDir, "snapshots", `${row.id}.json`);
      const texts = [
        existsSync(file) ? readFileSync(file, "utf8") : null,
        (rows.get(row.id) as { envelope: string } | undefined)?.envelope ?? null,
      ];
      const kept = texts.flatMap((text) => (text === null || text === row.envelope ? [] : [read(row.id, text)]));
      const newest = [checkpoint, ...kept].reduce((best, other) => (other.envelope?.seq === row.seq ? other : best));
      yield { conversationId: row.id, isNewest: true, ...newest };
    }
  } finally {
    database.close();
  }
}

type Read = { envelope: Envelope; unreadable: null } | { envelope: null; unreadable: string };

function read(conversationId: string, text: string): Read {
  try {
    return { envelope: parseEnvelope(conversationId, text), unreadable: null };
  } catch (error) {
    return { envelope: null, unreadable: error instanceof Error ? error.message : String(error) };
  }
}
