import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import type { LogSet } from "../../protocol/workoutLog.ts";
import { remarkOnLift, tellsCircumstance } from "../corrections/circumstances.ts";
import { readCorrection } from "../corrections/logCorrection.ts";
import { readRecall } from "../corrections/logRecall.ts";
import { wasRight } from "../corrections/wasRight.ts";
import { foldText } from "../foldText.ts";
import { entered } from "../patterns/enteredPattern.ts";

const OF_PLACED =
  /^\W*(?:(?:and|oh|no|ok|sorry|actually)[ ,]+)*(?:the )?(?:first|second|third|1st|2nd|3rd)(?: (?:one|exercise|lift))? (?:was|were) (?:only |actually |with )?\d/;

/**
 * What a message says of entries that are stored while a question about another is open: "second one was 62.5" while it is asked which row it
 * was changes one, "what have I got for yesterday" while a deletion waits for its yes recalls them; `null` for anything else.
 */
export function ofStored(
  text: string,
  {
    about,
    draft,
    question = "",
    options = [],
  }: Pick<OpenQuestion, "about" | "draft"> & Partial<Pick<OpenQuestion, "question" | "options">>,
): "changed" | "recalled" | null {
  const lift = remarkOnLift(text) ?? wasRight(text);
  if (lift !== null && !namesAny(lift, [question, ...options.map(({ label }) => label)])) return "changed";
  if (about !== "exercise" && draft.kind === "correction" && tellsCircumstance(text)) return "changed";
  if (isSetAgainstOther(text, draft)) return "changed";
  if (about === "exercise" && (OF_PLACED.test(foldText(text)) || countsOther(text, draft))) return "changed";
  return readRecall(text)?.scope === "day" ? "recalled" : null;
}

const setsOf = (draft: OpenQuestion["draft"]): Partial<LogSet>[] =>
  draft.kind === "log" && Array.isArray(draft.entries)
    ? (draft.entries as { sets?: Partial<LogSet>[] }[]).flatMap(({ sets }) => sets ?? [])
    : [];

/** "I said 40, I meant 35" while it is asked which lunge was done without any 40: of what was stored before. */
function isSetAgainstOther(text: string, draft: OpenQuestion["draft"]): boolean {
  const sets = setsOf(draft);
  if (sets.length === 0 || !SETS_AGAINST.test(text)) return false;
  const said = readCorrection(text);
  if (said?.kind !== "change" || said.target !== null || said.exercise !== null) return false;
  const against = said.parts.flatMap(({ changes }) =>
    changes.flatMap((found) => ("instead" in found && found.instead !== null ? [found.instead] : [])),
  );
  const held = new Set([
    sets.length,
    ...sets.flatMap(({ reps, weight, durationS, distance, rpe }) => [reps, weight, durationS, distance, rpe]),
  ]);
  return against.length > 0 && !against.some((value) => held.has(value));
}
const SETS_AGAINST = entered(
  /\b(?:not|instead of|rather than|nicht|statt|pas|au lieu|non|invece|nao|em vez|en vez|meant|mean)\b/i,
);

const namesAny = (name: string, texts: readonly string[]): boolean => {
  const known = new Set(texts.flatMap((text) => phraseTokens(foldText(text).replace(/[^\p{L} ]+/gu, " "))));
  return phraseTokens(name).some((word) => known.has(word));
};

/** "2x12 I mean" while it is asked on what twenty minutes were done: nothing that is told in time has repetitions. */
function countsOther(text: string, draft: OpenQuestion["draft"]): boolean {
  const sets = setsOf(draft);
  const isTimed =
    sets.length > 0 && sets.every(({ reps, durationS, distance }) => reps == null && (durationS ?? distance) != null);
  const said = isTimed && PRODUCT.test(text) ? readCorrection(text) : null;
  return (
    said?.kind === "change" && said.sure && said.target === null && said.exercise === null && said.parts.length > 0
  );
}
const PRODUCT = /\d ?[x×*] ?\d(?! ?(?:s|secs?|seconds?|mins?|minutes?|m|km|k)\b)/iu;

/** "Scrap the calf raises", "put them back" to "which one shall I change?": no choice among those. */
export function takesAwayOther(text: string): boolean {
  const correction = readCorrection(text);
  return correction?.kind === "delete" && (correction.target !== null || correction.restores === true);
}
