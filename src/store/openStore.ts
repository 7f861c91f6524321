import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Database, openDatabase } from "./database.ts";
import { fileSnapshots } from "./fileSnapshots.ts";
import { lockFolder } from "./folderLock.ts";
import { idMaker } from "./idMaker.ts";
import { memorySnapshots } from "./memorySnapshots.ts";
import { type SnapshotPlace, sqlConversations } from "./sqlConversations.ts";
import { sqlEffects } from "./sqlEffects.ts";
import { sqlFacts } from "./sqlFacts.ts";
import { sqliteSnapshots } from "./sqliteSnapshots.ts";
import { sqlProfiles } from "./sqlProfiles.ts";
import { sqlTokens } from "./sqlTokens.ts";
import { sqlTraining } from "./sqlTraining.ts";
import type { Store } from "./store.ts";

export type StoreOptions = {
  /** Made when missing; not touched when everything is in memory. */
  dataDir: string;
  /** `files`: a JSON file a conversation. `sqlite`: rows of the turn's own transaction. `memory`: nothing is kept. */
  snapshots: "files" | "sqlite" | "memory";
  now?: () => number;
};

/**
 * Opens everything that is stored. Throws `conflict` when another process uses the folder, or when a newer version has
 * changed the database.
 */
export async function openStore({ dataDir, snapshots, now = Date.now }: StoreOptions): Promise<Store> {
  if (snapshots === "memory") {
    const database = await openDatabase(":memory:");
    return storeOf(database, { store: memorySnapshots(), inDatabase: false }, now, () => {});
  }

  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataDir, now);
  try {
    const database = await openDatabase(join(dataDir, "setpoint.sqlite"));
    const place =
      snapshots === "sqlite"
        ? { store: sqliteSnapshots(database), inDatabase: true }
        : { store: fileSnapshots(join(dataDir, "snapshots")), inDatabase: false };
    return storeOf(database, place, now, lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function storeOf(database: Database, snapshots: SnapshotPlace, now: () => number, release: () => void): Store {
  const newId = idMaker(now);
  const close = async () => {
    await database.close();
    // Turns that were just committed have yet to ask for their file.
    await setImmediate();
    await snapshots.store.close();
    release();
  };
  let closing: Promise<void> | null = null;
  return {
    conversations: sqlConversations(database, snapshots),
    effects: sqlEffects(database, now),
    training: sqlTraining(database, newId),
    profiles: sqlProfiles(database, now),
    facts: sqlFacts(database, newId, now),
    tokens: sqlTokens(database, now),
    close() {
      closing ??= close();
      return closing;
    },
  };
}
