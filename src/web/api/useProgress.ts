import { useQuery } from "@tanstack/react-query";
import { ExerciseProgress, LoggedExercises, MuscleProgress } from "../../protocol/progress.ts";
import { get } from "./api.ts";
import { LIVE } from "./useStats.ts";

/** Every exercise with a log, the one trained last first. `today` of the answer is that of this zone. */
export const useLoggedExercises = (timezone: string) =>
  useQuery({
    queryKey: ["progress", "exercises", timezone],
    queryFn: ({ signal }) => get("/api/progress/exercises", LoggedExercises, { timezone }, signal),
    ...LIVE,
  });

/** How one exercise went, from a day on or ever. */
export const useExerciseProgress = (id: string, from: string | null) =>
  useQuery({
    queryKey: ["progress", "exercise", id, from],
    queryFn: ({ signal }) =>
      get(`/api/progress/exercises/${encodeURIComponent(id)}`, ExerciseProgress, { from }, signal),
    placeholderData: (before) => (before?.exercise.id === id ? before : undefined),
    ...LIVE,
  });

/** Sets and volume by muscle of the last `weeks` calendar weeks, by the days of this zone. */
export const useMuscleProgress = (weeks: number, timezone: string) =>
  useQuery({
    queryKey: ["progress", "muscles", weeks, timezone],
    queryFn: ({ signal }) => get("/api/progress/muscles", MuscleProgress, { weeks, timezone }, signal),
    placeholderData: (before) => before,
    ...LIVE,
  });
