import { z } from "zod";
import { Workout } from "../protocol/cards.ts";
import type { TrainingStore } from "../store/store.ts";
import { defineTool } from "./tool.ts";

/** Reads the sessions that were made for a person, newest first. */
export const getWorkouts = (training: Pick<TrainingStore, "listWorkouts">) =>
  defineTool({
    name: "get_workouts",
    description: "Returns the person's stored workouts, newest first, at most `limit`.",
    kind: "read",
    input: z.object({ limit: z.int().min(1).max(50).default(1) }),
    output: z.object({ items: z.array(Workout) }),
    async run({ limit }, { userId }) {
      const page = await training.listWorkouts(userId, { limit });
      return { items: page.items };
    },
  });
export type GetWorkoutsTool = ReturnType<typeof getWorkouts>;
