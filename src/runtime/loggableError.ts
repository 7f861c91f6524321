export type LoggableError = { name: string; code: string | null; at: string[]; cause: LoggableError | null };

/**
 * An error as the log may hold it: what kind it is and where it came from. Its message stays out, since it may quote what a
 * person wrote; the whole error is logged at `debug`.
 */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { name: typeof error, code: null, at: [], cause: null };
  const { name, message, stack = "", cause } = error;
  const code = "code" in error ? String(error.code) : null;
  const at = stack
    .replace(message, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at .*:\d+:\d+\)?$/.test(line));
  return { name, code, at, cause: cause === undefined ? null : loggableError(cause) };
}
