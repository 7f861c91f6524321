import { rmSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Turn } from "../protocol/turn.ts";
import type { Message } from "../protocol/view.ts";
import type { Database } from "./database.ts";
import { checkConversationId, parseEnvelope } from "./envelopeText.ts";
import type { PersonalDataStore } from "./personalDataStore.ts";
import type { SnapshotStore } from "./snapshotStore.ts";
import { sqlRecords } from "./sqlRecords.ts";

type After = { id: string; after: number };

/** Rows read at a time. */
const ROWS = 50;

/** Tables whose rows name their user; messages, turns and checkpoints go with their conversation. */
const TABLES_OF_USERS = [
  "effects",
  "conversations",
  "logs",
  "workouts",
  "routines",
  "facts",
  "profiles",
  "model_usage",
] as const;

/** `snapshots` are those beside the database; `folder` is where they lie as files, now or by an earlier setting. */
export function sqlPersonalData(
  database: Database,
  snapshots: SnapshotStore | null,
  folder: string | null,
): PersonalDataStore {
  const { builder } = database;
  const conversations = database.prepare((given: After) =>
    builder
      .selectFrom("conversations")
      .select(["position", "conversation_id", "title", "timezone", "created_at", "updated_at"])
      .where("user_id", "=", given.id)
      .where("position", ">", given.after)
      .orderBy("position")
      .limit(ROWS),
  );
  const messages = database.prepare((given: After) =>
    builder
      .selectFrom("messages")
      .select(["position", "message"])
      .where("conversation_id", "=", given.id)
      .where("position", ">", given.after)
      .orderBy("position")
      .limit(ROWS),
  );
  const turns = database.prepare((given: After) =>
    builder
      .selectFrom("turns")
      .select(["position", "result"])
      .where("conversation_id", "=", given.id)
      .where("position", ">", given.after)
      .where("result", "is not", null)
      .$narrowType<{ result: string }>()
      .orderBy("position")
      .limit(ROWS),
  );
  const checkpoints = database.prepare((given: After) =>
    builder
      .selectFrom("checkpoints")
      .select(["seq as position", "at", "value", "event", "envelope", "record"])
      .where("conversation_id", "=", given.id)
      .where("seq", ">", given.after)
      .orderBy("seq")
      .limit(ROWS),
  );
  const effects = database.prepare((given: { id: string; after: string }) =>
    builder
      .selectFrom("effects")
      .selectAll()
      .where("user_id", "=", given.id)
      .where("effect_key", ">", given.after)
      .orderBy("effect_key")
      .limit(ROWS),
  );
  const records = sqlRecords(database);
  const ids = database.prepare((given: { id: string }) =>
    builder.selectFrom("conversations").select("conversation_id").where("user_id", "=", given.id).orderBy("position"),
  );
  const dropSnapshot = database.prepare((given: { id: string }) =>
    builder.deleteFrom("snapshots").where("conversation_id", "=", given.id),
  );
  const drops = TABLES_OF_USERS.map((table) =>
    database.prepare((given: { id: string }) => builder.deleteFrom(table).where("user_id", "=", given.id)),
  );
  const idsOf = (userId: string) => ids.all({ id: userId }).map((row) => row.conversation_id);

  async function* byPosition<Row extends { position: number }>(
    query: { all(given: After): Row[] },
    id: string,
  ): AsyncGenerator<Row> {
    for (let rows: Row[], after = -1; ; after = rows.at(-1)?.position ?? after) {
      rows = await database.read(() => query.all({ id, after }));
      yield* rows;
      if (rows.length < ROWS) return;
    }
  }

  return {
    async *conversations(userId) {
      for await (const row of byPosition(conversations, userId))
        yield {
          conversationId: row.conversation_id,
          title: row.title,
          timezone: row.timezone,
          createdAt: row.created_at,
          updatedAt: row.updated_at,
        };
    },

    async *messages(conversationId) {
      for await (const row of byPosition(messages, conversationId)) yield JSON.parse(row.message) as Message;
    },

    async *turns(conversationId) {
      for await (const row of byPosition(turns, conversationId)) yield JSON.parse(row.result) as Turn;
    },

    async *history(conversationId, isWhole) {
      for await (const row of byPosition(checkpoints, conversationId)) {
        const checkpoint = { seq: row.position, at: row.at, value: JSON.parse(row.value) as unknown, event: row.event };
        const record = isWhole ? await database.read(() => records.read(row.record)) : null;
        yield isWhole ? { ...checkpoint, envelope: parseEnvelope(conversationId, row.envelope), record } : checkpoint;
      }
    },

    async *effects(userId) {
      for (let after = ""; ; ) {
        const rows = await database.read(() => effects.all({ id: userId, after }));
        for (const row of rows)
          yield {
            effectKey: row.effect_key,
            tool: row.tool,
            conversationId: row.conversation_id,
            turnId: row.turn_id,
            at: row.at,
            result: JSON.parse(row.result) as unknown,
          };
        if (rows.length < ROWS) return;
        after = rows.at(-1)?.effect_key ?? after;
      }
    },

    conversationIds: (userId) => database.read(() => idsOf(userId)),

    eraseRows: (userId) =>
      database.erase(() => {
        const gone = idsOf(userId);
        for (const id of gone) dropSnapshot.run({ id });
        for (const drop of drops) drop.run({ id: userId });
        return gone;
      }),

    async eraseSnapshots(conversationIds) {
      // A turn that was just committed has yet to ask for its file.
      await setImmediate();
      await Promise.all(
        conversationIds.map(async (conversationId) => {
          checkConversationId(conversationId);
          if (snapshots) await snapshots.remove(conversationId);
          else if (folder !== null) rmSync(join(folder, `${conversationId}.json`), { force: true });
        }),
      );
    },
  };
}
