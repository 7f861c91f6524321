import type { Correction } from "../../language/corrections/correction.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import type { WorkScope } from "../agent.ts";
import { isNamed } from "./isNamed.ts";
import { MARKED } from "./logOrCorrection.ts";
import type { LoggerParts } from "./logParts.ts";
import type { PendingCorrection } from "./logUnderstanding.ts";
import { logsOf, MOST_AT_ONCE, writtenHere } from "./storedEntries.ts";
import { UNDECIDED } from "./undecided.ts";

/**
 * "It was 4 sets of bench" after the dips, where a bench was told before them: what was told by that name is put right, and the dips are not called
 * so. In: a correction and the entries that it would be of. Out: the correction of the other entry; `null` where nothing else was told by that name in
 * this conversation, or several entries were, or the words take a name back ("no, it was bench 3x8").
 */
export async function ofOtherEntry(
  parts: LoggerParts,
  correction: Correction,
  text: string,
  of: readonly LogEntry[],
  scope: WorkScope,
): Promise<PendingCorrection | null> {
  if (correction.kind !== "change" || of.length === 0 || MARKED.test(text)) return null;
  const { exercise, target, parts: changes, added, removed } = correction;
  const name = exercise?.instead === null ? exercise.phrase : exercise === null ? target : null;
  if (name === null || name === "" || (changes.length === 0 && (added ?? removed) === null)) return null;
  if (of.some((entry) => isNamed(parts.catalog, entry.exercise, name))) return null;
  const { here } = await writtenHere(parts, scope);
  const told = await logsOf(parts, scope, { ids: here.slice(0, MOST_AT_ONCE) });
  const [only, ...others] = told.filter((entry) => isNamed(parts.catalog, entry.exercise, name));
  if (only === undefined || others.length > 0) return null;
  const meant = { ...correction, exercise: null, target: name };
  return { ...UNDECIDED, text, correction: meant, logs: [only], fromLastTurn: true, chosen: true, here };
}
