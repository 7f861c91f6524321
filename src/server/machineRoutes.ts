import { Router } from "express";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { ConversationId } from "../protocol/frames.ts";
import { chartOf, charts } from "../runtime/charts.ts";
import type { Inspector } from "../runtime/inspect/inspector.ts";
import { userOf } from "./requestFacts.ts";
import type { Speakers } from "./speaker.ts";
import { testHeat } from "./testHeat.ts";

export const HeatQuery = z.object({
  conversation: ConversationId.optional(),
  /** What the tests went through, as `npm run heat` has counted it. */
  of: z.literal("tests").optional(),
});

export type MachineParts = {
  inspector: Inspector;
  speakers: Speakers;
  /** What `npm run heat` writes. */
  testHeatFile: string;
};

/** The charts as JSON, in the order in which they are written, and for those who may look inside what went through them. */
export function machineRoutes({ inspector, speakers, testHeatFile }: MachineParts): Router {
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
    // In this order somebody else's conversation is unknown, console key or not.
    if (conversation !== null) await inspector.checkOwner(userOf(request), conversation);
    speakers.checkInspector(request.headers);
    if (of === "tests") return void response.json(await testHeat(testHeatFile, request.params.id));
    response.json(await inspector.heat(userOf(request), request.params.id, conversation));
  });

  return router;
}
