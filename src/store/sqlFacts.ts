import { z } from "zod";
import type { Fact } from "../protocol/facts.ts";
import type { JsonObject } from "../protocol/understanding.ts";
import { type Paging, pageAsked, pageOf } from "./cursor.ts";
import type { Database } from "./database.ts";
import type { FactStore } from "./store.ts";

type OfUser = { userId: string };
type Row = { id: string; key: string; status: string; expires_ms: number | null; means: string | null; fact: string };

const FACTS: Paging<number> = { list: "facts", place: z.int().min(0) };
const FROM_THE_NEWEST = Number.MAX_SAFE_INTEGER;
const COLUMNS = ["position", "id", "key", "status", "expires_ms", "means", "fact"] as const;

/** Facts, one row a value; only the status of a row changes. */
export function sqlFacts(database: Database, newId: (prefix: string) => string, now: () => number): FactStore {
  const { builder } = database;
  const insert = database.prepare(
    (
      given: OfUser & {
        id: string;
        key: string;
        type: string;
        status: string;
        atMs: number;
        heardMs: number;
        expiresMs: number | null;
        means: string | null;
        fact: string;
      },
    ) =>
      builder.insertInto("facts").values({
        id: given.id,
        user_id: given.userId,
        key: given.key,
        type: given.type,
        status: given.status,
        at_ms: given.atMs,
        heard_ms: given.heardMs,
        expires_ms: given.expiresMs,
        means: given.means,
        fact: given.fact,
      }),
  );
  const replace = database.prepare((given: OfUser & { id: string; status: string; fact: string }) =>
    builder
      .updateTable("facts")
      .set({ status: given.status, fact: given.fact })
      .where("id", "=", given.id)
      .where("user_id", "=", given.userId),
  );
  const drop = database.prepare((given: OfUser & { id: string }) =>
    builder.deleteFrom("facts").where("id", "=", given.id).where("user_id", "=", given.userId),
  );
  const findAll = database.prepare((given: OfUser) =>
    builder.selectFrom("facts").select(COLUMNS).where("user_id", "=", given.userId).orderBy("position"),
  );
  const findOne = database.prepare((given: OfUser & { id: string }) =>
    builder.selectFrom("facts").select(COLUMNS).where("id", "=", given.id).where("user_id", "=", given.userId),
  );
  const findLast = database.prepare((given: OfUser) =>
    builder
      .selectFrom("facts")
      .select(["at_ms", "heard_ms"])
      .where("user_id", "=", given.userId)
      .orderBy("position", "desc")
      .limit(1),
  );

  /** Messages carry their own time, and a device's clock may differ from ours. */
  const nowOf = (userId: string): number => {
    const last = findLast.get({ userId });
    return now() + (last ? last.at_ms - last.heard_ms : 0);
  };
  const isOver = ({ expires_ms }: Row, at: number) => expires_ms !== null && expires_ms <= at;
  const factOf = (row: Row, at: number): Fact => {
    const fact = JSON.parse(row.fact) as Fact;
    return fact.status === "current" && isOver(row, at) ? { ...fact, status: "retracted" } : fact;
  };
  const rewrite = (userId: string, { id, status, fact }: { id: string; status: string; fact: Fact }) =>
    replace.run({ userId, id, status, fact: JSON.stringify(fact) });

  return {
    insert: (userId, { key, means, fact }, transaction) =>
      database.write(() => {
        const id = newId("fact");
        const stored: Fact = { id, ...fact };
        insert.run({
          userId,
          id,
          key,
          type: fact.type,
          status: fact.status,
          atMs: Date.parse(fact.at),
          heardMs: now(),
          expiresMs: fact.expiresAt === null ? null : Date.parse(fact.expiresAt),
          means: means && JSON.stringify(means),
          fact: JSON.stringify(stored),
        });
        return stored;
      }, transaction),

    setStatus: (userId, id, status, transaction) =>
      database.write(() => {
        const row = findOne.get({ userId, id });
        if (!row) return null;
        const fact: Fact = { ...(JSON.parse(row.fact) as Fact), status };
        rewrite(userId, { id, status, fact });
        return fact;
      }, transaction),

    all: (userId, at) =>
      database.read(() => {
        const rows = findAll.all({ userId });
        if (rows.length === 0) return [];
        const moment = at === undefined ? nowOf(userId) : Date.parse(at);
        return rows.map((row) => ({
          key: row.key,
          means: row.means === null ? null : (JSON.parse(row.means) as JsonObject),
          fact: factOf(row, moment),
        }));
      }),

    find: (userId, id) =>
      database.read(() => {
        const row = findOne.get({ userId, id });
        return row ? factOf(row, nowOf(userId)) : null;
      }),

    async list(userId, { status, type }, page) {
      const { after, limit } = pageAsked(FACTS, page);
      let query = builder
        .selectFrom("facts")
        .select(COLUMNS)
        .where("user_id", "=", userId)
        .where("position", "<", after ?? FROM_THE_NEWEST)
        .orderBy("position", "desc")
        .limit(limit + 1);
      if (type !== undefined) query = query.where("type", "=", type);
      const { rows, at } = await database.read(() => {
        const moment = nowOf(userId);
        if (status === "superseded") query = query.where("status", "=", "superseded");
        if (status === "current") {
          query = query
            .where("status", "=", "current")
            .where((either) => either.or([either("expires_ms", "is", null), either("expires_ms", ">", moment)]));
        }
        if (status === "retracted") {
          query = query.where((either) =>
            either.or([
              either("status", "=", "retracted"),
              either.and([either("status", "=", "current"), either("expires_ms", "<=", moment)]),
            ]),
          );
        }
        return { rows: database.all(query), at: moment };
      });
      const { items, nextCursor } = pageOf(FACTS, rows, limit, (row) => row.position);
      return { items: items.map((row) => factOf(row, at)), nextCursor };
    },

    delete: (userId, id, transaction) =>
      database.write(() => {
        const at = nowOf(userId);
        const meant = findOne.get({ userId, id });
        if (!meant) return [];
        const same = findAll.all({ userId }).filter(({ key }) => key === meant.key);
        const isGone = (row: Row) => row.id === id || row.status !== "current" || isOver(row, at);
        const gone = same.filter(isGone);
        for (const row of gone) drop.run({ userId, id: row.id });
        const ids = new Set(gone.map((row) => row.id));
        for (const row of same) {
          if (isGone(row)) continue;
          const fact = JSON.parse(row.fact) as Fact;
          if (fact.supersedes !== null && ids.has(fact.supersedes))
            rewrite(userId, { id: row.id, status: row.status, fact: { ...fact, supersedes: null } });
        }
        return gone.map((row) => factOf(row, at));
      }, transaction),
  };
}
