import type { Kysely } from "kysely";

/** A turn that a crash cut off is begun again, but not for ever. */
export async function attempts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("turns")
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
