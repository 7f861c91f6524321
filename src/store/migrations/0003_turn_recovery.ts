import type { Kysely } from "kysely";

/** A message may become part of a running turn; a turn that has begun to write is taken up where it stood. */
export async function turnRecovery(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("turns").addColumn("joined_to", "text").execute();
  await db.schema.alterTable("turns").addColumn("progress", "text").execute();
  await db.schema.dropIndex("turns_unfinished").execute();
  await db.schema
    .createIndex("turns_unfinished")
    .on("turns")
    .column("position")
    .where("result" as never, "is", null)
    .where("joined_to" as never, "is", null)
    .execute();
  await db.schema
    .createIndex("turns_joined")
    .on("turns")
    .column("joined_to")
    .where("joined_to" as never, "is not", null)
    .execute();
}
