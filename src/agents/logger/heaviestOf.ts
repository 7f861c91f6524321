import type { LogEntry, LogSet } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { isNamed } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import { logsOf } from "./storedEntries.ts";

export type HeaviestSet = { set: LogSet & { weight: number }; entry: LogEntry };

/** So many of the newest entries are looked through. */
const LATELY = 60;

/** The heaviest set with a whole load in the newest entries by a name; of those the name fits, the exercise that was done last. `null` where there is none. */
export async function heaviestOf(
  name: string,
  parts: Pick<LoggerParts, "catalog" | "getLogs">,
  scope: WorkScope,
): Promise<HeaviestSet | null> {
  const named = (await logsOf(parts, scope, { limit: LATELY })).filter(({ exercise }) =>
    isNamed(parts.catalog, exercise, name),
  );
  const [newest] = named;
  return heaviest(named.filter(({ exercise }) => exercise.id === newest?.exercise.id));
}

/** The heaviest set of some entries that was lifted whole. */
export function heaviest(entries: readonly LogEntry[]): HeaviestSet | null {
  const sets = entries.flatMap((entry) =>
    entry.sets.flatMap((set) =>
      set.weight !== null && set.load !== "assisted" ? [{ set: { ...set, weight: set.weight }, entry }] : [],
    ),
  );
  return (
    sets.toSorted(
      (one, other) => other.set.weight - one.set.weight || (other.set.reps ?? 0) - (one.set.reps ?? 0),
    )[0] ?? null
  );
}
