import { z } from "zod";
import { LogEntry } from "../protocol/workoutLog.ts";
import type { EffectLedger, TrainingStore } from "../store/store.ts";
import { LastChange, lastChanges } from "./lastChanges.ts";
import { defineTool } from "./tool.ts";

/**
 * Reads what a person has logged: by id in the order given (unknown ids are left out), or filtered by exercise and by
 * first and last day, newest first; with `changes`, what this conversation last changed as well.
 */
export const getLogs = (training: Pick<TrainingStore, "findLog" | "listLogs">, effects: Pick<EffectLedger, "latest">) =>
  defineTool({
    name: "get_logs",
    description:
      "Returns stored log entries. With `ids`: those, in that order. Otherwise newest first, at most `limit`, " +
      "narrowed by `exerciseId` and by the days `from` and `to` (inclusive); `nextCursor`, given as `cursor`, goes on from " +
      "there. `changes` adds the effects of the newest turn of this conversation that wrote anything, newest " +
      "first; a changed entry comes with what it was before, `here` are the entries it has written, and `lately` those of them " +
      "that were told in one go with the newest, oldest first; `together` are those of the last message that told of several.",
    kind: "read",
    input: z.object({
      ids: z.array(z.string()).max(100).optional(),
      exerciseId: z.string().optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      limit: z.int().min(1).max(100).default(20),
      cursor: z.string().optional(),
      changes: z.boolean().default(false),
    }),
    output: z.object({
      items: z.array(LogEntry),
      nextCursor: z.string().nullable(),
      changes: z.array(LastChange),
      here: z.array(z.string()),
      lately: z.array(z.string()),
      together: z.array(z.string()),
    }),
    async run({ ids, exerciseId, from, to, limit, cursor, changes: wanted }, call) {
      const { userId } = call;
      const written = wanted ? await lastChanges(effects, call) : { changes: [], here: [], lately: [], together: [] };
      if (ids === undefined) {
        const { items, nextCursor } = await training.listLogs(userId, { exerciseId, from, to }, { limit, cursor });
        return { items, nextCursor, ...written };
      }
      const found = await Promise.all(ids.map((id) => training.findLog(userId, id)));
      return { items: found.filter((entry) => entry !== null), nextCursor: null, ...written };
    },
  });
export type GetLogsTool = ReturnType<typeof getLogs>;
