import { Router } from "express";
import { AppError } from "../errors.ts";
import type { Metrics } from "./metrics.ts";
import type { OriginCheck } from "./originCheck.ts";
import type { Speakers } from "./speaker.ts";

export type ServiceParts = {
  isReady: () => boolean;
  isAllowedOrigin: OriginCheck;
  speakers: Speakers;
  metrics: Metrics;
};

/** What operators and makers of clients read: nothing of any user's. */
export function serviceRoutes({ isReady, isAllowedOrigin, speakers, metrics }: ServiceParts): Router {
  const router = Router();

  router.get("/health/live", (_request, response) => void response.json({ status: "live" }));
  router.get("/health/ready", (_request, response) => {
    const ready = isReady();
    response.status(ready ? 200 : 503).json({ status: ready ? "ready" : "starting" });
  });

  router.get("/metrics", async (request, response) => {
    if (!isAllowedOrigin(request))
      throw new AppError("forbidden", "Requests from this origin or under this host name are not allowed.");
    speakers.checkInspector(request.headers);
    const { type, body } = await metrics.text();
    response.set("Cache-Control", "no-store").set("Content-Type", type).send(body);
  });

  // Loaded when they are asked for: the server starts sooner without them.
  router.get("/openapi.json", async (_request, response) => {
    const { openApi } = await import("./documents/openApi.ts");
    response.json(openApi());
  });
  router.get("/asyncapi.json", async (_request, response) => {
    const { asyncApi } = await import("./documents/asyncApi.ts");
    response.json(asyncApi());
  });

  return router;
}
