import { Router } from "express";
import { FileReplayRequest } from "../protocol/replay.ts";
import type { Replayer } from "../runtime/inspect/replayer.ts";
import { userOf } from "./requestFacts.ts";
import type { Speakers } from "./speaker.ts";

/** An exported conversation on the machine that runs here, which may be another than it was recorded by. */
export function replayRoutes({ replayer, speakers }: { replayer: Replayer; speakers: Speakers }): Router {
  const router = Router();
  router.post("/", async (request, response) => {
    speakers.checkInspector(request.headers);
    response.json(await replayer.replayFile(userOf(request), FileReplayRequest.parse(request.body ?? {})));
  });
  return router;
}
