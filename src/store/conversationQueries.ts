import { sql } from "kysely";
import type { Database } from "./database.ts";
import type { Tables } from "./tables.ts";

type OfConversation = { conversationId: string };
type PageBefore = OfConversation & { before: number; limit: number };

const CONVERSATION = [
  "conversation_id as conversationId",
  "user_id as userId",
  "title",
  "timezone",
  "created_at as createdAt",
  "updated_at as updatedAt",
] as const;

/** Characters of what a conversation began with, for a list. */
const LONGEST_OPENING = 120;

/** The turn under which an event is answered: its own, or the one that it became part of. */
const effectiveTurn = sql<string>`coalesce(joined_to, turn_id)`.as("turnId");

/** The statements of the conversation store, prepared once. Pages are read newest first, one row beyond the limit. */
export function conversationQueries(database: Database) {
  const { builder } = database;

  return {
    insertConversation: database.prepare(
      (given: {
        conversationId: string;
        userId: string;
        title: string | null;
        timezone: string | null;
        createdAt: string;
        updatedAt: string;
        dueAt: number | null;
      }) =>
        builder.insertInto("conversations").values({
          conversation_id: given.conversationId,
          user_id: given.userId,
          title: given.title,
          timezone: given.timezone,
          created_at: given.createdAt,
          updated_at: given.updatedAt,
          due_at: given.dueAt,
        }),
    ),
    findConversation: database.prepare((given: OfConversation) =>
      builder.selectFrom("conversations").select(CONVERSATION).where("conversation_id", "=", given.conversationId),
    ),
    listConversations: database.prepare((given: { userId: string; before: number; limit: number }) =>
      builder
        .selectFrom("conversations")
        .select(CONVERSATION)
        .select("position")
        .select((row) =>
          row
            .selectFrom("messages")
            .select(sql<string>`substr(json_extract(message, '$.text'), 1, ${LONGEST_OPENING})`.as("text"))
            .whereRef("messages.conversation_id", "=", "conversations.conversation_id")
            .orderBy("messages.position")
            .limit(1)
            .as("opening"),
        )
        .where("user_id", "=", given.userId)
        .where("position", "<", given.before)
        .orderBy("position", "desc")
        .limit(given.limit),
    ),
    touchConversation: database.prepare((given: OfConversation & { at: string; dueAt: number | null }) =>
      builder
        .updateTable("conversations")
        .set({ updated_at: given.at, due_at: given.dueAt })
        .where("conversation_id", "=", given.conversationId),
    ),
    renameConversation: database.prepare((given: OfConversation & { title: string | null }) =>
      builder
        .updateTable("conversations")
        .set({ title: given.title })
        .where("conversation_id", "=", given.conversationId),
    ),
    deleteConversation: database.prepare((given: OfConversation) =>
      builder.deleteFrom("conversations").where("conversation_id", "=", given.conversationId),
    ),
    effectsOfTurn: database.prepare((given: OfConversation & { turnId: string }) =>
      builder
        .selectFrom("effects")
        .select("result")
        .where("conversation_id", "=", given.conversationId)
        .where("turn_id", "=", given.turnId)
        .orderBy(sql`rowid`),
    ),
    deleteEffects: database.prepare((given: OfConversation) =>
      builder.deleteFrom("effects").where("conversation_id", "=", given.conversationId),
    ),
    dueTimers: database.prepare((_: Record<string, never>) =>
      builder
        .selectFrom("conversations")
        .select(["conversation_id as conversationId", "due_at as dueAt"])
        .where("due_at", "is not", null)
        .orderBy("due_at")
        .$narrowType<{ dueAt: number }>(),
    ),

    insertTurn: database.prepare(
      (
        given: OfConversation & { turnId: string; messageId: string | null; accepted: string; joinedTo: string | null },
      ) =>
        builder
          .insertInto("turns")
          .values({
            turn_id: given.turnId,
            conversation_id: given.conversationId,
            message_id: given.messageId,
            accepted: given.accepted,
            joined_to: given.joinedTo,
          })
          .onConflict((conflict) => conflict.doNothing()),
    ),
    acceptedTurn: database.prepare((given: OfConversation & { turnId: string; messageId: string | null }) =>
      builder
        .selectFrom("turns")
        .select(effectiveTurn)
        .where("conversation_id", "=", given.conversationId)
        .where((either) =>
          either.or([either("message_id", "=", given.messageId), either("turn_id", "=", given.turnId)]),
        ),
    ),
    turnOfMessage: database.prepare((given: OfConversation & { messageId: string }) =>
      builder
        .selectFrom("turns")
        .select(effectiveTurn)
        .where("conversation_id", "=", given.conversationId)
        .where("message_id", "=", given.messageId),
    ),
    finishTurn: database.prepare((given: OfConversation & { turnId: string; result: string }) =>
      builder
        .updateTable("turns")
        .set({ result: given.result, progress: null })
        .where("turn_id", "=", given.turnId)
        .where("conversation_id", "=", given.conversationId)
        .where("result", "is", null),
    ),
    findTurn: database.prepare((given: { turnId: string }) =>
      builder.selectFrom("turns").select(["conversation_id", "result"]).where("turn_id", "=", given.turnId),
    ),
    listTurns: database.prepare((given: PageBefore) =>
      builder
        .selectFrom("turns")
        .select(["seq", "result"])
        .where("conversation_id", "=", given.conversationId)
        .where("seq", "<", given.before)
        .orderBy("seq", "desc")
        .limit(given.limit)
        .$narrowType<{ seq: number; result: string }>(),
    ),
    unfinishedTurns: database.prepare((_: Record<string, never>) =>
      builder
        .selectFrom("turns")
        .select(["turn_id as turnId", "accepted", "progress", "attempts"])
        .where("result", "is", null)
        .where("joined_to", "is", null)
        .orderBy("position"),
    ),
    countAttempt: database.prepare((given: { turnId: string }) =>
      builder
        .updateTable("turns")
        .set((row) => ({ attempts: row("attempts", "+", 1) }))
        .where("turn_id", "=", given.turnId),
    ),
    additionsTo: database.prepare((given: { turnId: string }) =>
      builder.selectFrom("turns").select("accepted").where("joined_to", "=", given.turnId).orderBy("position"),
    ),
    saveProgress: database.prepare((given: { turnId: string; progress: string }) =>
      builder
        .updateTable("turns")
        .set({ progress: given.progress })
        .where("turn_id", "=", given.turnId)
        .where("result", "is", null),
    ),
    separateTurn: database.prepare((given: { turnId: string }) =>
      builder.updateTable("turns").set({ joined_to: null }).where("turn_id", "=", given.turnId),
    ),
    moveMessage: database.prepare((given: OfConversation & { messageId: string; turnId: string }) =>
      builder
        .updateTable("messages")
        .set({ message: sql<string>`json_set(message, '$.turnId', ${given.turnId})` })
        .where("conversation_id", "=", given.conversationId)
        .where(sql<string>`json_extract(message, '$.id')`, "=", given.messageId),
    ),

    insertMessage: database.prepare((given: OfConversation & { message: string }) =>
      builder.insertInto("messages").values({ conversation_id: given.conversationId, message: given.message }),
    ),
    // In the order of the turns: what was accepted while a turn ran stands before that turn's reply in the table.
    lastMessages: database.prepare((given: OfConversation & { limit: number; within: number }) =>
      builder
        .selectFrom(
          builder
            .selectFrom("messages")
            .select(["message", "position"])
            .where("conversation_id", "=", given.conversationId)
            .orderBy("position", "desc")
            .limit(given.within)
            .as("recent"),
        )
        .leftJoin("turns", (join) =>
          join.on((on) => on("turns.turn_id", "=", sql<string>`json_extract(recent.message, '$.turnId')`)),
        )
        .select("recent.message")
        .orderBy("turns.position", "desc")
        .orderBy("recent.position", "desc")
        .limit(given.limit),
    ),

    insertCheckpoint: database.prepare((given: OfConversation & Omit<Tables["checkpoints"], "conversation_id">) =>
      builder.insertInto("checkpoints").values({
        conversation_id: given.conversationId,
        seq: given.seq,
        at: given.at,
        value: given.value,
        event: given.event,
        envelope: given.envelope,
        record: given.record,
      }),
    ),
    newestSeq: database.prepare((given: OfConversation) =>
      builder
        .selectFrom("checkpoints")
        .select("seq")
        .where("conversation_id", "=", given.conversationId)
        .orderBy("seq", "desc")
        .limit(1),
    ),
    findCheckpoint: database.prepare((given: OfConversation & { seq: number }) =>
      builder
        .selectFrom("checkpoints")
        .selectAll()
        .where("conversation_id", "=", given.conversationId)
        .where("seq", "=", given.seq),
    ),
    listCheckpoints: database.prepare((given: PageBefore) =>
      builder
        .selectFrom("checkpoints")
        .select(["seq", "at", "value", "event"])
        .where("conversation_id", "=", given.conversationId)
        .where("seq", "<", given.before)
        .orderBy("seq", "desc")
        .limit(given.limit),
    ),
  };
}
