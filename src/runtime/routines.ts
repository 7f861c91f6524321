import type { Catalog } from "../catalog/catalog.ts";
import { AppError } from "../errors.ts";
import type { NewRoutine, Routine, RoutineContent } from "../protocol/routine.ts";
import type { Page, PageRequest, RoutineStore } from "../store/store.ts";

/** Routines, for clients that read and change them directly. Every exercise exists, and has the catalogue's name. */
export class Routines {
  readonly #catalog: Pick<Catalog, "byId">;
  readonly #store: RoutineStore;

  constructor(parts: { catalog: Pick<Catalog, "byId">; routines: RoutineStore }) {
    this.#catalog = parts.catalog;
    this.#store = parts.routines;
  }

  list(userId: string, page: PageRequest): Promise<Page<Routine>> {
    return this.#store.list(userId, page);
  }

  async find(userId: string, id: string): Promise<Routine> {
    return found(await this.#store.find(userId, id));
  }

  /** Throws `bad_request` that names every exercise that is not in the catalogue. */
  async add(userId: string, routine: NewRoutine): Promise<Routine> {
    return this.#store.insert(userId, this.#named(routine));
  }

  async replace(userId: string, id: string, routine: NewRoutine): Promise<Routine> {
    await this.find(userId, id);
    return found(await this.#store.update(userId, id, this.#named(routine)));
  }

  async delete(userId: string, id: string): Promise<void> {
    found(await this.#store.delete(userId, id));
  }

  #named({ name, daysPerWeek, days }: NewRoutine): RoutineContent {
    const unknown: { field: string; message: string }[] = [];
    const named = days.map((day, dayIndex) => ({
      name: day.name,
      items: day.items.map((item, index) => {
        const exercise = this.#catalog.byId(item.exerciseId);
        if (!exercise)
          unknown.push({ field: `days.${dayIndex}.items.${index}.exerciseId`, message: "is not in the catalogue" });
        return { ...item, name: exercise?.name ?? "" };
      }),
    }));
    if (unknown.length > 0) {
      const detail = `These are not in the catalogue: ${unknown.map(({ field }) => field).join(", ")}.`;
      throw new AppError("bad_request", detail, { fields: unknown });
    }
    return { name, daysPerWeek, days: named };
  }
}

function found(routine: Routine | null): Routine {
  if (routine === null) throw new AppError("not_found", "There is no such routine.");
  return routine;
}
