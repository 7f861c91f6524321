import { z } from "zod";
import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { OpenQuestion } from "../../protocol/understanding.ts";
import { foldText } from "../foldText.ts";
import { isMovementWord } from "../notation/clauseWords.ts";

const OPEN = z.object({
  kind: z.literal("log"),
  point: z.literal("exercise"),
  entries: z.array(
    z.object({
      exercise: z.object({ name: z.string() }).nullable(),
      phrase: z.string().nullable(),
      within: z.string().nullable(),
    }),
  ),
});
const BETWEEN = /\s*(?:[,;\n]|(?<!\p{L})(?:and|then|und|dann|et|puis|y|luego|e|poi|depois)(?!\p{L}))+\s*/iu;
/** A name, and a load at most: sets of its own are another log. */
const NAME_AND_LOAD =
  /^\D{3,60}?(?:\d{1,3}(?:[.,]\d{1,2})? ?(?:kgs?|kilos?|lbs?|pounds?)?(?: (?:each|per (?:hand|side|arm)|a side))?)?[\s.!]*$/iu;
const movementsIn = (words: string): string[] => phraseTokens(foldText(words)).filter((word) => isMovementWord(word));

/** An answer about several exercises at once, and what it says besides of those of the same message that are stored. */
export type EachAnswered = { answer: string; more: string[] };

/**
 * "Dumbbell curls 10 kg, overhead extensions 8 kg" to "which curl was it?" while the extension is open as well: an answer
 * for each, and no log of its own. In: the message and the open question. `null` where a clause names none of them.
 */
export function eachOfSeveral(text: string, { draft, stays }: OpenQuestion): EachAnswered | null {
  const open = OPEN.safeParse(draft);
  if (!open.success || text.length > 240 || text.includes("?")) return null;
  const clauses = text.split(BETWEEN).filter((clause) => /\p{L}/u.test(clause));
  if (clauses.length < 2 || !clauses.every((clause) => NAME_AND_LOAD.test(clause))) return null;
  const left = open.data.entries.map(({ exercise, phrase, within }) =>
    movementsIn(within ?? phrase ?? exercise?.name ?? ""),
  );
  const stored = new Set(movementsIn(stays ?? ""));
  const answers: string[] = [];
  const more: string[] = [];
  for (const clause of clauses) {
    const named = movementsIn(clause);
    const at = left.findIndex((movements) => movements.some((word) => named.includes(word)));
    if (at >= 0) {
      left.splice(at, 1);
      answers.push(clause.trim());
      continue;
    }
    const known = named.find((word) => stored.has(word));
    if (known === undefined) return null;
    // With a load it is what the entry lacks; without one, what it is called.
    more.push(/\d/.test(clause) ? clause.trim() : `the ${known} was ${clause.trim()}`);
  }
  return answers.length === 0 || (answers.length < 2 && more.length === 0)
    ? null
    : { answer: answers.join(", "), more };
}
