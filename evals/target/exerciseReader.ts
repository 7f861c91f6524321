import { z } from "zod";
import type { Person } from "./person.ts";

/** What scorers read of an exercise's record. */
export const ExerciseFacts = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.object({ text: z.string() })).default([]),
  primary_muscles: z.array(z.string()),
  secondary_muscles: z.array(z.string()),
  equipment_required: z.array(z.string()),
  joint_stress: z.record(z.string(), z.number()),
  stress_flags: z.array(z.string()).default([]),
  difficulty: z.number(),
});
export type ExerciseFacts = z.infer<typeof ExerciseFacts>;

/** The record of an exercise by its id; `null` when the catalogue does not have it. */
export type ExerciseReader = (id: string) => Promise<ExerciseFacts | null>;

/** Asks the server once for each id. */
export function exerciseReader(person: Person): ExerciseReader {
  const known = new Map<string, Promise<ExerciseFacts | null>>();
  return (id) => {
    const asked =
      known.get(id) ??
      person
        .request("GET", `/api/exercises/${encodeURIComponent(id)}`)
        .then(({ json }) => ExerciseFacts.safeParse(json).data ?? null);
    known.set(id, asked);
    return asked;
  };
}

/** The records of several exercises by id. */
export async function readExercises(
  ids: Iterable<string>,
  read: ExerciseReader,
): Promise<Record<string, ExerciseFacts | null>> {
  const wanted = [...new Set(ids)];
  const found = await Promise.all(wanted.map(read));
  return Object.fromEntries(wanted.map((id, at) => [id, found[at] ?? null]));
}
