import type { Kysely } from "kysely";

/** What steps of turns have in common, by id; records refer to it. Records of the form before stay and are not read. */
export async function stepShapes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("step_shapes")
    .addColumn("shape_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("shape", "text", (column) => column.notNull())
    .execute();
}
