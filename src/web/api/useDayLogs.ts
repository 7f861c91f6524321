import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { LogEntry } from "../../protocol/workoutLog.ts";
import { get } from "./api.ts";
import { LIVE } from "./useStats.ts";

const MOST = 100;
const Day = z.object({ items: z.array(LogEntry) });

/** What was logged on one day, in the order it was done. */
export const useDayLogs = (date: string) =>
  useQuery({
    queryKey: ["logs", "day", date],
    queryFn: ({ signal }) => get("/api/logs", Day, { from: date, to: date, limit: MOST }, signal),
    select: ({ items }) => items.toReversed(),
    ...LIVE,
  });
