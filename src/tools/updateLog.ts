import { z } from "zod";
import type { Catalog } from "../catalog/catalog.ts";
import { AppError } from "../errors.ts";
import { LogEntry } from "../protocol/workoutLog.ts";
import type { EffectLedger, TrainingStore } from "../store/store.ts";
import { knownExercise } from "./knownExercise.ts";
import { defineWriteTool } from "./writeTool.ts";

/** Any part of an entry; the exercise by id alone, because a name would have to be understood first. */
const Patch = z
  .strictObject({
    exercise: z.object({ id: z.string() }).optional(),
    date: LogEntry.shape.date.optional(),
    performedAt: LogEntry.shape.performedAt.optional(),
    sets: LogEntry.shape.sets.optional(),
    note: LogEntry.shape.note.optional(),
  })
  .refine((patch) => Object.values(patch).some((value) => value !== undefined), "must change something");

/** Changes parts of a stored log entry; the sets, when given, replace all sets. */
export const updateLog = (ports: {
  catalog: Pick<Catalog, "byId">;
  effects: EffectLedger;
  training: Pick<TrainingStore, "updateLog">;
}) =>
  defineWriteTool({
    name: "update_log",
    description:
      "Changes a stored log entry of this person: exercise, day, moment, note, or all of its sets at once. A new day " +
      "alone keeps the time of day. Returns the effect with the entry after the change.",
    effects: ports.effects,
    input: z.object({ logId: z.string(), patch: Patch }),
    display: { running: () => "Changing the entry", complete: () => "Changed the entry" },
    async change({ logId, patch }, { userId }, transaction) {
      const { exercise, ...rest } = patch;
      const resolved = { ...rest, exercise: exercise && knownExercise(ports.catalog, exercise.id) };
      const entry = await ports.training.updateLog(userId, logId, resolved, transaction);
      if (!entry) throw new AppError("not_found", `There is no log entry "${logId}".`);
      return { kind: "log", op: "update", ref: entry.id, data: entry };
    },
  });
export type UpdateLogTool = ReturnType<typeof updateLog>;
