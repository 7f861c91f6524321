import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { GetLogsTool } from "../../tools/getLogs.ts";
import type { WorkScope } from "../agent.ts";

/** Entries a call gives, and calls for one answer: ten years of three sessions a week, with three exercises each. */
const PAGE = 100;
const MOST_PAGES = 50;

export type LogFilter = { exerciseId?: string; from?: string; to?: string };
/** Newest first; not all where there are more than are looked through, or they could not be read. */
export type ReadLogs = { items: LogEntry[]; isAll: boolean };

/** All entries that a filter lets through. */
export async function readLogs(getLogs: GetLogsTool, filter: LogFilter, scope: WorkScope): Promise<ReadLogs> {
  const items: LogEntry[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await scope.call(getLogs, { ...filter, cursor, limit: PAGE });
    if (!answer.ok) return { items, isAll: false };
    items.push(...answer.result.items);
    if (answer.result.nextCursor === null) return { items, isAll: true };
    cursor = answer.result.nextCursor;
  }
  return { items, isAll: false };
}
