import { readRecall } from "../../language/corrections/logRecall.ts";
import { readDates } from "../../language/dates/dates.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { WorkScope } from "../agent.ts";
import { dayText } from "./dayText.ts";
import { isNamed } from "./isNamed.ts";
import type { LoggerParts } from "./logParts.ts";
import type { ReadingContext } from "./logReading.ts";
import { entriesInWords } from "./renderLogs.ts";
import { logsOf, writtenHere } from "./storedEntries.ts";

const MOST_READ = 30;

/** What is stored, read back to who asks for it; `null` where nobody does. */
export async function recalled(
  parts: LoggerParts,
  { text, lastLogIds, resume }: Assignment,
  context: ReadingContext,
  scope: WorkScope,
): Promise<string | null> {
  const asked = resume === null ? readRecall(text) : null;
  if (asked === null) return null;
  const { today } = context;
  const day = asked.when === null ? today : (readDates(asked.when, context)[0]?.date ?? today);
  if (asked.scope === "last") {
    const ids = lastLogIds.length > 0 ? lastLogIds : (await writtenHere(parts, scope)).here.slice(-1);
    const logs = await logsOf(parts, scope, { ids });
    if (logs.length === 0) return "Nothing from just now is stored.";
    return entriesInWords(asked.asksWhether ? "Yes, this is stored" : "Stored", logs, today);
  }
  const ofDay = (await logsOf(parts, scope, { from: day, to: day, limit: MOST_READ })).reverse();
  const { target } = asked;
  if (target === null)
    return ofDay.length === 0
      ? `Nothing is stored for ${dayText(day, today)}.`
      : entriesInWords("Stored", ofDay, today);
  const named = ofDay.filter((entry) => isNamed(parts.catalog, entry.exercise, target));
  if (named.length > 0) return entriesInWords("Stored", named, today);
  const [newest] = (await logsOf(parts, scope, { limit: MOST_READ })).filter((entry) =>
    isNamed(parts.catalog, entry.exercise, target),
  );
  return newest ? entriesInWords("Stored", [newest], today) : `I find nothing stored for "${target}".`;
}
