import type { SQLInputValue } from "node:sqlite";
import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { pageAsked, pageOf } from "./cursor.ts";
import type { Database } from "./database.ts";
import type { Page, PageRequest, Transaction } from "./store.ts";
import type { Tables } from "./tables.ts";

type Name = "logs" | "workouts" | "routines";
type Column<Table extends Name> = keyof Tables[Table] & string;
type Key = { userId: string; id: string };

/** What a table holds of a document: all of it as JSON in one column, and in others what it is looked up by. */
export type DocumentForm<Table extends Name, Document> = {
  table: Table;
  json: Column<Table>;
  /** What the list is sorted by, highest first: a column with a moment in ms, or `rowid`, the order of storing. */
  order: Column<Table> | "rowid";
  columns: { [Looked in Column<Table>]?: (document: Document) => string | number };
};

/** A condition on the columns of a table. */
export type Condition = RawBuilder<boolean>;

/** Documents of users. Somebody else's ids behave as if they did not exist (`null`). */
export type DocumentTable<Document> = {
  /** Returns what a later `find` will return. */
  insert(userId: string, document: Document, transaction?: Transaction): Promise<Document>;
  find(userId: string, id: string, transaction?: Transaction): Promise<Document | null>;
  replace(
    userId: string,
    id: string,
    next: (before: Document) => Document,
    transaction?: Transaction,
  ): Promise<Document | null>;
  /** Stored under the id that it has, whether or not there was one before; `null` when the id is somebody else's. */
  put(
    userId: string,
    id: string,
    next: (before: Document | null) => Document,
  ): Promise<{ document: Document; first: boolean } | null>;
  /** Returns what was deleted. */
  delete(userId: string, id: string, transaction?: Transaction): Promise<Document | null>;
  /** Newest first. Throws `bad_request` for a limit or a cursor that is none. */
  list(userId: string, page: PageRequest, conditions?: readonly Condition[]): Promise<Page<Document>>;
};

/** Newest first; documents of the same moment by id, which sorts by time too. */
type Place = [at: number, id: string];
const place = z.tuple([z.int(), z.string()]);
const FROM_THE_NEWEST: Place = [Number.MAX_SAFE_INTEGER, ""];

/** A table used as a document store: one row a document, each of one user, paged by the seek method. */
export function documentTable<Table extends Name, Document extends { id: string }>(
  database: Database,
  form: DocumentForm<Table, Document>,
): DocumentTable<Document> {
  const paging = { list: form.table, place };
  const table = sql.table(form.table);
  const json = sql.ref<string>(form.json);
  const order = sql.ref<number>(form.order);
  const readers = Object.entries(form.columns) as [string, (document: Document) => string | number][];
  const changing = [...readers.map(([column]) => column), form.json];
  const all = ["id", "user_id", ...changing];
  const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

  const prepare = <Given extends Record<string, SQLInputValue>, Row = unknown>(
    build: (given: Given) => RawBuilder<Row>,
  ) => database.prepare((given: Given) => ({ compile: () => build(given).compile(database.builder) }));
  const insert = prepare(
    (given: Record<string, SQLInputValue>) =>
      sql`insert into ${table} (${refs(all)}) values (${sql.join(all.map((column) => given[column]))})`,
  );
  const update = prepare((given: Record<string, SQLInputValue>) => {
    const set = sql.join(changing.map((column) => sql`${sql.ref(column)} = ${given[column]}`));
    return sql`update ${table} set ${set} where id = ${given.id} and user_id = ${given.user_id}`;
  });
  const find = prepare(
    ({ id, userId }: Key) =>
      sql<{ json: string }>`select ${json} as json from ${table} where id = ${id} and user_id = ${userId}`,
  );
  const taken = prepare(({ id }: { id: string }) => sql`select 1 from ${table} where id = ${id}`);
  const drop = prepare(({ id, userId }: Key) => sql`delete from ${table} where id = ${id} and user_id = ${userId}`);

  const stored = (userId: string, id: string): Document | null => {
    const row = find.get({ userId, id });
    return row ? (JSON.parse(row.json) as Document) : null;
  };
  const put = (statement: typeof insert, userId: string, document: Document): Document => {
    const text = JSON.stringify(document);
    const looked = Object.fromEntries(readers.map(([column, read]) => [column, read(document)]));
    statement.run({ id: document.id, user_id: userId, ...looked, [form.json]: text });
    return JSON.parse(text) as Document;
  };

  return {
    insert: (userId, document, transaction) => database.write(() => put(insert, userId, document), transaction),

    find: (userId, id, transaction) =>
      transaction ? database.write(() => stored(userId, id), transaction) : database.read(() => stored(userId, id)),

    replace: (userId, id, next, transaction) =>
      database.write(() => {
        const before = stored(userId, id);
        return before && put(update, userId, next(before));
      }, transaction),

    put: (userId, id, next) =>
      database.write(() => {
        const before = stored(userId, id);
        if (!before && taken.get({ id })) return null;
        return { document: put(before ? update : insert, userId, next(before)), first: !before };
      }),

    delete: (userId, id, transaction) =>
      database.write(() => {
        const before = stored(userId, id);
        if (before) drop.run({ userId, id });
        return before;
      }, transaction),

    async list(userId, page, conditions = []) {
      const { after, limit } = pageAsked(paging, page);
      const [at, lastId] = after ?? FROM_THE_NEWEST;
      const where = sql.join(
        [sql`user_id = ${userId}`, sql`(${order} < ${at} or (${order} = ${at} and id < ${lastId}))`, ...conditions],
        sql` and `,
      );
      const query = sql<{ id: string; at: number; json: string }>`select id, ${order} as at, ${json} as json
        from ${table} where ${where} order by ${order} desc, id desc limit ${limit + 1}`;
      const rows = await database.read(() => database.all({ compile: () => query.compile(database.builder) }));
      const { items, nextCursor } = pageOf(paging, rows, limit, (row): Place => [row.at, row.id]);
      return { items: items.map((row) => JSON.parse(row.json) as Document), nextCursor };
    },
  };
}
