import { sql } from "kysely";
import type { Workout } from "../protocol/cards.ts";
import type { LogEntry } from "../protocol/workoutLog.ts";
import type { Database } from "./database.ts";
import { type Condition, documentTable } from "./documentTable.ts";
import { patchedLog } from "./patchedLog.ts";
import type { LogFilter, TrainingStore } from "./store.ts";

/** Logs, newest first by their moment, and workouts, the one stored last first. `from` and `to` of a filter are days, both included. */
export function sqlTraining(database: Database, newId: (prefix: string) => string): TrainingStore {
  const logs = documentTable<"logs", LogEntry>(database, {
    table: "logs",
    json: "entry",
    order: "performed_ms",
    columns: {
      exercise_id: ({ exercise }) => exercise.id,
      date: ({ date }) => date,
      performed_ms: ({ performedAt }) => Date.parse(performedAt),
    },
  });
  const workouts = documentTable<"workouts", Workout>(database, {
    table: "workouts",
    json: "workout",
    order: "rowid",
    columns: {},
  });
  const logDays = database.prepare((given: { userId: string }) =>
    database.builder.selectFrom("logs").select("date").distinct().where("user_id", "=", given.userId).orderBy("date"),
  );

  return {
    insertLog: (userId, entry, transaction) => logs.insert(userId, { id: newId("log"), ...entry }, transaction),
    findLog: (userId, id, transaction) => logs.find(userId, id, transaction),
    updateLog: (userId, id, patch, transaction) =>
      logs.replace(userId, id, (before) => patchedLog(before, patch), transaction),
    deleteLog: (userId, id, transaction) => logs.delete(userId, id, transaction),
    listLogs: (userId, filter, page) => logs.list(userId, page, conditionsOf(filter)),
    logDays: (userId) => database.read(() => logDays.all({ userId }).map(({ date }) => date)),

    insertWorkout: (userId, content, at, transaction) =>
      workouts.insert(userId, { id: newId("workout"), createdAt: at, ...content }, transaction),
    findWorkout: (userId, id) => workouts.find(userId, id),
    updateWorkout: (userId, id, content) =>
      workouts.replace(userId, id, ({ createdAt }) => ({ ...content, id, createdAt })),
    deleteWorkout: (userId, id) => workouts.delete(userId, id),
    listWorkouts: (userId, page) => workouts.list(userId, page),
  };
}

function conditionsOf({ exerciseId, from, to }: LogFilter): Condition[] {
  const conditions: Condition[] = [];
  if (exerciseId !== undefined) conditions.push(sql<boolean>`exercise_id = ${exerciseId}`);
  if (from !== undefined) conditions.push(sql<boolean>`date >= ${from}`);
  if (to !== undefined) conditions.push(sql<boolean>`date <= ${to}`);
  return conditions;
}
