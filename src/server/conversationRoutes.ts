import { type Request, type Response, Router } from "express";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { ConversationTitle } from "../protocol/conversation.ts";
import { ConversationId } from "../protocol/frames.ts";
import { TimeZone } from "../protocol/profile.ts";
import { UserEvent, UserMessageBody } from "../protocol/userEvents.ts";
import type { ConversationHost, Sent } from "../runtime/conversationHost.ts";
import { PageQuery } from "./pageQuery.ts";
import type { RateLimit } from "./rateLimit.ts";
import { traceIdOf, userOf } from "./requestFacts.ts";
import type { Speakers } from "./speaker.ts";
import { viewBytes } from "./viewBytes.ts";

export const NewConversation = z.object({
  timezone: TimeZone.optional(),
  title: ConversationTitle.optional(),
});
export const RenamedConversation = z.object({
  title: ConversationTitle.nullable().meta({ description: "`null`: it goes by its first words." }),
});
const Seq = z.coerce.number("must be a whole number").int().min(1);

export type ConversationParts = {
  host: ConversationHost;
  limit: RateLimit;
  speakers: Speakers;
  /** Aborted when the server no longer waits for turns. */
  stopped: AbortSignal;
};

/** What a person may do to a conversation over HTTP. */
export function conversationRoutes({ host, limit, speakers, stopped }: ConversationParts): Router {
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
      // In this order somebody else's conversation is unknown, console key or not.
      const envelope = await host.raw(userOf(request), idOf(request));
      speakers.checkInspector(request.headers);
      response.json(envelope);
      return;
    }
    const view = await host.view(userOf(request), idOf(request));
    const etag = `"${view.seq}"`;
    response.setHeader("ETag", etag);
    response.setHeader("Cache-Control", "private, no-cache");
    const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, "")) ?? [];
    if (known.includes(etag) || known.includes("*")) response.status(304).end();
    else sendJson(response, viewBytes(view).view);
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
    await answer(request, response, sent, stopped);
  });

  router.post("/:id/events", async (request, response) => {
    const event = UserEvent.parse(request.body);
    await limit(userOf(request));
    const sent = await host.send(userOf(request), idOf(request), event, traceIdOf(request));
    await answer(request, response, sent, stopped);
  });

  router.get("/:id/turns", async (request, response) => {
    response.json(await host.turns(userOf(request), idOf(request), PageQuery.parse(request.query)));
  });

  router.get("/:id/history", async (request, response) => {
    response.json(await host.history(userOf(request), idOf(request), PageQuery.parse(request.query)));
  });

  router.get("/:id/history/:seq", async (request, response) => {
    const checkpoint = await host.checkpoint(userOf(request), idOf(request), Seq.parse(request.params.seq));
    speakers.checkInspector(request.headers);
    response.json(checkpoint);
  });

  router.patch("/:id", async (request, response) => {
    const { title } = RenamedConversation.parse(request.body);
    response.json(await host.rename(userOf(request), idOf(request), title));
  });

  router.delete("/:id", async (request, response) => {
    await host.remove(userOf(request), idOf(request));
    response.status(204).end();
  });

  return router;
}

/** What Express would send, without working out again what kind of thing it is. */
function sendJson(response: Response, bytes: Buffer): void {
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", bytes.length);
  response.end(bytes);
}

/** An id that cannot exist is as unknown as one that does not. */
function known(id: unknown): string {
  const parsed = ConversationId.safeParse(id);
  if (!parsed.success) throw new AppError("not_found", "There is no such conversation.");
  return parsed.data;
}

async function answer(request: Request, response: Response, sent: Sent, stopped: AbortSignal): Promise<void> {
  if (request.query.wait === "0") response.status(202).json({ turnId: sent.turnId });
  else response.json(await unlessStopped(sent.turn, stopped));
}

/** A turn that outlasts the server is run again by the next one; whoever waits for it is told so. */
async function unlessStopped<T>(turn: Promise<T>, stopped: AbortSignal): Promise<T> {
  let leave = () => {};
  const end = new Promise<never>((_, reject) => {
    leave = () => {
      const text = "The server is stopping. The message is kept and will be answered; send it again in a moment.";
      reject(new AppError("unavailable", text, { retryAfterS: 2 }));
    };
    if (stopped.aborted) leave();
    stopped.addEventListener("abort", leave);
  });
  try {
    return await Promise.race([turn, end]);
  } finally {
    stopped.removeEventListener("abort", leave);
  }
}
