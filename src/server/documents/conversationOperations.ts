import { z } from "zod";
import { Checkpoint, ListedConversation, StoredCheckpoint, StoredEnvelope } from "../../protocol/conversation.ts";
import { Turn } from "../../protocol/turn.ts";
import { UserEvent, UserMessageBody } from "../../protocol/userEvents.ts";
import { View } from "../../protocol/view.ts";
import { NewConversation, RenamedConversation } from "../conversationRoutes.ts";
import { answering, deletion, listing, type Operation } from "./operation.ts";

const ROOT = "/api/conversations";
const WaitQuery = z.object({
  wait: z.enum(["0", "1"]).optional().meta({ description: "`0`: answer at once, without the turn." }),
});
const SnapshotQuery = z.object({
  raw: z
    .enum(["0", "1"])
    .optional()
    .meta({ description: "`1`: as it is stored. With tokens this needs the console key too." }),
});
const turnAnswers = {
  200: { description: "The finished turn, once all of it is durable.", schema: Turn },
  202: { description: "With `wait=0`: the message is durable.", schema: z.object({ turnId: z.string() }) },
};

/** Conversations over HTTP. */
export const conversationOperations: readonly Operation[] = [
  {
    method: "post",
    path: ROOT,
    summary: "Begin a conversation",
    tag: "conversations",
    asks: "user",
    body: NewConversation,
    isBodyOptional: true,
    answers: {
      201: { description: "Its view.", schema: View, headers: { Location: "Where its view is." } },
    },
  },
  listing({ path: ROOT, summary: "My conversations, newest first", tag: "conversations" }, ListedConversation),
  {
    method: "get",
    path: `${ROOT}/:id/snapshot`,
    summary: "Where a conversation stands; honours If-None-Match",
    tag: "conversations",
    asks: "user",
    query: SnapshotQuery,
    answers: {
      200: {
        description: "The view, or with `raw=1` the stored envelope.",
        schema: z.union([View, StoredEnvelope]),
        headers: { ETag: "The view's seq in quotes; not with `raw=1`." },
      },
      304: { description: "It stands where If-None-Match says.", headers: { ETag: "The same." } },
    },
  },
  {
    method: "post",
    path: `${ROOT}/:id/messages`,
    summary: "Say something; the same messageId is the same turn",
    tag: "conversations",
    asks: "user",
    query: WaitQuery,
    body: UserMessageBody,
    answers: turnAnswers,
  },
  {
    method: "post",
    path: `${ROOT}/:id/events`,
    summary: "Pick an option, call off, or send any other outside event",
    tag: "conversations",
    asks: "user",
    query: WaitQuery,
    body: UserEvent,
    answers: turnAnswers,
  },
  listing(
    {
      path: `${ROOT}/:id/turns`,
      summary: "Past turns: the newest page first, oldest first within it",
      tag: "conversations",
    },
    Turn,
  ),
  listing(
    {
      path: `${ROOT}/:id/history`,
      summary: "Checkpoints: the newest page first, oldest first within it",
      tag: "conversations",
    },
    Checkpoint,
  ),
  {
    method: "get",
    path: `${ROOT}/:id/history/:seq`,
    summary: "One checkpoint, whole",
    tag: "conversations",
    asks: "user and console",
    answers: answering(StoredCheckpoint, "With its envelope."),
  },
  {
    method: "patch",
    path: `${ROOT}/:id`,
    summary: "Give a conversation another title; the ETag of its view stays",
    tag: "conversations",
    asks: "user",
    body: RenamedConversation,
    answers: answering(View, "Its view."),
  },
  deletion(`${ROOT}/:id`, "Delete a conversation, with all that was stored about it", "conversations"),
];
