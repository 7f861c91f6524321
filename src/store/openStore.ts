import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { type Database, openDatabase } from "./database.ts";
import { fileSnapshots, type SnapshotDisk } from "./fileSnapshots.ts";
import { lockFolder } from "./folderLock.ts";
import { idMaker } from "./idMaker.ts";
import { memorySnapshots } from "./memorySnapshots.ts";
import { type SnapshotPlace, sqlConversations } from "./sqlConversations.ts";
import { sqlEffects } from "./sqlEffects.ts";
import { sqlFacts } from "./sqlFacts.ts";
import { sqliteSnapshots } from "./sqliteSnapshots.ts";
import { sqlModelUsage } from "./sqlModelUsage.ts";
import { sqlPersonalData } from "./sqlPersonalData.ts";
import { sqlProfiles } from "./sqlProfiles.ts";
import { sqlRoutines } from "./sqlRoutines.ts";
import { sqlTokens } from "./sqlTokens.ts";
import { sqlTraining } from "./sqlTraining.ts";
import { startError } from "./storageError.ts";
import type { Store } from "./store.ts";

export type StoreOptions = {
  /** Made when missing; not touched when everything is in memory. */
  dataDir: string;
  /** `files`: a JSON file a conversation. `sqlite`: rows of the turn's own transaction. `memory`: nothing is kept. */
  snapshots: "files" | "sqlite" | "memory";
  now?: () => number;
  /** Is told, in a sentence, of what is damaged where others can go on: a snapshot file, a page under unfinished turns. */
  onDamage?: (sentence: string) => void;
  /** What snapshot files are written with; tests hand in one that is full. */
  disk?: SnapshotDisk | undefined;
};

/**
 * Opens everything that is stored. Throws `conflict` when another process uses the folder, or when a newer version has
 * changed the database; `unavailable`, with what to do, when something in the folder cannot be used.
 */
export async function openStore({ dataDir, snapshots, now = Date.now, onDamage, disk }: StoreOptions): Promise<Store> {
  if (snapshots === "memory") {
    const database = await openDatabase(":memory:");
    return storeOf(database, { store: memorySnapshots(), inDatabase: false }, { folder: null, now, release: () => {} });
  }

  const lock = lockFolder(dataDir, now);
  try {
    const database = await openDatabase(join(dataDir, "setpoint.sqlite"));
    const folder = join(dataDir, "snapshots");
    const place =
      snapshots === "sqlite"
        ? { store: sqliteSnapshots(database), inDatabase: true }
        : { store: fileSnapshots(folder, disk, onDamage), inDatabase: false };
    return storeOf(database, place, { folder, now, release: lock.release, onDamage });
  } catch (error) {
    lock.release();
    throw startError(error, dataDir);
  }
}

type Surroundings = {
  folder: string | null;
  now: () => number;
  release: () => void;
  onDamage?: StoreOptions["onDamage"] | undefined;
};

function storeOf(
  database: Database,
  snapshots: SnapshotPlace,
  { folder, now, release, onDamage }: Surroundings,
): Store {
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
    conversations: sqlConversations(database, snapshots, onDamage),
    effects: sqlEffects(database, now),
    training: sqlTraining(database, newId),
    routines: sqlRoutines(database, newId, now),
    profiles: sqlProfiles(database, now),
    facts: sqlFacts(database, newId, now),
    tokens: sqlTokens(database, now),
    modelUsage: sqlModelUsage(database),
    personalData: sqlPersonalData(database, snapshots.inDatabase ? null : snapshots.store, folder),
    close() {
      closing ??= close();
      return closing;
    },
  };
}
