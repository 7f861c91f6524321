import { AppError } from "../errors.ts";

/** Extended result codes of SQLite: https://www.sqlite.org/rescode.html */
const FOREIGN_KEY = 787;
const DUPLICATES = new Set([1555, 2067]);
const PRIMARY = 0xff;
const BUSY = new Set([5, 6]);
const FULL = 13;

/**
 * Runs an insert about a conversation. A missing conversation becomes `not_found`; a row that is there already becomes
 * `conflict`, with the sentence `taken` and the conversation's id.
 */
export function explained<T>(conversationId: string, taken: string, insert: () => T): T {
  try {
    return insert();
  } catch (cause) {
    const code = errcode(cause);
    if (code === FOREIGN_KEY) throw new AppError("not_found", `There is no conversation ${conversationId}.`, { cause });
    if (code !== null && DUPLICATES.has(code)) throw new AppError("conflict", `${taken} ${conversationId}.`, { cause });
    throw cause;
  }
}

/** Whether somebody else holds the lock that a statement needed. */
export function isBusy(error: unknown): boolean {
  const code = errcode(error);
  return code !== null && BUSY.has(code & PRIMARY);
}

/** Turns what an operator can mend (a full disk, a file held by another program) into `unavailable`. */
export function storageError(error: unknown): unknown {
  const code = errcode(error);
  const noSpace = error instanceof Error && "code" in error && error.code === "ENOSPC";
  if (noSpace || (code !== null && (code & PRIMARY) === FULL)) {
    return new AppError("unavailable", "Nothing could be stored: the disk is full.", { cause: error });
  }
  if (isBusy(error)) {
    return new AppError("unavailable", "Nothing could be stored: another program is using the database.", {
      cause: error,
      retryAfterS: 1,
    });
  }
  return error;
}

function errcode(error: unknown): number | null {
  if (!(error instanceof Error) || !("errcode" in error)) return null;
  return typeof error.errcode === "number" ? error.errcode : null;
}
