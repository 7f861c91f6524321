import { z } from "zod";
import { storableText } from "./storableText.ts";
import { TurnRecord } from "./turnRecord.ts";

/** What a person calls a conversation. */
export const ConversationTitle = storableText(z.string().trim().min(1).max(200));

/** A conversation without what was said in it. */
export const ConversationSummary = z.object({
  conversationId: z.string(),
  title: z.string().nullable(),
  timezone: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});

/** A conversation in a list, with the beginning of its first message; `null` while nothing has been said. */
export const ListedConversation = ConversationSummary.extend({ opening: z.string().nullable() });
export type ListedConversation = z.infer<typeof ListedConversation>;

/** A stored snapshot in a list: where the chart stood, and after which event. */
export const Checkpoint = z.object({ seq: z.int().min(1), at: z.string(), value: z.unknown(), event: z.string() });

/** A conversation as it lies on disk: XState's persisted snapshot, and the timers with their absolute due times. */
export const StoredEnvelope = z.object({
  v: z.literal(1),
  machine: z.object({ id: z.string(), version: z.string(), hash: z.string() }),
  conversationId: z.string(),
  userId: z.string(),
  seq: z.int().min(1),
  at: z.string(),
  snapshot: z.unknown(),
  timers: z.record(
    z.string(),
    z.object({
      nonce: z.string(),
      path: z.array(z.string()),
      event: z.looseObject({ type: z.string() }),
      /** ms since the epoch. */
      dueAt: z.number(),
    }),
  ),
  counter: z.int().optional(),
});

/** A stored snapshot, whole, with what happened since the one before it. */
export const StoredCheckpoint = Checkpoint.extend({ envelope: StoredEnvelope, record: TurnRecord.nullable() });
