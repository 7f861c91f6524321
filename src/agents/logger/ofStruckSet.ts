import { change } from "../../language/corrections/correction.ts";
import { type StruckSet, struckSet } from "../../language/corrections/struckSet.ts";
import { foldText } from "../../language/foldText.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { toldHere } from "./storedEntries.ts";
import { nothing, UNDECIDED } from "./undecided.ts";

/** The place of the one set of an entry that is meant, from 1; `null` where there is none, or several. */
function placeIn(struck: StruckSet, { sets }: LogEntry): number | null {
  if ("place" in struck) {
    const place = struck.place < 0 ? sets.length : struck.place;
    return sets.length > 1 && place <= sets.length ? place : null;
  }
  const of = (field: "weight" | "reps") => sets.flatMap((set, at) => (set[field] === struck.figure ? [at + 1] : []));
  const found = of("weight").length > 0 ? of("weight") : of("reps");
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * "Delete the 12", "the first one was just a warm-up, remove it": that set goes, and the entry stays. It is one of the last entry, or of the only one of
 * those told here that has such a set among others. `null` where nothing is struck so, or nobody knows of which.
 */
export async function ofStruckSet(
  parts: LoggerParts,
  text: string,
  last: readonly LogEntry[],
  context: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const struck = last.length === 0 ? null : struckSet(foldText(text).trim());
  if (struck === null) return null;
  const { told, here } = await toldHere(parts, scope);
  const [only, ...others] = last;
  const isOfLast = only !== undefined && others.length === 0 && placeIn(struck, only) !== null;
  const fitting = told.filter((entry) => entry.sets.length > 1 && placeIn(struck, entry) !== null);
  const entry = isOfLast ? only : "figure" in struck && fitting.length === 1 ? fitting[0] : undefined;
  const at = entry && placeIn(struck, entry);
  if (entry === undefined || at == null) return null;
  const correction = change({ removed: { from: at, to: at } });
  const pending = { ...UNDECIDED, text, correction, logs: [entry], fromLastTurn: true, chosen: true, here };
  return { ...nothing(context), correction: pending };
}
