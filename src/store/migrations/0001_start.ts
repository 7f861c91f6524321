import type { Kysely } from "kysely";

const ofConversation = "conversations.conversation_id";

/** The first tables. A released migration is never edited; the next change is the next file. */
export async function start(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("conversations")
    .addColumn("position", "integer", (column) => column.primaryKey().autoIncrement())
    .addColumn("conversation_id", "text", (column) => column.notNull().unique())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("title", "text")
    .addColumn("timezone", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .addColumn("due_at", "integer")
    .execute();
  await db.schema.createIndex("conversations_by_user").on("conversations").columns(["user_id", "position"]).execute();
  await db.schema
    .createIndex("conversations_by_timer")
    .on("conversations")
    .column("due_at")
    .where("due_at" as never, "is not", null)
    .execute();

  await db.schema
    .createTable("messages")
    .addColumn("position", "integer", (column) => column.primaryKey())
    .addColumn("conversation_id", "text", (column) => column.notNull().references(ofConversation).onDelete("cascade"))
    .addColumn("message", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("messages_by_conversation")
    .on("messages")
    .columns(["conversation_id", "position"])
    .execute();

  await db.schema
    .createTable("turns")
    .addColumn("position", "integer", (column) => column.primaryKey())
    .addColumn("turn_id", "text", (column) => column.notNull().unique())
    .addColumn("conversation_id", "text", (column) => column.notNull().references(ofConversation).onDelete("cascade"))
    .addColumn("message_id", "text")
    .addColumn("accepted", "text", (column) => column.notNull())
    .addColumn("result", "text")
    .execute();
  await db.schema.createIndex("turns_by_conversation").on("turns").columns(["conversation_id", "position"]).execute();
  await db.schema
    .createIndex("turns_by_message")
    .unique()
    .on("turns")
    .columns(["conversation_id", "message_id"])
    .where("message_id" as never, "is not", null)
    .execute();
  await db.schema
    .createIndex("turns_unfinished")
    .on("turns")
    .column("position")
    .where("result" as never, "is", null)
    .execute();

  await db.schema
    .createTable("checkpoints")
    .addColumn("conversation_id", "text", (column) => column.notNull().references(ofConversation).onDelete("cascade"))
    .addColumn("seq", "integer", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addColumn("envelope", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("checkpoints_key", ["conversation_id", "seq"])
    .execute();

  // No foreign key: the snapshot port knows nothing of conversations.
  await db.schema
    .createTable("snapshots")
    .addColumn("conversation_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("envelope", "text", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("effects")
    .addColumn("effect_key", "text", (column) => column.primaryKey().notNull())
    .addColumn("tool", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("conversation_id", "text", (column) => column.notNull())
    .addColumn("turn_id", "text", (column) => column.notNull())
    .addColumn("result", "text", (column) => column.notNull())
    .addColumn("at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("effects_by_conversation").on("effects").column("conversation_id").execute();

  await db.schema
    .createTable("logs")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("exercise_id", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("performed_ms", "integer", (column) => column.notNull())
    .addColumn("entry", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("logs_by_user").on("logs").columns(["user_id", "performed_ms", "id"]).execute();
  await db.schema
    .createIndex("logs_by_exercise")
    .on("logs")
    .columns(["user_id", "exercise_id", "performed_ms", "id"])
    .execute();

  await db.schema
    .createTable("workouts")
    .addColumn("id", "text", (column) => column.primaryKey().notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("created_ms", "integer", (column) => column.notNull())
    .addColumn("workout", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("workouts_by_user").on("workouts").columns(["user_id", "created_ms", "id"]).execute();

  await db.schema
    .createTable("profiles")
    .addColumn("user_id", "text", (column) => column.primaryKey().notNull())
    .addColumn("profile", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
}
