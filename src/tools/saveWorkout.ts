import { z } from "zod";
import type { Catalog } from "../catalog/catalog.ts";
import { WorkoutContent } from "../protocol/cards.ts";
import type { EffectLedger, TrainingStore } from "../store/store.ts";
import { knownExercise } from "./knownExercise.ts";
import { defineWriteTool } from "./writeTool.ts";

/** Stores a workout whose exercises all exist. */
export const saveWorkout = (ports: {
  catalog: Pick<Catalog, "byId">;
  effects: EffectLedger;
  training: Pick<TrainingStore, "insertWorkout">;
}) =>
  defineWriteTool({
    name: "save_workout",
    description:
      "Stores a workout: title, minutes, blocks of items. Every `exerciseId` must be in the catalogue. `at` is the " +
      "moment with offset. Returns the effect with the stored workout.",
    effects: ports.effects,
    input: z.object({ content: WorkoutContent, at: z.iso.datetime({ offset: true }) }),
    display: { running: () => "Saving the workout", complete: () => "Saved the workout" },
    async change({ content, at }, { userId }, transaction) {
      for (const { items } of content.blocks) {
        for (const item of items) knownExercise(ports.catalog, item.exerciseId);
      }
      const workout = await ports.training.insertWorkout(userId, content, at, transaction);
      return { kind: "workout", op: "create", ref: workout.id, data: workout };
    },
  });
export type SaveWorkoutTool = ReturnType<typeof saveWorkout>;
