import * as disk from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { parseEnvelope } from "./envelopeText.ts";
import { lowSnapshots } from "./lowSnapshots.ts";
import type { SnapshotStore } from "./snapshotStore.ts";
import { startError, storageError } from "./storageError.ts";

/** What this adapter asks of the file system; tests hand in one that fails half-way. */
export type SnapshotDisk = Pick<
  typeof disk,
  | "closeSync"
  | "fsync"
  | "fsyncSync"
  | "mkdirSync"
  | "openSync"
  | "readFileSync"
  | "renameSync"
  | "rmSync"
  | "writeFileSync"
>;

/**
 * One JSON file a conversation, `<folder>/<conversation id>.json`. A save writes aside, flushes, renames over the old
 * file and flushes the folder: whenever the power goes, either the old file is there whole or the new one is. Files
 * written aside are never read. A file that cannot be read is never written over: it is set aside as `….json.damaged`,
 * and `onDamage` is told in a sentence.
 *
 * Only the flushes leave the main thread: the rest are microseconds in the page cache, and a trip through the thread
 * pool costs more than each of them. One folder for all, because sharding it gained nothing measurable and would hold
 * a descriptor a shard.
 */
export function fileSnapshots(
  folder: string,
  files: SnapshotDisk = disk,
  onDamage: (sentence: string) => void = () => {},
): SnapshotStore {
  const flush = promisify(files.fsync);
  const queues = new Map<string, Promise<unknown>>();
  const folderHandle = makeFolder(folder, files);

  const pathOf = (conversationId: string) => join(folder, `${conversationId}.json`);
  const damagedOf = (conversationId: string) => `${pathOf(conversationId)}.damaged`;
  const asideOf = (conversationId: string) => join(folder, `.${conversationId}.tmp`);
  const flushFolder = async () => {
    if (folderHandle !== null) await flush(folderHandle);
  };

  /** One at a time for each conversation, in the order asked; a failure does not hold up the next. */
  const inOrder = <T>(conversationId: string, work: () => Promise<T>): Promise<T> => {
    const before = queues.get(conversationId);
    const result = before ? before.then(work, work) : work();
    queues.set(conversationId, result);
    const forget = () => {
      if (queues.get(conversationId) === result) queues.delete(conversationId);
    };
    result.then(forget, forget);
    return result;
  };

  const read = (conversationId: string): string | null => {
    try {
      return files.readFileSync(pathOf(conversationId), "utf8");
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
      throw error;
    }
  };

  const write = async (conversationId: string, text: string): Promise<void> => {
    const aside = asideOf(conversationId);
    const file = files.openSync(aside, "w", 0o600);
    try {
      files.writeFileSync(file, text);
      await flush(file);
    } finally {
      files.closeSync(file);
    }
    files.renameSync(aside, pathOf(conversationId));
    await flushFolder();
  };

  const setAside = async (conversationId: string, isIt: (text: string) => boolean, why: string): Promise<void> => {
    const text = read(conversationId);
    // Saved anew meanwhile: then it is another file.
    if (text === null || !isIt(text)) return;
    files.renameSync(pathOf(conversationId), damagedOf(conversationId));
    await flushFolder();
    onDamage(`${why} Its file was set aside as ${damagedOf(conversationId)}; the database has what it is made from.`);
  };

  const remove = async (conversationId: string): Promise<void> => {
    files.rmSync(pathOf(conversationId), { force: true });
    files.rmSync(damagedOf(conversationId), { force: true });
    files.rmSync(asideOf(conversationId), { force: true });
    await flushFolder();
  };

  return lowSnapshots(
    (conversationId) => ({
      async read() {
        const text = await inOrder(conversationId, async () => read(conversationId));
        if (text === null) return null;
        try {
          return parseEnvelope(conversationId, text);
        } catch (error) {
          const { message } = error as Error;
          await inOrder(conversationId, () => setAside(conversationId, (there) => there === text, message));
          throw error;
        }
      },
      async write(document) {
        const text = JSON.stringify(document);
        await inOrder(conversationId, () => write(conversationId, text)).catch((error: unknown) => {
          throw storageError(error, `${conversationId}.json`);
        });
      },
      async setAside(envelope, why) {
        const isIt = (text: string) => JSON.stringify(parseEnvelope(conversationId, text)) === JSON.stringify(envelope);
        await inOrder(conversationId, () => setAside(conversationId, isIt, why));
      },
      async remove() {
        await inOrder(conversationId, () => remove(conversationId));
      },
    }),
    async () => {
      while (queues.size > 0) await Promise.allSettled(queues.values());
      if (folderHandle !== null) files.closeSync(folderHandle);
    },
  );
}

/** Makes the folder to last and opens it; `null` where folders cannot be opened (Windows). */
function makeFolder(folder: string, files: SnapshotDisk): number | null {
  try {
    files.mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw startError(error, folder);
  }
  try {
    const parent = files.openSync(dirname(folder), "r");
    files.fsyncSync(parent);
    files.closeSync(parent);
    return files.openSync(folder, "r");
  } catch {
    return null;
  }
}
