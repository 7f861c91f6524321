import type { Kysely } from "kysely";

/** What language models were used for: by each user on each day, and by all together, which names nobody. */
export async function modelUsage(db: Kysely<unknown>): Promise<void> {
  const usage = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("model_calls", "integer", (column) => column.notNull())
      .addColumn("input_tokens", "integer", (column) => column.notNull())
      .addColumn("output_tokens", "integer", (column) => column.notNull())
      .addColumn("cost_usd", "real", (column) => column.notNull());
  await usage("model_usage")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("model_usage_by_user", ["user_id", "day"])
    .execute();
  await usage("model_usage_of_all").addPrimaryKeyConstraint("model_usage_by_day", ["day"]).execute();
  await db.schema.createIndex("model_usage_on_day").on("model_usage").column("day").execute();
}
