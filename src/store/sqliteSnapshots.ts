import type { Database } from "./database.ts";
import { parseEnvelope } from "./envelopeText.ts";
import { lowSnapshots } from "./lowSnapshots.ts";
import type { SnapshotStore } from "./snapshotStore.ts";

/**
 * Snapshots as rows. A save that is made inside a write of the same database joins its transaction, so a turn and its
 * snapshot are stored together or not at all. Closing is the database's own affair.
 */
export function sqliteSnapshots(database: Database): SnapshotStore {
  const { builder } = database;
  const find = database.prepare((given: { conversationId: string }) =>
    builder.selectFrom("snapshots").select("envelope").where("conversation_id", "=", given.conversationId),
  );
  const put = database.prepare((given: { conversationId: string; envelope: string }) =>
    builder
      .insertInto("snapshots")
      .values({ conversation_id: given.conversationId, envelope: given.envelope })
      .onConflict((conflict) => conflict.column("conversation_id").doUpdateSet({ envelope: given.envelope })),
  );
  const drop = database.prepare((given: { conversationId: string }) =>
    builder.deleteFrom("snapshots").where("conversation_id", "=", given.conversationId),
  );

  return lowSnapshots(
    (conversationId) => ({
      async read() {
        const row = await database.read(() => find.get({ conversationId }));
        return row ? parseEnvelope(conversationId, row.envelope) : null;
      },
      async write(document) {
        const envelope = JSON.stringify(document);
        await database.write(() => put.run({ conversationId, envelope }));
      },
      async remove() {
        await database.write(() => drop.run({ conversationId }));
      },
    }),
    async () => {},
  );
}
