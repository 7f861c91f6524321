import { singularWords } from "../../catalog/phraseTokens.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import { readStance } from "../../language/routing/stance.ts";
import type { Answer } from "../../protocol/understanding.ts";
import type { DraftEntry } from "./logDraft.ts";
import { type ReadingContext, readLog } from "./logReading.ts";

/**
 * The entries of an answer to "which exercise was it?" that is a log of its own: it names another movement than the one
 * asked about and those offered, with sets or as something that was done ("walked 10000 steps"). It is then read as it
 * would be without the question, however much of it is open. Empty when it is an answer.
 */
export function ownLog(asked: DraftEntry, { text, optionId }: Answer, context: ReadingContext): DraftEntry[] {
  const { phrase, within, candidates } = asked;
  if (phrase === null || candidates.length === 0 || optionId !== null || !/\d|\p{L} \p{L}/u.test(text)) return [];
  const known = new Set([phrase, within ?? "", ...candidates.map(({ name }) => name)].flatMap(singularWords));
  const { entries } = readLog(text, context);
  const isDeed = /\d/.test(text) && readStance(text).signals.includes("past_verb");
  const isOther = (entry: DraftEntry) => {
    const movements = singularWords(entry.phrase ?? "").filter((word) => isMovementWord(word));
    return movements.length > 0 && movements.every((word) => !known.has(word));
  };
  // "Pull two dumbbells up" describes; spelled figures are sets only where they are several or loaded.
  const hasSets = ({ sets }: DraftEntry) =>
    sets.length > 1 || sets.some(({ weight }) => weight !== null) || (sets.length > 0 && /\d/.test(text));
  const isOwn = entries.length > 0 && entries.every((entry) => isOther(entry) && (hasSets(entry) || isDeed));
  return isOwn ? entries : [];
}
