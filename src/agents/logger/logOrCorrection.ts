import { phraseTokens } from "../../catalog/phraseTokens.ts";
import type { ChangeCorrection, Correction } from "../../language/corrections/correction.ts";
import { phraseIn } from "../../language/corrections/correctionPhrases.ts";
import { readFurtherSet } from "../../language/corrections/furtherSet.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import type { LogEntry } from "../../protocol/workoutLog.ts";
import { isNamed } from "./isNamed.ts";
import type { DraftEntry } from "./logDraft.ts";
import type { LoggerParts } from "./logParts.ts";
import { isCountable } from "./mergeAnswer.ts";

export const isNameAlone = ({ parts, added, removed, when, note, exercise, wrong }: ChangeCorrection): boolean =>
  exercise !== null &&
  exercise.phrase !== "" &&
  exercise.instead === null &&
  parts.length === 0 &&
  (added ?? removed ?? when ?? note ?? wrong) === null;

/** Asks that what is told be kept. */
export const KEEP = /\b(?:write|note|jot|put) (?:it|that|this) down\b|\b(?:log|record|track|save) (?:it|that|this)\b/i;

/** Words that put something right; "no straps" and "was easy" in a log do not. */
export const MARKED =
  /^\W*(?:no|nope|nah|not|change|make|set|edit|update|fix|correct|delete|remove|undo)\b|\b(?:actually|sorry|oops|meant|correction|mistake|typo|wrong|scratch that|instead of|rather than|not \d|should (?:be|have been|say)|change (?:it|that|the)|make (?:it|that))\b/i;

/** Words that only a correction has. */
const ORDERS_CHANGE =
  /^\W*(?:no|nope|nah|not|change|make|set|edit|update|fix|correct|delete|remove|undo)\b|\b(?:actually|oops|correction|mistake|typo|scratch that|should (?:be|have been|say)|change (?:it|that|the)|make (?:it|that)|not)\b/i;
const INSTEAD_OF_USUAL =
  /\b(?:instead of|rather than) (?:my |the |our )?(?:usual|normal|regular|planned|prescribed|programmed|typical|last)\b/i;

/** "Those were 24s": no name. */
const POINTS_BACK = /^(?:those|these|they|them|that|it|this)$/i;

/** Whether words that could correct something are a log of their own: whole sets, and no word that puts anything right. */
export function isNewLog(text: string, correction: Correction, read: readonly DraftEntry[], hasLast: boolean): boolean {
  if (correction.kind !== "change" || correction.target !== null) return false;
  if (correction.added !== null && readFurtherSet(text) !== null) return false;
  const isName = (phrase: string) =>
    !POINTS_BACK.test(phrase) &&
    phraseIn(foldText(phrase)) !== null &&
    (!correction.sure || (foldText(phrase).match(/\p{L}{3,}/gu) ?? []).some((word) => isMovementWord(word)));
  const named = read.filter(({ phrase }) => phrase !== null && isName(phrase));
  // "squat 3x8 60 kg instead of my usual 85": whole sets of a named exercise, where nothing was just stored.
  const isWhole = named.some(({ sets }) => isCountable(sets)) && !ORDERS_CHANGE.test(text);
  if (isWhole && (!hasLast || INSTEAD_OF_USUAL.test(text))) return true;
  if (MARKED.test(text)) return false;
  return hasLast ? named.some(({ sets }) => isCountable(sets)) : read.length > 0;
}

const TURNS_DOWN = /^\W*(?:oh |ah )?(?:no+|nope|nah|nein|nee|non|nao|não|wrong)(?![\p{L}])/iu;

/** "No, seated leg curl. And 45" after a leg curl: not an entry of that name, but what the last one should be called. */
export function renamesLast(
  text: string,
  correction: Correction,
  last: readonly LogEntry[],
  catalog: LoggerParts["catalog"],
): Correction {
  const [only] = last;
  if (correction.kind !== "change" || correction.target === null || only === undefined || last.length > 1)
    return correction;
  const { target, exercise } = correction;
  if (exercise !== null || !TURNS_DOWN.test(text) || isNamed(catalog, only.exercise, target)) return correction;
  const called = new Set(phraseTokens(only.exercise.name));
  return phraseTokens(target).some((word) => called.has(word))
    ? { ...correction, target: null, exercise: { phrase: target, instead: null } }
    : correction;
}
