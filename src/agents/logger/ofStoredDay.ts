import type { Correction } from "../../language/corrections/correction.ts";
import { readDates } from "../../language/dates/dates.ts";
import type { WorkScope } from "../agent.ts";
import { isNamed } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import { LOOKED_UP, logsOf } from "./storedEntries.ts";

/**
 * "Yesterday's dips were 12 10 8": where dips are stored on that day they are put right, and told no second time. What is said of another
 * day, and of nothing that is stored there, may as well be a log; it comes back as it was.
 */
export async function ofStoredDay(
  parts: LoggerParts,
  correction: Correction,
  context: ReadingContext,
  scope: WorkScope,
): Promise<Correction> {
  if (correction.kind !== "change" || correction.sure || correction.target === null || correction.parts.length === 0)
    return correction;
  const date = correction.when === null ? null : (readDates(correction.when, context)[0]?.date ?? null);
  if (date === null || date >= context.today) return correction;
  const { target } = correction;
  const logs = await logsOf(parts, scope, { from: date, to: date, limit: LOOKED_UP });
  const isStored = logs.some(({ exercise }) => isNamed(parts.catalog, exercise, target));
  return isStored ? { ...correction, sure: true } : correction;
}
