import { type Request, type Response, Router } from "express";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { ConversationId } from "../protocol/frames.ts";
import { TimeZone } from "../protocol/profile.ts";
import { UserEvent, UserMessageBody } from "../protocol/userEvents.ts";
import type { ConversationHost, Sent } from "../runtime/conversationHost.ts";
import { PageQuery } from "./pageQuery.ts";
import { traceIdOf, userOf } from "./requestFacts.ts";

const NewConversation = z.object({
  timezone: TimeZone.optional(),
  title: z.string().trim().min(1).max(200).optional(),
});
const Seq = z.coerce.number("must be a whole number").int().min(1);

/** What a person may do to a conversation over HTTP. */
export function conversationRoutes(host: ConversationHost, limit: (userId: string) => Promise<void>): Router {
  const router = Router();
  const idOf = (request: Request) => known(request.params.id);

  router.post("/", async (request, response) => {
    const wanted = NewConversation.parse(request.body ?? {});
    const view = await host.create(userOf(request), wanted);
    response.status(201).location(`/api/conversations/${view.conversationId}/snapshot`).json(view);
  });

  router.get("/", async (request, response) => {
    response.json(await host.list(userOf(request), PageQuery.parse(request.query)));
  });

  router.get("/:id/snapshot", async (request, response) => {
    if (request.query.raw === "1") {
      response.json(await host.raw(userOf(request), idOf(request)));
      return;
    }
    const view = await host.view(userOf(request), idOf(request));
    const etag = `"${view.seq}"`;
    response.set("ETag", etag).set("Cache-Control", "private, no-cache");
    const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
    if (known.includes(etag) || known.includes("*")) response.status(304).end();
    else response.type("json").send(JSON.stringify(view));
  });

  router.post("/:id/messages", async (request, response) => {
    const message = UserMessageBody.parse(request.body);
    await limit(userOf(request));
    const sent = await host.send(
      userOf(request),
      idOf(request),
      { type: "user.message", ...message },
      traceIdOf(request),
    );
    await answer(request, response, sent);
  });

  router.post("/:id/events", async (request, response) => {
    const event = UserEvent.parse(request.body);
    await limit(userOf(request));
    await answer(request, response, await host.send(userOf(request), idOf(request), event, traceIdOf(request)));
  });

  router.get("/:id/turns", async (request, response) => {
    response.json(await host.turns(userOf(request), idOf(request), PageQuery.parse(request.query)));
  });

  router.get("/:id/history", async (request, response) => {
    response.json(await host.history(userOf(request), idOf(request), PageQuery.parse(request.query)));
  });

  router.get("/:id/history/:seq", async (request, response) => {
    response.json(await host.checkpoint(userOf(request), idOf(request), Seq.parse(request.params.seq)));
  });

  router.delete("/:id", async (request, response) => {
    await host.remove(userOf(request), idOf(request));
    response.status(204).end();
  });

  return router;
}

/** An id that cannot exist is as unknown as one that does not. */
function known(id: unknown): string {
  const parsed = ConversationId.safeParse(id);
  if (!parsed.success) throw new AppError("not_found", "There is no such conversation.");
  return parsed.data;
}

async function answer(request: Request, response: Response, sent: Sent): Promise<void> {
  if (request.query.wait === "0") response.status(202).json({ turnId: sent.turnId });
  else response.json(await sent.turn);
}
