import type { Kysely } from "kysely";

/** What people say about themselves. */
export async function facts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("facts")
    .addColumn("position", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("id", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("at_ms", "integer", (column) => column.notNull())
    .addColumn("heard_ms", "integer", (column) => column.notNull())
    .addColumn("expires_ms", "integer")
    .addColumn("means", "text")
    .addColumn("fact", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("facts_by_user").on("facts").columns(["user_id", "position"]).execute();
}
