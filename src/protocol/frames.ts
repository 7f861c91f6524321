import { z } from "zod";
import { Problem } from "./problem.ts";
import { TimeZone } from "./profile.ts";
import { Turn } from "./turn.ts";
import { UserCancel, UserMessage, UserPick } from "./userEvents.ts";
import { View } from "./view.ts";

const ConversationId = z.string().regex(/^[\w-]{1,64}$/, "must be 1 to 64 letters, digits, _ or -");

export { ConversationId };

const To = { conversationId: ConversationId };

/** What a client may send over the socket. `ref` is echoed in a refusal. */
export const ClientFrame = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("conversation.open"),
    conversationId: ConversationId.optional(),
    since: z.int().min(0).optional(),
    timezone: TimeZone.optional(),
  }),
  UserMessage.extend(To),
  UserPick.extend(To),
  UserCancel.extend(To),
  z.object({ type: z.literal("auth"), token: z.string().min(1).max(500) }),
  z.object({ type: z.literal("ping") }),
]);
export type ClientFrame = z.infer<typeof ClientFrame>;

/** What the server sends over the socket. */
export const ServerFrame = z.discriminatedUnion("type", [
  z.object({ type: z.literal("snapshot"), view: View }),
  z.object({
    type: z.literal("message.delta"),
    conversationId: z.string(),
    turnId: z.string(),
    index: z.int(),
    text: z.string(),
  }),
  z.object({
    type: z.literal("progress"),
    conversationId: z.string(),
    turnId: z.string(),
    tool: z.string(),
    display: z.string(),
  }),
  z.object({ type: z.literal("turn"), turn: Turn }),
  z.object({ type: z.literal("refused"), problem: Problem, to: z.unknown() }),
  z.object({ type: z.literal("pong") }),
]);
export type ServerFrame = z.infer<typeof ServerFrame>;
