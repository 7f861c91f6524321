import { AppError } from "../errors.ts";

/** Extended result codes of SQLite: https://www.sqlite.org/rescode.html */
const FOREIGN_KEY = 787;
const DUPLICATES = new Set([1555, 2067]);
const PRIMARY = 0xff;
const BUSY = new Set([5, 6]);
const CORRUPT = 11;

/** What an operator can mend, by SQLite's primary codes and by those of the file system. */
const TROUBLES: readonly { codes: readonly number[]; errnos: readonly string[]; what: string; advice: string }[] = [
  {
    codes: [13],
    errnos: ["ENOSPC", "EDQUOT", "EFBIG"],
    what: "the disk is full",
    advice: "Make room; nothing else is needed",
  },
  {
    codes: [3, 8, 14, 23],
    errnos: ["EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST", "EISDIR"],
    what: "it may not be written to or is not what it should be",
    advice: "See that the folder and all in it belong to the user who runs Setpoint and may be written to",
  },
  {
    codes: [CORRUPT, 26],
    errnos: [],
    what: "the file is damaged or not a database",
    advice:
      "Nothing in it was changed. Stop the server, keep a copy of the file with its -wal, and put a backup in its place, or what sqlite3 .recover makes of it",
  },
  {
    codes: [10],
    errnos: ["EIO"],
    what: "the disk reports errors",
    advice: "Check the disk before anything else is written to it",
  },
];

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

/** Whether what was read is not what was written: by SQLite's word, or because a row's JSON is none. */
export function isDamage(error: unknown): boolean {
  const code = errcode(error);
  return (code !== null && (code & PRIMARY) === CORRUPT) || Object(error).cause instanceof SyntaxError;
}

/**
 * Turns what an operator can mend (a full disk, a damaged file, a file held by another program) into `unavailable`. `file`
 * is what people are told: a name, without the folders above it.
 */
export function storageError(error: unknown, file = "setpoint.sqlite"): unknown {
  const trouble = troubleOf(error);
  if (trouble) {
    const text = `${file} cannot be used: ${trouble.what}. Whoever runs this server has to mend that.`;
    return new AppError("unavailable", text, { cause: error });
  }
  if (isBusy(error)) {
    return new AppError("unavailable", "Nothing could be stored: another program is using the database.", {
      cause: error,
      retryAfterS: 1,
    });
  }
  return error;
}

/** What is told to whoever starts a server on this file or folder, given by its path: what is wrong and what to do. */
export function startError(error: unknown, path: string): unknown {
  if (error instanceof AppError) return error;
  const trouble = troubleOf(error);
  if (!trouble) return error;
  const { message } = error as Error;
  return new AppError("unavailable", `${path} cannot be used: ${trouble.what} (${message}). ${trouble.advice}.`, {
    cause: error,
  });
}

/** What SQLite says of a row whose JSON is none: it has no code of its own. */
const NO_JSON = "malformed JSON";

function troubleOf(error: unknown) {
  const code = error instanceof Error && error.message === NO_JSON ? CORRUPT : errcode(error);
  const errno = error instanceof Error && "code" in error ? String(error.code) : "";
  return TROUBLES.find(
    ({ codes, errnos }) => (code !== null && codes.includes(code & PRIMARY)) || errnos.includes(errno),
  );
}

function errcode(error: unknown): number | null {
  if (!(error instanceof Error) || !("errcode" in error)) return null;
  return typeof error.errcode === "number" ? error.errcode : null;
}
