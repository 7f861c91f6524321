import { foldText } from "../../language/foldText.ts";
import { goesByDays } from "../../language/notation/writtenPlan.ts";
import { senseDeed } from "../../language/routing/deed/senseDeed.ts";
import { withoutOpener } from "../../language/routing/openersAside.ts";
import { tellsCovered } from "../../language/routing/outingTime.ts";
import { readStance } from "../../language/routing/stance.ts";
import type { Assignment } from "../../protocol/understanding.ts";
import type { LogExtraction } from "./logUnderstanding.ts";

/** Cues after which there is no doubt. */
const SURELY: ReadonlySet<string> = new Set(["log_order", "first_person_past", "shortfall"]);

/** "Je voulais dire 5x5 à 85": what was meant by what was told before. */
const SAYS_MEANT =
  /(?<!\p{L})(?:i meant?|ich meinte|wollte sagen|je voulais dire|j ?['’]? ?ai voulu dire|quise decir|queria decir|volevo dire|intendevo|quis dizer|queria dizer)(?!\p{L})/u;

/** "12.1 km in 1:03:20", "68 km 1050 d+", "HR 158": as a watch tells it of a way, and nobody plans it. */
const MEASURED =
  /\d[.,]\d{1,2} ?(?:kms?|k|mi|miles?)(?!\p{L})|\d:[0-5]\d:[0-5]\d|\d ?h ?[0-5]\d(?!\d)|\d ?(?:hm|d\+|bpm)|(?<!\p{L})(?:puls|hr|hf|fc|pulse|media|moyenne|schnitt|avg)[ :]{1,2}\d{2,3}(?!\d)/u;
const wasMeasured = (folded: string): boolean => MEASURED.test(folded) && tellsCovered(folded);

/** What may well be no deed of the writer's own, by all its words, is asked about before it is stored. What goes on with a log is not doubted. */
export function doubtedDeed(
  extraction: LogExtraction,
  { text, lastLogIds }: Pick<Assignment, "text" | "lastLogIds">,
): LogExtraction {
  if (lastLogIds.length > 0 || extraction.entries.length === 0) return extraction;
  if (SAYS_MEANT.test(foldText(text))) return extraction;
  const isDone =
    senseDeed(withoutOpener(text)) === "done" ||
    wasMeasured(foldText(text)) ||
    readStance(text).signals.some((signal) => SURELY.has(signal));
  if (isDone && !goesByDays(text)) return extraction;
  return { ...extraction, entries: extraction.entries.map((entry) => ({ ...entry, isDoubted: true })) };
}
