import type { Kysely } from "kysely";

/** The newest workout is the one stored last: the moment in it is the sender's, whose clock may be wrong. */
export async function workoutOrder(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("workouts_by_user").execute();
  await db.schema.alterTable("workouts").dropColumn("created_ms").execute();
  // Ends in the rowid, as every index does.
  await db.schema.createIndex("workouts_by_user").on("workouts").column("user_id").execute();
}
