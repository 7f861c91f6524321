import { useQuery } from "@tanstack/react-query";
import { type PutWorkout, Workout, type WorkoutPatch } from "../../protocol/cards.ts";
import { get, send } from "./api.ts";
import { usePages } from "./page.ts";
import type { RecordFilter } from "./useLogs.ts";

const pathOf = (id: string) => `/api/workouts/${encodeURIComponent(id)}`;

/** My saved workouts, newest first. */
export const useWorkouts = (filter: RecordFilter) =>
  usePages("workouts", "/api/workouts", Workout, { ...filter, limit: 20 });

export const useWorkout = (id: string) =>
  useQuery({ queryKey: ["workouts", id], queryFn: ({ signal }) => get(pathOf(id), Workout, {}, signal) });

export const changeWorkout = (id: string, patch: WorkoutPatch): Promise<Workout> =>
  send("PATCH", pathOf(id), patch, Workout);

/** Under an id that it had: what was deleted is put back. */
export const putWorkout = (id: string, workout: PutWorkout): Promise<Workout> =>
  send("PUT", pathOf(id), workout, Workout);

export const deleteWorkout = (id: string): Promise<null> => send("DELETE", pathOf(id));
