import { z } from "zod";
import { Card } from "./cards.ts";
import { Citation, Pending } from "./turn.ts";

export const Message = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  text: z.string(),
  cards: z.array(Card),
  citations: z.array(Citation).default([]),
  at: z.string(),
  turnId: z.string().nullable(),
  /** The message that this one stands in for; absent for all others. */
  corrects: z.string().optional(),
});
export type Message = z.infer<typeof Message>;

/** What a client needs to show a conversation: where the chart stands, what it accepts, the last 20 messages. */
export const View = z.object({
  conversationId: z.string(),
  title: z.string().nullable(),
  seq: z.int(),
  machine: z.object({ id: z.string(), version: z.string(), hash: z.string() }),
  value: z.record(z.string(), z.unknown()),
  tags: z.array(z.string()),
  can: z.array(z.object({ type: z.string() })),
  pending: Pending.nullable(),
  session: z.unknown().nullable(),
  messages: z.array(Message),
  updatedAt: z.string(),
});
export type View = z.infer<typeof View>;
