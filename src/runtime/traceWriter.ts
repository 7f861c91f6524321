import { createHmac, randomBytes } from "node:crypto";
import type { Logger } from "pino";
import { AppError } from "../errors.ts";
import { RotatedFile, type RotationBounds } from "./rotatedFile.ts";
import type { Trace, TraceTie } from "./trace.ts";

/** Words that people wrote, or that may quote them: only at `debug`, in the trace file as in the log. */
const PRIVATE_FIELDS = new Set(["user_input", "error", "problem"]);

/** The trace takes this much of the disk and no more. */
const BOUNDS: RotationBounds = { bytes: 10 * 1_024 * 1_024, files: 5 };

/**
 * One JSON line an event to a file, and some of them to the log. Of what people wrote, the file holds the length and a
 * mark: the same words have the same mark while this process runs, and nothing leads from the mark back to the words.
 */
export class TraceWriter implements Trace {
  readonly #logger: Logger;
  readonly #file: RotatedFile;
  readonly #key = randomBytes(32);
  /** Lines of this tick; they go to the file in one write. */
  #lines: string[] = [];
  #isBroken = false;

  constructor(path: string, logger: Logger, bounds = BOUNDS) {
    this.#logger = logger;
    this.#file = new RotatedFile(path, bounds);
  }

  write(event: string, { traceId, conversationId }: TraceTie, fields: Record<string, unknown>): void {
    const tie = { trace_id: traceId, conversation_id: conversationId };
    const tellsAll = this.#logger.isLevelEnabled("debug");
    const kept = tellsAll ? fields : this.#marked(fields);
    if (this.#lines.length === 0) setImmediate(() => this.#flush());
    this.#lines.push(`${JSON.stringify({ event, ...kept, ...tie, timestamp: new Date().toISOString() })}\n`);
    if (tellsAll) this.#logger.debug({ event, ...fields, ...tie }, event);
    else if (event === "hub_error") this.#logger.error({ event, ...kept, ...tie }, event);
    else if (event === "hub_request" || event === "hub_response") this.#logger.info({ event, ...kept, ...tie }, event);
  }

  /** Takes away every line about these conversations. */
  forget(conversationIds: readonly string[]): void {
    if (conversationIds.length === 0) return;
    this.#flush();
    const gone = new Set(conversationIds);
    try {
      this.#file.drop((line) => gone.has(/"conversation_id":"([^"]*)"/.exec(line)?.[1] ?? ""));
    } catch (error) {
      throw new AppError("unavailable", "The trace could not be cleared of what was deleted; ask for it again.", {
        cause: error,
      });
    }
  }

  async close(): Promise<void> {
    this.#flush();
    this.#file.close();
  }

  /** A disk that is full or gone is told once, and the trace goes on when it can. */
  #flush(): void {
    const text = this.#lines.join("");
    this.#lines = [];
    if (!text) return;
    try {
      this.#file.add(text);
      this.#isBroken = false;
    } catch (error) {
      if (!this.#isBroken) this.#logger.error({ error: (error as Error).message }, "the trace file cannot be written");
      this.#isBroken = true;
    }
  }

  #marked(fields: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [
        field,
        PRIVATE_FIELDS.has(field) && value !== null ? this.#mark(String(value)) : value,
      ]),
    );
  }

  #mark(text: string): { length: number; mark: string } {
    const mark = createHmac("sha256", this.#key).update(text).digest("hex").slice(0, 16);
    return { length: text.length, mark };
  }
}
