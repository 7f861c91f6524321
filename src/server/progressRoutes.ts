import { Router } from "express";
import { z } from "zod";
import type { Progress } from "../runtime/progress.ts";
import { userOf } from "./requestFacts.ts";
import { StatsQuery } from "./trainingRoutes.ts";

const FrameQuery = StatsQuery.pick({ unit: true, timezone: true });

export const LoggedExercisesQuery = FrameQuery;
export const ExerciseProgressQuery = FrameQuery.extend({ from: z.iso.date().optional(), to: z.iso.date().optional() });

/** How training goes: by exercise and by muscle. */
export function progressRoutes(progress: Progress): Router {
  const router = Router();

  router.get("/progress/exercises", async (request, response) => {
    response.json(await progress.exercises(userOf(request), LoggedExercisesQuery.parse(request.query)));
  });
  router.get("/progress/exercises/:id", async (request, response) => {
    const asked = ExerciseProgressQuery.parse(request.query);
    response.json(await progress.exercise(userOf(request), String(request.params.id), asked));
  });
  router.get("/progress/muscles", async (request, response) => {
    response.json(await progress.muscles(userOf(request), StatsQuery.parse(request.query)));
  });

  return router;
}
