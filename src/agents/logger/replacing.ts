import type { Assignment } from "../../protocol/understanding.ts";
import type { WorkScope } from "../agent.ts";
import { isNamed } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import type { LogExtraction } from "./logUnderstanding.ts";
import { isCountable } from "./mergeAnswer.ts";
import { logsOf } from "./storedEntries.ts";

/** "Scrap that, log incline 3x8 at 70 instead": what was stored last goes, a whole log of its own comes. */
const SCRAPS =
  /^\W*(?:(?:no+|nah|oops|sorry|actually|wait|oh|ok|please|can you)\W+)*(?:scrap|scratch|delete|remove|undo|erase|bin|forget|cancel|discard|replace) (?:that|it|this|the last (?:one|entry|log))(?: with)?[\s,.;:!-]+(?:(?:and|then|instead|just|please|i did|i meant|it was|log|put|add|write|record)[\s,:]+)*(?=\S)/i;
/** "All wrong. Back squat 5x5 90". */
const ALL_WRONG =
  /^\W*(?:(?:no+|nah|oops|sorry|actually|wait|oh|ok)\W+)*(?:(?:that|it|this|everything|all(?: of (?:it|that))?)(?:['’]?s| is| was)? )?(?:(?:all|completely|totally) )*wrong(?: there| again)?(?:[,.;:!–-]+ *| (?=(?:it|that) was\b|i did\b|should\b))(?:(?:it|that) was |i did |should (?:be|have been) )?(?=\S)/i;

/**
 * A whole log that comes in the place of what was stored last: of all of it where that is scrapped, of one entry of another exercise and on its day
 * where it is called wrong. In: a message, and how words are read as a log. Out: the log with what it replaces, or `null`.
 */
export async function replacing(
  parts: LoggerParts,
  { text, lastLogIds }: Pick<Assignment, "text" | "lastLogIds">,
  read: (words: string) => LogExtraction,
  { today }: ReadingContext,
  scope: WorkScope,
): Promise<LogExtraction | null> {
  const scraps = lastLogIds.length === 0 ? null : SCRAPS.exec(text);
  const lead = (scraps ?? (lastLogIds.length === 1 ? ALL_WRONG.exec(text) : null))?.[0];
  if (lead === undefined) return null;
  const instead = read(text.slice(lead.length).replace(/,? instead\W*$/i, ""));
  const whole = instead.entries.filter(({ phrase, sets }) => phrase !== null && isCountable(sets));
  const [entry] = whole;
  if (entry === undefined) return null;
  if (scraps !== null) return { ...instead, replaced: lastLogIds };
  const [last] = await logsOf(parts, scope, { ids: lastLogIds });
  // "Wrong, bench 3x8 at 60" after a bench press puts that right.
  if (!last || instead.entries.length > 1 || isNamed(parts.catalog, last.exercise, entry.phrase ?? "")) return null;
  const { date, performedAt } = last;
  return {
    ...instead,
    entries: entry.date === today ? [{ ...entry, date, performedAt }] : [entry],
    replaced: lastLogIds,
  };
}
