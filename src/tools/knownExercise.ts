import type { Catalog } from "../catalog/catalog.ts";
import { AppError } from "../errors.ts";

/** The exercise of this id as a log entry names it, with the catalogue's own name. Throws `bad_request` naming the id. */
export function knownExercise(catalog: Pick<Catalog, "byId">, id: string): { id: string; name: string } {
  const exercise = catalog.byId(id);
  if (!exercise) throw new AppError("bad_request", `There is no exercise with the id "${id}".`);
  return { id: exercise.id, name: exercise.name };
}
