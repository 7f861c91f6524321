import { z } from "zod";
import { LogEntry } from "../protocol/workoutLog.ts";
import type { TrainingStore } from "../store/store.ts";
import { defineTool } from "./tool.ts";

/**
 * Reads what a person has logged: by id in the order given (unknown ids are left out), or filtered by exercise and by
 * first and last day, newest first.
 */
export const getLogs = (training: Pick<TrainingStore, "findLog" | "listLogs">) =>
  defineTool({
    name: "get_logs",
    description:
      "Returns stored log entries. With `ids`: those, in that order. Otherwise newest first, at most `limit`, " +
      "narrowed by `exerciseId` and by the days `from` and `to` (inclusive).",
    kind: "read",
    input: z.object({
      ids: z.array(z.string()).max(100).optional(),
      exerciseId: z.string().optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      limit: z.int().min(1).max(100).default(20),
    }),
    output: z.object({ items: z.array(LogEntry) }),
    async run({ ids, exerciseId, from, to, limit }, { userId }) {
      if (ids === undefined) {
        const page = await training.listLogs(userId, { exerciseId, from, to }, { limit });
        return { items: page.items };
      }
      const found = await Promise.all(ids.map((id) => training.findLog(userId, id)));
      return { items: found.filter((entry) => entry !== null) };
    },
  });
export type GetLogsTool = ReturnType<typeof getLogs>;
