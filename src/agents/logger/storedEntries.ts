import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { LastChange } from "../../tools/lastChanges.ts";
import type { WorkScope } from "../agent.ts";
import { namedAmong } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import type { PendingCorrection } from "./logUnderstanding.ts";

/** Entries that are read, changed or deleted together. */
export const MOST_AT_ONCE = 100;

/** Entries by id in that order, or else the newest first, of some days where they are given. */
export async function logsOf(
  { getLogs }: Pick<LoggerParts, "getLogs">,
  scope: WorkScope,
  asked: { ids?: string[]; limit?: number; from?: string; to?: string },
): Promise<LogEntry[]> {
  const answer = await scope.call(getLogs, asked);
  return answer.ok ? answer.result.items : [];
}

/** What the conversation did last, the entries that it has written, those that were told in one go with the newest, and those of one message. */
export async function writtenHere(
  parts: LoggerParts,
  scope: WorkScope,
): Promise<{ changes: LastChange[]; here: string[]; lately: string[]; together: string[] }> {
  const answer = await scope.call(parts.getLogs, { ids: [], changes: true });
  return answer.ok ? answer.result : { changes: [], here: [], lately: [], together: [] };
}

/** All entries that were told in this conversation, the oldest first, with what it did last. */
export async function toldHere(
  parts: LoggerParts,
  scope: WorkScope,
): Promise<{ told: LogEntry[]; changes: LastChange[]; here: string[] }> {
  const { changes, here } = await writtenHere(parts, scope);
  const ids = [...here].sort().slice(-MOST_AT_ONCE);
  return { told: ids.length === 0 ? [] : await logsOf(parts, scope, { ids }), changes, here };
}

/** Those of them that a name fits. */
export async function namedHere(
  parts: LoggerParts,
  name: string,
  scope: WorkScope,
): Promise<{ named: LogEntry[]; changes: LastChange[]; here: string[] }> {
  const { told, ...written } = await toldHere(parts, scope);
  return { named: namedAmong(parts.catalog, told, name), ...written };
}

/** As many entries are looked up when something older than the last turn is meant. */
export const LOOKED_UP = 30;

/** What the last turn that wrote anything did, with the entries it was about as they are now, or else `last`. */
export async function lastDone(
  parts: LoggerParts,
  scope: WorkScope,
  last: LogEntry[],
  wish: "undo" | "last",
): Promise<Pick<PendingCorrection, "changes" | "here" | "logs" | "fromLastTurn">> {
  const { changes, here } = await writtenHere(parts, scope);
  const ofLogs = changes.filter(({ effect }) => wish === "undo" && effect.kind === "log");
  const ids = [...new Set(ofLogs.map(({ effect }) => effect.ref))].reverse();
  if (ids.length > 0) return { changes, here, logs: await logsOf(parts, scope, { ids }), fromLastTurn: true };
  if (last.length > 0) return { changes, here, logs: last, fromLastTurn: true };
  return { changes, here, logs: (await logsOf(parts, scope, { limit: LOOKED_UP })).reverse(), fromLastTurn: false };
}
