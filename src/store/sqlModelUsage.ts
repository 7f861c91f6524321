import { sql } from "kysely";
import type { Usage } from "../protocol/turn.ts";
import type { Database } from "./database.ts";
import type { ModelUsageStore } from "./modelUsageStore.ts";

type Row = { day: string; model_calls: number; input_tokens: number; output_tokens: number; cost_usd: number };

const COLUMNS = ["day", "model_calls", "input_tokens", "output_tokens", "cost_usd"] as const;
const ADDED = {
  model_calls: sql<number>`model_calls + excluded.model_calls`,
  input_tokens: sql<number>`input_tokens + excluded.input_tokens`,
  output_tokens: sql<number>`output_tokens + excluded.output_tokens`,
  cost_usd: sql<number>`cost_usd + excluded.cost_usd`,
};

/** Two rows a call: the user's day, which goes with the user, and everybody's, which stays. */
export function sqlModelUsage(database: Database): ModelUsageStore {
  const { builder } = database;
  const addToUser = database.prepare((given: Row & { user_id: string }) =>
    builder
      .insertInto("model_usage")
      .values({ ...valuesOf(given), user_id: given.user_id })
      .onConflict((conflict) => conflict.columns(["user_id", "day"]).doUpdateSet(ADDED)),
  );
  const addToAll = database.prepare((given: Row) =>
    builder
      .insertInto("model_usage_of_all")
      .values(valuesOf(given))
      .onConflict((conflict) => conflict.column("day").doUpdateSet(ADDED)),
  );
  const usersOn = database.prepare((given: { day: string }) =>
    builder
      .selectFrom("model_usage")
      .select([...COLUMNS, "user_id"])
      .where("day", "=", given.day),
  );
  const allOn = database.prepare((given: { day: string }) =>
    builder.selectFrom("model_usage_of_all").select(COLUMNS).where("day", "=", given.day),
  );
  const daysOf = database.prepare((given: { userId: string }) =>
    builder.selectFrom("model_usage").select(COLUMNS).where("user_id", "=", given.userId).orderBy("day"),
  );

  return {
    ofDay: (day) =>
      database.read(() => {
        const all = allOn.get({ day });
        const users = usersOn.all({ day }).map((row) => ({ userId: row.user_id, day, ...usageOf(row) }));
        return { users, all: all ? usageOf(all) : null };
      }),
    add: (userId, day, { modelCalls, inputTokens, outputTokens, costUsd }) =>
      database.write(() => {
        const row = {
          day,
          model_calls: modelCalls,
          input_tokens: inputTokens,
          output_tokens: outputTokens,
          cost_usd: costUsd,
        };
        if (userId !== null) addToUser.run({ ...row, user_id: userId });
        addToAll.run(row);
      }),
    ofUser: (userId) => database.read(() => daysOf.all({ userId }).map((row) => ({ day: row.day, ...usageOf(row) }))),
  };
}

/** Named one by one: a query is prepared with a stand-in for what it is given. */
function valuesOf({ day, model_calls, input_tokens, output_tokens, cost_usd }: Row): Row {
  return { day, model_calls, input_tokens, output_tokens, cost_usd };
}

function usageOf(row: Row): Usage {
  return {
    modelCalls: row.model_calls,
    inputTokens: row.input_tokens,
    outputTokens: row.output_tokens,
    costUsd: row.cost_usd,
  };
}
