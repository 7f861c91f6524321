import type { Routine } from "../protocol/routine.ts";
import type { Database } from "./database.ts";
import { documentTable } from "./documentTable.ts";
import type { RoutineStore } from "./store.ts";

/** Routines. A change keeps id and day of making. */
export function sqlRoutines(database: Database, newId: (prefix: string) => string, now: () => number): RoutineStore {
  const routines = documentTable<"routines", Routine>(database, {
    table: "routines",
    json: "routine",
    order: "created_ms",
    columns: { created_ms: ({ createdAt }) => Date.parse(createdAt) },
  });
  const moment = () => new Date(now()).toISOString();

  return {
    insert(userId, content) {
      const at = moment();
      return routines.insert(userId, { id: newId("routine"), createdAt: at, updatedAt: at, ...content });
    },
    find: (userId, id) => routines.find(userId, id),
    update: (userId, id, content) =>
      routines.replace(userId, id, ({ createdAt }) => ({ id, createdAt, updatedAt: moment(), ...content })),
    delete: (userId, id) => routines.delete(userId, id),
    list: (userId, page) => routines.list(userId, page),
  };
}
