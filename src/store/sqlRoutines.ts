import { z } from "zod";
import type { Routine } from "../protocol/routine.ts";
import { type Paging, pageAsked, pageOf } from "./cursor.ts";
import type { Database } from "./database.ts";
import type { RoutineStore } from "./store.ts";

type OfUser = { userId: string; id: string };

/** Newest first; those of the same millisecond by id, which sorts by time too. */
type Place = [at: number, id: string];
const ROUTINES: Paging<Place> = { list: "routines", place: z.tuple([z.int(), z.string()]) };
const FROM_THE_NEWEST: Place = [Number.MAX_SAFE_INTEGER, ""];

/** Routines, one row each. A change keeps id and day of making. */
export function sqlRoutines(database: Database, newId: (prefix: string) => string, now: () => number): RoutineStore {
  const { builder } = database;
  const insert = database.prepare((given: OfUser & { createdMs: number; routine: string }) =>
    builder
      .insertInto("routines")
      .values({ id: given.id, user_id: given.userId, created_ms: given.createdMs, routine: given.routine }),
  );
  const find = database.prepare((given: OfUser) =>
    builder.selectFrom("routines").select("routine").where("id", "=", given.id).where("user_id", "=", given.userId),
  );
  const replace = database.prepare((given: OfUser & { routine: string }) =>
    builder
      .updateTable("routines")
      .set({ routine: given.routine })
      .where("id", "=", given.id)
      .where("user_id", "=", given.userId),
  );
  const drop = database.prepare((given: OfUser) =>
    builder.deleteFrom("routines").where("id", "=", given.id).where("user_id", "=", given.userId),
  );
  const stored = (userId: string, id: string): Routine | null => {
    const row = find.get({ userId, id });
    return row ? (JSON.parse(row.routine) as Routine) : null;
  };

  return {
    insert: (userId, content) =>
      database.write(() => {
        const at = now();
        const moment = new Date(at).toISOString();
        const routine: Routine = { id: newId("routine"), createdAt: moment, updatedAt: moment, ...content };
        insert.run({ userId, id: routine.id, createdMs: at, routine: JSON.stringify(routine) });
        return routine;
      }),

    find: (userId, id) => database.read(() => stored(userId, id)),

    update: (userId, id, content) =>
      database.write(() => {
        const before = stored(userId, id);
        if (!before) return null;
        const { createdAt } = before;
        const routine: Routine = { id, createdAt, updatedAt: new Date(now()).toISOString(), ...content };
        replace.run({ userId, id, routine: JSON.stringify(routine) });
        return routine;
      }),

    delete: (userId, id) =>
      database.write(() => {
        const before = stored(userId, id);
        if (before) drop.run({ userId, id });
        return before;
      }),

    async list(userId, page) {
      const { after, limit } = pageAsked(ROUTINES, page);
      const [at, lastId] = after ?? FROM_THE_NEWEST;
      const query = builder
        .selectFrom("routines")
        .select(["id", "created_ms", "routine"])
        .where("user_id", "=", userId)
        .where((either) =>
          either.or([
            either("created_ms", "<", at),
            either.and([either("created_ms", "=", at), either("id", "<", lastId)]),
          ]),
        )
        .orderBy("created_ms", "desc")
        .orderBy("id", "desc")
        .limit(limit + 1);
      const rows = await database.read(() => database.all(query));
      const { items, nextCursor } = pageOf<(typeof rows)[number], Place>(ROUTINES, rows, limit, (row) => [
        row.created_ms,
        row.id,
      ]);
      return { items: items.map((row) => JSON.parse(row.routine) as Routine), nextCursor };
    },
  };
}
