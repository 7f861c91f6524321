import { z } from "zod";
import type { Workout } from "../protocol/cards.ts";
import type { LogEntry } from "../protocol/workoutLog.ts";
import { type Paging, pageAsked, pageOf } from "./cursor.ts";
import type { Database } from "./database.ts";
import { patchedLog } from "./patchedLog.ts";
import type { TrainingStore } from "./store.ts";

type OfUser = { userId: string; id: string };

/** Newest first; entries of the same millisecond by id, which sorts by time too. */
type Place = [at: number, id: string];
const place = z.tuple([z.int(), z.string()]);
const LOGS: Paging<Place> = { list: "logs", place };
const WORKOUTS: Paging<Place> = { list: "workouts", place };
const FROM_THE_NEWEST: Place = [Number.MAX_SAFE_INTEGER, ""];

/** Logs and workouts. `from` and `to` of a filter are days, both included. */
export function sqlTraining(database: Database, newId: (prefix: string) => string): TrainingStore {
  const { builder } = database;
  const insertLog = database.prepare(
    (given: OfUser & { exerciseId: string; date: string; performedMs: number; entry: string }) =>
      builder.insertInto("logs").values({
        id: given.id,
        user_id: given.userId,
        exercise_id: given.exerciseId,
        date: given.date,
        performed_ms: given.performedMs,
        entry: given.entry,
      }),
  );
  const findLog = database.prepare((given: OfUser) =>
    builder.selectFrom("logs").select("entry").where("id", "=", given.id).where("user_id", "=", given.userId),
  );
  const replaceLog = database.prepare(
    (given: OfUser & { exerciseId: string; date: string; performedMs: number; entry: string }) =>
      builder
        .updateTable("logs")
        .set({ exercise_id: given.exerciseId, date: given.date, performed_ms: given.performedMs, entry: given.entry })
        .where("id", "=", given.id)
        .where("user_id", "=", given.userId),
  );
  const dropLog = database.prepare((given: OfUser) =>
    builder.deleteFrom("logs").where("id", "=", given.id).where("user_id", "=", given.userId),
  );
  const insertWorkout = database.prepare((given: OfUser & { createdMs: number; workout: string }) =>
    builder
      .insertInto("workouts")
      .values({ id: given.id, user_id: given.userId, created_ms: given.createdMs, workout: given.workout }),
  );
  const findWorkout = database.prepare((given: OfUser) =>
    builder.selectFrom("workouts").select("workout").where("id", "=", given.id).where("user_id", "=", given.userId),
  );
  const replaceWorkout = database.prepare((given: OfUser & { workout: string }) =>
    builder
      .updateTable("workouts")
      .set({ workout: given.workout })
      .where("id", "=", given.id)
      .where("user_id", "=", given.userId),
  );
  const dropWorkout = database.prepare((given: OfUser) =>
    builder.deleteFrom("workouts").where("id", "=", given.id).where("user_id", "=", given.userId),
  );

  const logDays = database.prepare((given: { userId: string }) =>
    builder.selectFrom("logs").select("date").distinct().where("user_id", "=", given.userId).orderBy("date"),
  );

  const storedLog = (userId: string, id: string): LogEntry | null => {
    const row = findLog.get({ userId, id });
    return row ? (JSON.parse(row.entry) as LogEntry) : null;
  };
  const storedWorkout = (userId: string, id: string): Workout | null => {
    const row = findWorkout.get({ userId, id });
    return row ? (JSON.parse(row.workout) as Workout) : null;
  };
  const logColumns = (userId: string, entry: LogEntry, text: string) => ({
    userId,
    id: entry.id,
    exerciseId: entry.exercise.id,
    date: entry.date,
    performedMs: Date.parse(entry.performedAt),
    entry: text,
  });

  return {
    insertLog: (userId, entry, transaction) =>
      database.write(() => {
        const stored = { id: newId("log"), ...entry };
        const text = JSON.stringify(stored);
        insertLog.run(logColumns(userId, stored, text));
        return JSON.parse(text) as LogEntry;
      }, transaction),

    findLog: (userId, id, transaction) =>
      transaction
        ? database.write(() => storedLog(userId, id), transaction)
        : database.read(() => storedLog(userId, id)),

    updateLog: (userId, id, patch, transaction) =>
      database.write(() => {
        const before = storedLog(userId, id);
        if (!before) return null;
        const text = JSON.stringify(patchedLog(before, patch));
        const after = JSON.parse(text) as LogEntry;
        replaceLog.run(logColumns(userId, after, text));
        return after;
      }, transaction),

    deleteLog: (userId, id, transaction) =>
      database.write(() => {
        const before = storedLog(userId, id);
        if (before) dropLog.run({ userId, id });
        return before;
      }, transaction),

    async listLogs(userId, filter, page) {
      const { after, limit } = pageAsked(LOGS, page);
      const [at, lastId] = after ?? FROM_THE_NEWEST;
      let query = builder
        .selectFrom("logs")
        .select(["id", "performed_ms", "entry"])
        .where("user_id", "=", userId)
        .where((either) =>
          either.or([
            either("performed_ms", "<", at),
            either.and([either("performed_ms", "=", at), either("id", "<", lastId)]),
          ]),
        )
        .orderBy("performed_ms", "desc")
        .orderBy("id", "desc")
        .limit(limit + 1);
      if (filter.exerciseId !== undefined) query = query.where("exercise_id", "=", filter.exerciseId);
      if (filter.from !== undefined) query = query.where("date", ">=", filter.from);
      if (filter.to !== undefined) query = query.where("date", "<=", filter.to);
      const rows = await database.read(() => database.all(query));
      const { items, nextCursor } = pageOf<(typeof rows)[number], Place>(LOGS, rows, limit, (row) => [
        row.performed_ms,
        row.id,
      ]);
      return { items: items.map((row) => JSON.parse(row.entry) as LogEntry), nextCursor };
    },

    logDays: (userId) => database.read(() => logDays.all({ userId }).map(({ date }) => date)),

    insertWorkout: (userId, content, at, transaction) =>
      database.write(() => {
        const id = newId("workout");
        const workout = JSON.stringify({ id, createdAt: at, ...content });
        insertWorkout.run({ userId, id, createdMs: Date.parse(at), workout });
        return JSON.parse(workout) as Workout;
      }, transaction),

    findWorkout: (userId, id) => database.read(() => storedWorkout(userId, id)),

    updateWorkout: (userId, id, content) =>
      database.write(() => {
        const before = storedWorkout(userId, id);
        if (!before) return null;
        const workout = JSON.stringify({ ...content, id, createdAt: before.createdAt });
        replaceWorkout.run({ userId, id, workout });
        return JSON.parse(workout) as Workout;
      }),

    deleteWorkout: (userId, id) =>
      database.write(() => {
        const before = storedWorkout(userId, id);
        if (before) dropWorkout.run({ userId, id });
        return before;
      }),

    async listWorkouts(userId, page) {
      const { after, limit } = pageAsked(WORKOUTS, page);
      const [at, lastId] = after ?? FROM_THE_NEWEST;
      const query = builder
        .selectFrom("workouts")
        .select(["id", "created_ms", "workout"])
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
      const { items, nextCursor } = pageOf<(typeof rows)[number], Place>(WORKOUTS, rows, limit, (row) => [
        row.created_ms,
        row.id,
      ]);
      return { items: items.map((row) => JSON.parse(row.workout) as Workout), nextCursor };
    },
  };
}
