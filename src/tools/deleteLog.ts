import { z } from "zod";
import { AppError } from "../errors.ts";
import type { EffectLedger, TrainingStore } from "../store/store.ts";
import { defineWriteTool } from "./writeTool.ts";

/** Takes a stored log entry away; the effect keeps what it was. */
export const deleteLog = (ports: { effects: EffectLedger; training: Pick<TrainingStore, "deleteLog"> }) =>
  defineWriteTool({
    name: "delete_log",
    description: "Deletes a stored log entry of this person. Returns the effect with the entry as it was.",
    effects: ports.effects,
    input: z.object({ logId: z.string() }),
    display: { running: () => "Deleting the entry", complete: () => "Deleted the entry" },
    async change({ logId }, { userId }, transaction) {
      const entry = await ports.training.deleteLog(userId, logId, transaction);
      if (!entry) throw new AppError("not_found", `There is no log entry "${logId}".`);
      return { kind: "log", op: "delete", ref: entry.id, data: entry };
    },
  });
export type DeleteLogTool = ReturnType<typeof deleteLog>;
