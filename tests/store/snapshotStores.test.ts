import * as disk from "node:fs";
import { readdir, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { type Database, openDatabase } from "../../src/store/database.ts";
import { fileSnapshots, type SnapshotDisk } from "../../src/store/fileSnapshots.ts";
import { memorySnapshots } from "../../src/store/memorySnapshots.ts";
import type { SnapshotStore } from "../../src/store/snapshotStore.ts";
import { sqliteSnapshots } from "../../src/store/sqliteSnapshots.ts";
import { freshFolder } from "./freshStore.ts";
import { snapshotStoreContract } from "./snapshotStoreContract.ts";
import { envelopeOf } from "./storedData.ts";

snapshotStoreContract("memory", async () => {
  const store = memorySnapshots();
  return {
    store,
    cutOff: (envelope) => store.save({ ...envelope, snapshot: { value: 1n } }),
    reopen: null,
  };
});

snapshotStoreContract("files", async () => {
  const folder = join(await freshFolder(), "snapshots");
  const store = closed(fileSnapshots(folder));
  return {
    store,
    cutOff: (envelope) => closed(fileSnapshots(folder, cutBeforeRename)).save(envelope),
    reopen: async () => {
      await store.close();
      return closed(fileSnapshots(folder));
    },
  };
});

snapshotStoreContract("sqlite", async () => {
  const file = join(await freshFolder(), "snapshots.sqlite");
  const database = closedDatabase(await openDatabase(file));
  const store = sqliteSnapshots(database);
  return {
    store,
    cutOff: (envelope) =>
      database.write(async () => {
        await store.save(envelope);
        throw new Error("cut off before the commit");
      }),
    reopen: async () => {
      await database.close();
      return sqliteSnapshots(closedDatabase(await openDatabase(file)));
    },
  };
});

test("files: a file that was written aside and torn is never read", async () => {
  const folder = await freshFolder();
  const store = closed(fileSnapshots(folder));
  await store.save(envelopeOf("c-1", 1));
  await writeFile(join(folder, ".c-1.tmp"), '{"v":1,"conversationId":"c-1","seq":2,"sna');
  await writeFile(join(folder, ".c-2.tmp"), "");

  expect([await store.load("c-1"), await store.load("c-2")]).toEqual([envelopeOf("c-1", 1), null]);
});

test.each([
  ["cut in the middle", (path: string) => truncate(path, 40)],
  ["empty", (path: string) => truncate(path, 0)],
  ["of a form that nobody knows", (path: string) => writeFile(path, '{"v":99}')],
  ["another conversation's", (path: string) => writeFile(path, JSON.stringify(envelopeOf("c-2", 1)))],
])("files: a file that is %s is a conflict that names its conversation, and harms no other", async (_, spoil) => {
  const folder = await freshFolder();
  const store = closed(fileSnapshots(folder));
  await store.save(envelopeOf("c-1", 1));
  await store.save(envelopeOf("c-2", 1));

  await spoil(join(folder, "c-1.json"));

  await expect(store.load("c-1")).rejects.toMatchObject({ code: "conflict", message: expect.stringContaining("c-1") });
  expect(await store.load("c-2")).toEqual(envelopeOf("c-2", 1));
});

test("files: a save flushes the file, then renames, then flushes the folder", async () => {
  const folder = await freshFolder();
  const steps: string[] = [];
  const names = new Map<number, string>();
  const watched: SnapshotDisk = {
    ...disk,
    openSync: (path, flags, mode) => {
      const fd = disk.openSync(path, flags, mode);
      names.set(fd, String(path) === folder ? "folder" : "file");
      return fd;
    },
    fsync: Object.assign(
      (fd: number, done: disk.NoParamCallback) => {
        steps.push(`flush ${names.get(fd)}`);
        disk.fsync(fd, done);
      },
      { __promisify__: disk.fsync.__promisify__ },
    ),
    renameSync: (from, to) => {
      steps.push("rename");
      disk.renameSync(from, to);
    },
  };

  await closed(fileSnapshots(folder, watched)).save(envelopeOf("c-1", 1));

  expect(steps).toEqual(["flush file", "rename", "flush folder"]);
  expect(await readdir(folder)).toEqual(["c-1.json"]);
});

/** As if the process had been killed between the write and the rename. */
const cutBeforeRename: SnapshotDisk = {
  ...disk,
  renameSync() {
    throw new Error("killed");
  },
};

function closed(store: SnapshotStore): SnapshotStore {
  onTestFinished(() => store.close());
  return store;
}

function closedDatabase(database: Database): Database {
  onTestFinished(() => database.close());
  return database;
}
