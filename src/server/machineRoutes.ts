import { Router } from "express";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { ConversationId } from "../protocol/frames.ts";
import { chartOf, charts } from "../runtime/charts.ts";
import type { Inspector } from "../runtime/inspect/inspector.ts";
import { userOf } from "./requestFacts.ts";
import { testHeat } from "./testHeat.ts";

export const HeatQuery = z.object({
  conversation: ConversationId.optional(),
  /** What the tests went through, as `npm run heat` has counted it. */
  of: z.literal("tests").optional(),
});

/** The charts as JSON, in the order in which they are written. `testHeatFile` is what `npm run heat` writes. */
export function machineRoutes(inspector: Inspector, testHeatFile: string): Router {
  const router = Router();

  router.get("/", (_request, response) => {
    response.json({ items: charts().map(({ id, version, hash }) => ({ id, version, hash })), nextCursor: null });
  });

  router.get("/:id", (request, response) => {
    const chart = chartOf(request.params.id);
    if (!chart) throw new AppError("not_found", `There is no machine "${request.params.id}".`);
    response.json(chart);
  });

  router.get("/:id/heat", async (request, response) => {
    const { conversation = null, of } = HeatQuery.parse(request.query);
    if (of === "tests") return void response.json(await testHeat(testHeatFile, request.params.id));
    response.json(await inspector.heat(userOf(request), request.params.id, conversation));
  });

  return router;
}
