import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Router } from "express";
import { z } from "zod";
import { AppError } from "../errors.ts";
import type { PersonalData } from "../runtime/personalData.ts";
import type { Limits } from "./limits.ts";
import type { RateLimit } from "./rateLimit.ts";
import { userOf } from "./requestFacts.ts";
import type { Speakers } from "./speaker.ts";

export const ExportQuery = z.object({ raw: z.enum(["0", "1"]).optional() });

export type PersonalParts = {
  personalData: PersonalData;
  speakers: Speakers;
  /** Both count as a message: they cost more than one. */
  limit: RateLimit;
  limits: Pick<Limits, "exports" | "exportsPerUser">;
};

/** A user's right to have all of it, and to have it gone. */
export function personalRoutes({ personalData, speakers, limit, limits }: PersonalParts): Router {
  const router = Router();
  const running: string[] = [];

  router.get("/export", async (request, response) => {
    const { raw } = ExportQuery.parse(request.query);
    const userId = userOf(request);
    if (raw === "1") speakers.checkInspector(request.headers);
    await limit(userId);
    if (running.filter((user) => user === userId).length >= limits.exportsPerUser)
      throw new AppError("rate_limited", "An export is under way; wait until it is done.", { retryAfterS: 5 });
    if (running.length >= limits.exports)
      throw new AppError("unavailable", "Too many exports are under way; try again in a moment.", { retryAfterS: 5 });
    running.push(userId);
    try {
      const pieces = personalData.export(userId, raw === "1");
      // What fails before the first piece is told as a problem; after it the answer is cut off.
      const first = await pieces.next();
      response.type("json").attachment("setpoint-export.json");
      await pipeline(Readable.from(startingWith(first.value, pieces)), response);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ERR_STREAM_PREMATURE_CLOSE") throw error;
    } finally {
      running.splice(running.indexOf(userId), 1);
    }
  });

  router.delete("/me", async (request, response) => {
    await limit(userOf(request));
    await personalData.erase(userOf(request));
    response.status(204).end();
  });

  return router;
}

async function* startingWith(first: string | undefined, rest: AsyncIterable<string>): AsyncGenerator<string> {
  if (first !== undefined) yield first;
  yield* rest;
}
