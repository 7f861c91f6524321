import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { isBusy, startError } from "./storageError.ts";

const Holder = z.object({ pid: z.number(), since: z.string(), host: z.string() });

/** How long to wait for a process that is on its way out, in ms. */
const PATIENCE_MS = 250;

/**
 * Takes a data folder for this process; throws `conflict`, naming the holder, when another has it. The lock is the
 * operating system's own, by way of an SQLite file held exclusively: it ends with the process however that ends, so
 * after a kill the next start takes over at once, without guessing whether an old lock is stale.
 */
export function lockFolder(folder: string, now: () => number): { release(): void } {
  // Not in the locked file: opening and closing that one by other means would drop the lock (POSIX).
  const holderFile = join(folder, "lock.json");
  const lock = heldLock(folder, holderFile);
  const holder = { pid: process.pid, since: new Date(now()).toISOString(), host: hostname() };
  try {
    writeFileSync(holderFile, JSON.stringify(holder));
  } catch (error) {
    lock.close();
    throw startError(error, holderFile);
  }

  return {
    release() {
      rmSync(holderFile, { force: true });
      lock.close();
    },
  };
}

function heldLock(folder: string, holderFile: string): DatabaseSync {
  const path = join(folder, "lock.sqlite");
  let lock: DatabaseSync | null = null;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(path, { timeout: PATIENCE_MS });
    lock.exec("begin exclusive");
    return lock;
  } catch (cause) {
    lock?.close();
    if (!isBusy(cause)) throw startError(cause, lock ? path : folder);
    const text = `The data folder ${folder} is in use by ${describe(holderFile)}. Stop that one first, or give this one a folder of its own with SETPOINT_DATA_DIR.`;
    throw new AppError("conflict", text, { cause });
  }
}

function describe(holderFile: string): string {
  try {
    const { pid, since, host } = Holder.parse(JSON.parse(readFileSync(holderFile, "utf8")));
    return `process ${pid} on ${host} since ${since}`;
  } catch {
    return "another process";
  }
}
