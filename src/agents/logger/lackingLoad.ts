import type { Catalog } from "../../catalog/catalog.ts";
import { type ChangeCorrection, change } from "../../language/corrections/correction.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import { isNamed } from "./isNamed.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import { isCountable } from "./mergeAnswer.ts";

/**
 * "Bench with 60 kg" right after "bench 3x8": the load that the entry of that name lacks. In: the message and what was told in
 * this conversation, the oldest first. `null` where more than a name and a load is told, or no entry of today lacks one.
 */
export function lackingLoad(
  text: string,
  told: readonly LogEntry[],
  context: ReadingContext,
  catalog: Pick<Catalog, "byId">,
): { correction: ChangeCorrection; log: LogEntry } | null {
  const [only, ...others] = readLog(text, context).entries;
  const [set, ...more] = only?.sets ?? [];
  if (!only || others.length > 0 || only.phrase === null || !set || more.length > 0 || isCountable([set])) return null;
  if (set.weight === null || only.readings.length > 0 || only.unread.length > 0 || only.date !== context.today)
    return null;
  const { phrase } = only;
  const log = told.findLast(
    ({ exercise, sets, date }) =>
      date === context.today &&
      sets.every(({ reps, weight }) => reps !== null && weight === null) &&
      isNamed(catalog, exercise, phrase),
  );
  if (log === undefined) return null;
  const { weight, unit } = set;
  const load = { what: "field" as const, field: "weight" as const, value: weight, unit, instead: null };
  return { correction: change({ parts: [{ sets: "all", changes: [load] }] }), log };
}
