import { type Kysely, sql } from "kysely";

/**
 * Turns are read in the order in which they were finished: one that failed to be stored and was sent again ends after
 * others that were accepted later. A result that is damaged keeps its place among those accepted.
 */
export async function turnOrder(db: Kysely<unknown>): Promise<void> {
  await sql`alter table turns add column seq integer generated always as (
    case when json_valid(result) then json_extract(result, '$.seq') when result is not null then position end
  ) virtual`.execute(db);
  await db.schema.createIndex("turns_by_seq").on("turns").columns(["conversation_id", "seq"]).execute();
}
