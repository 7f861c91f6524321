import { join } from "node:path";
import { AppError } from "../errors.ts";
import { openDatabase } from "./database.ts";
import { lockFolder } from "./folderLock.ts";
import { migrate, requireCurrent } from "./migrate.ts";
import { sqlTokens } from "./sqlTokens.ts";
import type { TokenStore } from "./tokenStore.ts";

/**
 * The tokens of a data folder, for the command line. A server that runs on the folder keeps its lock: tokens are rows of
 * their own, and SQLite keeps two writers apart. Throws `conflict` when that server is of another version.
 */
export async function openTokens(
  dataDir: string,
  now: () => number = Date.now,
): Promise<TokenStore & { close(): Promise<void> }> {
  const lock = freeLock(dataDir, now);
  try {
    const database = await openDatabase(join(dataDir, "setpoint.sqlite"), { prepare: lock ? migrate : requireCurrent });
    return {
      ...sqlTokens(database, now),
      async close() {
        await database.close();
        lock?.release();
      },
    };
  } catch (error) {
    lock?.release();
    throw error;
  }
}

/** `null` while a server holds it. */
function freeLock(dataDir: string, now: () => number): { release(): void } | null {
  try {
    return lockFolder(dataDir, now);
  } catch (error) {
    if (error instanceof AppError && error.code === "conflict") return null;
    throw error;
  }
}
