import { phraseTokens } from "../../catalog/phraseTokens.ts";
import { HOLDS_SETS } from "../../language/answers/answerKinds.ts";
import { foldText } from "../../language/foldText.ts";
import { isMovementWord } from "../../language/notation/clauseWords.ts";
import type { DraftEntry } from "./logDraft.ts";
import { type ReadingContext, readLog } from "./logReading.ts";
import { isCountable } from "./mergeAnswer.ts";

/** Where an answer about several entries goes on with the next of them. */
const BETWEEN = /\s*(?:[,;\n]|(?<!\p{L})(?:and|then|und|dann|et|puis|y|luego|e|poi|depois)(?!\p{L}))+\s*/iu;

/**
 * "20kg 3x10 and 8kg 3x15" while nothing is known of two exercises but their names: sets for each, in the order in which
 * they were named. `null` where there are not as many, or another name is told.
 */
export function setsForEach(
  entries: readonly DraftEntry[],
  text: string,
  context: ReadingContext,
): DraftEntry[] | null {
  const pieces = text.split(BETWEEN).filter((piece) => /[\p{L}\d]/u.test(piece));
  const isOpen = entries.every(({ sets, readings }) => sets.length === 0 && readings.length === 0);
  if (entries.length < 2 || pieces.length !== entries.length || !isOpen) return null;
  const told = pieces.map((piece) => {
    const [only, ...more] = HOLDS_SETS.test(foldText(piece)) ? readLog(piece, context).entries : [];
    return only && more.length === 0 && only.phrase === null && isCountable(only.sets) ? only : null;
  });
  const given = told.filter((one) => one !== null);
  if (given.length !== entries.length) return null;
  return entries.map((entry, at) => {
    const { sets, readings, unread } = given[at] as DraftEntry;
    return { ...entry, sets, readings, unread };
  });
}

const movementsOf = ({ phrase, within, exercise }: DraftEntry): string[] =>
  phraseTokens(within ?? phrase ?? exercise?.name ?? "").filter(isMovementWord);

/**
 * "Seated cable for the rows, hammer for the curls" to "which row was it?": what names the movement of an entry that is
 * open besides is said of that one. Out: the words that are left for the first, and the others.
 */
export function answersForEach(
  [first, ...others]: readonly DraftEntry[],
  text: string,
): { words: string; others: DraftEntry[] } | null {
  if (first === undefined || others.length === 0) return null;
  const own = movementsOf(first);
  const left: string[] = [];
  let rest = others;
  for (const clause of text.split(BETWEEN)) {
    const named = phraseTokens(clause);
    const meant = named.some((word) => own.includes(word))
      ? undefined
      : rest.find((entry) => movementsOf(entry).some((word) => named.includes(word)));
    if (meant === undefined || /\d/.test(clause)) left.push(clause);
    else rest = rest.map((entry) => (entry === meant ? withName(entry, clause) : entry));
  }
  return rest === others ? null : { words: left.join(", "), others: rest };
}

/** "For the curls", "the raises were": what only says which entry is meant. */
const POINTS =
  /(?<!\p{L})(?:for|on|with|the|my|were|was|as|fur|für|bei|die|der|das|waren|war|pour|les|le|la|étaient|etaient|para|los|las|el|fueron|eran|per|gli|erano|os|foram)(?!\p{L})/giu;

function withName(entry: DraftEntry, clause: string): DraftEntry {
  const phrase = clause.replace(POINTS, " ").replace(/\s+/g, " ").trim();
  const within = entry.within ?? entry.exercise?.name ?? entry.phrase;
  return { ...entry, exercise: null, phrase, within, candidates: [] };
}
