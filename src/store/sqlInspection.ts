import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Turn } from "../protocol/turn.ts";
import type { Message } from "../protocol/view.ts";
import type { Database } from "./database.ts";
import { joined } from "./joinedEvent.ts";
import type { Envelope } from "./snapshotStore.ts";
import { sqlRecords } from "./sqlRecords.ts";
import type { AcceptedEvent, ConversationStore } from "./store.ts";

type OfConversation = { conversationId: string };
type Origin = OfConversation & { seq: number };

/** What developers ask of stored conversations. */
export type Inspection = Pick<ConversationStore, "records" | "answered"> & {
  /** Copies, inside a write, what a conversation holds up to a checkpoint, that checkpoint excepted. Returns old turn ids with the new ones. */
  copyUpTo(from: Origin, to: string): Map<string, string>;
};

export function sqlInspection(database: Database): Inspection {
  const { builder } = database;
  const turnsUpTo = database.prepare((given: Origin) =>
    builder
      .selectFrom("turns")
      .select(["turn_id", "message_id", "accepted", "result", "joined_to", "attempts"])
      .where("conversation_id", "=", given.conversationId)
      .where((either) =>
        either.or([
          either(sql<number>`json_extract(result, '$.seq')`, "<=", given.seq),
          either("joined_to", "is not", null),
        ]),
      )
      .orderBy("position"),
  );
  const messagesOf = database.prepare((given: OfConversation) =>
    builder
      .selectFrom("messages")
      .select("message")
      .where("conversation_id", "=", given.conversationId)
      .orderBy("position"),
  );
  const insertTurn = database.prepare(
    (
      given: OfConversation & {
        turnId: string;
        messageId: string | null;
        accepted: string;
        result: string | null;
        joinedTo: string | null;
        attempts: number;
      },
    ) =>
      builder.insertInto("turns").values({
        turn_id: given.turnId,
        conversation_id: given.conversationId,
        message_id: given.messageId,
        accepted: given.accepted,
        result: given.result,
        joined_to: given.joinedTo,
        attempts: given.attempts,
      }),
  );
  const insertMessage = database.prepare((given: OfConversation & { message: string }) =>
    builder.insertInto("messages").values({ conversation_id: given.conversationId, message: given.message }),
  );
  const copyCheckpoints = database.prepare((given: Origin & { to: string }) =>
    builder
      .insertInto("checkpoints")
      .columns(["conversation_id", "seq", "at", "value", "event", "envelope", "record"])
      .expression(
        builder
          .selectFrom("checkpoints")
          .select([
            sql<string>`${given.to}`.as("conversation_id"),
            "seq",
            "at",
            "value",
            "event",
            sql<string>`json_set(envelope, '$.conversationId', ${given.to}, '$.snapshot.context.conversationId', ${given.to})`.as(
              "envelope",
            ),
            "record",
          ])
          .where("conversation_id", "=", given.conversationId)
          .where("seq", "<", given.seq),
      ),
  );
  const newestRecords = database.prepare((given: { userId: string; conversationId: string | null; limit: number }) =>
    builder
      .selectFrom("checkpoints")
      .innerJoin("conversations", "conversations.conversation_id", "checkpoints.conversation_id")
      .select([
        "checkpoints.conversation_id as conversationId",
        "checkpoints.seq",
        "checkpoints.value",
        "checkpoints.record",
      ])
      .where("conversations.user_id", "=", given.userId)
      .where(sql<boolean>`(${given.conversationId} is null or conversations.conversation_id = ${given.conversationId})`)
      .orderBy("conversations.position", "desc")
      .orderBy("checkpoints.seq", "desc")
      .limit(given.limit),
  );
  const answeredTurns = database.prepare((given: OfConversation & { limit: number }) =>
    builder
      .selectFrom("turns")
      .select(["turn_id as turnId", "accepted", "result"])
      .where("conversation_id", "=", given.conversationId)
      .where("result", "is not", null)
      .orderBy("position")
      .limit(given.limit)
      .$narrowType<{ result: string }>(),
  );
  const additionsTo = database.prepare((given: { turnId: string }) =>
    builder.selectFrom("turns").select("accepted").where("joined_to", "=", given.turnId).orderBy("position"),
  );
  const records = sqlRecords(database);
  const eventOf = ({ accepted }: { accepted: string }) => JSON.parse(accepted) as AcceptedEvent;

  return {
    async records({ userId, conversationId }, limit) {
      return database.read(() =>
        newestRecords
          .all({ userId, conversationId, limit })
          .reverse()
          .map(({ value, record, ...row }) => ({
            ...row,
            value: JSON.parse(value) as unknown,
            record: records.read(record),
          })),
      );
    },

    async answered(conversationId, limit) {
      return database.read(() =>
        answeredTurns.all({ conversationId, limit }).map((row) => ({
          accepted: additionsTo.all({ turnId: row.turnId }).map(eventOf).reduce(joined, eventOf(row)),
          turn: JSON.parse(row.result) as Turn,
        })),
      );
    },

    copyUpTo({ conversationId, seq }, to) {
      const copied = new Map<string, string>();
      const rows = turnsUpTo.all({ conversationId, seq });
      // Turns that a message joined stand before it.
      for (const row of rows.filter(({ joined_to, result }) => joined_to === null && result !== null))
        copied.set(row.turn_id, randomUUID());
      for (const row of rows) {
        const joinedTo = row.joined_to === null ? null : copied.get(row.joined_to);
        if (joinedTo === undefined) continue;
        const turnId = copied.get(row.turn_id) ?? randomUUID();
        const accepted = eventOf(row);
        const result = row.result === null ? null : (JSON.parse(row.result) as Turn);
        insertTurn.run({
          turnId,
          conversationId: to,
          messageId: row.message_id,
          accepted: JSON.stringify({ ...accepted, conversationId: to, stamp: { ...accepted.stamp, turnId } }),
          result: result && JSON.stringify({ ...result, turnId, conversationId: to }),
          joinedTo,
          attempts: row.attempts,
        });
      }
      for (const row of messagesOf.all({ conversationId })) {
        const message = JSON.parse(row.message) as Message;
        const expiredAt = /^expired:(\d+)$/.exec(message.id)?.[1];
        const turnId = message.turnId === null ? null : (copied.get(message.turnId) ?? null);
        const isThere = expiredAt === undefined ? turnId !== null : Number(expiredAt) <= seq;
        if (isThere) insertMessage.run({ conversationId: to, message: JSON.stringify({ ...message, turnId }) });
      }
      copyCheckpoints.run({ conversationId, seq, to });
      return copied;
    },
  };
}

/** A stored conversation's snapshot as another conversation's: its own id and those of its turns are the new ones. */
export function underNewIds(
  envelope: Envelope,
  conversationId: string,
  turnIds: ReadonlyMap<string, string>,
): Envelope {
  const old = envelope.conversationId;
  const renamed = (value: unknown, key: string): unknown => {
    if (typeof value === "string") {
      if (key === "conversationId" && value === old) return conversationId;
      return key === "turnId" ? (turnIds.get(value) ?? value) : value;
    }
    if (Array.isArray(value)) return value.map((one) => renamed(one, ""));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, renamed(one, name)]));
  };
  return { ...envelope, conversationId, snapshot: renamed(envelope.snapshot, "") };
}
