import { sql } from "kysely";
import { AppError } from "../errors.ts";
import type { Database } from "./database.ts";
import type { EffectLedger } from "./store.ts";

/**
 * The ledger. A key belongs to one tool of one user: the same key from another is refused with `conflict`, because the
 * answer would be somebody else's. A result is JSON; what the first run returns is what later runs get.
 */
export function sqlEffects(database: Database, now: () => number): EffectLedger {
  const { builder } = database;
  const find = database.prepare((given: { effectKey: string }) =>
    builder.selectFrom("effects").select(["tool", "user_id", "result"]).where("effect_key", "=", given.effectKey),
  );
  const newest = database.prepare((given: { userId: string; conversationId: string; limit: number }) =>
    builder
      .selectFrom("effects")
      .select(["turn_id", "result"])
      .where("conversation_id", "=", given.conversationId)
      .where("user_id", "=", given.userId)
      .orderBy(sql`rowid`, "desc")
      .limit(given.limit),
  );
  const insert = database.prepare(
    (given: {
      effectKey: string;
      tool: string;
      userId: string;
      conversationId: string;
      turnId: string;
      result: string;
      at: string;
    }) =>
      builder.insertInto("effects").values({
        effect_key: given.effectKey,
        tool: given.tool,
        user_id: given.userId,
        conversation_id: given.conversationId,
        turn_id: given.turnId,
        result: given.result,
        at: given.at,
      }),
  );

  return {
    stored(userId, effectKeys) {
      return database.write(() =>
        effectKeys.flatMap((effectKey) => {
          const row = find.get({ effectKey });
          return row?.user_id === userId ? [JSON.parse(row.result) as unknown] : [];
        }),
      );
    },

    latest(userId, conversationId, limit) {
      return database.write(() =>
        newest
          .all({ userId, conversationId, limit })
          .map((row) => ({ turnId: row.turn_id, result: JSON.parse(row.result) as unknown })),
      );
    },

    once<T>(key: Parameters<EffectLedger["once"]>[0], write: Parameters<EffectLedger["once"]>[1]) {
      return database.write(async (transaction) => {
        const earlier = find.get({ effectKey: key.effectKey });
        if (earlier) {
          if (earlier.user_id !== key.userId || earlier.tool !== key.tool) {
            throw new AppError("conflict", `The effect key ${key.effectKey} has been used for something else.`);
          }
          return { result: JSON.parse(earlier.result) as T, first: false };
        }
        // Called off while it waited its turn: whoever looks now finds nothing, so nothing may come later.
        key.signal?.throwIfAborted();
        const result = JSON.stringify((await write(transaction)) ?? null);
        insert.run({
          effectKey: key.effectKey,
          tool: key.tool,
          userId: key.userId,
          conversationId: key.conversationId,
          turnId: key.turnId,
          result,
          at: new Date(now()).toISOString(),
        });
        return { result: JSON.parse(result) as T, first: true };
      });
    },
  };
}
