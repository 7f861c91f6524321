import type { Kysely } from "kysely";

/** Routines over several days. */
export async function routines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("routines")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("created_ms", "integer", (column) => column.notNull())
    .addColumn("routine", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("routines_by_user").on("routines").columns(["user_id", "created_ms", "id"]).execute();
}
