import type { Kysely } from "kysely";

/** What happened between two checkpoints is kept with the second. */
export async function records(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("checkpoints").addColumn("record", "text").execute();
}
