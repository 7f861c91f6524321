import { Router } from "express";
import type { Configured } from "../runtime/configured.ts";
import { userOf } from "./requestFacts.ts";

/** How the server is configured, without secrets. */
export function configurationRoutes(configured: Configured): Router {
  const router = Router();
  router.get("/config", (request, response) => void response.json(configured.of(userOf(request))));
  return router;
}
