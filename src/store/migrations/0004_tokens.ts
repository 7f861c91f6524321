import type { Kysely } from "kysely";

/** Access tokens. The token itself is never stored, only its hash. */
export async function tokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("tokens")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
}
