import { randomUUID } from "node:crypto";
import cors from "cors";
import express, { type ErrorRequestHandler, type Express } from "express";
import { AppError } from "../errors.ts";
import type { Configured } from "../runtime/configured.ts";
import type { ConversationHost } from "../runtime/conversationHost.ts";
import type { Inspector } from "../runtime/inspect/inspector.ts";
import type { Replayer } from "../runtime/inspect/replayer.ts";
import type { Progress } from "../runtime/progress.ts";
import type { Records } from "../runtime/records.ts";
import { configurationRoutes } from "./configurationRoutes.ts";
import { conversationRoutes } from "./conversationRoutes.ts";
import { explainRoutes } from "./explainRoutes.ts";
import { machineRoutes } from "./machineRoutes.ts";
import type { Metrics } from "./metrics.ts";
import type { OriginCheck } from "./originCheck.ts";
import { pageRoutes } from "./pageRoutes.ts";
import { type PersonalParts, personalRoutes } from "./personalRoutes.ts";
import { appErrorOf, problemOf } from "./problems.ts";
import { progressRoutes } from "./progressRoutes.ts";
import type { RateLimits } from "./rateLimit.ts";
import { recordRoutes } from "./recordRoutes.ts";
import { replayRoutes } from "./replayRoutes.ts";
import { rememberFacts, traceIdOf } from "./requestFacts.ts";
import { securityHeaders } from "./securityHeaders.ts";
import { serviceRoutes } from "./serviceRoutes.ts";
import type { Speakers } from "./speaker.ts";
import { type TrainingParts, trainingRoutes } from "./trainingRoutes.ts";

export type AppParts = {
  host: ConversationHost;
  inspector: Inspector;
  replayer: Replayer;
  records: Records;
  training: TrainingParts;
  configured: Configured;
  progress: Progress;
  personal: Pick<PersonalParts, "personalData" | "limits">;
  metrics: Metrics;
  speakers: Speakers;
  rates: RateLimits;
  isAllowedOrigin: OriginCheck;
  allowedOrigins: readonly string[];
  /** The built web page; it may come into being while the server runs. */
  webFolder: string;
  /** What `npm run heat` has counted; it may not be there. */
  testHeatFile: string;
  isReady: () => boolean;
  /** Aborted when the server no longer waits for turns. */
  stopped: AbortSignal;
  logBug: (error: unknown, traceId: string) => void;
};

/** An exported conversation holds its checkpoints and reasons. */
const LARGEST_EXPORT = "16mb";

/** Everything that is reached over HTTP. */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable("x-powered-by").disable("etag").set("query parser", "simple");
  app.use((request, _response, next) => {
    const given = request.headers["x-trace-id"];
    const traceId = typeof given === "string" && /^[\w-]{1,64}$/.test(given) ? given : `req-${randomUUID()}`;
    rememberFacts(request, { userId: "", traceId });
    next();
  });
  app.use(securityHeaders());

  app.use(serviceRoutes(parts));

  app.use("/api", (request, response, next) => {
    response.set("Cache-Control", "no-store");
    if (!parts.isAllowedOrigin(request))
      throw new AppError("forbidden", "Requests from this origin or under this host name are not allowed.");
    if (!parts.isReady())
      throw new AppError("unavailable", "The server is stopping; try again in a moment.", { retryAfterS: 2 });
    next();
  });
  // Before anybody says who they are: a browser asks for leave without a token.
  app.use("/api", cors({ origin: [...parts.allowedOrigins], exposedHeaders: ["ETag", "Location", "Retry-After"] }));
  app.use("/api", async (request, _response, next) => {
    const userId = await parts.speakers.ofRequest(request.headers);
    rememberFacts(request, { userId, traceId: traceIdOf(request) });
    await parts.rates.request(userId);
    next();
  });
  app.use("/api/replays", express.json({ limit: LARGEST_EXPORT, strict: true }));
  app.use("/api", express.json({ limit: "64kb", strict: true }), (request, _response, next) => {
    const hasBody = Number(request.headers["content-length"] ?? 0) > 0;
    if (hasBody && request.body === undefined)
      throw new AppError("bad_request", "The body must be sent as application/json.");
    next();
  });

  const { host, speakers, rates, stopped } = parts;
  app.use("/api/conversations", conversationRoutes({ host, speakers, stopped, limit: rates.message }));
  app.use("/api/conversations", explainRoutes(parts));
  app.use("/api/replays", replayRoutes(parts));
  app.use("/api/machines", machineRoutes(parts));
  app.use("/api", recordRoutes(parts.records));
  app.use("/api", trainingRoutes(parts.training));
  app.use("/api", configurationRoutes(parts.configured));
  app.use("/api", progressRoutes(parts.progress));
  app.use("/api", personalRoutes({ ...parts.personal, speakers, limit: rates.message }));
  app.use("/api", (request) => {
    throw new AppError("not_found", `There is no ${request.method} ${request.baseUrl}${request.path}.`);
  });

  app.use(pageRoutes(parts.webFolder));
  app.use((request) => {
    throw new AppError("not_found", `There is nothing at ${request.path}.`);
  });

  const answerError: ErrorRequestHandler = (thrown, request, response, _next) => {
    const error = appErrorOf(thrown);
    const traceId = traceIdOf(request);
    if (error.code === "internal") parts.logBug(thrown, traceId);
    parts.metrics.countRefusal(error.code, "http");
    if (response.headersSent) return void response.destroy();
    if (error.retryAfterS !== undefined) response.set("Retry-After", String(error.retryAfterS));
    if (error.code === "unauthenticated") response.set("WWW-Authenticate", "Bearer");
    response
      .status(error.status)
      .type("application/problem+json")
      .send(JSON.stringify(problemOf(error, traceId)));
  };
  app.use(answerError);
  return app;
}
