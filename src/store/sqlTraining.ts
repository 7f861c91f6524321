import { type RawBuilder, sql } from "kysely";
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
    putLog: (userId, entry) => logs.put(userId, entry.id, () => entry),
    listLogs: (userId, filter, page) => logs.list(userId, page, logConditions(filter)),
    logDays: (userId) => database.read(() => logDays.all({ userId }).map(({ date }) => date)),

    insertWorkout: (userId, content, at, transaction) =>
      workouts.insert(userId, { id: newId("workout"), createdAt: at, ...content }, transaction),
    findWorkout: (userId, id) => workouts.find(userId, id),
    updateWorkout: (userId, id, content) =>
      workouts.replace(userId, id, ({ createdAt }) => ({ ...content, id, createdAt })),
    deleteWorkout: (userId, id) => workouts.delete(userId, id),
    putWorkout: (userId, workout) =>
      workouts.put(userId, workout.id, (before) => ({ ...workout, createdAt: before?.createdAt ?? workout.createdAt })),
    listWorkouts: (userId, page, filter = {}) => workouts.list(userId, page, workoutConditions(filter)),
  };
}

const NAME_AND_NOTE = sql<string>`json_extract(entry, '$.exercise.name') || ' ' || coalesce(json_extract(entry, '$.note'), '')`;
const TITLE_AND_NAMES = sql<string>`json_extract(workout, '$.title') || ' ' ||
  coalesce((select group_concat(value, ' ') from json_tree(workout) where key = 'name'), '')`;
const CREATED_ON = sql<string>`substr(json_extract(workout, '$.createdAt'), 1, 10)`;
const isIn = (exerciseId: string) =>
  sql<boolean>`exists (select 1 from json_tree(workout) where key = 'exerciseId' and value = ${exerciseId})`;

function logConditions({ exerciseId, from, to, text }: LogFilter): Condition[] {
  const conditions: Condition[] = [];
  if (exerciseId !== undefined) conditions.push(sql<boolean>`exercise_id = ${exerciseId}`);
  if (from !== undefined) conditions.push(sql<boolean>`date >= ${from}`);
  if (to !== undefined) conditions.push(sql<boolean>`date <= ${to}`);
  if (text) conditions.push(textCondition(NAME_AND_NOTE, text, (id) => sql<boolean>`exercise_id = ${id}`));
  return conditions;
}

function workoutConditions({ exerciseId, from, to, text }: LogFilter): Condition[] {
  const conditions: Condition[] = [];
  if (exerciseId !== undefined) conditions.push(isIn(exerciseId));
  if (from !== undefined) conditions.push(sql<boolean>`${CREATED_ON} >= ${from}`);
  if (to !== undefined) conditions.push(sql<boolean>`${CREATED_ON} <= ${to}`);
  if (text) conditions.push(textCondition(TITLE_AND_NAMES, text, isIn));
  return conditions;
}

function textCondition(
  searched: RawBuilder<string>,
  { words, exerciseIds }: NonNullable<LogFilter["text"]>,
  isExercise: (id: string) => Condition,
): Condition {
  const everyWord = sql.join(
    [sql`1`, ...words.map((word) => sql`instr(folded(${searched}), folded(${word})) > 0`)],
    sql` and `,
  );
  return sql<boolean>`(${sql.join([sql`(${everyWord})`, ...exerciseIds.map(isExercise)], sql` or `)})`;
}
