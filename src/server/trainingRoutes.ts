import { type Request, Router } from "express";
import { z } from "zod";
import { TimeZone } from "../protocol/profile.ts";
import { NewRoutine } from "../protocol/routine.ts";
import type { Routines } from "../runtime/routines.ts";
import type { Statistics } from "../runtime/statistics.ts";
import { PageQuery } from "./pageQuery.ts";
import { OF_DOCUMENT, readBody } from "./readBody.ts";
import { userOf } from "./requestFacts.ts";

export const StatsQuery = z.object({
  weeks: z.coerce.number("must be a whole number from 1 to 104").int().min(1).max(104).optional(),
  to: z.iso
    .date()
    .refine((date) => /^(19|20|21)\d\d-/.test(date), "must be in a year from 1900 to 2199")
    .optional(),
  unit: z.enum(["kg", "lb"]).optional(),
  timezone: TimeZone.optional(),
});

/** With the catalogue's names, which a stored routine bears. */
const OF_ROUTINE = [...OF_DOCUMENT, "days.items.name"];

export type TrainingParts = { statistics: Statistics; routines: Routines };

/** What was trained in sums, and what is to be trained in routines. */
export function trainingRoutes({ statistics, routines }: TrainingParts): Router {
  const router = Router();
  const idOf = (request: Request) => String(request.params.id);

  router.get("/stats", async (request, response) => {
    response.json(await statistics.of(userOf(request), StatsQuery.parse(request.query)));
  });

  router.get("/routines", async (request, response) => {
    response.json(await routines.list(userOf(request), PageQuery.parse(request.query)));
  });
  router.post("/routines", async (request, response) => {
    const routine = await routines.add(userOf(request), readBody(NewRoutine, request.body, OF_ROUTINE));
    response.status(201).location(`/api/routines/${routine.id}`).json(routine);
  });
  router.get("/routines/:id", async (request, response) => {
    response.json(await routines.find(userOf(request), idOf(request)));
  });
  router.put("/routines/:id", async (request, response) => {
    response.json(await routines.replace(userOf(request), idOf(request), NewRoutine.parse(request.body)));
  });
  router.delete("/routines/:id", async (request, response) => {
    await routines.delete(userOf(request), idOf(request));
    response.status(204).end();
  });

  return router;
}
