import type { OpenQuestion } from "../../protocol/understanding.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { readRecall } from "../corrections/logRecall.ts";
import { foldText } from "../foldText.ts";

const OF_PLACED =
  /^\W*(?:(?:and|oh|no|ok|sorry|actually)[ ,]+)*(?:the )?(?:first|second|third|1st|2nd|3rd)(?: (?:one|exercise|lift))? (?:was|were) (?:only |actually |with )?\d/;

/**
 * What a message says of entries that are stored while a question about another is open: "second one was 62.5" while it is asked which row it
 * was changes one, "what have I got for yesterday" while a deletion waits for its yes recalls them; `null` for anything else.
 */
export function ofStored(text: string, { about }: Pick<OpenQuestion, "about">): "changed" | "recalled" | null {
  if (about === "exercise" && OF_PLACED.test(foldText(text))) return "changed";
  return readRecall(text)?.scope === "day" ? "recalled" : null;
}

/** "Scrap the calf raises", "put them back" to "which one shall I change?": no choice among those. */
export function takesAwayOther(text: string): boolean {
  const correction = readCorrection(text);
  return correction?.kind === "delete" && (correction.target !== null || correction.restores === true);
}
