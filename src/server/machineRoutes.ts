import { Router } from "express";
import { AppError } from "../errors.ts";
import { chartOf, charts } from "../runtime/charts.ts";

/** The charts as JSON, in the order in which they are written. */
export function machineRoutes(): Router {
  const router = Router();

  router.get("/", (_request, response) => {
    response.json({ items: charts().map(({ id, version, hash }) => ({ id, version, hash })), nextCursor: null });
  });

  router.get("/:id", (request, response) => {
    const chart = chartOf(request.params.id);
    if (!chart) throw new AppError("not_found", `There is no machine "${request.params.id}".`);
    response.json(chart);
  });

  return router;
}
