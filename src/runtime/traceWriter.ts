import { createWriteStream, type WriteStream } from "node:fs";
import type { Logger } from "pino";
import type { Trace, TraceTie } from "./trace.ts";

/** Words that people wrote, or that may quote them: only in the trace file and at `debug`, never in the ordinary log. */
const PRIVATE_FIELDS = new Set(["user_input", "offered", "error"]);

/** One JSON line an event to a file, and the same to the log without what people wrote. */
export class TraceWriter implements Trace {
  readonly #logger: Logger;
  readonly #file: WriteStream;
  /** Lines of this tick; they go to the file in one write. */
  #lines: string[] = [];

  constructor(path: string, logger: Logger) {
    this.#logger = logger;
    this.#file = createWriteStream(path, { flags: "a" });
    this.#file.on("error", (error) => logger.error({ error: error.message }, "the trace file cannot be written"));
  }

  write(event: string, { traceId, conversationId }: TraceTie, fields: Record<string, unknown>): void {
    const line = { event, ...fields, trace_id: traceId, conversation_id: conversationId };
    if (this.#lines.length === 0) setImmediate(() => this.#flush());
    this.#lines.push(`${JSON.stringify({ ...line, timestamp: new Date().toISOString() })}\n`);
    if (this.#logger.isLevelEnabled("debug")) {
      this.#logger.debug(line, event);
      return;
    }
    const shown = Object.fromEntries(Object.entries(line).filter(([field]) => !PRIVATE_FIELDS.has(field)));
    if (event === "hub_error") this.#logger.error(shown, event);
    else if (event === "hub_request" || event === "hub_response") this.#logger.info(shown, event);
  }

  #flush(): void {
    if (this.#lines.length > 0) this.#file.write(this.#lines.join(""));
    this.#lines = [];
  }

  close(): Promise<void> {
    this.#flush();
    return new Promise((resolve) => this.#file.end(resolve));
  }
}
