import { z } from "zod";
import type { Catalog } from "../catalog/catalog.ts";
import { LogEntry } from "../protocol/workoutLog.ts";
import type { EffectLedger, TrainingStore } from "../store/store.ts";
import { knownExercise } from "./knownExercise.ts";
import { defineWriteTool } from "./writeTool.ts";

/** Stores what was done of one exercise. The entry carries the catalogue's name, whatever name was handed in. */
export const logWorkout = (ports: {
  catalog: Pick<Catalog, "byId">;
  effects: EffectLedger;
  training: Pick<TrainingStore, "insertLog">;
}) =>
  defineWriteTool({
    name: "log_workout",
    description:
      "Stores the sets of one exercise on one day. `exerciseId` must be in the catalogue; `date` is the day in the " +
      "person's time zone, `performedAt` the moment with offset. Returns the effect with the stored entry.",
    effects: ports.effects,
    input: z.object({
      exerciseId: z.string(),
      name: z.string().max(200).optional(),
      date: LogEntry.shape.date,
      performedAt: LogEntry.shape.performedAt,
      sets: LogEntry.shape.sets,
      note: LogEntry.shape.note.default(null),
    }),
    display: { running: () => "Storing the sets", complete: () => "Stored the sets" },
    async change({ exerciseId, date, performedAt, sets, note }, { userId }, transaction) {
      const exercise = knownExercise(ports.catalog, exerciseId);
      const entry = await ports.training.insertLog(userId, { exercise, date, performedAt, sets, note }, transaction);
      return { kind: "log", op: "create", ref: entry.id, data: entry };
    },
  });
export type LogWorkoutTool = ReturnType<typeof logWorkout>;
