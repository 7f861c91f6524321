import { type Request, Router } from "express";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { ConversationTitle } from "../protocol/conversation.ts";
import { ConversationId } from "../protocol/frames.ts";
import { Detail } from "../protocol/inspection.ts";
import { ReplayRequest } from "../protocol/replay.ts";
import type { Inspector } from "../runtime/inspect/inspector.ts";
import type { Replayer } from "../runtime/inspect/replayer.ts";
import { userOf } from "./requestFacts.ts";
import type { Speakers } from "./speaker.ts";

export const ForkRequest = z.object({
  seq: z.int("must be the number of a checkpoint").min(1, "must be the number of a checkpoint"),
  title: ConversationTitle.optional(),
});
export const WhyQuery = z.object({ detail: Detail.default("redacted") });

export type ExplainParts = { inspector: Inspector; replayer: Replayer; speakers: Speakers };

/** Why a conversation went as it did, and what would have become of it otherwise. */
export function explainRoutes({ inspector, replayer, speakers }: ExplainParts): Router {
  const router = Router();
  /** In this order somebody else's conversation is unknown, console key or not. */
  const opened = async (request: Request) => {
    const [userId, conversationId] = [userOf(request), idOf(request)];
    await inspector.checkOwner(userId, conversationId);
    speakers.checkInspector(request.headers);
    return [userId, conversationId] as const;
  };

  router.get("/:id/turns/:turnId/why", async (request, response) => {
    const { detail } = WhyQuery.parse(request.query);
    response.json(await inspector.why(...(await opened(request)), String(request.params.turnId), detail));
  });

  router.post("/:id/fork", async (request, response) => {
    const { seq, title } = ForkRequest.parse(request.body ?? {});
    const view = await inspector.fork(...(await opened(request)), seq, title);
    response.status(201).location(`/api/conversations/${view.conversationId}/snapshot`).json(view);
  });

  router.post("/:id/replay", async (request, response) => {
    const wanted = ReplayRequest.parse(request.body ?? {});
    response.json(await replayer.replay(...(await opened(request)), wanted));
  });

  return router;
}

/** An id that cannot exist is as unknown as one that does not. */
function idOf(request: Request): string {
  const parsed = ConversationId.safeParse(request.params.id);
  if (!parsed.success) throw new AppError("not_found", "There is no such conversation.");
  return parsed.data;
}
