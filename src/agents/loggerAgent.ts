import { decideLog } from "./logger/decideLog.ts";
import { extractLog } from "./logger/extractLog.ts";
import type { LoggerParts } from "./logger/logParts.ts";
import { matchLog } from "./logger/matchLog.ts";
import { renderLogs } from "./logger/renderLogs.ts";

export { draftsOf } from "./logger/logDraft.ts";

/**
 * Turns what somebody writes about their training into log entries: reads, names the exercise, decides. It reads through
 * tools and writes nothing; its commands are carried out by the chart, and only `render` says what was stored.
 */
export const createLoggerAgent = (parts: LoggerParts) => ({
  extract: extractLog(parts),
  match: matchLog(parts),
  decide: decideLog(parts),
  render: renderLogs,
});
