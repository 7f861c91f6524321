import { foldText } from "../../language/foldText.ts";
import { goesByDays } from "../../language/notation/writtenPlan.ts";
import { senseDeed } from "../../language/routing/deed/senseDeed.ts";
import { readStance } from "../../language/routing/stance.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { LogExtraction } from "./logUnderstanding.ts";

/** Cues after which there is no doubt. */
const SURELY: ReadonlySet<string> = new Set(["log_order", "first_person_past", "shortfall"]);

/** "Je voulais dire 5x5 à 85": what was meant by what was told before. */
const SAYS_MEANT =
  /(?<!\p{L})(?:i meant?|ich meinte|wollte sagen|je voulais dire|j ?['’]? ?ai voulu dire|quise decir|queria decir|volevo dire|intendevo|quis dizer|queria dizer)(?!\p{L})/u;

/** What may well be no deed of the writer's own, by all its words, is asked about before it is stored. What goes on with a log is not doubted. */
export function doubtedDeed(
  extraction: LogExtraction,
  { text, lastLogIds }: Pick<Assignment, "text" | "lastLogIds">,
): LogExtraction {
  if (lastLogIds.length > 0 || extraction.entries.length === 0) return extraction;
  if (SAYS_MEANT.test(foldText(text))) return extraction;
  const isDone = senseDeed(text) === "done" || readStance(text).signals.some((signal) => SURELY.has(signal));
  if (isDone && !goesByDays(text)) return extraction;
  return { ...extraction, entries: extraction.entries.map((entry) => ({ ...entry, isDoubted: true })) };
}
