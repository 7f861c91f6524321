import type { z } from "zod";
import { PutWorkout, Workout, WorkoutContent, WorkoutPatch } from "../../protocol/cards.ts";
import { Exercise } from "../../protocol/exercise.ts";
import { Fact } from "../../protocol/facts.ts";
import { PersonalExport } from "../../protocol/personalData.ts";
import { Profile, ProfilePatch } from "../../protocol/profile.ts";
import { ExerciseProgress, LoggedExercises, MuscleProgress } from "../../protocol/progress.ts";
import { NewRoutine, Routine } from "../../protocol/routine.ts";
import { Stats } from "../../protocol/stats.ts";
import { LogEntry, LogEntryPatch, NewLogEntry } from "../../protocol/workoutLog.ts";
import { ExportQuery } from "../personalRoutes.ts";
import { ExerciseProgressQuery, LoggedExercisesQuery } from "../progressRoutes.ts";
import { ExerciseQuery, FactQuery, LogQuery } from "../recordRoutes.ts";
import { StatsQuery } from "../trainingRoutes.ts";
import { answering, deletion, listing, type Operation } from "./operation.ts";

type Kind = { path: string; one: string; tag: Operation["tag"]; stored: z.ZodType; query?: z.ZodObject };

/** A list and one of it, for reading. */
const readable = ({ path, one, tag, stored, query }: Kind): Operation[] => [
  listing({ path, summary: `A page of ${one}s, newest first`, tag }, stored, query),
  {
    method: "get",
    path: `${path}/:id`,
    summary: `One ${one}`,
    tag,
    asks: "user",
    answers: answering(stored, "Found."),
  },
];

/** The same, and adding, changing and deleting. */
const changeable = (
  kind: Kind & { added: z.ZodType; changed: z.ZodType; how: "put" | "patch"; location?: boolean },
): Operation[] => [
  ...readable(kind),
  {
    method: "post",
    path: kind.path,
    summary: `Add a ${kind.one}`,
    tag: kind.tag,
    asks: "user",
    body: kind.added,
    answers: {
      201: {
        description: "As it is stored.",
        schema: kind.stored,
        ...(kind.location ? { headers: { Location: "Where it is." } } : {}),
      },
    },
  },
  {
    method: kind.how,
    path: `${kind.path}/:id`,
    summary: kind.how === "put" ? `Replace a ${kind.one}` : `Change parts of a ${kind.one}`,
    tag: kind.tag,
    asks: "user",
    body: kind.changed,
    answers: answering(kind.stored, "As it is stored now."),
  },
  deletion(`${kind.path}/:id`, `Delete a ${kind.one}`, kind.tag),
];

/** One of them under an id that the client made. */
const puttable = (path: string, one: string, sent: z.ZodType, stored: z.ZodType): Operation => ({
  method: "put",
  path: `${path}/:id`,
  summary: `Store a ${one} under an id of the client's: sent again it is stored once, and a deleted one is put back`,
  tag: "training",
  asks: "user",
  body: sent,
  answers: {
    200: { description: "It was there, and is now as sent.", schema: stored },
    201: { description: "As it is stored.", schema: stored },
  },
});

/** The data behind the conversations. */
export const recordOperations: readonly Operation[] = [
  ...readable({ path: "/api/exercises", one: "exercise", tag: "training", stored: Exercise, query: ExerciseQuery }).map(
    (operation) =>
      operation.query ? { ...operation, summary: "Search exercises under every filter at once" } : operation,
  ),
  ...changeable({
    path: "/api/logs",
    one: "log entry",
    tag: "training",
    stored: LogEntry,
    query: LogQuery,
    added: NewLogEntry,
    changed: LogEntryPatch,
    how: "patch",
  }),
  ...changeable({
    path: "/api/workouts",
    one: "workout",
    tag: "training",
    stored: Workout,
    query: LogQuery,
    added: WorkoutContent,
    changed: WorkoutPatch,
    how: "patch",
  }),
  puttable("/api/logs", "log entry", NewLogEntry, LogEntry),
  puttable("/api/workouts", "workout", PutWorkout, Workout),
  ...changeable({
    path: "/api/routines",
    one: "routine",
    tag: "training",
    stored: Routine,
    added: NewRoutine,
    changed: NewRoutine,
    how: "put",
    location: true,
  }),
  {
    method: "get",
    path: "/api/stats",
    summary: "Day streak, sessions and volume by week, sets by muscle",
    tag: "training",
    asks: "user",
    query: StatsQuery,
    answers: answering(Stats, "Computed from stored log entries alone."),
  },
  {
    method: "get",
    path: "/api/progress/exercises",
    summary: "Every exercise with a log, the one trained last first",
    tag: "training",
    asks: "user",
    query: LoggedExercisesQuery,
    answers: answering(LoggedExercises, "Computed from stored log entries alone."),
  },
  {
    method: "get",
    path: "/api/progress/exercises/:id",
    summary: "How one exercise went, day by day, and its records of all time; each figure with the set it comes from",
    tag: "training",
    asks: "user",
    query: ExerciseProgressQuery,
    answers: answering(ExerciseProgress, "Without points where nothing was logged."),
  },
  {
    method: "get",
    path: "/api/progress/muscles",
    summary: "Fractional sets and volume by muscle and week, against rules of thumb",
    tag: "training",
    asks: "user",
    query: StatsQuery,
    answers: answering(MuscleProgress, "Computed from stored log entries alone."),
  },
  {
    method: "get",
    path: "/api/profile",
    summary: "What is known about how I train",
    tag: "person",
    asks: "user",
    answers: answering(Profile, "The defaults, until something has been said."),
  },
  {
    method: "patch",
    path: "/api/profile",
    summary: "Change any part of the profile",
    tag: "person",
    asks: "user",
    body: ProfilePatch,
    answers: answering(Profile, "The profile now."),
  },
  ...readable({ path: "/api/facts", one: "fact", tag: "person", stored: Fact, query: FactQuery }),
  deletion("/api/facts", "Forget all facts", "person"),
  deletion("/api/facts/:id", "Forget a fact, with the values it took the place of", "person"),
  {
    method: "get",
    path: "/api/export",
    summary: "All of my data, streamed; with `raw=1` stored snapshots too, which with tokens needs the console key",
    tag: "person",
    asks: "user",
    query: ExportQuery,
    answers: answering(PersonalExport, "Whole when it ends with `counts`."),
  },
  deletion("/api/me", "Delete all of my data; running turns are ended first, and open sockets are told", "person"),
];
