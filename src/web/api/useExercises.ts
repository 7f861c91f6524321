import { queryOptions, useQuery } from "@tanstack/react-query";
import { Exercise } from "../../protocol/exercise.ts";
import type { Equipment, Joint, Muscle } from "../../protocol/vocabulary.ts";
import { get } from "./api.ts";
import { usePages } from "./page.ts";

export type ExerciseSearch = {
  query?: string;
  muscle?: readonly Muscle[];
  equipment?: readonly Equipment[];
  /** Patterns, or groups of them: "push". */
  movement?: readonly string[];
  avoidJoints?: readonly Joint[];
  limit?: number;
};

/** The catalogue, best match first. */
export const useExercises = (search: ExerciseSearch) =>
  usePages("exercises", "/api/exercises", Exercise, { ...search });

/** One exercise, by its id or its slug. The catalogue does not change while the server runs. */
export const exerciseQuery = (id: string) =>
  queryOptions({
    queryKey: ["exercises", id],
    queryFn: ({ signal }) => get(`/api/exercises/${encodeURIComponent(id)}`, Exercise, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useExercise = (id: string) => useQuery(exerciseQuery(id));
