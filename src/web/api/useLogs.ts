import { useQuery } from "@tanstack/react-query";
import { LogEntry, type LogEntryPatch, type NewLogEntry } from "../../protocol/workoutLog.ts";
import { get, send } from "./api.ts";
import { usePages } from "./page.ts";

/** What a list of logs or workouts is narrowed by; days are included. */
export type RecordFilter = { query?: string; exerciseId?: string; from?: string; to?: string };

const pathOf = (id: string) => `/api/logs/${encodeURIComponent(id)}`;

/** My log entries, newest first. */
export const useLogs = (filter: RecordFilter) => usePages("logs", "/api/logs", LogEntry, { ...filter, limit: 30 });

export const useLog = (id: string) =>
  useQuery({ queryKey: ["logs", id], queryFn: ({ signal }) => get(pathOf(id), LogEntry, {}, signal) });

export const addLog = (entry: NewLogEntry): Promise<LogEntry> => send("POST", "/api/logs", entry, LogEntry);

/** Under an id made here: sent twice it is stored once. */
export const putLog = (id: string, entry: NewLogEntry): Promise<LogEntry> => send("PUT", pathOf(id), entry, LogEntry);

export const changeLog = (id: string, patch: LogEntryPatch): Promise<LogEntry> =>
  send("PATCH", pathOf(id), patch, LogEntry);

export const deleteLog = (id: string): Promise<null> => send("DELETE", pathOf(id));
